//! The best moves, each with its chance and how the game would go on. Pressing one makes
//! the move.

use advice::AdvisedLine;
use bots::Mark;
use game::Fact;
use leptos::prelude::*;
use shelf::GameInProgress;
use telling::{Reader, advised, briefs, told};
use words::Words;

use super::{engine::Engine, found::proven};
use crate::page::{
    browser,
    game::{looking::percent, moves::Marks},
    speaking::Speaking,
};

/// So many moves of a line are shown.
const SHOWN: usize = 8;

/// A line as it is shown.
#[derive(Clone, PartialEq, Debug)]
struct Shown {
    /// The move that it begins with.
    action: String,
    /// The chance of whoever makes it.
    percent: i64,
    /// What is proven of it.
    proven: Option<String>,
    /// The moves in brief.
    marks: Vec<Vec<Mark>>,
    /// The same in sentences.
    told: String,
}

impl Shown {
    /// A line from where a game stands; nothing of one that is of another game.
    fn of(game: &GameInProgress, line: &AdvisedLine, words: &Words) -> Option<Self> {
        let reader = Reader::onlooker(words);
        let first = advised(game, &line.action, &reader)?;
        let mut after = game.clone();
        let begun = after.length();
        for token in line.line.iter().take(SHOWN) {
            after.add_tokens(token).ok()?;
        }
        let marks = briefs(&after).into_iter().skip(begun).map(|brief| brief.marks).collect();
        let chance = percent(line.win_probability);
        let chance = words.tell("analysing-chance", &[("percent", Fact::Number(chance))]);
        let later = (begun + 2..=after.length()).map(|entry| told(&after, entry, &reader));
        let told: Vec<_> = [first, chance].into_iter().chain(later).collect();
        Some(Self {
            action: line.action.clone(),
            percent: percent(line.win_probability),
            proven: proven(line, words),
            marks,
            told: told.join(" "),
        })
    }
}

/// The lines, the best first; where chance acts there are none.
#[component]
pub(super) fn Lines(engine: Engine) -> impl IntoView {
    let speaking = Speaking::here();
    let exploring = engine.exploring;
    let lines = Memo::new(move |_| {
        let words = speaking.words();
        let found = engine.found.with(|found| found.as_ref().map(|it| it.advice.lines.clone()));
        let shown = |game: &GameInProgress| {
            let lines = found.iter().flatten();
            lines.filter_map(|line| Shown::of(game, line, &words)).collect::<Vec<_>>()
        };
        exploring.with_game(shown)
    });
    // A line that is still among the best is still the same button: whoever is pressing it
    // while more is found has pressed it.
    let actions = Memo::new(move |_| {
        lines.with(|lines| lines.iter().map(|line| line.action.clone()).collect::<Vec<_>>())
    });
    let choose = move |action: String| {
        exploring.play(&action);
        browser::focus_board();
    };
    view! {
        <ol class="lines" aria-label=move || speaking.text("analysing-best")>
            <For each=move || actions.get() key=Clone::clone let:action>
                <Line action lines on_choose=choose />
            </For>
        </ol>
    }
}

#[component]
fn Line(
    action: String,
    lines: Memo<Vec<Shown>>,
    #[prop(into)] on_choose: Callback<String>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let (named, made) = (action.clone(), action.clone());
    let shown = Memo::new(move |_| {
        lines.with(|lines| lines.iter().find(|line| line.action == action).cloned())
    });
    let told = move || shown.with(|shown| shown.as_ref().map(|shown| shown.told.clone()));
    let chance =
        move |percent| speaking.tell("analysing-percent", &[("percent", Fact::Number(percent))]);
    let quarters = Signal::stored(0);
    let way = move |shown: Shown| {
        let marks = shown.marks.into_iter();
        let marks =
            marks.map(|marks| view! { <span class="entry"><Marks marks quarters /></span> });
        view! {
            <b aria-hidden="true">{chance(shown.percent)}</b>
            <span class="way" aria-hidden="true">
                {marks.collect_view()}
                {shown.proven.map(|proven| view! { <small>{proven}</small> })}
            </span>
        }
    };
    view! {
        <li>
            <button
                type="button"
                class="engine-line"
                data-line=named
                title=told
                on:click=move |_| on_choose.run(made.clone())
            >
                {move || shown.get().map(way)}
                <span class="unseen">{told}</span>
            </button>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use shelf::{Game, Opening};
    use words::Language;

    use super::*;

    #[test]
    fn a_line_is_shown_in_brief_and_told_in_sentences() {
        let game = Game::Kuba.open(&Opening::default()).expect("a game");
        let line = AdvisedLine {
            action: "a7s".to_owned(),
            win_probability: 0.61,
            line: vec!["a7s".to_owned(), "a1n".to_owned()],
            wins_in: Some(3),
            ..AdvisedLine::default()
        };
        let shown = Shown::of(&game, &line, &Words::new(Language::English)).expect("a line");
        assert_eq!((shown.percent, shown.marks.len()), (61, 2));
        assert_eq!(shown.proven.as_deref(), Some("wins in 3 moves"));
        assert_eq!(shown.told, "Push a7 down. Win chance: 61%. Black pushes a1 up.");
        let of_another = AdvisedLine { action: "d2-d3".to_owned(), ..line };
        assert_eq!(Shown::of(&game, &of_another, &Words::new(Language::French)), None);
    }
}
