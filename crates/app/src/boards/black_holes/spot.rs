//! What can be pointed at in Black Holes: the squares, and the racks of sunk blocks.

use std::{fmt, str::FromStr};

use game::Unreadable;
use shelf::games::black_holes::{Color, Square};

/// A place that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlackHolesSpot {
    Square(Square),
    /// What a colour has sunk stands there.
    Rack(Color),
}

impl fmt::Display for BlackHolesSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Square(square) => square.fmt(f),
            Self::Rack(color) => write!(f, "{}-rack", color.name()),
        }
    }
}

impl FromStr for BlackHolesSpot {
    type Err = Unreadable;

    fn from_str(name: &str) -> Result<Self, Unreadable> {
        match name.strip_suffix("-rack") {
            Some(owner) => {
                let color = Color::ALL.into_iter().find(|color| color.name() == owner);
                color.map(Self::Rack).ok_or(Unreadable)
            }
            None => name.parse().map(Self::Square),
        }
    }
}
