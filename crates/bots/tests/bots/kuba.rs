//! What the bots of Kuba know is true, and their levels are what they should be.

use bots::{BotGame, Described, kuba::Effect};
use game::{Actor, GameSoFar, Position, Seat, Start};
use search::{AlphaBeta, Evaluator, Ignorance, Refinements, Settings, drive};
use shelf::games::kuba::{Action, Kuba};

use crate::common::{self, some_game};

fn positions() -> impl Iterator<Item = Kuba> {
    (0..200).map(|seed| *some_game::<Kuba>(seed, 5 + seed as usize % 60).position())
}

fn evaluator() -> impl Evaluator<Kuba> {
    Kuba::evaluator(&std::sync::Arc::new(()))
}

#[test]
fn what_one_has_the_other_lacks() {
    for position in positions() {
        let [one, two] = [Seat::ONE, Seat::TWO].map(|seat| evaluator().evaluate(&position, seat));
        assert_eq!(one, -two, "{}", position.sketch());
    }
}

#[test]
fn all_actions_are_glanced_at_and_captures_are_loud() {
    for position in positions() {
        let mut glanced = Vec::new();
        evaluator().visit_hints(&position, |action, hint| {
            assert_eq!(hint, evaluator().hint(&position, action), "{action}");
            glanced.push(action);
        });
        glanced.sort_by_key(Action::to_string);
        assert_eq!(glanced, position.actions());
        let captures: Vec<_> = position
            .actions()
            .into_iter()
            .filter(|action| {
                let next = position.apply(*action);
                let marbles = |kuba: &Kuba| kuba.all().len();
                marbles(&next) < marbles(&position)
            })
            .collect();
        let mut loud = Vec::new();
        evaluator().visit_loud(&position, |action, _| loud.push(action));
        loud.sort_by_key(Action::to_string);
        assert_eq!(loud, captures, "{}", position.sketch());
    }
}

#[test]
fn numbers_of_actions_differ() {
    let mut numbers: Vec<_> =
        Kuba::every_action().map(|action| evaluator().number(action)).collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), Kuba::every_action().count());
    assert!(numbers.iter().all(|number| *number < 4_096));
}

#[test]
fn effects_are_told() {
    let effect = |text: &str, token: &str| {
        let position: Kuba = text.parse().expect("a position");
        Kuba::effect(&position, token.parse().expect("an action"))
    };
    let near_the_edge = "7/7/R1R1R2/5WR/R6/B6/7 white 2-6 - -";
    assert_eq!(effect(near_the_edge, "f4e"), Some(Effect::CapturesRed { number: 3 }));
    assert_eq!(effect(near_the_edge, "f4n"), None);
    let last_red = "7/7/7/5WR/7/B6/7 white 6-6 - -";
    assert_eq!(effect(last_red, "f4e"), Some(Effect::Wins));
    let enemy = "7/7/7/5WB/7/B5R/7 white 6-6 - -";
    assert_eq!(effect(enemy, "f4e"), Some(Effect::CapturesEnemy { left: 1 }));
}

/// Proven again: the solutions win by force in as many actions as the suite
/// says, and no other action wins in seven.
#[test]
fn a_sample_of_the_suite_is_proven_again() {
    let refinements =
        Refinements { reductions: false, margins: false, quiescence: false, ..Refinements::ALL };
    for puzzle in bots::suite::<Kuba>().iter().step_by(4) {
        let game = GameSoFar::new(Start::Position(puzzle.position));
        let settings = Settings { deepest: Some(7), refinements, ..Settings::FULL };
        let search = || AlphaBeta::new(&game, Ignorance, settings);
        let found = drive(&mut search(), None, || false);
        let distance = found.score.wins_in().expect("a proven win");
        assert_eq!(puzzle.fact, format!("win {distance}"), "{}", puzzle.position);
        let mut others = search().without(&puzzle.solutions).expect("other actions");
        let found = drive(&mut others, None, || false);
        assert_eq!(found.score.wins_in(), None, "{}: {}", puzzle.position, found.action);
    }
}

#[test]
fn full_strength_solves_the_suite() {
    common::full_strength_solves_the_suite::<Kuba>(200_000);
}

#[test]
fn no_level_misses_its_own_win_in_one() {
    common::no_level_misses_its_own_win_in_one::<Kuba>();
}

#[test]
fn a_hundred_seeds_give_ninety_games() {
    common::a_hundred_seeds_give_ninety_games::<Kuba>(300);
}

#[test]
fn every_level_beats_the_one_below() {
    common::every_level_beats_the_one_below::<Kuba>(20, 20_000);
}

#[test]
fn greed_takes_a_capture_that_wins() {
    let position: Kuba = "7/7/7/5WR/7/B6/7 white 6-6 - -".parse().expect("a position");
    let game = GameSoFar::new(Start::Position(position));
    let action = Kuba::greedy(&game, 1, &std::sync::Arc::new(()));
    assert!(matches!(game.position().apply(action).actor(), Actor::Over(_)));
}
