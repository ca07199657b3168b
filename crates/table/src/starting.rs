//! The start: the lot seats everybody, the choice of a seat becomes part of the
//! set-up (KU-2), and what each contributed to chance is fixed.

use chance::Contribution;

use crate::{
    EventError, EventKind, First, Host, Moment, Phase, Refused, Sitter, Stakes, Table,
    command_context::CommandContext, play::Play,
};

impl CommandContext<'_> {
    /// Starts the game if every seat is taken and nobody is waited for.
    pub(crate) fn start_if_ready(&mut self) -> Result<(), Refused> {
        if !self.table.can_start() {
            return Ok(());
        }
        let options = self.table.options();
        let lot = match options.first {
            First::AsSeated => 0,
            First::ByLot => self.lot()?,
        };
        let contributions = self.table.contributions().to_vec();
        let setup = self.table.whole_setup(lot);
        self.happen(EventKind::Started { contributions, lot, setup })
    }
}

impl Table {
    pub(crate) fn started(
        &mut self,
        contributions: &[Option<Contribution>],
        lot: u8,
        setup: &str,
        at: Moment,
    ) -> Result<(), EventError> {
        if !self.can_start() {
            return Err(EventError::Start);
        }
        let options = self.options();
        let lots = match options.first {
            First::AsSeated => 1,
            First::ByLot => options.seats,
        };
        let as_seated = contributions == self.contributions();
        if !as_seated || lot >= lots || setup != self.whole_setup(lot) {
            return Err(EventError::Start);
        }
        let (game, heading) = options.open(setup).map_err(|_| EventError::Start)?;
        let drawn = (options.first == First::ByLot).then_some(lot);
        let contributions = contributions.to_vec();
        let setup = setup.to_owned();
        self.play = Some(Play::new(setup, game, heading, contributions, drawn, options.clock));
        self.seating.move_on(lot);
        self.game_changed(at);
        Ok(())
    }

    /// Whether every seat is taken, everybody has contributed to chance and, at a
    /// rated table, is ready. Bots begin among themselves only on a device, whose
    /// owner looks on.
    fn can_start(&self) -> bool {
        let rated = self.options().stakes == Stakes::Rated;
        let waits_for = |person| self.lacks_contribution(person) || rated && !self.is_ready(person);
        self.phase() == Phase::Seating
            && self.seating.is_full()
            && (self.host() == Host::Device || self.people().next().is_some())
            && !self.people().any(waits_for)
    }

    /// The set-up with what is chosen by the person who has the choosing seat
    /// after this lot; a bot takes what holds if nothing is said.
    fn whole_setup(&self, lot: u8) -> String {
        let options = self.options();
        let Some(choice) = options.choice() else { return options.setup.clone() };
        let seats = self.sitters().len();
        let before = (choice.seat.index() + seats - usize::from(lot) % seats) % seats;
        let chooser = self.sitters()[before].and_then(Sitter::person);
        let wish = chooser.and_then(|person| self.wish(person));
        let chosen = options.setup.split_whitespace().find(|word| choice.words.contains(word));
        let word = wish.or(chosen).or(choice.words.first().copied()).unwrap_or_default();
        let fixed = options.setup.split_whitespace().filter(|fixed| !choice.words.contains(fixed));
        fixed.chain([word]).collect::<Vec<_>>().join(" ")
    }
}
