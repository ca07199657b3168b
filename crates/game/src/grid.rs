//! Squares and directions: `a1` is bottom left, `n` leads to higher rows and
//! `e` to later letters. What stands on a square is each game's business.

use std::{fmt, str::FromStr};

use crate::{Unreadable, notice::Fact};

/// One of the four directions of a board of squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Towards later letters.
    East,
    /// Towards higher rows.
    North,
    /// Towards lower rows.
    South,
    /// Towards earlier letters.
    West,
}

impl Direction {
    /// All four, in the order of their letters.
    pub const ALL: [Self; 4] = [Self::East, Self::North, Self::South, Self::West];

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::East => Self::West,
            Self::North => Self::South,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// Where it leads on a board that was turned clockwise by so many quarters.
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Self {
        let clockwise = match self {
            Self::North => Self::East,
            Self::East => Self::South,
            Self::South => Self::West,
            Self::West => Self::North,
        };
        match quarters % 4 {
            0 => self,
            1 => clockwise,
            2 => self.opposite(),
            _ => clockwise.opposite(),
        }
    }

    /// Its letter in notation.
    pub const fn letter(self) -> &'static str {
        match self {
            Self::East => "e",
            Self::North => "n",
            Self::South => "s",
            Self::West => "w",
        }
    }

    /// The direction that a letter of either case means.
    pub const fn from_letter(letter: u8) -> Option<Self> {
        match letter.to_ascii_lowercase() {
            b'e' => Some(Self::East),
            b'n' => Some(Self::North),
            b's' => Some(Self::South),
            b'w' => Some(Self::West),
            _ => None,
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl From<Direction> for Fact {
    fn from(direction: Direction) -> Self {
        direction.letter().into()
    }
}

/// A square of a board of `W` columns and `H` rows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square<const W: usize, const H: usize>(u8);

impl<const W: usize, const H: usize> Square<W, H> {
    /// How many there are.
    pub const COUNT: usize = W * H;

    /// The square in this column and row, both counted from 0.
    pub const fn at(column: usize, row: usize) -> Option<Self> {
        if column < W && row < H { Some(Self((row * W + column) as u8)) } else { None }
    }

    /// The square with this index, row by row from the bottom.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Its index, row by row from the bottom.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column from the left, counted from 0.
    pub const fn column(self) -> usize {
        self.index() % W
    }

    /// Its row from the bottom, counted from 0.
    pub const fn row(self) -> usize {
        self.index() / W
    }

    /// The next square in a direction, if the grid has one there.
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let (column, row) = (self.column(), self.row());
        match direction {
            Direction::East => Self::at(column + 1, row),
            Direction::North => Self::at(column, row + 1),
            // Below 0 wraps to a number that is no column or row.
            Direction::South => Self::at(column, row.wrapping_sub(1)),
            Direction::West => Self::at(column.wrapping_sub(1), row),
        }
    }

    /// All squares, row by row from the bottom.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(|index| Self(index as u8))
    }

    /// Reads the square that a text begins with; returns it with the rest.
    pub fn split_from(text: &str) -> Option<(Self, &str)> {
        let letter = text.as_bytes().first()?.to_ascii_lowercase();
        let column = usize::from(letter.checked_sub(b'a')?);
        let rest = text.get(1..)?;
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = rest.split_at(digits);
        if number.len() > 2 || number.starts_with('0') {
            return None;
        }
        let row = number.parse::<usize>().ok()?.checked_sub(1)?;
        Some((Self::at(column, row)?, rest))
    }
}

impl<const W: usize, const H: usize> fmt::Display for Square<W, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column() as u8) as char, self.row() + 1)
    }
}

impl<const W: usize, const H: usize> FromStr for Square<W, H> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match Self::split_from(text) {
            Some((square, "")) => Ok(square),
            _ => Err(Unreadable),
        }
    }
}

impl<const W: usize, const H: usize> From<Square<W, H>> for Fact {
    fn from(square: Square<W, H>) -> Self {
        Self::Text(square.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Ten = Square<10, 10>;

    #[test]
    fn squares_read_and_print() {
        for square in Ten::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        assert_eq!("J10".parse(), Ten::at(9, 9).ok_or(Unreadable));
        for wrong in ["", "a", "a0", "a01", "k1", "a11", "1a", "a1 ", "é1", "`1", "a999999999"] {
            assert_eq!(wrong.parse::<Ten>(), Err(Unreadable), "{wrong}");
        }
    }

    #[test]
    fn steps_stay_on_the_grid() {
        let corner = Ten::at(0, 0).unwrap();
        assert_eq!(corner.step(Direction::West), None);
        assert_eq!(corner.step(Direction::South), None);
        assert_eq!(corner.step(Direction::North), Ten::at(0, 1));
        assert_eq!(Ten::at(9, 4).unwrap().step(Direction::East), None);
    }
}
