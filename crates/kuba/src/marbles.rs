//! The marbles: white, black and the neutral reds. Where they lie and who takes
//! them is not known here.

use game::{Fact, Seat, Tone};

/// A player's colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Color {
    /// White begins (KU-3).
    White,
    /// Black chose how the board lies (KU-2).
    Black,
}

impl Color {
    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The seat: White begins, so White sits first.
    pub const fn seat(self) -> Seat {
        match self {
            Self::White => Seat::ONE,
            Self::Black => Seat::TWO,
        }
    }

    /// The colour's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

impl From<Color> for Fact {
    fn from(color: Color) -> Self {
        color.name().into()
    }
}

/// What can lie on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Marble {
    /// A player's.
    Of(Color),
    /// A neutral one.
    Red,
}

impl Marble {
    /// The marble that a letter of a drawing or a position text means.
    pub(crate) const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'W' => Some(Self::Of(Color::White)),
            'B' => Some(Self::Of(Color::Black)),
            'R' => Some(Self::Red),
            _ => None,
        }
    }

    pub(crate) const fn letter(self) -> char {
        match self {
            Self::Of(Color::White) => 'W',
            Self::Of(Color::Black) => 'B',
            Self::Red => 'R',
        }
    }

    pub(crate) const fn tone(self) -> Tone {
        match self {
            Self::Of(Color::White) => Tone::Light,
            Self::Of(Color::Black) => Tone::Dark,
            Self::Red => Tone::Red,
        }
    }
}

impl From<Marble> for Fact {
    fn from(marble: Marble) -> Self {
        match marble {
            Marble::Of(color) => color.into(),
            Marble::Red => "red".into(),
        }
    }
}
