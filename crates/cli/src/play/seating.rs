//! Who sits where: people at the keyboard and bots, as `--seats` or a record
//! names them.

use std::str::FromStr;

use bots::{Bot, BotGame, Kind, NoBot};
use game::{Fact, Line, Record, Seat};
use words::Words;

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    /// Somebody at the keyboard.
    Person,
    /// A bot.
    Bot(Bot),
}

/// Everybody at the table, in the order of their seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Seating(Vec<Sitter>);

/// Who plays with a person who has not said with whom.
const FRIENDLY: Sitter = Sitter::Bot(Bot { kind: Kind::Level(2), limit: None });

impl FromStr for Sitter {
    type Err = NoBot;

    fn from_str(name: &str) -> Result<Self, NoBot> {
        let name = name.trim();
        if ["you", "vous"].iter().any(|you| you.eq_ignore_ascii_case(name)) {
            return Ok(Self::Person);
        }
        name.parse().map(Self::Bot)
    }
}

impl Seating {
    /// These, from the first seat on.
    pub(super) fn of(sitters: &[Sitter]) -> Self {
        Self(sitters.to_vec())
    }

    /// One person, and friendly bots on the other seats.
    pub(super) fn usual(seats: usize) -> Self {
        Self((0..seats).map(|seat| if seat == 0 { Sitter::Person } else { FRIENDLY }).collect())
    }

    /// As a record tells, if it tells it of every seat: a name that is a bot's
    /// is that bot, any other a person.
    pub(super) fn of_record<P: BotGame>(record: &Record<P>) -> Option<Self> {
        let sitter = |seat: Seat| {
            let name = record.people[seat.index()].as_ref()?;
            Some(name.as_str().parse().map_or(Sitter::Person, Sitter::Bot))
        };
        record.game.position().seats().into_iter().map(sitter).collect::<Option<_>>().map(Self)
    }

    /// The bots among them.
    pub(super) fn bots(&self) -> impl Iterator<Item = Bot> {
        self.0.iter().filter_map(|sitter| match sitter {
            Sitter::Bot(bot) => Some(*bot),
            Sitter::Person => None,
        })
    }

    /// For how many seats it is.
    pub(super) fn seats(&self) -> usize {
        self.0.len()
    }

    /// Who sits there.
    ///
    /// # Panics
    /// When the table has no such seat.
    pub(super) fn on(&self, seat: Seat) -> Sitter {
        self.0[seat.index()]
    }

    /// How many people sit at the keyboard.
    pub(super) fn people(&self) -> usize {
        self.0.iter().filter(|sitter| **sitter == Sitter::Person).count()
    }

    /// Everybody's name in a record.
    pub(super) fn names(&self, words: &Words) -> [Option<Line>; Seat::MOST] {
        let mut names: [Option<Line>; Seat::MOST] = Default::default();
        for (name, sitter) in names.iter_mut().zip(&self.0) {
            *name = Line::new(&match sitter {
                Sitter::Person => words.text("play-record-person"),
                Sitter::Bot(bot) => bot.to_string(),
            });
        }
        names
    }

    /// Who sits there, in words.
    pub(super) fn described<P: BotGame>(&self, seat: Seat, words: &Words) -> String {
        let bot = match self.on(seat) {
            Sitter::Person if self.people() == 1 => return words.text("play-who-you"),
            Sitter::Person => return words.text("play-who-person"),
            Sitter::Bot(bot) => bot,
        };
        match bot.kind {
            Kind::Level(level) => level_name::<P>(level, words),
            Kind::Best => level_name::<P>(P::LEVELS, words),
            Kind::Uct => words.text("play-who-uct"),
            Kind::Plain => words.text("play-who-plain"),
            Kind::Paranoid => words.text("play-who-paranoid"),
            Kind::BestReply => words.text("play-who-best-reply"),
            Kind::MaxN => words.text("play-who-max-n"),
            Kind::Random => words.text("play-who-random"),
            Kind::Greedy => words.text("play-who-greedy"),
        }
    }
}

/// A level's number and name; one that the game does not have is its highest.
fn level_name<P: BotGame>(level: u8, words: &Words) -> String {
    let level = if (1..=P::LEVELS).contains(&level) { level } else { P::LEVELS };
    let name = words.text(&format!("level-{}-{level}", P::GAME));
    let facts = [("level", level.into()), ("levels", P::LEVELS.into()), ("name", Fact::Text(name))];
    words.tell("play-who-level", &facts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_and_bots_are_named() {
        assert_eq!("you".parse(), Ok(Sitter::Person));
        assert_eq!(" Vous".parse(), Ok(Sitter::Person));
        let level = Bot { kind: Kind::Level(3), limit: None };
        assert_eq!("level:3".parse(), Ok(Sitter::Bot(level)));
        for wrong in ["", "me", "level", "level:", "you:3"] {
            assert_eq!(wrong.parse::<Sitter>(), Err(NoBot), "{wrong}");
        }
    }
}
