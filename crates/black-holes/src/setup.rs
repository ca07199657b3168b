//! The set-up. There is only one: who has which colour concerns the seats, not
//! the board.

use std::{fmt, str::FromStr};

use game::{Position, SetupError, read_setup};

use crate::BlackHoles;

/// The layout as drawn (BH-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Setup;

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("standard")
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        read_setup(text, &BlackHoles::SEATS, |_, _| Ok(false))?;
        Ok(Self)
    }
}
