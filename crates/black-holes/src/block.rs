//! The blocks: whose they are, how they lie, and where on the board a quarter
//! turn puts them. What else is there is not known here.

use game::{Direction, Fact, Seat, SquareSet, Tone};

use crate::board::{BOARD, Square};

/// A player's colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Color {
    /// Light begins (BH-4).
    Light,
    /// Dark answers.
    Dark,
}

impl Color {
    /// Both, in turn order.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }

    /// The seat: Light begins, so Light sits first.
    pub const fn seat(self) -> Seat {
        match self {
            Self::Light => Seat::ONE,
            Self::Dark => Seat::TWO,
        }
    }

    /// Who sits there.
    #[inline]
    pub fn at(seat: Seat) -> Self {
        if seat == Seat::ONE { Self::Light } else { Self::Dark }
    }

    /// The colour's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    pub(crate) const fn tone(self) -> Tone {
        match self {
            Self::Light => Tone::Light,
            Self::Dark => Tone::Dark,
        }
    }
}

impl From<Color> for Fact {
    fn from(color: Color) -> Self {
        color.name().into()
    }
}

/// How a block lies, seen from its anchor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lie {
    /// It stands on its anchor.
    Upright,
    /// It lies on its anchor and the next square to the east.
    East,
    /// It lies on its anchor and the next square to the north.
    North,
}

impl Lie {
    /// Lying along this direction.
    const fn along(direction: Direction) -> Self {
        match direction {
            Direction::East | Direction::West => Self::East,
            Direction::North | Direction::South => Self::North,
        }
    }
}

/// A block somewhere: the square that names it, and how it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Block {
    /// Its only square when upright; when lying, the one with the lower row,
    /// then the earlier column.
    pub anchor: Square,
    /// How it lies.
    pub lie: Lie,
}

impl Block {
    /// The other square of a lying block, if the grid has it.
    pub const fn far_half(self) -> Option<Square> {
        match self.lie {
            Lie::Upright => None,
            Lie::East => self.anchor.step(Direction::East),
            Lie::North => self.anchor.step(Direction::North),
        }
    }

    /// The one or two squares that it stands or lies on, the anchor first.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        [Some(self.anchor), self.far_half()].into_iter().flatten()
    }

    /// The same squares as a set.
    pub(crate) const fn covered(self) -> SquareSet {
        let anchor = SquareSet::of(self.anchor);
        match self.lie {
            Lie::Upright => anchor,
            Lie::East => anchor.or(anchor.step(Direction::East)),
            Lie::North => anchor.or(anchor.step(Direction::North)),
        }
    }

    /// BH-5: where a quarter turn over the edge on that side puts it; nowhere
    /// if some of it would be off the board.
    #[inline]
    pub const fn tipped(self, direction: Direction) -> Option<Self> {
        TIPPED[direction as usize][self.lie as usize][self.anchor.index()]
    }

    const fn turned(self, direction: Direction) -> Option<Self> {
        let along = Lie::along(direction);
        let lie = match self.lie {
            Lie::Upright => along,
            // Over its short edge it stands up, over its long edge it rolls.
            lie if lie as u8 == along as u8 => Lie::Upright,
            lie => lie,
        };
        let mut anchor = self.anchor.step(direction);
        if let Some(next) = anchor
            && self.anchor_goes_twice(direction)
        {
            anchor = next.step(direction);
        }
        match anchor {
            Some(anchor) => Self { anchor, lie }.on_board(),
            None => None,
        }
    }

    /// The anchor is the southern or western end. A block that falls that way
    /// lands with its far end on it; one that stands up the other way leaves
    /// its own length behind.
    const fn anchor_goes_twice(self, direction: Direction) -> bool {
        let ahead = matches!(direction, Direction::East | Direction::North);
        match self.lie {
            Lie::Upright => !ahead,
            lie => ahead && lie as u8 == Lie::along(direction) as u8,
        }
    }

    /// Itself, if all of it is on the board.
    const fn on_board(self) -> Option<Self> {
        let half = match self.lie {
            Lie::Upright => Some(self.anchor),
            Lie::East | Lie::North => self.far_half(),
        };
        match half {
            Some(half) if BOARD.contains(self.anchor) && BOARD.contains(half) => Some(self),
            _ => None,
        }
    }
}

/// All quarter turns, by direction, lie and anchor.
static TIPPED: [[[Option<Block>; Square::COUNT]; 3]; 4] = {
    let mut tipped = [[[None; Square::COUNT]; 3]; 4];
    let lies = [Lie::Upright, Lie::East, Lie::North];
    let mut entry = 0;
    while entry < 4 * lies.len() * Square::COUNT {
        let direction = Direction::ALL[entry % 4];
        let lie = lies[entry / 4 % lies.len()];
        let index = entry / 4 / lies.len();
        if let Some(anchor) = Square::from_index(index) {
            let block = Block { anchor, lie };
            tipped[direction as usize][lie as usize][index] = block.turned(direction);
        }
        entry += 1;
    }
    tipped
};
