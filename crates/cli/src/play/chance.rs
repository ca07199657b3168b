//! Where chance comes from: the system's random source, or a seed that repeats
//! a game. Every outcome is drawn when it is due and not before, by its exact
//! weight; so nothing is dealt in advance, and there is no secret to keep.

use std::io;

use game::{GameSoFar, Key, Position};
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
    pub(super) fn draw<P: Position>(self, game: &GameSoFar<P>) -> io::Result<Option<P::Action>> {
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

#[cfg(test)]
mod tests {
    use bille_trap::BilleTrap;

    use super::*;

    /// How often each outcome is drawn by the seeds from 0.
    fn drawn(tokens: &str, seeds: u64) -> Vec<(String, u64)> {
        let mut game = GameSoFar::<BilleTrap>::from_setup(bille_trap::Setup::default());
        game.add_tokens(tokens.split_whitespace()).expect("legal tokens");
        let mut counts: Vec<_> =
            game.actions().iter().map(|action| (action.to_string(), 0)).collect();
        for seed in 0..seeds {
            let action = Chance::Seeded(seed).draw(&game).expect("a number").expect("one is due");
            assert_eq!(Chance::Seeded(seed).draw(&game).expect("a number"), Some(action));
            let count = counts.iter_mut().find(|(token, _)| *token == action.to_string());
            count.expect("only what is legal").1 += 1;
        }
        counts
    }

    /// The seeds are given, so this holds always or never.
    #[test]
    fn outcomes_are_drawn_by_their_weight() {
        for (face, count) in drawn("", 6_000) {
            assert!((900..=1_100).contains(&count), "{face}: {count}");
        }
        let trap = drawn("d1 e k d1 e", 24_000);
        assert_eq!(trap.iter().map(|(token, _)| token.as_str()).collect::<Vec<_>>(), ["c", "o"]);
        assert!((9_700..=10_300).contains(&trap[0].1), "10 of 24 are closed: {trap:?}");
        let known = drawn("d1 e k d1 e c k d1 e", 100);
        assert_eq!(known, [("c".to_owned(), 100)], "a trap stays as it was found");
    }

    #[test]
    fn the_system_has_a_random_source() {
        assert_ne!(
            Chance::System.seed().expect("a number"),
            Chance::System.seed().expect("another")
        );
    }
}
