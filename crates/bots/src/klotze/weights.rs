//! What prospects are worth, in points. Found by play: with more than two, who
//! threatens keeps the others busy, and a threat is stopped by one of several,
//! so that it costs little to make one.

use super::prospects::{Distance, Prospects};

/// About how much one quiet move changes an estimate.
pub(super) const SWING: i32 = 120;

/// What prospects are worth.
pub(super) struct Weights {
    /// Standing at an open door.
    at_door: i32,
    /// Each free way from there.
    way: i32,
    /// Each open door in reach that the others' columns can't get to.
    safe: i32,
}

/// With two who play.
pub(super) const TWO: Weights = Weights { at_door: 80, way: 40, safe: 40 };

/// With more.
pub(super) const MANY: Weights = Weights { at_door: 240, way: 60, safe: 80 };

impl Weights {
    /// What somebody's prospects are worth to them.
    #[inline]
    pub(super) fn worth(&self, prospects: Prospects, is_turn: bool) -> i32 {
        let Prospects { open_ways, open_doors, distance } = prospects;
        let standing = match distance {
            Distance::One { ways, capturable } => {
                self.at_door
                    + self.way * ways as i32
                    + if capturable { 0 } else { 150 }
                    + if is_turn { 500 } else { 0 }
            }
            Distance::Two { doors, safe, wide, sure } => {
                40 + 15 * doors as i32
                    + self.safe * safe as i32
                    + 15 * wide as i32
                    + 100 * sure as i32
                    + if is_turn { 30 } else { 0 }
            }
            Distance::Three => 0,
            Distance::Far => -60,
        };
        standing + 6 * open_ways as i32 + 6 * open_doors as i32
    }
}
