//! How near the blocks are to the holes as the board is now: ways lead over free
//! squares only. All blocks of both players are found together, one more move
//! with every round.

use shelf::games::black_holes::{BlackHoles, Color};

use super::{distances::READY, places::Places};

/// So many moves are looked ahead; what takes more is far.
pub(super) const ROUNDS: usize = 6;

/// For each number of moves, from one: how many blocks of Light and Dark can be
/// sunk within so many, if nothing else moves.
pub(super) type Nearness = [[u32; 2]; ROUNDS];

#[inline]
pub(super) fn of(position: &BlackHoles) -> Nearness {
    let blocks = Color::ALL.map(|color| Places::of(position, color));
    rounds(position).map(|near| blocks.map(|blocks| (blocks & near).blocks()))
}

/// For each number of moves, from one: from where a block can be sunk within so
/// many, if nothing else moves.
#[inline]
pub(super) fn rounds(position: &BlackHoles) -> [Places; ROUNDS] {
    let free = Places::within(position.room());
    let mut near = READY;
    let mut rounds = [near; ROUNDS];
    for round in &mut rounds[1..] {
        near = near | (near & free).turned();
        *round = near;
    }
    rounds
}
