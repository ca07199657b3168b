//! What a move does that is worth telling. Its sentence is a predicate: who does
//! it, and by which move, is told around it.

use game::{Direction, Position};
use shelf::games::black_holes::{Action, BlackHoles, Block, Color, HOLES, Lie, Square};

use super::{distances::READY, places::Places, race::needed};

game::notices! {
    /// What a move does that is worth telling.
    pub enum Effect {
        /// It sinks the last block that was needed.
        "deed-black-holes-wins" Wins { hole: Square },
        /// It sinks a block: the how many-th.
        "deed-black-holes-sinks" Sinks { hole: Square, number: usize },
        /// It makes a block lie ready at a hole, so that nothing can keep it from
        /// being sunk; so many lie ready now.
        "deed-black-holes-ready" MakesReady { hole: Square, ready: usize },
        /// It keeps so many of the opponent's blocks from lying ready after their
        /// next move.
        "deed-black-holes-hinders" Hinders { blocks: usize },
    }
}

impl Effect {
    /// The effect of a legal action, if it has one.
    pub(super) fn of(position: &BlackHoles, action: Action) -> Option<Self> {
        let Action::Tip(tip) = action else { return None };
        let color = position.acting();
        let (block, _) = position.block(tip.anchor)?;
        let landed = block.tipped(tip.direction)?;
        let next = position.apply(action);
        if HOLES.contains(landed.anchor) {
            let hole = landed.anchor;
            return Some(if needed(&next, color) == 0 {
                Self::Wins { hole }
            } else {
                Self::Sinks { hole, number: next.sunk(color) }
            });
        }
        if let Some(hole) = hole_beyond(landed) {
            let ready = (Places::of(&next, color) & READY).blocks() as usize;
            return Some(Self::MakesReady { hole, ready });
        }
        let other = color.other();
        let blocks = nearly_ready(position, other).checked_sub(nearly_ready(&next, other))?;
        (blocks > 0).then_some(Self::Hinders { blocks: blocks as usize })
    }
}

/// The hole that a block lies ready at, if it does.
fn hole_beyond(block: Block) -> Option<Square> {
    // An upright block next to a hole is not ready: it would fall over it.
    let sunk = Direction::ALL.into_iter().filter_map(|way| block.tipped(way));
    let mut standing = sunk.filter(|sunk| sunk.lie == Lie::Upright).map(|sunk| sunk.anchor);
    standing.find(|anchor| HOLES.contains(*anchor))
}

/// How many blocks of a colour do not lie ready, but would after one move.
fn nearly_ready(position: &BlackHoles, color: Color) -> u32 {
    let free = Places::within(position.room());
    let turning = (READY & free).turned() - READY;
    (Places::of(position, color) & turning).blocks()
}
