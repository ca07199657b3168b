//! Any text is read or refused, and any game keeps what every position keeps.

use std::collections::HashSet;

use black_holes::{Action, BlackHoles, Color, PositionError, Setup};
use game::{Actor, Direction, Position, testing::dice};
use proptest::prelude::*;

use crate::drawn::{played, square};

fn read(text: &str) -> Result<BlackHoles, PositionError> {
    text.parse()
}

/// A position from the middle of a random game.
fn some_position(seed: u64, actions: usize) -> BlackHoles {
    let mut draw = dice(seed);
    let mut position = BlackHoles::start(&Setup);
    for _ in 0..actions {
        let Some(action) = position.draw_action(&mut draw) else { break };
        position = position.apply(action);
    }
    position
}

/// What every position keeps, whatever was played.
fn check_invariants(position: &BlackHoles) {
    let shown = || format!("\n{}\n{position}", position.sketch());
    let mut covered = HashSet::new();
    for color in Color::ALL {
        let blocks: Vec<_> = position.blocks(color).collect();
        assert_eq!(blocks.len() + position.sunk(color), 8, "{}", shown());
        assert!((4..=8).contains(&blocks.len()), "{}", shown());
        for block in &blocks {
            for square in block.squares() {
                assert!(covered.insert(square), "two blocks on {square}{}", shown());
                assert_eq!(position.block(square), Some((*block, color)), "{}", shown());
            }
        }
        if let Some(ban) = position.ban(color) {
            let banned = blocks.iter().any(|block| block.anchor == ban.anchor);
            assert!(banned, "{ban} is no ban of {color:?}{}", shown());
        }
    }
    for hole in ["c3", "c8", "h3", "h8"].map(square) {
        assert!(!covered.contains(&hole), "{}", shown());
        let gaps = Direction::ALL.into_iter().filter_map(|way| hole.step(way));
        assert!(gaps.into_iter().any(|gap| !covered.contains(&gap)), "{hole} is shut{}", shown());
    }
}

proptest! {
    #[test]
    fn random_games_keep_the_invariants(seed: u64) {
        let mut draw = dice(seed);
        let mut position = BlackHoles::start(&Setup);
        for _ in 0..400 {
            check_invariants(&position);
            let Some(action) = position.draw_action(&mut draw) else { break };
            let next = position.apply(action);
            let acts = |color: &Color| position.actor() == Actor::Seat(color.seat());
            let color = Color::ALL.into_iter().find(acts).expect("a player acts");
            let sunk = next.sunk(color) - position.sunk(color);
            prop_assert!(sunk <= 1);
            prop_assert_eq!(next.ban(color).is_some(), sunk == 0 && action != Action::Pass);
            prop_assert_eq!(next.ban(color.other()), position.ban(color.other()));
            prop_assert_eq!(next.sunk(color.other()), position.sunk(color.other()));
            position = next;
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text: String, token: String, setup: String) {
        if let Ok(position) = read(&text) {
            prop_assert_eq!(read(&position.to_string()), Ok(position));
        }
        if let Ok(action) = token.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
        let _ = setup.parse::<Setup>();
    }

    #[test]
    fn any_text_of_the_right_letters_is_read_or_refused(
        text in "([a-j]([1-9]|10)([a-j]([1-9]|10))?,?){0,9}/([a-j]([1-9]|10),?){0,9} (light|dark) [0-2] (-|[a-j][1-9][nesw]) (-|[a-j][1-9][nesw])"
    ) {
        if let Ok(position) = read(&text) {
            prop_assert_eq!(read(&position.to_string()), Ok(position));
            check_invariants(&position);
        }
    }

    #[test]
    fn a_text_with_slips_is_read_or_refused(
        seed: u64,
        actions in 0_usize..300,
        slips in prop::collection::vec((any::<prop::sample::Index>(), 0..3, "[a-j0-9,/ nesw-]"), 1..4),
    ) {
        let mut text: Vec<char> = some_position(seed, actions).to_string().chars().collect();
        for (place, kind, letters) in slips {
            let place = place.index(text.len());
            match kind {
                0 => drop(text.splice(place..=place, letters.chars())),
                1 => drop(text.splice(place..place, letters.chars())),
                _ if text.len() > 1 => drop(text.remove(place)),
                _ => {}
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(position) = read(&text) {
            prop_assert_eq!(read(&position.to_string()), Ok(position));
            check_invariants(&position);
            // What can be read can be played on.
            for action in position.actions() {
                let next = played(&position, &action.to_string());
                prop_assert_eq!(read(&next.to_string()), Ok(next));
            }
        }
    }
}
