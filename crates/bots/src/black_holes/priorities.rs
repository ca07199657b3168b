//! What a move promises before it is searched, from the board alone and worked
//! out at compile time: how much nearer to a hole the block comes, and whether
//! it is better placed after the move.

use game::Direction;
use search::MoveHint;
use shelf::games::black_holes::{Block, Lie, Square};

use super::{
    distances::{DISTANCES, LIES},
    evaluation,
};

/// What it promises to come nearer by one move.
const NEARER: i32 = 60;
/// What it promises to make a block lie ready.
const MADE_READY: i32 = 150;
/// A block that lies ready should stay so until it is sunk.
const NO_LONGER_READY: i32 = -300;
/// What it promises to sink a block.
const SINKING: i32 = 60;

/// What it promises to tip this block that way, if it can be done.
pub(super) fn hint(block: Block, direction: Direction) -> MoveHint {
    let priority = toward(direction, block.lie)[block.anchor.index()].into();
    MoveHint { priority, loud: false }
}

/// What it promises to tip a block that lies like this that way, by its anchor.
#[inline]
pub(super) fn toward(direction: Direction, lie: Lie) -> &'static [i16; Square::COUNT] {
    &PROMISES[direction as usize][lie as usize]
}

static PROMISES: [[[i16; Square::COUNT]; 3]; 4] = {
    let mut promises = [[[0; Square::COUNT]; 3]; 4];
    let mut entry = 0;
    while entry < LIES.len() * Direction::ALL.len() * Square::COUNT {
        let direction = Direction::ALL[entry % 4];
        let lie = LIES[entry / 4 % LIES.len()];
        if let Some(anchor) = Square::from_index(entry / 4 / LIES.len()) {
            promises[direction as usize][lie as usize][anchor.index()] =
                priority(Block { anchor, lie }, direction) as i16;
        }
        entry += 1;
    }
    promises
};

const fn priority(block: Block, direction: Direction) -> i32 {
    let (Some(before), Some(landed)) = (DISTANCES.of(block), block.tipped(direction)) else {
        return 0;
    };
    let Some(after) = DISTANCES.of(landed) else { return SINKING };
    let placed = evaluation::drawn_worth(landed) - evaluation::drawn_worth(block);
    let nearer = (before as i32 - after as i32) * NEARER;
    let ready = match (before, after) {
        (1, _) => NO_LONGER_READY,
        (_, 1) => MADE_READY,
        _ => 0,
    };
    placed + nearer + ready
}
