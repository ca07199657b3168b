//! The start: the lot seats everybody, the choice of a seat becomes part of the
//! set-up (KU-2), and what each contributed to chance is fixed.

use chance::Contribution;
use game::Quote;
use shelf::{OpenError, Opening, Played};

use crate::{
    Clock, Deed, First, Misfit, Moment, Objection, Options, Permission, Phase, Refused, Sitter,
    Stakes, Standing, Table, hearing::Hearing, play::Play,
};

/// The longest text of a set-up.
const LONGEST_SETUP: usize = 200;
/// The least and the most that a clock can give a player, in milliseconds.
const TOTAL: std::ops::RangeInclusive<u128> = 1_000..=24 * 60 * 60 * 1_000;
/// The most that a turn can add, in milliseconds.
const INCREMENT: u128 = 60 * 60 * 1_000;
/// The least and the most days that a turn can have.
const DAYS: std::ops::RangeInclusive<u8> = 1..=30;

impl Hearing<'_> {
    /// Starts the game if every seat is taken and everybody is ready.
    pub(crate) fn start_if_ready(&mut self) -> Result<(), Refused> {
        if self.table.phase() != Phase::Seating || !self.table.seating.is_complete() {
            return Ok(());
        }
        let options = self.table.options();
        let lot = match options.first {
            First::AsSeated => 0,
            First::ByLot => self.source()?.lot(options.seats),
        };
        let contributions = self.table.contributions().to_vec();
        let setup = self.table.whole_setup(lot);
        self.happen(Deed::Started { contributions, lot, setup })
    }
}

impl Table {
    pub(crate) fn started(
        &mut self,
        contributions: &[Option<Contribution>],
        lot: u8,
        setup: &str,
        at: Moment,
    ) -> Result<(), Misfit> {
        if self.phase() != Phase::Seating || !self.seating.is_complete() {
            return Err(Misfit::Phase);
        }
        let options = self.options();
        let lots = match options.first {
            First::AsSeated => 1,
            First::ByLot => options.seats,
        };
        let as_seated = contributions == self.contributions();
        if !as_seated || lot >= lots || setup != self.whole_setup(lot) {
            return Err(Misfit::Start);
        }
        let game = options.open(setup).map_err(|_| Misfit::Start)?;
        let drawn = (options.first == First::ByLot).then_some(lot);
        let contributions = contributions.to_vec();
        let setup = setup.to_owned();
        self.play = Some(Play::new(setup, game, contributions, drawn, options.clock));
        self.seating.move_on(lot);
        self.game_changed(at);
        Ok(())
    }

    /// The set-up with what is chosen by the person who has the choosing seat
    /// after this lot; a bot takes what holds if nothing is said.
    fn whole_setup(&self, lot: u8) -> String {
        let options = self.options();
        let Some(choice) = options.game.choice() else { return options.setup.clone() };
        let seats = self.sitters().len();
        let before = (choice.seat.index() + seats - usize::from(lot) % seats) % seats;
        let chooser = self.sitters()[before].and_then(Sitter::person);
        let wish = chooser.and_then(|person| self.wish(person));
        let word = wish.or(choice.words.first().copied()).unwrap_or_default();
        let fixed = options.setup.split_whitespace().filter(|fixed| !choice.words.contains(fixed));
        fixed.chain([word]).collect::<Vec<_>>().join(" ")
    }
}

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
    pub(crate) fn game(&self) -> Result<Box<dyn Played>, OpenError> {
        self.open(&self.setup)
    }

    fn open(&self, setup: &str) -> Result<Box<dyn Played>, OpenError> {
        let opening =
            Opening { players: Some(self.seats), setup: Some(setup), ..Opening::default() };
        self.game.open(&opening)
    }

    fn check_clock(&self) -> Result<(), Objection> {
        let fits = match self.clock {
            Clock::None => true,
            Clock::Total { total, increment } => {
                // Events count in milliseconds.
                let whole = |span: std::time::Duration| span.subsec_nanos() % 1_000_000 == 0;
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
