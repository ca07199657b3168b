//! Which options go together. They are checked once, when a table opens; what
//! was opened under other bounds can still be replayed.

use std::{ops::RangeInclusive, time::Duration};

use game::{Choice, Quote};
use shelf::{GameInProgress, Heading, OpenError, Opening, PlayersError};

use crate::{Beginning, Clock, Host, Objection, Options, Permission, Refused, Stakes, Standing};

/// The longest text of a set-up.
const LONGEST_SETUP: usize = 200;
/// The least and the most that a clock can give a player, in milliseconds.
const TOTAL: RangeInclusive<u128> = 1_000..=24 * 60 * 60 * 1_000;
/// The most that a turn can add, in milliseconds.
const INCREMENT: u128 = 60 * 60 * 1_000;
/// The least and the most days that a turn can have.
const DAYS: RangeInclusive<u8> = 1..=30;

impl Options {
    /// The options go together, and someone of this standing may play so.
    pub(crate) fn check(&self, host: Host, standing: Standing) -> Result<(), Refused> {
        if self.setup.len() > LONGEST_SETUP {
            return Err(Objection::SetupLong.into());
        }
        self.game().map_err(Refused::Setup)?;
        let chosen = self.choice().map_or(&[][..], |choice| choice.words);
        let taken = |word: &&str| chosen.iter().skip(1).any(|chosen| chosen == word);
        // On one device it is chosen before, by whoever sits there.
        if let (Host::Server(_), Some(word)) = (host, self.setup.split_whitespace().find(taken)) {
            return Err(Objection::ChoiceTaken { word: Quote::of(word) }.into());
        }
        self.check_clock()?;
        if self.stakes == Stakes::Rated {
            self.check_rated(standing)?;
        }
        Ok(())
    }

    /// The game at its start, as far as it is known before anyone has chosen.
    pub(crate) fn game(&self) -> Result<GameInProgress, OpenError> {
        self.open(&self.setup).map(|(game, _)| game)
    }

    /// The game at its start, from the whole set-up or from what it goes on from,
    /// with what is known around it.
    pub(crate) fn open(&self, setup: &str) -> Result<(GameInProgress, Heading), OpenError> {
        let (players, bare) = (Some(self.seats), Heading::default());
        let opening = match &self.beginning {
            Beginning::Setup => Opening { players, setup: Some(setup), ..Opening::default() },
            Beginning::Position(text) => {
                Opening { players, position: Some(text), ..Opening::default() }
            }
            Beginning::Record(text) => {
                let (game, heading) = self.game.open_record(text)?;
                let found = game.players();
                return if found == usize::from(self.seats) {
                    Ok((game, heading))
                } else {
                    let wanted = self.seats;
                    Err(OpenError::Players(PlayersError::Differ { wanted, found }))
                };
            }
        };
        Ok((self.game.open(&opening)?, bare))
    }

    /// What a seat may still choose before the start: nothing, where the game goes
    /// on from a position or a record.
    pub(crate) fn choice(&self) -> Option<Choice> {
        self.game.choice().filter(|_| self.beginning == Beginning::Setup)
    }

    fn check_clock(&self) -> Result<(), Objection> {
        let fits = match self.clock {
            Clock::None => true,
            Clock::Total { total, increment } => {
                // Events count in milliseconds.
                let whole = |span: Duration| span.subsec_nanos().is_multiple_of(1_000_000);
                TOTAL.contains(&total.as_millis())
                    && increment.as_millis() <= INCREMENT
                    && whole(total)
                    && whole(increment)
            }
            Clock::Days(days) => DAYS.contains(&days),
        };
        if fits { Ok(()) } else { Err(Objection::ClockBounds) }
    }

    fn check_rated(&self, standing: Standing) -> Result<(), Objection> {
        if standing != Standing::Account {
            Err(Objection::RatedAccount)
        } else if self.clock == Clock::None {
            Err(Objection::RatedClock)
        } else if self.aids == Permission::Allowed {
            Err(Objection::RatedAids)
        } else if self.take_backs == Permission::Allowed {
            Err(Objection::RatedTakeBacks)
        } else {
            Ok(())
        }
    }
}
