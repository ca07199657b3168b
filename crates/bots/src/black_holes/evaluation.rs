//! What a position is worth at a glance: how near the blocks that are still
//! needed are to the holes, which spare blocks back them up, where each block
//! stands or lies, and whose turn it is. The weights were fitted to the results
//! of some thousands of games: a hundred more means 73 wins of a hundred.

use shelf::games::black_holes::{BlackHoles, Block, Color, Lie, Square};

use super::{
    distances::LIES,
    nearness::{self, ROUNDS},
    race::{SUNK_TO_WIN, needed},
};

/// What the position is worth to a colour, in an unfinished game.
#[inline]
pub(super) fn worth(position: &BlackHoles, color: Color) -> i32 {
    let nearness = nearness::of(position);
    let [light, dark] = Color::ALL.map(|color| {
        let near = nearness.map(|counts| counts[color as usize]);
        near_worth(near, needed(position, color)) + placed_worth(position, color)
    });
    let tempo = TEMPO[usize::from(position.left() == 2)];
    let tempo = if position.acting() == color { tempo } else { -tempo };
    tempo + if color == Color::Light { light - dark } else { dark - light }
}

/// By the number of blocks that are still to be sunk, from one.
const NEEDED: [i32; SUNK_TO_WIN as usize] = [182, 49, -43, -36];

/// For each block that is needed and within so many moves of a hole, by the
/// number of blocks that are still to be sunk.
const NEAR: [[i32; ROUNDS]; SUNK_TO_WIN as usize] = [
    [0, -3, 31, 37, 15, 52],
    [28, 20, 36, 24, 4, 24],
    [15, 17, 23, 13, 7, 19],
    [0, 3, 15, 1, 1, 12],
];

/// For each block beyond those that are needed.
const SPARE: [i32; ROUNDS] = [0, 31, 9, 3, 2, 15];

/// To act, with one move left in the turn and with two.
const TEMPO: [i32; 2] = [1, 12];

#[inline]
fn near_worth(near: [u32; ROUNDS], needed: u32) -> i32 {
    let row = needed.clamp(1, SUNK_TO_WIN) as usize - 1;
    let mut worth = NEEDED[row];
    for round in 0..ROUNDS {
        let counted = near[round].min(needed);
        let spare = near[round] - counted;
        worth += NEAR[row][round] * counted.cast_signed() + SPARE[round] * spare.cast_signed();
    }
    worth
}

/// The corner quarter of the board as it is drawn, its lower left: a block that
/// stands there. The other quarters are its mirror images.
const STANDING: [[i32; 5]; 5] = [
    [-32, -29, 23, -11, -6],
    [-47, -34, 12, -29, -11],
    [-62, -66, 0, 12, 23],
    [0, -32, -66, -34, -29],
    [0, 0, -62, -47, -32],
];

/// The same for a block that lies to the east of its anchor; one that lies to
/// the north is its mirror image along the diagonal.
const LYING: [[i32; 5]; 5] = [
    [10, -26, -17, 30, -22],
    [12, -38, -20, 33, -19],
    [7, 0, 0, 24, 13],
    [0, -50, -45, -19, -15],
    [0, 0, -53, -33, -47],
];

#[inline]
fn placed_worth(position: &BlackHoles, color: Color) -> i32 {
    let mut worth = 0;
    for lie in LIES {
        for anchor in position.placed(color, lie) {
            worth += i32::from(PLACE[lie as usize][anchor.index()]);
        }
    }
    worth
}

/// By lie and anchor.
static PLACE: [[i16; Square::COUNT]; 3] = {
    let mut place = [[0; Square::COUNT]; 3];
    let mut entry = 0;
    while entry < LIES.len() * Square::COUNT {
        let lie = LIES[entry % LIES.len()];
        if let Some(anchor) = Square::from_index(entry / LIES.len()) {
            place[lie as usize][anchor.index()] = drawn_worth(Block { anchor, lie }) as i16;
        }
        entry += 1;
    }
    place
};

/// What it is worth that a block is where it is, as drawn for the quarter.
pub(super) const fn drawn_worth(block: Block) -> i32 {
    let (column, row) = (block.anchor.column(), block.anchor.row());
    match block.lie {
        Lie::Upright => STANDING[4 - folded(row, 9)][folded(column, 9)],
        // The anchor of a lying block is half a block away from its middle.
        Lie::East => LYING[4 - folded(row, 9)][folded(column, 8)],
        Lie::North => LYING[4 - folded(column, 9)][folded(row, 8)],
    }
}

/// The distance from the nearer end of a line that ends at `last`.
const fn folded(place: usize, last: usize) -> usize {
    let other = last.saturating_sub(place);
    if place < other { place } else { other }
}
