//! Who sits down, as `--seats` or a record names them, and what the people at
//! the keyboard are called. The table knows numbers and names of bots; people's
//! names are kept here, beside it.

use std::str::FromStr;

use bots::{BotKind, NoBot};
use game::{Fact, Quote};
use shelf::{Game, Heading};
use table::{Bot, PersonId, Sitter, Table};
use words::{Language, Words};

use crate::failure::Failure;

/// Who sits down on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seated {
    /// Somebody at the keyboard.
    You,
    Bot(Bot),
}

impl Seated {
    /// One person, and friendly bots on the other seats.
    pub(super) fn usual(seats: usize) -> Vec<Self> {
        let friendly = Self::Bot(Bot::Level(2));
        (0..seats).map(|seat| if seat == 0 { Self::You } else { friendly }).collect()
    }

    /// As a record tells, if it tells it of every seat: a name that is a bot's
    /// is that bot, any other a person.
    pub(super) fn of_record(heading: &Heading, seats: usize) -> Option<Vec<Self>> {
        let sitter = |name: &Option<game::Line>| {
            Some(bot_named(name.as_ref()?.as_str()).map_or(Self::You, Self::Bot))
        };
        heading.people.iter().take(seats).map(sitter).collect()
    }
}

impl FromStr for Seated {
    type Err = NoBot;

    fn from_str(name: &str) -> Result<Self, NoBot> {
        let name = name.trim();
        if ["you", "vous"].iter().any(|you| you.eq_ignore_ascii_case(name)) {
            return Ok(Self::You);
        }
        bot_named(name).map(Self::Bot)
    }
}

/// The bot with this name, as tables know it.
fn bot_named(name: &str) -> Result<Bot, NoBot> {
    let bot: bots::Bot = name.parse()?;
    bot.to_string().parse().map_err(|_| NoBot)
}

/// Who thinks for a bot of a table. Only bots that can think are ever seated.
pub(super) fn thinker(bot: Bot) -> bots::Bot {
    let best = bots::Bot { kind: BotKind::Best, limit: None };
    match bot {
        Bot::Level(level) => bots::Bot { kind: BotKind::Level(level), ..best },
        Bot::Named(name) => name.as_str().parse().unwrap_or(best),
    }
}

/// Reads what a person is called: one line that is no bot's name, since a record
/// could not tell them apart.
pub(crate) fn read_name(name: &str) -> Result<String, &'static str> {
    let line = game::Line::new(name).ok_or("no name")?;
    match bot_named(line.as_str()) {
        Ok(_) => Err("a bot’s name"),
        Err(NoBot) => Ok(line.as_str().to_owned()),
    }
}

/// What the people at the keyboard are called, as far as they have said it.
pub(super) struct People(Vec<(PersonId, Option<String>)>);

impl People {
    /// The people among those who sit down, by these names in the order of their
    /// seats, or else by those that the record has for their seats.
    ///
    /// # Errors
    /// There are more names than people.
    pub(super) fn named(
        seated: &[Seated],
        names: Vec<String>,
        heading: Option<&Heading>,
    ) -> Result<Self, Failure> {
        let seats = seated.iter().enumerate().filter(|(_, seated)| **seated == Seated::You);
        let found = names.len();
        let mut names = names.into_iter();
        let people: Vec<_> = (0..)
            .map(PersonId::at_device)
            .zip(seats)
            .map(|(person, (seat, _))| {
                let recorded = || heading.and_then(|heading| recorded_name(heading, seat));
                (person, names.next().or_else(recorded))
            })
            .collect();
        match people.len() {
            people if found > people => Err(Failure::Names { found, people }),
            _ => Ok(Self(people)),
        }
    }

    /// Who has no name yet takes the one that a record has for their seat.
    pub(super) fn take_names(&mut self, heading: &Heading, table: &Table) {
        for (person, name) in self.0.iter_mut().filter(|(_, name)| name.is_none()) {
            let seat = table.seats_of(*person).into_iter().next();
            *name = seat.and_then(|seat| recorded_name(heading, seat.index()));
        }
    }

    /// What a person is called, if they have said it.
    pub(super) fn name(&self, person: PersonId) -> Option<&str> {
        self.0.iter().find(|(known, _)| *known == person)?.1.as_deref()
    }

    /// Who sits on a seat of a game, in words.
    pub(super) fn described(&self, sitter: Sitter, game: Game, words: &Words) -> Fact {
        match sitter {
            Sitter::Bot(bot) => Fact::Text(described(thinker(bot).kind, game, words)),
            Sitter::Person(person) | Sitter::Companion(person) => match self.name(person) {
                Some(name) => Quote::of(name).into(),
                None if self.0.len() == 1 => Fact::Text(words.text("play-who-you")),
                None => Fact::Text(words.text("play-who-person")),
            },
        }
    }
}

/// The name that a record has for the person on a seat. Where it says only that
/// a person sat there, it has none.
fn recorded_name(heading: &Heading, seat: usize) -> Option<String> {
    let name = heading.people.get(seat)?.as_ref()?.as_str();
    let anybody = |language| Words::new(language).text("play-record-person") == name;
    let is_name = bot_named(name).is_err() && !Language::ALL.into_iter().any(anybody);
    is_name.then(|| name.to_owned())
}

/// A bot in words.
fn described(kind: BotKind, game: Game, words: &Words) -> String {
    match kind {
        BotKind::Level(level) => level_name(level, game, words),
        BotKind::Best => level_name(bots::level_count(game), game, words),
        BotKind::Uct => words.text("play-who-uct"),
        BotKind::Plain => words.text("play-who-plain"),
        BotKind::Paranoid => words.text("play-who-paranoid"),
        BotKind::BestReply => words.text("play-who-best-reply"),
        BotKind::MaxN => words.text("play-who-max-n"),
        BotKind::Random => words.text("play-who-random"),
        BotKind::Greedy => words.text("play-who-greedy"),
    }
}

/// A level's number and name; one that the game does not have is its highest.
fn level_name(level: u8, game: Game, words: &Words) -> String {
    let levels = bots::level_count(game);
    let level = if (1..=levels).contains(&level) { level } else { levels };
    let name = words.text(&format!("level-{}-{level}", game.name()));
    let facts = [("level", level.into()), ("levels", levels.into()), ("name", Fact::Text(name))];
    words.tell("play-who-level", &facts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_and_bots_are_named() {
        assert_eq!("you".parse(), Ok(Seated::You));
        assert_eq!(" Vous".parse(), Ok(Seated::You));
        assert_eq!("level:3".parse(), Ok(Seated::Bot(Bot::Level(3))));
        for wrong in ["", "me", "level", "level:", "you:3"] {
            assert_eq!(wrong.parse::<Seated>(), Err(NoBot), "{wrong}");
        }
    }

    #[test]
    fn every_bot_thinks_as_it_is_named() {
        for name in ["level:3", "level:3:500n", "best", "uct:100ms", "plain:4", "random"] {
            let bot = bot_named(name).expect("a bot");
            assert_eq!(thinker(bot).to_string(), name);
        }
    }

    #[test]
    fn a_person_is_called_anything_but_a_bot() {
        assert_eq!(read_name(" Zoé ").as_deref(), Ok("Zoé"));
        for wrong in ["", "  ", "a\nb", "best", "Level:3"] {
            assert!(read_name(wrong).is_err(), "{wrong}");
        }
    }
}
