//! Sitting down, standing up, contributing to chance, wishing and being ready,
//! before the start. Whoever changes their own seats has to be ready anew; the
//! others stay as they were.

use chance::Contribution;
use game::{Quote, Seat, Seats};

use crate::{
    Bot, EventError, EventKind, Host, Objection, PersonId, Phase, Refused, Sitter, Sitting, Stakes,
    Standing, Table, command_context::CommandContext,
};

/// Who sits where, and how far each is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Seating {
    sitters: Vec<Option<Sitter>>,
    contributions: Vec<Option<Contribution>>,
    ready: Vec<PersonId>,
    wishes: Vec<(PersonId, String)>,
}

impl CommandContext<'_> {
    pub(crate) fn sit(
        &mut self,
        seat: Seat,
        sitting: Sitting,
        contribution: Option<Contribution>,
        wish: Option<String>,
    ) -> Result<(), Refused> {
        let person = self.person()?;
        self.table.free(seat)?;
        let wish = wish.filter(|word| self.table.wish(person) != Some(word));
        if let Some(word) = &wish {
            self.table.choosable(word)?;
        }
        let contribution = contribution.filter(|_| self.table.is_contributed_to());
        if self.table.options().stakes == Stakes::Rated {
            if self.circumstances.standing != Standing::Account {
                return Err(Objection::RatedAccount.into());
            }
            if sitting == Sitting::Companion || !self.table.seats_of(person).is_empty() {
                return Err(Objection::RatedOneSeat.into());
            }
        }
        let sitter = match sitting {
            Sitting::Myself => Sitter::Person(person),
            Sitting::Companion => Sitter::Companion(person),
        };
        self.happen(EventKind::SatDown { seat, sitter, contribution })?;
        match wish {
            Some(word) => self.wish(word),
            None => Ok(()),
        }
    }

    pub(crate) fn contribute(&mut self, contribution: Contribution) -> Result<(), Refused> {
        let person = self.seated()?;
        // Two windows of one person may both have thought of it.
        if self.table.lacks_contribution(person) {
            self.happen(EventKind::Contributed { person, contribution })?;
        }
        Ok(())
    }

    pub(crate) fn seat_bot(&mut self, seat: Seat, bot: Bot) -> Result<(), Refused> {
        self.opener()?;
        self.table.free(seat)?;
        if self.table.options().stakes == Stakes::Rated {
            return Err(Objection::RatedBots.into());
        }
        let sitter = Sitter::Bot(bot);
        self.happen(EventKind::SatDown { seat, sitter, contribution: None })
    }

    pub(crate) fn stand(&mut self, seat: Seat) -> Result<(), Refused> {
        match self.table.sitter(seat) {
            None => {}
            Some(Sitter::Bot(_)) => self.opener()?,
            // The others need not wait for someone who doesn't come.
            Some(Sitter::Person(person) | Sitter::Companion(person))
                if self.opener().is_ok() && self.table.lacks_contribution(person) => {}
            Some(Sitter::Person(_) | Sitter::Companion(_)) => {
                self.own(seat)?;
            }
        }
        self.happen(EventKind::StoodUp { seat })
    }

    pub(crate) fn wish(&mut self, word: String) -> Result<(), Refused> {
        let person = self.person()?;
        self.happen(EventKind::Wished { person, word })
    }

    pub(crate) fn ready(&mut self, ready: bool) -> Result<(), Refused> {
        let person = self.person()?;
        self.happen(EventKind::Readied { person, ready })
    }

    pub(crate) fn opener(&self) -> Result<(), Objection> {
        if self.person()? == self.table.opener() { Ok(()) } else { Err(Objection::NotOpener) }
    }
}

impl Table {
    pub(crate) fn sat_down(
        &mut self,
        seat: Seat,
        sitter: Sitter,
        contribution: Option<Contribution>,
    ) -> Result<(), EventError> {
        self.free(seat)?;
        let may_contribute = sitter.person().is_some() && self.is_contributed_to();
        if contribution.is_some() && !may_contribute {
            return Err(EventError::Start);
        }
        if matches!(sitter, Sitter::Person(_)) && self.sitters().contains(&Some(sitter)) {
            return Err(Objection::SeatedAlready.into());
        }
        self.seating.put(seat, sitter, contribution);
        Ok(())
    }

    pub(crate) fn contributed(
        &mut self,
        person: PersonId,
        contribution: Contribution,
    ) -> Result<(), EventError> {
        self.seated(person)?;
        self.before_start()?;
        if !self.lacks_contribution(person) {
            return Err(Objection::AlreadySo.into());
        }
        self.seating.contribute(person, contribution);
        Ok(())
    }

    pub(crate) fn stood_up(&mut self, seat: Seat) -> Result<(), EventError> {
        self.before_start()?;
        self.known(seat)?;
        let sitter = self.sitter(seat).ok_or(Objection::SeatOpen { seat })?;
        self.seating.clear(seat, sitter);
        Ok(())
    }

    pub(crate) fn wished(&mut self, person: PersonId, word: &str) -> Result<(), EventError> {
        self.seated(person)?;
        self.before_start()?;
        self.choosable(word)?;
        if self.wish(person) == Some(word) {
            return Err(Objection::AlreadySo.into());
        }
        self.seating.wishes.retain(|(wisher, _)| *wisher != person);
        self.seating.wishes.push((person, word.to_owned()));
        Ok(())
    }

    pub(crate) fn readied(&mut self, person: PersonId, ready: bool) -> Result<(), EventError> {
        self.seated(person)?;
        self.before_start()?;
        if self.is_ready(person) == ready {
            return Err(Objection::AlreadySo.into());
        }
        self.seating.unready(person);
        if ready {
            self.seating.ready.push(person);
        }
        Ok(())
    }

    /// Whether people add something to chance: they do where a server keeps the
    /// table, and not where a device draws it.
    pub(crate) fn is_contributed_to(&self) -> bool {
        matches!(self.host(), Host::Server(_))
    }

    /// Whether the start waits for what a person adds to chance: they were seated
    /// by the opening, and have added nothing since.
    pub fn lacks_contribution(&self, person: PersonId) -> bool {
        self.phase() == Phase::Seating
            && self.is_contributed_to()
            && self.seating.lacks_contribution(person)
    }

    /// The game leaves a choice, and this is one of its words.
    fn choosable(&self, word: &str) -> Result<(), Objection> {
        let choice = self.options().choice().ok_or(Objection::NoChoice)?;
        let known = choice.words.contains(&word);
        if known { Ok(()) } else { Err(Objection::UnknownWord { word: Quote::of(word) }) }
    }

    /// The seat is there and can be taken.
    fn free(&self, seat: Seat) -> Result<(), Objection> {
        self.before_start()?;
        self.known(seat)?;
        match self.sitter(seat) {
            None => Ok(()),
            Some(_) => Err(Objection::SeatTaken { seat }),
        }
    }
}

impl Seating {
    pub(crate) fn new(seats: u8) -> Self {
        let seats = usize::from(seats);
        Self {
            sitters: vec![None; seats],
            contributions: vec![None; seats],
            ready: Vec::new(),
            wishes: Vec::new(),
        }
    }

    pub(crate) fn sitters(&self) -> &[Option<Sitter>] {
        &self.sitters
    }

    pub(crate) fn contributions(&self) -> &[Option<Contribution>] {
        &self.contributions
    }

    pub(crate) fn seats_of(&self, person: PersonId) -> Seats {
        let own = |seat: &Seat| {
            let sitter = self.sitters.get(seat.index()).copied().flatten();
            sitter.and_then(Sitter::person) == Some(person)
        };
        Seat::ALL.into_iter().filter(own).collect()
    }

    pub(crate) fn people(&self) -> Vec<PersonId> {
        let mut people = Vec::new();
        for person in self.sitters.iter().flatten().filter_map(|sitter| sitter.person()) {
            if !people.contains(&person) {
                people.push(person);
            }
        }
        people
    }

    pub(crate) fn is_ready(&self, person: PersonId) -> bool {
        self.ready.contains(&person)
    }

    pub(crate) fn wish(&self, person: PersonId) -> Option<&str> {
        self.wishes.iter().find(|(wisher, _)| *wisher == person).map(|(_, word)| word.as_str())
    }

    pub(crate) fn is_full(&self) -> bool {
        self.sitters.iter().all(Option::is_some)
    }

    pub(crate) fn lacks_contribution(&self, person: PersonId) -> bool {
        self.seats_of(person).into_iter().any(|seat| self.contributions[seat.index()].is_none())
    }

    /// Moves everybody on by so many seats. What they contributed stays listed
    /// as they sat before.
    pub(crate) fn move_on(&mut self, lot: u8) {
        self.sitters.rotate_right(usize::from(lot));
    }

    fn put(&mut self, seat: Seat, sitter: Sitter, contribution: Option<Contribution>) {
        self.sitters[seat.index()] = Some(sitter);
        self.contributions[seat.index()] = contribution;
        if let Some(person) = sitter.person() {
            self.unready(person);
        }
    }

    /// For those of their seats that have contributed nothing yet.
    fn contribute(&mut self, person: PersonId, contribution: Contribution) {
        for seat in self.seats_of(person) {
            self.contributions[seat.index()].get_or_insert(contribution);
        }
    }

    fn clear(&mut self, seat: Seat, sitter: Sitter) {
        self.sitters[seat.index()] = None;
        self.contributions[seat.index()] = None;
        if let Some(person) = sitter.person() {
            self.unready(person);
            if self.seats_of(person).is_empty() {
                self.wishes.retain(|(wisher, _)| *wisher != person);
            }
        }
    }

    fn unready(&mut self, person: PersonId) {
        self.ready.retain(|other| *other != person);
    }
}
