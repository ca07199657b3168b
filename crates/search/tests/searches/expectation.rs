//! The expectation search against the same search written as it is explained:
//! by recursion, without windows, without memory, one position after the other.

use std::{convert::Infallible, ops::ControlFlow};

use bille_trap::{Action, BilleTrap};
use black_holes::BlackHoles;
use game::{Actor, GameSoFar, Key, LONGEST, Position, Seat, Start, testing::dice};
use klotze::{Klotze, Move};
use kuba::Kuba;
use search::{
    Evaluator, Expectation, Ignorance, MoveHint, Progress, Score, Search, SearchResult, drive,
};

/// Estimates without sense that differ everywhere; with two seats, what one
/// wins the other loses.
#[derive(Clone, Copy)]
struct Whim;

impl<P: Position> Evaluator<P> for Whim {
    fn evaluate(&self, position: &P, seat: Seat) -> Score {
        let key = Key::of(position);
        let worth = |key: Key| (key.0 % 19_001) as i32 - 9_500;
        if position.playing().len() > 2 {
            return Score(worth(key.with(seat.number().into())));
        }
        Score(if seat == Seat::ONE { worth(key) } else { -worth(key) })
    }

    /// Half-made turns of Bille-Trap are loud: all but the die, which alone has
    /// six outcomes.
    fn hint(&self, position: &P, action: P::Action) -> MoveHint {
        let loud = P::GAME == BilleTrap::GAME && position.count_actions() != 6;
        let priority = (Key::of(position).with(Key::of(&action).0).0 % 50) as i32;
        MoveHint { priority, loud }
    }
}

/// What a position is worth to each seat, by recursion.
fn explained<P: Position>(position: &P, ply: u32, left: u32) -> [i32; Seat::MOST] {
    let left = match position.actor() {
        Actor::Over(outcome) => {
            return Seat::ALL.map(|seat| {
                let score = match (outcome.winners.contains(seat), outcome.winners.len()) {
                    (true, 1) => Score::won_in(ply),
                    (true, _) => Score::DRAW,
                    (false, _) => Score::lost_in(ply),
                };
                score.0
            });
        }
        _ if ply == 0 => left,
        _ => {
            let loud = |action: &P::Action| Whim.hint(position, *action).loud;
            left - u32::from(!actions(position).iter().all(loud))
        }
    };
    if left == 0 {
        return Seat::ALL.map(|seat| {
            if position.playing().contains(seat) { Whim.evaluate(position, seat).0 } else { 0 }
        });
    }
    let after = |action: P::Action| explained(&position.apply(action), ply + 1, left);
    let Actor::Seat(seat) = position.actor() else {
        let weighed = |action| (after(action), position.weight(action));
        return mean(&actions(position).into_iter().map(weighed).collect::<Vec<_>>());
    };
    let worths = actions(position).into_iter().map(after);
    worths
        .reduce(|best, next| if next[seat.index()] > best[seat.index()] { next } else { best })
        .expect("a seat that acts has actions")
}

fn mean(outcomes: &[([i32; Seat::MOST], u32)]) -> [i32; Seat::MOST] {
    Seat::ALL.map(|seat| {
        let scores = || outcomes.iter().map(|(worths, _)| Score(worths[seat.index()]));
        if scores().all(|score| score.wins_in().is_some()) {
            return scores().min().expect("chance has outcomes").0;
        }
        if scores().all(|score| score.loses_in().is_some()) {
            return scores().max().expect("chance has outcomes").0;
        }
        let weights: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let part = |(worths, weight): &([i32; Seat::MOST], u32)| {
            f64::from(worths[seat.index()].clamp(-10_000, 10_000)) * f64::from(*weight)
        };
        let sum: f64 = outcomes.iter().map(part).sum();
        (sum / f64::from(weights)).round() as i32
    })
}

fn actions<P: Position>(position: &P) -> Vec<P::Action> {
    let mut actions = Vec::new();
    let ControlFlow::Continue(()) = position.visit_actions(|action| {
        actions.push(action);
        ControlFlow::<Infallible>::Continue(())
    });
    actions
}

/// Games at places where a seat acts, each some random actions from the start.
fn places<P: Position>(setup: &str, count: usize) -> Vec<GameSoFar<P>> {
    let mut places = Vec::new();
    for seed in 0.. {
        let mut dice = dice(seed);
        let mut game = GameSoFar::<P>::from_setup(setup.parse().expect("a set-up"));
        for _ in 0..20 + dice(300) {
            match game.position().draw_action(&mut dice) {
                Some(action) if game.outcome().is_none() => {
                    game.play(action).expect("a legal action");
                }
                _ => break,
            }
        }
        if matches!(game.actor(), Actor::Seat(_)) {
            // Without its past: nothing has occurred before.
            places.push(GameSoFar::new(Start::Position(*game.position())));
        }
        if places.len() == count {
            return places;
        }
    }
    unreachable!("there are always more games")
}

fn searched<P: Position>(game: &GameSoFar<P>, depth: u32) -> SearchResult<P::Action> {
    drive(&mut Expectation::new(game, Whim, Some(depth)), None, || false)
}

fn check<P: Position>(setup: &str, count: usize, depth: u32) {
    for game in places::<P>(setup, count) {
        let position = game.position();
        let Actor::Seat(seat) = game.actor() else { unreachable!("only such were taken") };
        let choices = actions(position);
        let depths = if choices.len() == 1 { 1..=1 } else { 1..=depth };
        for depth in depths {
            let found = searched(&game, depth);
            // A proven result is not looked at again more deeply.
            let depth = found.depth;
            let worth = explained(position, 0, depth)[seat.index()];
            let sketch = position.sketch();
            assert_eq!(found.score.0, worth, "depth {depth}\n{sketch}\n{position}");
            let after = explained(&position.apply(found.action), 1, depth)[seat.index()];
            assert_eq!(after, worth, "{} at depth {depth}\n{sketch}\n{position}", found.action);
        }
    }
}

#[test]
fn chance_with_two_seats_is_as_explained() {
    check::<BilleTrap>("players=2", 150, 3);
}

#[test]
fn chance_with_more_seats_is_as_explained() {
    check::<BilleTrap>("players=3", 60, 2);
    check::<BilleTrap>("players=4", 60, 2);
}

#[test]
fn games_without_chance_are_as_explained() {
    check::<Kuba>("", 20, 3);
    check::<Klotze>("players=2", 6, 2);
    check::<Klotze>("players=3", 6, 2);
    check::<Klotze>("players=4", 6, 2);
}

#[test]
fn slices_do_not_change_what_is_found() {
    for game in places::<BilleTrap>("players=2", 40) {
        let mut whole = Expectation::new(&game, Whim, Some(3));
        let mut slices = Expectation::new(&game, Whim, Some(3));
        let mut dice = dice(game.position().to_string().len() as u64);
        let mut progress = Progress::Searching;
        while progress == Progress::Searching {
            let nodes = u64::from(1 + dice(50));
            for _ in 0..nodes {
                slices.step(1);
            }
            progress = whole.step(nodes);
            assert_eq!(whole.result(), slices.result(), "{}", game.position());
        }
    }
}

#[test]
fn an_iteration_allocates_nothing() {
    let several = |game: &GameSoFar<BilleTrap>| game.position().count_actions() > 2;
    let game = places("players=2", 60).into_iter().find(several).expect("one with a choice");
    let mut search = Expectation::new(&game, Whim, None);
    // Between iterations the table grows; the fifth is longer than all of this.
    while search.result().depth < 4 {
        search.step(1);
    }
    search.step(1);
    let counted = allocation_counter::measure(|| {
        search.step(300_000);
    });
    assert_eq!((search.result().depth, counted.count_total), (4, 0));
}

#[test]
fn there_is_an_answer_before_the_first_step() {
    for game in places::<BilleTrap>("players=3", 40) {
        let found = Expectation::new(&game, Ignorance, None).result();
        assert_eq!(game.position().check(found.action), Ok(()));
        assert_eq!((found.nodes, found.line), (0, vec![found.action]));
    }
}

#[test]
fn a_line_ends_where_chance_decides() {
    let text = "1......./......../........ 0,0 ????????/????????/???????? 0 seat1 move:4";
    let game = game_at::<BilleTrap>(text);
    let found = drive(&mut Expectation::new(&game, Whim, Some(2)), None, || false);
    assert_eq!(found.line.len(), 2, "a move and what is done with the top: {:?}", found.line);
}

#[test]
fn what_every_outcome_proves_is_proven() {
    // The last marble goes Home, or on over a trap that is known to be closed.
    for (text, token, actions) in [
        ("......../......../....1.2. 2,2 ????????/????????/???????? 0 seat1 move:4", "m21", 1),
        ("......../......../......12 2,2 ????????/????????/???????c 0 seat1 move:1", "m23", 2),
    ] {
        let game = game_at::<BilleTrap>(text);
        let found = drive(&mut Expectation::new(&game, Whim, None), None, || false);
        assert_eq!(found.action.to_string(), token, "{text}");
        assert_eq!(found.score, Score::won_in(actions), "{text}");
    }
    // A trap of which nothing is known proves nothing.
    let text = "......../......../......12 2,2 ????????/????????/???????? 0 seat1 move:1";
    let mut search = Expectation::new(&game_at::<BilleTrap>(text), Whim, Some(1));
    let found = drive(&mut search, None, || false);
    assert!(!found.score.is_proven(), "{found:?}");
}

#[test]
fn actions_can_be_left_out() {
    let text = "......../......../1...1... 1,0 ????????/????????/???????? 0 seat1 move:4";
    let game = game_at::<BilleTrap>(text);
    let best = drive(&mut Expectation::new(&game, Ignorance, Some(1)), None, || false).action;
    let rest = Expectation::new(&game, Ignorance, Some(1)).without(&[best]).expect("another");
    assert_ne!(rest.result().action, best);
    let all: Vec<Action> = actions(game.position());
    assert!(Expectation::new(&game, Ignorance, Some(1)).without(&all).is_none());
}

/// Someone who is always content.
struct Content(Seat);

impl<P: Position> Evaluator<P> for Content {
    fn evaluate(&self, _: &P, seat: Seat) -> Score {
        Score(if seat == self.0 { 5_000 } else { -5_000 })
    }
}

fn content<P: Position>(game: &GameSoFar<P>, depth: Option<u32>) -> SearchResult<P::Action> {
    let Actor::Seat(seat) = game.actor() else { panic!("no seat acts") };
    drive(&mut Expectation::new(game, Content(seat), depth), None, || false)
}

/// A game that is nearly as long as it may be; actions that would have ended it
/// were passed over.
fn long_game(seed: u64, length: usize) -> GameSoFar<BlackHoles> {
    let mut dice = dice(seed);
    let mut game = GameSoFar::<BlackHoles>::from_setup("".parse().expect("a set-up"));
    while game.length() < length {
        let action = game.position().draw_action(&mut dice).expect("a running game has actions");
        let before = game.clone();
        game.play(action).expect("a legal action");
        if game.outcome().is_some() {
            game = before;
        }
    }
    game
}

#[test]
fn all_2_the_longest_game_is_a_draw_in_the_search_too() {
    let undecided = |game: &GameSoFar<BlackHoles>| {
        let fresh = GameSoFar::new(Start::Position(*game.position()));
        content(&fresh, Some(2)).score == Score(5_000)
    };
    let game = (0..50).map(|seed| long_game(seed, LONGEST - 2)).find(undecided);
    let game = game.expect("not every position is decided");
    assert_eq!(content(&game, Some(1)).score, Score(5_000));
    let found = content(&game, None);
    assert_eq!((found.score, found.depth), (Score::DRAW, 2), "two actions are left");
}

#[test]
fn all_1_the_third_occurrence_is_a_draw_in_the_search_too() {
    let rounds = places::<Klotze>("players=2", 40).into_iter();
    let mut rounds = rounds.filter_map(|game| Some((there_and_back(&game)?, game)));
    let (round, mut game) = rounds.next().expect("columns can go back");
    for action in round.iter().chain(&round[..3]) {
        game.play(*action).expect("a legal action");
    }
    let mut others = actions(game.position());
    others.retain(|other| *other != round[3]);
    let Actor::Seat(seat) = game.actor() else { panic!("a seat acts") };
    let only_back = |game| {
        let search = Expectation::new(game, Content(seat), Some(1)).without(&others);
        drive(&mut search.expect("the way back is legal"), None, || false).score
    };
    assert_eq!(only_back(&game), Score::DRAW);
    let fresh = GameSoFar::new(Start::Position(*game.position()));
    assert_eq!(only_back(&fresh), Score(5_000), "without that past");
}

/// Both seats move there and back, after which everything is as it was.
fn there_and_back(game: &GameSoFar<Klotze>) -> Option<[klotze::Action; 4]> {
    let start = game.position();
    let back = |action| match action {
        klotze::Action::Move(Move { from, to }) => {
            Some(klotze::Action::Move(Move { from: to, to: from }))
        }
        klotze::Action::Pass => None,
    };
    for first in actions(start) {
        for second in actions(&start.apply(first)) {
            let Some((third, last)) = back(first).zip(back(second)) else { continue };
            let round = [first, second, third, last];
            let end = round.iter().try_fold(*start, |position, action| position.play(*action));
            if end.as_ref() == Ok(start) {
                return Some(round);
            }
        }
    }
    None
}

fn game_at<P: Position>(text: &str) -> GameSoFar<P> {
    let position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    GameSoFar::new(Start::Position(position))
}
