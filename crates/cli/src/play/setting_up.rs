//! From arguments to a table: what is played, from where it goes on, who sits
//! down and what they are called.

use game::Start;
use shelf::{GameInProgress, Heading};
use table::{
    Access, Beginning, Clock, DeviceSitter, First, Options, Permission, PersonId, Refused, Stakes,
};
use words::Words;

use super::people::{People, Seated};
use crate::{args::Play, failure::Failure, opening};

/// A table that is to be opened.
pub(super) struct Plan {
    /// The game where it begins or goes on.
    pub(super) game: GameInProgress,
    pub(super) options: Options,
    pub(super) sitters: Vec<DeviceSitter>,
    pub(super) people: People,
}

impl Plan {
    /// What the arguments ask for.
    ///
    /// # Errors
    /// What they name can't be read or does not fit together.
    pub(super) fn of(arguments: Play, words: &Words) -> Result<Self, Failure> {
        let Play { mut opened, seats, names, clock, .. } = arguments;
        if !seats.is_empty() && opened.players.is_none() {
            opened.players = u8::try_from(seats.len()).ok();
        }
        let game = opening::open(&opened, words)?;
        let sheet = opened.record.as_deref().map(opening::read_record).transpose()?;
        // The game is that of the record and perhaps more; this is what its sheet
        // says around it.
        let heading = sheet.map(|text| game.game().open_record(&text)).transpose()?;
        let heading = heading.map(|(_, heading)| heading);
        let seated = seated(seats, heading.as_ref(), game.players())?;
        let people = People::named(&seated, names, heading.as_ref())?;
        let clock = clock.unwrap_or(Clock::None);
        let options = Options { clock, ..options(&game, heading) };
        Ok(Self { options, sitters: sitters(&seated), people, game })
    }
}

/// Who sits where: as it is asked for, or else as the record says, or else as is
/// usual.
fn seated(
    asked: Vec<Seated>,
    heading: Option<&Heading>,
    seats: usize,
) -> Result<Vec<Seated>, Failure> {
    if asked.is_empty() {
        let recorded = heading.and_then(|heading| Seated::of_record(heading, seats));
        return Ok(recorded.unwrap_or_else(|| Seated::usual(seats)));
    }
    match asked.len() {
        found if found == seats => Ok(asked),
        found => Err(Failure::Seats { found, seats }),
    }
}

/// The people are numbered in the order of their seats.
fn sitters(seated: &[Seated]) -> Vec<DeviceSitter> {
    let mut people = (0..).map(PersonId::at_device);
    let sitter = |seated: &Seated| match *seated {
        Seated::Bot(bot) => Some(DeviceSitter::Bot(bot)),
        Seated::You => people.next().map(DeviceSitter::Person),
    };
    seated.iter().filter_map(sitter).collect()
}

/// How a game is played on this device that goes on from here; a heading is what
/// the sheet of its record says.
pub(super) fn options(game: &GameInProgress, heading: Option<Heading>) -> Options {
    let setup = shelf::match_in_progress!(game, game => match game.start() {
        Start::Setup(setup) => Some(setup.to_string()),
        Start::Position(_) => None,
    });
    let beginning = if game.length() > 0 || heading.is_some() {
        Beginning::Record(game.record(heading.unwrap_or_default()))
    } else if setup.is_some() {
        Beginning::Setup
    } else {
        Beginning::Position(game.position())
    };
    Options {
        game: game.game(),
        setup: setup.unwrap_or_default(),
        beginning,
        seats: game.players() as u8,
        first: First::AsSeated,
        clock: Clock::None,
        take_backs: Permission::Allowed,
        aids: Permission::Allowed,
        stakes: Stakes::Friendly,
        access: Access::LinkOnly,
    }
}

/// A game that goes on from the text of a record, with the seats and the clock of
/// this table, and what the record says around it.
///
/// # Errors
/// It is no record of this game. Whether it is for so many is the table's to say.
pub(super) fn recorded(text: &str, table: &Options) -> Result<(Options, Heading), Failure> {
    let Options { game, seats, clock, .. } = *table;
    let (game, heading) = game.open_record(text)?;
    let options = Options { seats, clock, ..options(&game, Some(heading.clone())) };
    Ok((options, heading))
}

/// Why a table can't be opened.
pub(super) fn failure(refused: Refused, words: &Words) -> Failure {
    match refused {
        Refused::Setup(error) => Failure::Open(error),
        refused => Failure::Told(words.say(&refused.notice())),
    }
}
