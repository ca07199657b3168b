//! The ways from one square to another: in a straight line, or in an L along
//! the row first or along the column first (KL-7). What stands on them is
//! known elsewhere.

use std::iter::successors;

use game::Direction;

use crate::Square;

/// KL-7: how far apart two squares are: columns apart plus rows apart.
pub(crate) fn distance(from: Square, to: Square) -> usize {
    from.column().abs_diff(to.column()) + from.row().abs_diff(to.row())
}

/// The ways between two squares.
pub(crate) enum Ways {
    /// One of the two is straight ahead of the other.
    Straight(Way),
    /// An L; its two ways share no square.
    Bent([Way; 2]),
}

impl Ways {
    pub(crate) fn between(from: Square, to: Square) -> Self {
        let along_row = Way { from, to, row_first: true };
        let along_column = Way { from, to, row_first: false };
        if from.column() == to.column() || from.row() == to.row() {
            Self::Straight(along_row)
        } else {
            Self::Bent([along_row, along_column])
        }
    }
}

/// One way from a square to another, with at most one turn.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    from: Square,
    to: Square,
    row_first: bool,
}

impl Way {
    /// The squares that are passed, in order, without both ends.
    pub(crate) fn passed(self) -> impl Iterator<Item = Square> {
        let after = move |here: &Square| self.next(*here).and_then(|ahead| here.step(ahead));
        successors(after(&self.from), after).take_while(move |square| *square != self.to)
    }

    /// Where to go from a square of the way.
    fn next(self, here: Square) -> Option<Direction> {
        let along_row = ahead(here.column(), self.to.column(), Direction::East, Direction::West);
        let along_column = ahead(here.row(), self.to.row(), Direction::North, Direction::South);
        if self.row_first { along_row.or(along_column) } else { along_column.or(along_row) }
    }
}

fn ahead(here: usize, there: usize, up: Direction, down: Direction) -> Option<Direction> {
    match here.cmp(&there) {
        std::cmp::Ordering::Less => Some(up),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(down),
    }
}
