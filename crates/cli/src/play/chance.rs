//! Where chance comes from: the system's random source, or a seed that repeats a
//! game. The table draws every outcome when it is due and not before, by its
//! exact weight, from the number that it is handed with a command.

use std::{
    io,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use game::{Fact, Seat, mixed};
use rand::{TryRng, rngs::SysRng};
use table::{ChanceSupply, Circumstances, Moment, Standing};
use words::Words;

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

    /// The source of the next game between the same people: another one, which
    /// follows from this if this can be repeated.
    pub(super) fn next(self) -> Self {
        match self {
            Self::System => Self::System,
            Self::Seeded(seed) => Self::Seeded(mixed(seed, 1)),
        }
    }

    /// What the table must know for one command.
    ///
    /// # Errors
    /// The system's random source fails.
    pub(super) fn circumstances(self) -> io::Result<Circumstances> {
        Ok(Circumstances {
            now: now(),
            // The table mixes it with how far the game is.
            chance: ChanceSupply::Number(self.seed()?),
            standing: Standing::Guest,
            lag: Duration::ZERO,
            gone: [None; Seat::MOST],
        })
    }

    /// A seed: the one that was given, or one of the system's, each time another.
    ///
    /// # Errors
    /// The system's random source fails.
    pub(super) fn seed(self) -> io::Result<u64> {
        match self {
            Self::System => {
                SysRng.try_next_u64().map_err(|error| io::Error::other(error.to_string()))
            }
            Self::Seeded(seed) => Ok(seed),
        }
    }

    /// How it is drawn, as a record says it.
    pub(super) fn described(self, words: &Words) -> String {
        match self {
            Self::System => words.text("play-chance-system"),
            Self::Seeded(seed) => {
                words.tell("play-chance-seed", &[("seed", Fact::Text(seed.to_string()))])
            }
        }
    }
}

fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment::from_millis(since.as_millis() as u64)
}

#[cfg(test)]
mod tests {
    use shelf::Game;
    use table::{DeviceSitter, PersonId, Table};

    use super::*;
    use crate::play::setting_up;

    /// How often each outcome falls behind these tokens, by the seeds from 0.
    fn fallen(tokens: &str, seeds: u64) -> Vec<(String, u64)> {
        let mut game = Game::BilleTrap.open(&shelf::Opening::default()).expect("a game");
        game.add_tokens(tokens).expect("legal tokens");
        let mut counts: Vec<_> = game.actions().into_iter().map(|token| (token, 0)).collect();
        let options = setting_up::options(&game, None);
        let people = [0, 1].map(|number| DeviceSitter::Person(PersonId::at_device(number)));
        for seed in 0..seeds {
            let circumstances = Chance::Seeded(seed).circumstances().expect("a number");
            let fell = || {
                let opened = Table::open_on_device(options.clone(), &people, &circumstances);
                let (table, _) = opened.expect("a table");
                table.game().expect("a game").entries()[game.length()].clone()
            };
            let token = fell();
            assert_eq!(token, fell(), "a seed repeats a game");
            let count = counts.iter_mut().find(|(known, _)| *known == token);
            count.expect("only what is legal").1 += 1;
        }
        counts
    }

    /// The seeds are given, so this holds always or never.
    #[test]
    fn outcomes_are_drawn_by_their_weight() {
        for (face, count) in fallen("", 3_000) {
            assert!((430..=570).contains(&count), "{face}: {count}");
        }
        let trap = fallen("d1 e k d1 e", 6_000);
        assert_eq!(trap.iter().map(|(token, _)| token.as_str()).collect::<Vec<_>>(), ["c", "o"]);
        assert!((2_350..=2_650).contains(&trap[0].1), "10 of 24 are closed: {trap:?}");
        let known = fallen("d1 e k d1 e c k d1 e", 50);
        assert_eq!(known, [("c".to_owned(), 50)], "a trap stays as it was found");
    }

    #[test]
    fn every_game_has_a_source_of_its_own() {
        assert_ne!(Chance::Seeded(3).next(), Chance::Seeded(3));
        assert_eq!(Chance::Seeded(3).next(), Chance::Seeded(3).next());
        let seed = || Chance::System.next().seed().expect("a number");
        assert_ne!(seed(), seed());
    }
}
