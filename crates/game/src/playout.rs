//! A random game from a position to its end: players choose uniformly among all
//! their legal actions, chance falls by its weights. The random source is
//! handed in.

use crate::{LONGEST, Position};

/// Plays to the end, or to the length at which every game is drawn (ALL-2).
/// `draw` is told a number and answers with one below it. Returns the last
/// position and the number of actions made.
pub fn playout<P: Position>(start: &P, mut draw: impl FnMut(u32) -> u32) -> (P, usize) {
    let mut position = *start;
    for made in 0..LONGEST {
        match position.draw_action(&mut draw) {
            Some(action) => position = position.apply(action),
            None => return (position, made),
        }
    }
    (position, LONGEST)
}
