//! The four colours in turn order (KL-4), and sets of them.

use std::str::FromStr;

use game::{Fact, Tone, Unreadable};

/// A player's colour. The order is the turn order: clockwise from red (KL-4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// At first in turn order.
    Red,
    /// After red.
    Yellow,
    /// After yellow.
    Green,
    /// After green, and before red.
    Blue,
}

impl Color {
    /// How many there are.
    pub(crate) const COUNT: usize = Self::ALL.len();

    /// All four in turn order.
    pub const ALL: [Self; 4] = [Self::Red, Self::Yellow, Self::Green, Self::Blue];

    /// The colour's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
        }
    }

    /// The letter of its Klotz; its goal corner has the same one in lower case.
    pub(crate) const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Green => 'G',
            Self::Blue => 'B',
        }
    }

    pub(crate) const fn tone(self) -> Tone {
        match self {
            Self::Red => Tone::Red,
            Self::Yellow => Tone::Yellow,
            Self::Green => Tone::Green,
            Self::Blue => Tone::Blue,
        }
    }
}

impl FromStr for Color {
    type Err = Unreadable;

    fn from_str(name: &str) -> Result<Self, Unreadable> {
        Self::ALL.into_iter().find(|color| color.name() == name).ok_or(Unreadable)
    }
}

impl From<Color> for Fact {
    fn from(color: Color) -> Self {
        color.name().into()
    }
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Colors(u8);

impl Colors {
    /// No colour.
    pub const NONE: Self = Self(0);
    /// All four.
    pub const ALL: Self = Self((1 << Color::COUNT) - 1);

    /// The set with this colour added.
    #[must_use]
    pub const fn with(self, color: Color) -> Self {
        Self(self.0 | 1 << color as u8)
    }

    /// The set with this colour taken away.
    #[must_use]
    pub const fn without(self, color: Color) -> Self {
        Self(self.0 & !(1 << color as u8))
    }

    /// Whether the colour is in the set.
    #[inline]
    pub const fn contains(self, color: Color) -> bool {
        self.0 >> color as u8 & 1 != 0
    }

    /// How many colours.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// KL-4: the next colour of the set in turn order after `color`; `color`
    /// itself when there is no other.
    #[inline]
    pub const fn after(self, color: Color) -> Color {
        // Two copies side by side turn "around the table" into "upwards".
        let twice = (self.0 | self.0 << Color::COUNT) >> (color as u8 + 1);
        Color::ALL[(color as usize + 1 + twice.trailing_zeros() as usize) % Color::COUNT]
    }

    /// How many colours of the set come from `first` on before `color`.
    #[inline]
    pub(crate) const fn before(self, color: Color, first: Color) -> usize {
        let twice = (self.0 | self.0 << Color::COUNT) >> first as u8;
        let steps = (color as u8).wrapping_sub(first as u8) % Color::COUNT as u8;
        (twice & ((1 << steps) - 1)).count_ones() as usize
    }

    /// The colours of the set in turn order from `first` on.
    pub fn from_first(self, first: Color) -> impl Iterator<Item = Color> {
        let around = Color::ALL.into_iter().cycle().skip(first as usize).take(Color::COUNT);
        around.filter(move |color| self.contains(*color))
    }
}

impl FromIterator<Color> for Colors {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Self {
        colors.into_iter().fold(Self::NONE, Self::with)
    }
}
