//! The set-up: how the board lies (KU-2). There is nothing else to choose: two
//! sit down, and the first has White (KU-3).

use std::{fmt, str::FromStr};

use game::{Position, SetupError, read_setup};

use crate::Kuba;

/// How the board lies before the game; Black decides (KU-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Setup {
    /// As drawn.
    #[default]
    Standard,
    /// The left-right mirror image: white and black corners exchanged.
    Mirrored,
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Standard => "standard",
            Self::Mirrored => "mirrored",
        })
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut setup = Self::Standard;
        read_setup(text, &Kuba::SEATS, |word, value| {
            let known = word == "mirrored" && value.is_none();
            if known {
                setup = Self::Mirrored;
            }
            Ok(known)
        })?;
        Ok(setup)
    }
}
