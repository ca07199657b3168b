//! With whom one plays, as it is chosen: against bots, with friends here or elsewhere,
//! and who sits on each seat. Every choice of the form is a change of this value.

use game::Seat;

use crate::page::setting_up::sitter::Sitter;
use crate::saved_game::Sits;

/// The level of bots before another is chosen.
const FIRST_LEVEL: u8 = 1;

/// With whom one plays, as far as the form differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum Opponents {
    /// Bots on all other seats.
    Bots,
    /// People around this device.
    Here,
    /// People who come by a link.
    Elsewhere,
}

impl Opponents {
    pub(in crate::page) const ALL: [Self; 3] = [Self::Bots, Self::Here, Self::Elsewhere];

    /// Its name in words, style sheets and tests.
    pub(in crate::page) const fn word(self) -> &'static str {
        match self {
            Self::Bots => "bots",
            Self::Here => "here",
            Self::Elsewhere => "elsewhere",
        }
    }
}

/// Who sits around the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::page) struct Company {
    pub(in crate::page) opponents: Opponents,
    /// The level of bots.
    pub(in crate::page) level: u8,
    /// Whether it is left to chance who sits where.
    pub(in crate::page) by_lot: bool,
    seats: [Sitter; Seat::MOST],
    /// What people here are called, seat by seat; empty where they said nothing.
    names: [String; Seat::MOST],
}

impl Company {
    /// Oneself on the first seat, against bots.
    pub(in crate::page) fn new() -> Self {
        let mut company = Self {
            opponents: Opponents::Bots,
            level: FIRST_LEVEL,
            by_lot: false,
            seats: [Sitter::Person; Seat::MOST],
            names: Default::default(),
        };
        company.play_with(Opponents::Bots);
        company
    }

    /// The first so many seats.
    pub(in crate::page) fn seats(&self, count: usize) -> &[Sitter] {
        &self.seats[..count.min(Seat::MOST)]
    }

    /// What whoever sits at this place is called.
    pub(in crate::page) fn name(&self, place: usize) -> &str {
        self.names.get(place).map_or("", String::as_str)
    }

    /// The place of whoever chooses: that of the first person here.
    pub(in crate::page) fn mine(&self) -> Option<usize> {
        self.seats.iter().position(|sitter| *sitter == Sitter::Person)
    }

    /// How many people are here among the first so many seats.
    pub(in crate::page) fn people(&self, count: usize) -> usize {
        self.seats(count).iter().filter(|sitter| **sitter == Sitter::Person).count()
    }

    /// All other seats are for these.
    pub(in crate::page) fn play_with(&mut self, opponents: Opponents) {
        self.opponents = opponents;
        self.take(self.mine().unwrap_or_default());
    }

    /// All bots have this level.
    pub(in crate::page) fn choose_level(&mut self, level: u8) {
        self.level = level;
        for sitter in &mut self.seats {
            if let Sitter::Bot(its_level) = sitter {
                *its_level = level;
            }
        }
    }

    /// One sits at this place, and the others around.
    pub(in crate::page) fn take(&mut self, place: usize) {
        let other = match self.opponents {
            Opponents::Bots => Sitter::Bot(self.level),
            Opponents::Here => Sitter::Person,
            Opponents::Elsewhere => Sitter::Elsewhere,
        };
        self.by_lot = false;
        self.seats = [other; Seat::MOST];
        self.seats[place] = Sitter::Person;
    }

    /// Chance says who sits where.
    pub(in crate::page) fn draw_lots(&mut self) {
        self.take(0);
        self.by_lot = self.opponents != Opponents::Here;
    }

    /// Somebody else sits at a place. A seat for somebody elsewhere makes a table of
    /// the server, and the last of them makes it one of this device again.
    pub(in crate::page) fn seat(&mut self, place: usize, sitter: Sitter, count: usize) {
        self.by_lot = false;
        self.seats[place] = sitter;
        let seats = self.seats(count);
        let some = |wanted: fn(&Sitter) -> bool| seats.iter().any(wanted);
        self.opponents = if some(|sitter| *sitter == Sitter::Elsewhere) {
            Opponents::Elsewhere
        } else if some(|sitter| matches!(sitter, Sitter::Bot(_))) {
            Opponents::Bots
        } else {
            Opponents::Here
        };
    }

    /// What somebody is called.
    pub(in crate::page) fn call(&mut self, place: usize, name: String) {
        self.names[place] = name;
    }

    /// So many play: nobody has a seat that is not there.
    pub(in crate::page) fn fit(&mut self, count: usize) {
        let mine = self.mine().filter(|place| *place < count);
        let alone = self.opponents == Opponents::Elsewhere
            && !self.seats(count).contains(&Sitter::Elsewhere);
        if mine.is_none() || alone {
            self.take(mine.unwrap_or_default());
        }
    }

    /// The seats have come to another order: everybody keeps their colour.
    pub(in crate::page) fn reorder(&mut self, before: &[&str], after: &[&str]) {
        let (seats, names) = (self.seats, self.names.clone());
        for (place, colour) in after.iter().enumerate() {
            if let Some(was) = before.iter().position(|it| it == colour) {
                self.seats[place] = seats[was];
                self.names[place].clone_from(&names[was]);
            }
        }
    }

    /// Who sits down on this device, by this number where lots are drawn; `None` with
    /// somebody elsewhere.
    pub(in crate::page) fn sits(&self, count: usize, lot: u64) -> Option<Vec<Sits>> {
        let seats = self.seats(count).iter().zip(&self.names);
        let mut sits: Vec<_> =
            seats.map(|(sitter, name)| sitter.sits(name)).collect::<Option<_>>()?;
        if self.by_lot {
            sits.rotate_right((lot % count.max(1) as u64) as usize);
        }
        Some(sits)
    }
}

#[cfg(test)]
mod tests {
    use table::Bot;

    use super::*;

    const BOT: Sits = Sits::Bot(Bot::Level(1));
    const ME: Sits = Sits::Person(None);

    fn company(opponents: Opponents) -> Company {
        let mut company = Company::new();
        company.play_with(opponents);
        company
    }

    #[test]
    fn at_first_one_plays_against_the_first_level() {
        assert_eq!(Company::new().sits(2, 0), Some(vec![ME, BOT]));
    }

    #[test]
    fn others_follow_with_whom_one_plays() {
        assert_eq!(company(Opponents::Here).sits(3, 0), Some(vec![ME, ME, ME]));
        let elsewhere = company(Opponents::Elsewhere);
        assert_eq!(elsewhere.sits(2, 0), None);
        assert_eq!(elsewhere.seats(2), [Sitter::Person, Sitter::Elsewhere]);
    }

    #[test]
    fn whoever_chooses_a_side_sits_there() {
        let mut company = Company::new();
        company.choose_level(4);
        company.take(1);
        assert_eq!(company.sits(2, 0), Some(vec![Sits::Bot(Bot::Level(4)), ME]));
        company.play_with(Opponents::Elsewhere);
        assert_eq!(company.seats(2), [Sitter::Elsewhere, Sitter::Person]);
    }

    #[test]
    fn lots_turn_everybody_around_the_table() {
        let mut company = Company::new();
        company.draw_lots();
        assert_eq!(company.sits(2, 8), Some(vec![ME, BOT]));
        assert_eq!(company.sits(2, 9), Some(vec![BOT, ME]));
        assert_eq!(company.sits(3, 5), Some(vec![BOT, BOT, ME]));
        company.take(0);
        assert_eq!(company.sits(2, 9), Some(vec![ME, BOT]));
    }

    #[test]
    fn people_and_bots_are_mixed_seat_by_seat() {
        let mut company = Company::new();
        company.seat(2, Sitter::Person, 4);
        assert_eq!((company.opponents, company.people(4)), (Opponents::Bots, 2));
        company.seat(3, Sitter::Elsewhere, 4);
        assert_eq!(company.opponents, Opponents::Elsewhere);
        company.seat(3, Sitter::Bot(3), 4);
        assert_eq!(company.opponents, Opponents::Bots);
        company.choose_level(2);
        assert_eq!(company.seats(4)[3], Sitter::Bot(2));
    }

    #[test]
    fn nobody_keeps_a_seat_that_is_gone() {
        let mut company = Company::new();
        company.take(3);
        company.fit(2);
        assert_eq!(company.sits(2, 0), Some(vec![ME, BOT]));
    }

    #[test]
    fn everybody_keeps_their_colour_when_another_begins() {
        let mut company = Company::new();
        company.call(0, "Ada".to_owned());
        company.reorder(&["red", "green"], &["green", "red"]);
        let ada = Sits::Person(Some("Ada".to_owned()));
        assert_eq!(company.sits(2, 0), Some(vec![BOT, ada]));
    }
}
