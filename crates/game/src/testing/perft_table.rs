//! Perft figures in a text file:
//!
//! ```text
//! # a remark
//! set-up players=3
//! after d3 e d2
//! perft 6 6 20 60
//!
//! position WW3BB/… white 0-0 - -
//! perft 8 64 640
//! ```
//!
//! A line `set-up` or `position` starts anew, `after` plays tokens from there,
//! `perft` gives the figures for depth 1, 2, 3, ….

use crate::{GameSoFar, Position, Start, perft};

/// Checks every figure of a table.
///
/// # Panics
/// When a figure differs or a line can't be read; the message names the line.
pub fn check_perft_table<P: Position>(table: &str) {
    let mut game = GameSoFar::<P>::from_setup(P::Setup::default());
    let mut checked = 0;
    for (number, line) in (1..).zip(table.lines()) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" | "#" => {}
            "set-up" => {
                let setup = rest.parse().unwrap_or_else(|error| panic!("line {number}: {error}"));
                game = GameSoFar::from_setup(setup);
            }
            "position" => {
                let position = rest.parse();
                let position = position.unwrap_or_else(|error| panic!("line {number}: {error}"));
                game = GameSoFar::new(Start::Position(position));
            }
            "after" => game
                .add_tokens(rest.split_whitespace())
                .unwrap_or_else(|error| panic!("line {number}: {error}")),
            "perft" => {
                let position = game.position();
                for (depth, figure) in (1..).zip(rest.split_whitespace()) {
                    let counted = perft(position, depth).to_string();
                    assert_eq!(
                        counted,
                        figure,
                        "line {number}, depth {depth}\n{}\n{position}",
                        position.sketch()
                    );
                    checked += 1;
                }
            }
            _ => panic!("line {number}: what is {word}?"),
        }
    }
    assert!(checked > 0, "a table has figures");
}
