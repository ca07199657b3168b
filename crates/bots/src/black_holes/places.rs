//! Ways in which a block can be on the board, many at once: for each lie a set
//! of anchors. One quarter turn of all of them is a few shifts, so that the ways
//! of all blocks to the holes are found together. Nothing here knows whose turn
//! it is.

use std::ops::{BitAnd, BitOr, Sub};

use game::{Direction, SquareSet};
use shelf::games::black_holes::{BlackHoles, Color, Lie};

/// A set of ways to be on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Places {
    /// Standing on these squares.
    pub(super) upright: SquareSet,
    /// Lying to the east of these anchors.
    pub(super) east: SquareSet,
    /// Lying to the north of these anchors.
    pub(super) north: SquareSet,
}

impl Places {
    pub(super) const NONE: Self =
        Self { upright: SquareSet::NONE, east: SquareSet::NONE, north: SquareSet::NONE };

    /// Where a player's blocks are.
    #[inline]
    pub(super) fn of(position: &BlackHoles, color: Color) -> Self {
        Self {
            upright: position.placed(color, Lie::Upright),
            east: position.placed(color, Lie::East),
            north: position.placed(color, Lie::North),
        }
    }

    /// All places that fit into these squares.
    #[inline]
    pub(super) fn within(squares: SquareSet) -> Self {
        Self {
            upright: squares,
            east: squares & squares.step(Direction::West),
            north: squares & squares.step(Direction::South),
        }
    }

    /// All places that are one quarter turn from any of these, whether on the
    /// board or not: to be met with places that are. The way there is the way
    /// back, so they are also those from which one turn leads to these.
    #[inline]
    pub(super) fn turned(self) -> Self {
        use Direction::{East, North, South, West};
        let Self { upright, east, north } = self;
        Self {
            upright: east.step(West)
                | east.step(East).step(East)
                | north.step(South)
                | north.step(North).step(North),
            east: upright.step(East)
                | upright.step(West).step(West)
                | east.step(North)
                | east.step(South),
            north: upright.step(North)
                | upright.step(South).step(South)
                | north.step(East)
                | north.step(West),
        }
    }

    /// The anchors of all blocks, however they lie.
    #[inline]
    pub(super) fn anchors(self) -> SquareSet {
        self.upright | self.east | self.north
    }

    /// How many blocks these are, if they are places of blocks: no two blocks
    /// have the same anchor.
    #[inline]
    pub(super) fn blocks(self) -> u32 {
        self.anchors().len() as u32
    }

    /// The anchors for each lie.
    #[inline]
    pub(super) fn by_lie(self) -> [(Lie, SquareSet); 3] {
        [(Lie::Upright, self.upright), (Lie::East, self.east), (Lie::North, self.north)]
    }
}

impl BitAnd for Places {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self {
            upright: self.upright & other.upright,
            east: self.east & other.east,
            north: self.north & other.north,
        }
    }
}

impl BitOr for Places {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self {
            upright: self.upright | other.upright,
            east: self.east | other.east,
            north: self.north | other.north,
        }
    }
}

impl Sub for Places {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self {
            upright: self.upright - other.upright,
            east: self.east - other.east,
            north: self.north - other.north,
        }
    }
}

#[cfg(test)]
mod tests {
    use shelf::games::black_holes::{Block, HOLES, SPACES, Square};

    use super::*;

    /// The places of one block.
    fn only(block: Block) -> Places {
        let anchor = SquareSet::of(block.anchor);
        match block.lie {
            Lie::Upright => Places { upright: anchor, ..Places::NONE },
            Lie::East => Places { east: anchor, ..Places::NONE },
            Lie::North => Places { north: anchor, ..Places::NONE },
        }
    }

    #[test]
    fn many_are_turned_like_one() {
        let board = Places::within(SPACES | HOLES);
        for (lie, anchors) in board.by_lie() {
            for anchor in Square::all().filter(|anchor| anchors.contains(*anchor)) {
                let block = Block { anchor, lie };
                let turned = Direction::ALL.into_iter().filter_map(|way| block.tipped(way));
                let expected = turned.map(only).fold(Places::NONE, Places::bitor);
                assert_eq!(only(block).turned() & board, expected, "{block}");
            }
        }
    }
}
