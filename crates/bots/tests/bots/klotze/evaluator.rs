//! What is called proven is true, and what is left out loses.

use std::collections::HashSet;

use bots::{
    Described,
    klotze::{Effect, Judgement},
};
use game::{Position, Seat};
use search::{Evaluator, Score};
use shelf::games::klotze::Klotze;

use super::games::{actor, positions};
use crate::exhaustive::{holding_actions, wins_within};

#[test]
fn what_is_proven_is_true() {
    let mut seen = [0; 4];
    for players in 2..=4 {
        for position in positions(players, 24) {
            for seat in position.playing() {
                let Some(score) = Judgement.proven(&position, seat) else { continue };
                let shown = || format!("{position}, seat {seat}, {score:?}");
                if let Some(actions) = score.wins_in() {
                    seen[actions as usize] += 1;
                    assert!(wins_within(&position, seat, actions), "{}", shown());
                    assert!(!wins_within(&position, seat, actions - 1), "{}", shown());
                } else {
                    let actions = score.loses_in().expect("nothing else is ever proven");
                    let winner = position
                        .playing()
                        .into_iter()
                        .any(|other| other != seat && wins_within(&position, other, actions));
                    assert!(winner, "{}", shown());
                }
            }
        }
    }
    assert!(seen[1..].iter().all(|times| *times >= 10), "each kind occurs: {seen:?}");
}

#[test]
fn a_win_in_one_is_always_proven() {
    for players in 2..=4 {
        for position in positions(players, 12) {
            let seat = actor(&position);
            let won = wins_within(&position, seat, 1);
            let proven = Judgement.proven(&position, seat) == Some(Score::won_in(1));
            assert_eq!(won, proven, "{position}");
        }
    }
}

#[test]
fn with_two_seats_what_one_has_the_other_lacks() {
    for position in positions(2, 8) {
        let [one, two] = [Seat::ONE, Seat::TWO].map(|seat| Judgement.evaluate(&position, seat));
        assert_eq!(one, -two, "{position}");
        assert!(!one.is_proven(), "{position}");
    }
}

#[test]
fn actions_that_are_left_out_lose_at_once() {
    let mut left_out = 0;
    for players in 2..=4 {
        for position in positions(players, 8) {
            let mut visited = Vec::new();
            Judgement.visit_hints(&position, |action, hint| {
                assert_eq!(hint, Judgement.hint(&position, action), "{position}: {action}");
                visited.push(action);
            });
            let distinct: HashSet<_> = visited.iter().copied().collect();
            assert_eq!(distinct.len(), visited.len(), "each once: {position}");
            let legal = position.actions();
            assert!(visited.iter().all(|action| legal.contains(action)), "{position}");
            if visited.len() < legal.len() {
                left_out += 1;
                let holding = holding_actions(&position, 1);
                assert!(holding.iter().all(|action| visited.contains(action)), "{position}");
            }
        }
    }
    assert!(left_out >= 10, "some positions are threatened: {left_out}");
}

#[test]
fn loud_actions_are_legal_captures() {
    let mut captures = 0;
    for players in 2..=4 {
        for position in positions(players, 8) {
            Judgement.visit_loud(&position, |action, _| {
                captures += 1;
                assert_eq!(position.check(action), Ok(()), "{position}: {action}");
                let effect = Klotze::effect(&position, action);
                assert!(
                    matches!(effect, Some(Effect::CapturesInTime { .. })),
                    "{position}: {action}"
                );
            });
        }
    }
    assert!(captures >= 20, "{captures}");
}

#[test]
fn numbers_of_actions_are_small() {
    for action in Klotze::every_action() {
        assert!(Judgement.number(action) < 4_096, "{action}");
    }
}
