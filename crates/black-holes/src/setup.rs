//! The set-up: there is only one.

use std::{fmt, str::FromStr};

use game::{Position, SetupError, read_setup};

use crate::BlackHoles;

/// The layout as drawn (BH-3). Who has which colour is settled at the table
/// (BH-13).
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
