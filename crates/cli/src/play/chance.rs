//! Where chance comes from: the system's random source, or a seed that repeats
//! a game. Every outcome is drawn when it is due and not before, by its exact
//! weight; so nothing is dealt in advance, and there is no secret to keep.

use std::io;

use game::{Key, Position, SoFar};
use rand::{TryRng, rngs::SysRng};

/// A source of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Chance {
    /// The system's random source.
    System,
    /// Everything follows from a number.
    Seeded(u64),
}

impl Chance {
    /// The source that was asked for.
    pub(super) fn new(seed: Option<u64>) -> Self {
        seed.map_or(Self::System, Self::Seeded)
    }

    /// The outcome of the die or trap that is due; `None` where none is.
    ///
    /// # Errors
    /// The system's random source fails.
    pub(super) fn draw<P: Position>(self, game: &SoFar<P>) -> io::Result<Option<P::Action>> {
        let number = match self {
            Self::System => random()?,
            Self::Seeded(seed) => Key::of(&(seed, game.length() as u64)).0,
        };
        // Scaled down: no outcome gains more than one part in 2³² by rounding.
        let scaled = |all: u32| ((u128::from(number) * u128::from(all)) >> 64) as u32;
        Ok(game.position().draw_action(scaled))
    }

    /// A seed for bots.
    ///
    /// # Errors
    /// The system's random source fails.
    pub(super) fn seed(self) -> io::Result<u64> {
        match self {
            Self::System => random(),
            Self::Seeded(seed) => Ok(seed),
        }
    }
}

fn random() -> io::Result<u64> {
    SysRng.try_next_u64().map_err(|error| io::Error::other(error.to_string()))
}
