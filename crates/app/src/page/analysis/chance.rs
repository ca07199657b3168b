//! Where die or trap decide: everything that can happen with its odds, and what the
//! engine thinks of each. The reader says what happens, or lets it be drawn.

use game::{Actor, Fact};
use leptos::prelude::*;
use shelf::GameInProgress;
use telling::{Reader, told};
use words::Words;

use super::engine::Engine;
use crate::page::{
    browser, control::Control, game::looking::percent, objection::Objection, speaking::Speaking,
};

/// Something that can happen.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Outcome {
    token: String,
    /// In a sentence.
    told: String,
    /// In so many of how many cases.
    weight: u32,
    of: u32,
}

/// Everything that can happen; nothing where a seat acts.
fn outcomes(game: &GameInProgress, words: &Words) -> Vec<Outcome> {
    let (Actor::Chance, Some(weights)) = (game.turn(), game.weights()) else { return Vec::new() };
    let reader = Reader::onlooker(words);
    let of = weights.iter().sum();
    let tokens = shelf::match_in_progress!(game, game => {
        game.actions().iter().map(ToString::to_string).collect::<Vec<_>>()
    });
    let outcome = |(token, weight): (String, u32)| {
        let mut after = game.clone();
        after.add_tokens(&token).ok()?;
        Some(Outcome { told: told(&after, after.length(), &reader), token, weight, of })
    };
    tokens.into_iter().zip(weights).filter_map(outcome).collect()
}

/// What can happen now, as buttons.
#[component]
pub(super) fn Outcomes(engine: Engine) -> impl IntoView {
    let speaking = Speaking::here();
    let exploring = engine.exploring;
    let outcomes = Memo::new(move |_| {
        let words = speaking.words();
        exploring.with_game(|game| outcomes(game, &words))
    });
    let choose = move |token: &str| {
        exploring.play(token);
        browser::focus_board();
    };
    let draw = move |()| {
        let Some(seed) = browser::random_number() else {
            exploring.objection.set(Objection::Plain("app-no-random"));
            return;
        };
        let mut draw = |bound: u32| (seed % u64::from(bound.max(1))) as u32;
        if let Some(token) = untrack(|| exploring.with_game(|game| game.drawn_action(&mut draw))) {
            choose(&token);
        }
    };
    let each = move |outcome: Outcome| {
        let Outcome { token, told, weight, of } = outcome;
        let facts = [("weight", weight.into()), ("of", of.into())];
        let odds = speaking.tell("analysing-odds", &facts);
        let (named, made) = (token.clone(), token.clone());
        let chance = move || {
            let chance = exploring.with_game(|game| chance_after(engine, game, &token))?;
            Some(speaking.tell("analysing-chance", &[("percent", Fact::Number(chance))]))
        };
        view! {
            <li>
                <button
                    type="button"
                    class="engine-line"
                    data-outcome=named
                    on:click=move |_| choose(&made)
                >
                    <span class="way">{told}</span>
                    <small>{odds} " " {chance}</small>
                </button>
            </li>
        }
    };
    view! {
        <Show when=move || outcomes.with(|outcomes| !outcomes.is_empty())>
            <section class="outcomes" aria-label=move || speaking.text("analysing-happens")>
                <h3>{move || speaking.text("analysing-happens")}</h3>
                <ul class="lines">
                    {move || outcomes.get().into_iter().map(each).collect_view()}
                </ul>
                <Control code="analysing-draw" on_press=draw />
            </section>
        </Show>
    }
}

/// The chance of the seat whose turn it is, once this has happened, as the engine knows
/// it.
fn chance_after(engine: Engine, game: &GameInProgress, token: &str) -> Option<i64> {
    let seat = shelf::match_in_progress!(game, game => {
        bots::Described::whose(game.position()).map(|seat| game::Position::seat_name(game.position(), seat))
    })?;
    engine.found.with(|found| {
        let outcomes = &found.as_ref()?.advice.outcomes;
        let outcome = outcomes.iter().find(|outcome| outcome.action == token)?;
        outcome.chances.get(seat).copied().map(percent)
    })
}

#[cfg(test)]
mod tests {
    use shelf::{Game, Opening};
    use words::Language;

    use super::*;

    #[test]
    fn every_roll_is_told_with_its_odds() {
        let words = Words::new(Language::English);
        let game = Game::BilleTrap.open(&Opening::default()).expect("a game");
        let rolls = outcomes(&game, &words);
        assert_eq!(rolls.len(), 6);
        assert_eq!(rolls[3].told, "Player 1 rolls 4.");
        assert!(rolls.iter().all(|roll| (roll.weight, roll.of) == (1, 6)));
        let game = Game::Kuba.open(&Opening::default()).expect("a game");
        assert_eq!(outcomes(&game, &words), Vec::new());
    }
}
