//! The pieces: columns of three heights, which belong to nobody, and one Klotz
//! for each colour. A piece goes as far as it is high (KL-7).

use game::Fact;

use crate::Color;

/// The height of a column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Height {
    /// One square high.
    One,
    /// Two squares high.
    Two,
    /// Three squares high.
    Three,
}

impl Height {
    /// All three, from the lowest.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// KL-7: so many squares a column of this height moves.
    #[inline]
    pub const fn squares(self) -> usize {
        self as usize + 1
    }

    pub(crate) const fn digit(self) -> char {
        match self {
            Self::One => '1',
            Self::Two => '2',
            Self::Three => '3',
        }
    }
}

impl From<Height> for Fact {
    fn from(height: Height) -> Self {
        height.squares().into()
    }
}

/// What can stand on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A column, which whoever acts may move.
    Column(Height),
    /// The Klotz of a colour.
    Klotz(Color),
}

impl Piece {
    /// KL-2, KL-7: the height of a Klotz, and so many squares it moves.
    pub const KLOTZ_HEIGHT: usize = 4;

    /// KL-7: so many squares it moves.
    pub const fn height(self) -> usize {
        match self {
            Self::Column(height) => height.squares(),
            Self::Klotz(_) => Self::KLOTZ_HEIGHT,
        }
    }

    /// Its mark in a drawing or a position text.
    pub(crate) const fn mark(self) -> char {
        match self {
            Self::Column(height) => height.digit(),
            Self::Klotz(color) => color.letter(),
        }
    }

    /// The piece that a mark means.
    pub(crate) fn from_mark(mark: char) -> Option<Self> {
        let columns = Height::ALL.map(Self::Column);
        let klotze = Color::ALL.map(Self::Klotz);
        columns.into_iter().chain(klotze).find(|piece| piece.mark() == mark)
    }
}
