//! What prospects are worth, in points. Found by play; see the figures.

use super::prospects::{Distance, Prospects};

/// About how much one quiet move changes an estimate.
pub(super) const SWING: i32 = 120;

/// What somebody's prospects are worth to him.
#[inline]
pub(super) fn worth(prospects: Prospects, is_turn: bool) -> i32 {
    let Prospects { open_ways, open_doors, distance } = prospects;
    let standing = match distance {
        Distance::One { ways, capturable } => {
            80 + 40 * ways as i32 + if capturable { 0 } else { 150 } + if is_turn { 500 } else { 0 }
        }
        Distance::Two { doors, safe, wide, sure } => {
            40 + 15 * doors as i32
                + 40 * safe as i32
                + 15 * wide as i32
                + 100 * sure as i32
                + if is_turn { 30 } else { 0 }
        }
        Distance::Three => 0,
        Distance::Far => -60,
    };
    standing + 6 * open_ways as i32 + 6 * open_doors as i32
}
