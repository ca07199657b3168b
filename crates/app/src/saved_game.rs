//! A game on this device as the browser saves it: how the board lies, when it was
//! looked at last, what people are called, half a turn that waits to be confirmed, and
//! everything that happened. Whatever is found there may be old or broken, and is read
//! as carefully as anything from outside.
//!
//! ```text
//! kept: 2
//! facing: seat:1
//! seen: 1794771000123
//! name: 0000000000000001 Ada
//! draft: d6-e
//!
//! {"at":1794771000000,"kind":"opened",…}
//! …
//! ```
//!
//! The first version held who sits where and a record; it is still read.

use game::{Line, Seat};
use protocol::stored;
use shelf::Game;
use table::{
    Access, Beginning, Bot, Circumstances, Clock, DeviceSitter, Event, First, Moment, Options,
    Permission, PersonId, Refused, Stakes, Table,
};

use crate::view::Facing;

/// The version that is written.
const VERSION: &str = "2";

/// A game on this device.
#[derive(Clone)]
pub struct SavedGame {
    pub table: Table,
    /// Everything that happened there.
    pub events: Vec<Event>,
    /// What people at this device are called, as far as they said so.
    pub names: Vec<(PersonId, String)>,
    /// From which side the board is seen.
    pub facing: Facing,
    /// When it was looked at last.
    pub seen: Moment,
    /// The actions of whoever is to act that were not confirmed yet.
    pub draft: Vec<String>,
}

/// Who sits down at this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sits {
    /// A person, with a name if one was given.
    Person(Option<String>),
    Bot(Bot),
}

impl Sits {
    /// Whoever is called as a record of this game says: a bot by its name, else a person.
    pub fn called(game: Game, name: &Option<Line>) -> Self {
        let name = name.as_ref().map(Line::as_str);
        match name.and_then(|name| bot_named(game, name)) {
            Some(bot) => Self::Bot(bot),
            None => Self::Person(name.map(str::to_owned)),
        }
    }
}

/// The bot of this game with this name.
fn bot_named(game: Game, name: &str) -> Option<Bot> {
    let bot: bots::Bot = name.parse().ok()?;
    let plays = match bot.kind {
        bots::BotKind::Level(level) => level <= bots::level_count(game),
        _ => true,
    };
    bot.to_string().parse().ok().filter(|_| plays)
}

/// Who thinks for a bot of a table.
pub fn thinker_of(bot: Bot) -> Option<bots::Bot> {
    bot.to_string().parse().ok()
}

/// A text that is no saved game that we know how to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotSaved;

/// Friendly options for a game on one device.
pub fn options(game: Game, seats: u8, setup: &str, beginning: Beginning, clock: Clock) -> Options {
    Options {
        game,
        setup: setup.to_owned(),
        beginning,
        seats,
        first: First::AsSeated,
        clock,
        take_backs: Permission::Allowed,
        aids: Permission::Allowed,
        stakes: Stakes::Friendly,
        access: Access::LinkOnly,
    }
}

impl SavedGame {
    /// A game that begins now.
    ///
    /// # Errors
    /// The options don't go together, or not with so many.
    pub fn begin(
        options: Options,
        sitters: &[Sits],
        facing: Facing,
        circumstances: &Circumstances,
    ) -> Result<Self, Refused> {
        let mut names = Vec::new();
        let mut seated = Vec::new();
        for sits in sitters {
            seated.push(match sits {
                Sits::Bot(bot) => DeviceSitter::Bot(*bot),
                Sits::Person(name) => {
                    let id = PersonId::at_device(seated.len() as u8);
                    names.extend(name.clone().map(|name| (id, name)));
                    DeviceSitter::Person(id)
                }
            });
        }
        let (table, events) = Table::open_on_device(options, &seated, circumstances)?;
        let (seen, draft) = (circumstances.now, Vec::new());
        Ok(Self { table, events, names, facing, seen, draft })
    }

    /// Who sits on each seat.
    pub fn sitters(&self) -> Vec<Sits> {
        let name = |person: PersonId| {
            self.names.iter().find(|(id, _)| *id == person).map(|(_, name)| name.clone())
        };
        let sits = |sitter: &Option<table::Sitter>| match sitter {
            Some(table::Sitter::Bot(bot)) => Sits::Bot(*bot),
            Some(table::Sitter::Person(person) | table::Sitter::Companion(person)) => {
                Sits::Person(name(*person))
            }
            None => Sits::Person(None),
        };
        self.table.sitters().iter().map(sits).collect()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.game().is_some_and(|game| game.outcome().is_some())
    }

    /// Whether anything was done in it yet.
    pub fn has_begun(&self) -> bool {
        self.table.game().is_some_and(|game| game.length() > 0)
    }

    /// When something happened in it last.
    pub fn last_at(&self) -> Moment {
        self.events.last().map_or(self.seen, |event| event.at)
    }

    /// When something happened last in the game of this text, which is not read for that.
    pub fn last_at_in(text: &str) -> Option<Moment> {
        let last = stored::read(stored::VERSION, text.lines().next_back()?).ok()?;
        Some(last.at)
    }

    /// The text to save.
    pub fn text(&self) -> String {
        let mut text = format!(
            "kept: {VERSION}\nfacing: {}\nseen: {}\n",
            self.facing.text(),
            self.seen.as_millis()
        );
        for (person, name) in &self.names {
            // A name is one line.
            let line = name.replace(['\n', '\r'], " ");
            text.extend(["name: ", &person.to_string(), " ", &line, "\n"]);
        }
        if !self.draft.is_empty() {
            text.extend(["draft: ", &self.draft.join(" "), "\n"]);
        }
        for event in &self.events {
            text.push('\n');
            text.push_str(&stored::write(event));
        }
        text
    }

    /// Reads a saved game.
    ///
    /// # Errors
    /// It is of another version or game, or not such a text at all.
    pub fn read(game: Game, text: &str, circumstances: &Circumstances) -> Result<Self, NotSaved> {
        let (head, rest) = text.split_once("\n\n").ok_or(NotSaved)?;
        let head = Head(head);
        match head.line("kept")? {
            VERSION => read_events(game, &head, rest),
            "1" => read_first(game, &head, rest, circumstances),
            _ => Err(NotSaved),
        }
    }
}

/// The lines before the game.
struct Head<'a>(&'a str);

impl<'a> Head<'a> {
    fn lines(&self, key: &'static str) -> impl Iterator<Item = &'a str> {
        self.0.lines().filter_map(move |line| line.strip_prefix(key)?.strip_prefix(": "))
    }

    fn line(&self, key: &'static str) -> Result<&'a str, NotSaved> {
        self.lines(key).next().ok_or(NotSaved)
    }

    fn facing(&self) -> Result<Facing, NotSaved> {
        Facing::read(self.line("facing")?).ok_or(NotSaved)
    }
}

fn read_events(game: Game, head: &Head<'_>, lines: &str) -> Result<SavedGame, NotSaved> {
    let read = |line: &str| stored::read(stored::VERSION, line).map_err(|_| NotSaved);
    let events = lines.lines().map(read).collect::<Result<Vec<_>, _>>()?;
    let seen = head.line("seen")?.parse().map_err(|_| NotSaved)?;
    let name = |line: &str| {
        let (person, name) = line.split_once(' ')?;
        Some((person.parse().ok()?, name.to_owned()))
    };
    let names = head.lines("name").map(name).collect::<Option<_>>().ok_or(NotSaved)?;
    let table = Table::replay_on_device(events.clone()).map_err(|_| NotSaved)?;
    if table.options().game != game || table.game().is_none() {
        return Err(NotSaved);
    }
    let facing = head.facing()?;
    let draft = head.lines("draft").flat_map(str::split_whitespace).map(str::to_owned).collect();
    Ok(SavedGame { table, events, names, facing, seen: Moment::from_millis(seen), draft })
}

/// The first version: who sits where, and a record.
fn read_first(
    game: Game,
    head: &Head<'_>,
    record: &str,
    circumstances: &Circumstances,
) -> Result<SavedGame, NotSaved> {
    let sits = |word: &str| match word {
        "person" => Some(Sits::Person(None)),
        bot => match bot.parse() {
            Ok(Bot::Level(level)) => Some(Sits::Bot(Bot::Level(level))),
            _ => None,
        },
    };
    let sitters: Option<Vec<_>> = head.line("sitting")?.split_whitespace().map(sits).collect();
    let sitters = sitters.filter(|all| (2..=Seat::MOST).contains(&all.len())).ok_or(NotSaved)?;
    let beginning = Beginning::Record(record.to_owned());
    let options = options(game, sitters.len() as u8, "", beginning, Clock::None);
    SavedGame::begin(options, &sitters, head.facing()?, circumstances).map_err(|_| NotSaved)
}
