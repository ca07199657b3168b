//! What the bots of Klötze know: what is called proven is true, what is left
//! out loses, and every level plays by the rules.

#[path = "klotze_exhaustive/mod.rs"]
mod exhaustive;

use std::{collections::HashSet, convert::Infallible, ops::ControlFlow, sync::Arc};

use bots::{
    Kind, Known,
    klotze::{Deed, Judgement},
};
use exhaustive::{holding_actions, wins_within};
use game::{Actor, Key, Position, Seat, SoFar, mixed};
use klotze::{Action, Klotze, Move};
use search::{Knowledge, Score, drive};

/// Positions from games in which good moves and bad ones are mixed, so that
/// Klötze come close to their corners: `players` seats, one line of play for
/// each number.
fn positions(players: u8, games: u64) -> Vec<Klotze> {
    let mut positions = Vec::new();
    for number in 0..games {
        let setup = format!("players={players}").parse().expect("a set-up");
        let mut game = SoFar::<Klotze>::from_setup(setup);
        while let (Actor::Seat(_), true) = (game.actor(), game.length() < 60) {
            positions.push(*game.position());
            let lot = mixed(number, game.length() as u64);
            let kind = if lot % 3 == 0 { Kind::Random } else { Kind::Greedy };
            let search = kind.search(&game, None, lot, &Arc::new(()));
            let action = search.expect("a seat acts").finding().action;
            game.play(action).unwrap_or_else(|refused| panic!("{}", refused.notice()));
        }
    }
    positions
}

fn actor(position: &Klotze) -> Seat {
    match position.actor() {
        Actor::Seat(seat) => seat,
        other => panic!("{other:?}\n{}", position.sketch()),
    }
}

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
            Judgement.visit_glances(&position, |action, glance| {
                assert_eq!(glance, Judgement.glance(&position, action), "{position}: {action}");
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
                let deed = Klotze::deed(&position, action);
                assert!(matches!(deed, Some(Deed::CapturesInTime { .. })), "{position}: {action}");
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

#[test]
fn no_level_misses_its_own_win_in_one() {
    let mut wins = 0;
    for players in 2..=4 {
        for position in positions(players, 6) {
            if !wins_within(&position, actor(&position), 1) {
                continue;
            }
            wins += 1;
            let game = SoFar::new(game::Start::Position(position));
            for level in 1..=Klotze::LEVELS {
                let action = chosen(&game, level, 7, 200);
                let outcome = position.apply(action).actor().outcome();
                assert!(outcome.is_some(), "level {level} misses a win in {position}");
            }
        }
    }
    assert!(wins >= 5, "{wins}");
}

#[test]
fn a_hundred_seeds_give_ninety_games() {
    for level in 1..=Klotze::LEVELS {
        let mut games = HashSet::new();
        for seed in 0..100 {
            let mut game = SoFar::<Klotze>::from_setup("players=2".parse().expect("a set-up"));
            while game.outcome().is_none() && game.length() < 16 {
                let action = chosen(&game, level, mixed(seed, game.length() as u64), 400);
                game.play(action).expect("a legal action");
            }
            games.insert(Key::of(
                &game.entries().iter().map(|entry| format!("{entry:?}")).collect::<Vec<_>>(),
            ));
        }
        assert!(games.len() >= 90, "level {level}: {} games", games.len());
    }
}

/// What a level does within so many nodes.
fn chosen(game: &SoFar<Klotze>, level: u8, seed: u64, nodes: u64) -> Action {
    let search = Kind::Level(level).search(game, None, seed, &Arc::new(()));
    drive(&mut *search.expect("a seat acts"), Some(nodes), || false).action
}

#[test]
fn greed_takes_a_win_and_never_refuses_to_move() {
    for position in positions(4, 4) {
        let game = SoFar::new(game::Start::Position(position));
        let action = Klotze::greedy(&game, 1, &Arc::new(()));
        assert_eq!(position.check(action), Ok(()), "{position}");
        if wins_within(&position, actor(&position), 1) {
            assert!(position.apply(action).actor().outcome().is_some(), "{position}");
        }
    }
}

/// Plays from the start, and tells the deed of the last action.
fn deed(players: u8, actions: &str) -> Option<Deed> {
    let mut game =
        SoFar::<Klotze>::from_setup(format!("players={players}").parse().expect("a set-up"));
    let mut told = None;
    for token in actions.split(' ') {
        let action: Action = token.parse().expect("an action");
        told = Klotze::deed(game.position(), action);
        game.play(action).unwrap_or_else(|refused| panic!("{token}: {}", refused.notice()));
    }
    told
}

#[test]
fn deeds_are_told() {
    let square = |name: &str| name.parse::<klotze::Square>().expect("a square");
    let green = klotze::Color::Green;
    assert_eq!(deed(2, "b4-a4"), None);
    // Red's way along row 1 is free; the column on d5 lets its Klotz out.
    assert_eq!(deed(2, "d5-c7 f7-e9"), None);
    assert_eq!(deed(2, "d5-c7 h8-h9 e5-a5"), Some(Deed::Threatens { corner: square("a1") }));
    assert_eq!(
        deed(2, "d5-c7 h8-h9 e5-a5 b4-a4"),
        Some(Deed::Closes { color: klotze::Color::Red, square: square("a4") })
    );
    assert_eq!(deed(2, "d5-c7 h8-h9 e5-a5 h9-h8 a5-a1"), Some(Deed::Wins { corner: square("a1") }));
    let _ = green;
}

#[test]
fn a_capture_is_told_by_whose_klotz_it_was() {
    let mut told = HashSet::new();
    for position in positions(3, 12) {
        let ControlFlow::Continue(()) = position.visit_actions(|action| {
            let Action::Move(Move { to, .. }) = action else {
                return ControlFlow::<Infallible>::Continue(());
            };
            match Klotze::deed(&position, action) {
                Some(Deed::Captures { color, square } | Deed::CapturesInTime { color, square }) => {
                    assert!(square == to && position.klotz(color) == to, "{position}: {action}");
                    assert_ne!(color, position.turn(), "{position}: {action}");
                    told.insert("captures");
                }
                Some(Deed::Recalls { square }) => {
                    assert_eq!(position.klotz(position.turn()), square, "{position}: {action}");
                    told.insert("recalls");
                }
                Some(Deed::Opens { .. }) => {
                    told.insert("opens");
                }
                _ => assert!(!position.klotze().contains(to), "{position}: {action}"),
            }
            ControlFlow::Continue(())
        });
    }
    assert_eq!(told.len(), 3, "{told:?}");
}
