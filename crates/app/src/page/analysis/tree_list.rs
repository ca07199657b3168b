//! The moves with their variations, as a list in lists: each move a button that leads
//! there, what is said of it behind it, and what could be played in its place below.

use std::sync::Arc;

use bots::Mark;
use game::{Seat, TreeWord};
use leptos::{html, prelude::*};
use shelf::{GameInProgress, TreeInProgress};
use telling::{Reader, briefs, told};

use super::exploring::Exploring;
use crate::page::{browser, game::moves::Marks, speaking::Speaking};

/// A line of moves.
#[derive(Clone, Default)]
struct Line {
    steps: Vec<Step>,
    /// The game that it is, to its end.
    game: Option<Arc<GameInProgress>>,
}

/// A move of a line.
#[derive(Clone)]
struct Step {
    path: String,
    /// How many entries lead to it.
    before: usize,
    sign: &'static str,
    said: Vec<String>,
    /// The colour of whoever begins a turn by it.
    begins: Option<&'static str>,
    marks: Vec<Mark>,
    variations: Vec<Line>,
}

/// What is said of the start, and the main line.
fn lines(tree: &TreeInProgress) -> (Vec<String>, Line) {
    let mut intro = Vec::new();
    let mut path: Vec<String> = Vec::new();
    let mut open = vec![(Line::default(), path.clone())];
    for word in tree.words() {
        let Some((line, _)) = open.last_mut() else { break };
        match word {
            TreeWord::Step { before, step, judgement } => {
                path.truncate(before);
                path.push(step);
                line.steps.push(Step {
                    path: path.join(" "),
                    before,
                    sign: judgement.map_or("", game::Judgement::sign),
                    said: Vec::new(),
                    begins: None,
                    marks: Vec::new(),
                    variations: Vec::new(),
                });
            }
            TreeWord::Comment(comment) => {
                let said = line.steps.last_mut().map_or(&mut intro, |step| &mut step.said);
                said.push(comment.as_str().to_owned());
            }
            TreeWord::Open => open.push((Line::default(), path.clone())),
            TreeWord::Close => {
                let Some((variation, main)) = open.pop() else { break };
                path = main;
                let step = open.last_mut().and_then(|(line, _)| line.steps.last_mut());
                if let Some(step) = step {
                    step.variations.push(played(tree, variation));
                }
            }
        }
    }
    let main = open.into_iter().next().map(|(line, _)| line).unwrap_or_default();
    (intro, played(tree, main))
}

/// The line with what each move did.
fn played(tree: &TreeInProgress, mut line: Line) -> Line {
    let Some(game) = line.steps.last().and_then(|step| tree.at(&step.path)) else { return line };
    let briefs = briefs(&game);
    let mut turn: Option<Seat> = None;
    for step in &mut line.steps {
        let Some(brief) = briefs.get(step.before) else { continue };
        step.marks.clone_from(&brief.marks);
        step.begins = brief.seat.filter(|seat| turn != Some(*seat)).map(|it| game.seat_name(it));
        turn = brief.seat;
    }
    line.game = Some(Arc::new(game));
    line
}

/// The list; the place that is looked at stays in sight.
#[component]
pub(super) fn TreeList(exploring: Exploring) -> impl IntoView {
    let speaking = Speaking::here();
    let list = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        exploring.standing.track();
        request_animation_frame(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                browser::show_in(&list, "[aria-current]");
            }
        });
    });
    let shown = move || {
        let (intro, main) = exploring.tree.with(lines);
        let is_empty = main.steps.is_empty();
        view! {
            {said(intro)}
            {is_empty.then(|| view! { <p class="empty">{move || speaking.text("analysing-no-moves")}</p> })}
            {listed(exploring, speaking, main, None)}
        }
    };
    view! {
        <div class="tree" node_ref=list role="region" aria-label=move || speaking.text("panel-moves")>
            {shown}
        </div>
    }
}

/// A line as a list, with a name where it is a variation.
fn listed(
    exploring: Exploring,
    speaking: Speaking,
    line: Line,
    name: Option<&'static str>,
) -> AnyView {
    let game = line.game;
    let steps = line.steps.into_iter().map(|step| {
        let variations = step.variations.clone().into_iter();
        let variations = variations
            .map(|line| listed(exploring, speaking, line, Some("analysing-variation")))
            .collect_view();
        let comments = said(step.said.clone());
        let game = game.clone();
        view! {
            <li>
                <One exploring step game />
                {comments}
                {variations}
            </li>
        }
    });
    let class = if name.is_some() { "tree-line variation" } else { "tree-line" };
    view! {
        <ol class=class aria-label=move || name.map(|name| speaking.text(name))>
            {steps.collect_view()}
        </ol>
    }
    .into_any()
}

fn said(comments: Vec<String>) -> impl IntoView {
    comments.into_iter().map(|text| view! { <p class="remark">{text}</p> }).collect_view()
}

/// A move.
#[component]
fn One(exploring: Exploring, step: Step, game: Option<Arc<GameInProgress>>) -> impl IntoView {
    let speaking = Speaking::here();
    let Step { path, before, sign, begins, marks, .. } = step;
    let number = before + 1;
    let name = move || {
        let words = speaking.words();
        let reader = Reader::onlooker(&words);
        game.as_ref().map(|game| told(game, number, &reader)).unwrap_or_default()
    };
    let title = name.clone();
    let own = path.clone();
    let current = Memo::new(move |_| exploring.standing.with(|it| it.path == own));
    let to = path.clone();
    view! {
        <button
            type="button"
            class="entry"
            data-path=path
            title=title
            aria-current=move || current.get().then_some("step")
            on:click=move |_| exploring.go(&to)
        >
            {begins.map(|colour| view! { <i class=format!("sign {colour}") aria-hidden="true"></i> })}
            <Marks marks quarters=Signal::stored(0) />
            <b aria-hidden="true">{sign}</b>
            <span class="unseen">{name} " " {judged(speaking, sign)}</span>
        </button>
    }
}

/// A sign in words.
fn judged(speaking: Speaking, sign: &'static str) -> impl IntoView {
    let code =
        game::Judgement::ALL.into_iter().find(|it| it.sign() == sign).map(super::noting::code);
    move || code.map(|code| speaking.text(code))
}

#[cfg(test)]
mod tests {
    use shelf::Game;

    use super::*;

    fn drawn(line: &Line) -> String {
        let step = |step: &Step| {
            let variations: Vec<_> =
                step.variations.iter().map(|line| format!("({})", drawn(line))).collect();
            let begins = step.begins.map(|colour| format!("{colour}:")).unwrap_or_default();
            format!(
                "{begins}{}{}",
                step.path.rsplit(' ').next().unwrap_or_default(),
                variations.join("")
            )
        };
        line.steps.iter().map(step).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn variations_stand_below_what_they_replace() {
        let moves = "{intro} a7s (a6e b1n (a1e)) (g1n) a1n {said} b7s";
        let tree = Game::Kuba.open_moves(None, moves).expect("moves");
        let (intro, main) = lines(&tree);
        assert_eq!(intro, ["intro"]);
        assert_eq!(
            drawn(&main),
            "white:a7s(white:a6e black:b1n(black:a1e))(white:g1n) black:a1n white:b7s"
        );
        assert_eq!(main.steps[1].said, ["said"]);
        assert_eq!(main.steps[2].path, "a7s a1n b7s");
        let variation = &main.steps[0].variations[0];
        assert_eq!(variation.steps[1].path, "a6e b1n");
        assert_eq!(variation.steps[1].variations[0].steps[0].path, "a6e a1e");
        assert!(main.steps.iter().all(|step| !step.marks.is_empty()));
    }
}
