//! Checking a finished game against its proof: everything that chance did is
//! derived once more and compared with the record. Nothing is believed but what
//! was published before the game.

use game::{Actor, Quote};
use shelf::GameInProgress;

use crate::{Commitment, Proof, Source};

/// What was checked and holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many dice and tests.
    pub chances: usize,
    /// By how many seats the lot moved everybody on, where it was drawn.
    pub lot: Option<u8>,
    /// Everything that lay hidden, where the game hides something.
    pub deal: Option<String>,
}

game::notices! {
    /// Why a game is not proven.
    pub enum Unproven {
        /// The secret is not shown: the game was not over.
        "unproven-secret" NoSecret,
        /// The commitment of the record is not the one that was published.
        "unproven-published" Published { found: Commitment, published: Commitment },
        /// The commitment does not fit the secret and its salt.
        "unproven-commitment" Commitment,
        /// Contributions of more or fewer seats than there are.
        "unproven-seats" Seats { found: usize, seats: usize },
        /// The record shows a secret, and the game is not over.
        "unproven-not-over" NotOver,
        /// Seats were to be drawn, and the record has no lot.
        "unproven-lot-missing" LotMissing,
        /// Seats were not to be drawn, and the record has a lot.
        "unproven-lot-added" LotAdded { found: u8 },
        /// Another lot follows from the secret.
        "unproven-lot" Lot { found: u8, drawn: u8 },
        /// Another outcome follows from the secret; `at` counts entries from 1.
        "unproven-chance" Chance { at: usize, found: Quote, drawn: Quote },
    }
}

impl Proof {
    /// Checks a game against its proof: the commitment fits the secret (and is
    /// the one that was `published`, if the reader has kept it), and lot, dice,
    /// and tests are those that follow.
    ///
    /// # Errors
    /// The first thing that does not hold.
    pub fn verify(
        &self,
        game: &GameInProgress,
        published: Option<Commitment>,
    ) -> Result<Verified, Unproven> {
        self.check_published(published)?;
        let (secret, salt) = self.secret.as_ref().ok_or(Unproven::NoSecret)?;
        if Commitment::to(secret, salt) != self.commitment {
            return Err(Unproven::Commitment);
        }
        let (found, seats) = (self.contributions.len(), game.players());
        if found != seats {
            return Err(Unproven::Seats { found, seats });
        }
        let source = Source::new(secret, &self.table, &self.contributions);
        self.check_lot(&source)?;
        let chances = check_chances(game, &source)?;
        // No server shows its secret before: what still falls could be known.
        if game.ending().is_none() {
            return Err(Unproven::NotOver);
        }
        Ok(Verified { chances, lot: self.lot, deal: source.deal(game) })
    }

    fn check_published(&self, published: Option<Commitment>) -> Result<(), Unproven> {
        match published {
            Some(published) if published != self.commitment => {
                Err(Unproven::Published { found: self.commitment, published })
            }
            _ => Ok(()),
        }
    }

    fn check_lot(&self, source: &Source) -> Result<(), Unproven> {
        let drawn = source.lot(self.contributions.len() as u8);
        match self.lot {
            Some(found) if found != drawn => Err(Unproven::Lot { found, drawn }),
            _ => Ok(()),
        }
    }
}

/// Replays the game and compares what chance did; says how often it acted.
fn check_chances(game: &GameInProgress, source: &Source) -> Result<usize, Unproven> {
    let mut replayed = game.clone();
    replayed.take_back_to(0);
    let mut chances = 0;
    for (before, found) in game.entries().iter().enumerate() {
        // People may leave or agree on a draw while a die is due.
        let by_chance = replayed.turn() == Actor::Chance && replayed.actions().contains(found);
        if by_chance {
            let drawn = source.action(&replayed, chances).unwrap_or_default();
            if drawn != *found {
                let (found, drawn) = (Quote::of(found), Quote::of(&drawn));
                return Err(Unproven::Chance { at: before + 1, found, drawn });
            }
            chances += 1;
        }
        let taken = replayed.add_tokens(found);
        debug_assert_eq!(taken, Ok(()), "what was played once can be played again");
    }
    Ok(chances)
}
