//! What can be pointed at in Kuba: the squares, and the grooves where captured marbles
//! lie.

use std::{fmt, str::FromStr};

use game::Unreadable;
use shelf::games::kuba::{Color, Square};

/// A place that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KubaSpot {
    Square(Square),
    Groove(Groove),
}

/// A groove of the frame, where a player keeps what they have captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Groove {
    /// In front of them: reds.
    Reds(Color),
    /// On their right: the opponent's.
    Others(Color),
}

impl Groove {
    pub const ALL: [Self; 4] = [
        Self::Reds(Color::White),
        Self::Others(Color::White),
        Self::Reds(Color::Black),
        Self::Others(Color::Black),
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Reds(Color::White) => "white-reds",
            Self::Others(Color::White) => "white-captures",
            Self::Reds(Color::Black) => "black-reds",
            Self::Others(Color::Black) => "black-captures",
        }
    }
}

impl fmt::Display for KubaSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Square(square) => square.fmt(f),
            Self::Groove(groove) => f.write_str(groove.name()),
        }
    }
}

impl FromStr for KubaSpot {
    type Err = Unreadable;

    fn from_str(name: &str) -> Result<Self, Unreadable> {
        let groove = Groove::ALL.into_iter().find(|groove| groove.name() == name);
        groove.map_or_else(|| name.parse().map(Self::Square), |groove| Ok(Self::Groove(groove)))
    }
}
