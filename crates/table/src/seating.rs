//! Sitting down, standing up, wishing and being ready, before the start. Whoever
//! changes their own seats has to be ready anew; the others stay as they were.

use chance::Contribution;
use game::{Quote, Seat, Seats};

use crate::{
    Bot, EventError, EventKind, Host, Objection, PersonId, Refused, Sitter, Sitting, Stakes,
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
    ) -> Result<(), Refused> {
        let person = self.person()?;
        self.table.free(seat)?;
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
        self.happen(EventKind::SatDown { seat, sitter, contribution })
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
        let contributes = sitter.person().is_some() && self.is_contributed_to();
        given(contribution, contributes)?;
        if matches!(sitter, Sitter::Person(_)) && self.sitters().contains(&Some(sitter)) {
            return Err(Objection::SeatedAlready.into());
        }
        self.seating.put(seat, sitter, contribution);
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
        let choice = self.options().choice().ok_or(Objection::NoChoice)?;
        if !choice.words.contains(&word) {
            return Err(Objection::UnknownWord { word: Quote::of(word) }.into());
        }
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

/// Something was added to chance where it is wanted, and nothing elsewhere.
pub(crate) fn given(contribution: Option<Contribution>, wanted: bool) -> Result<(), EventError> {
    match (contribution, wanted) {
        (None, true) => Err(Objection::NoContribution.into()),
        (Some(_), false) => Err(EventError::Start),
        (Some(_), true) | (None, false) => Ok(()),
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

    /// Whether every seat is taken and everybody is ready. Bots always are, but
    /// begin among themselves only on a device, whose owner looks on.
    pub(crate) fn is_complete(&self, host: Host) -> bool {
        let people = self.people();
        let may_begin = !people.is_empty() || host == Host::Device;
        self.sitters.iter().all(Option::is_some)
            && may_begin
            && people.iter().all(|person| self.is_ready(*person))
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
