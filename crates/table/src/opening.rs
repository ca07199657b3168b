//! Which options go together. They are checked once, when a table opens; what
//! was opened under other bounds can still be replayed.

use std::{ops::RangeInclusive, time::Duration};

use game::Quote;
use shelf::{GameInProgress, OpenError, Opening};

use crate::{Clock, Objection, Options, Permission, Refused, Stakes, Standing};

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
    pub(crate) fn check(&self, standing: Standing) -> Result<(), Refused> {
        if self.setup.len() > LONGEST_SETUP {
            return Err(Objection::SetupLong.into());
        }
        self.game().map_err(Refused::Setup)?;
        let chosen = self.game.choice().map_or(&[][..], |choice| choice.words);
        let taken = |word: &&str| chosen.iter().skip(1).any(|chosen| chosen == word);
        if let Some(word) = self.setup.split_whitespace().find(taken) {
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
        self.open(&self.setup)
    }

    /// The game at its start, from the whole set-up.
    pub(crate) fn open(&self, setup: &str) -> Result<GameInProgress, OpenError> {
        let opening =
            Opening { players: Some(self.seats), setup: Some(setup), ..Opening::default() };
        self.game.open(&opening)
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
