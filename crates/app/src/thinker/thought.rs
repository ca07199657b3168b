//! One thought of a bot, from the question to the action, in slices that keep
//! their state: between two of them the worker can hear that nobody waits any
//! longer. It is handed its clock, so that it runs wherever there is one.
//!
//! A level that stops by itself finds the same however the slices fall. Only
//! what takes too long is stopped by the clock, as the highest level always is.

use bots::{BotGame, Kind, Visitor};
use game::{GameSoFar, Position, Record};
use search::{Progress, Search};
use shelf::Game;

use super::{books::Books, message::Question};

/// A clock: milliseconds since some beginning.
pub type Clock<'a> = &'a dyn Fn() -> f64;

/// How long a slice is, about…
const SLICE: f64 = 8.0;
/// …and the longest that a bot thinks about one action.
const LONGEST: f64 = 2_000.0;

/// A thought under way.
pub struct Thought {
    search: Box<dyn Tokens>,
    /// Positions between two looks at the clock.
    sip: u64,
    /// When it began.
    begun: f64,
}

/// Why a question has no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoThought {
    /// The text is not a record of any game on the shelf.
    NoRecord,
    /// No seat is to act.
    NobodyActs,
    /// There is no such level.
    NoSuchLevel,
    /// The level reads a book, which is not there.
    NoBook,
}

impl Thought {
    /// Begins to think about a question.
    ///
    /// # Errors
    /// The question has no answer.
    pub fn begin(question: &Question, books: &Books, clock: Clock<'_>) -> Result<Self, NoThought> {
        let begun = clock();
        let search_for = |game| bots::visit(game, Begin(question, books));
        // A record of another game is refused by its header.
        let search = Game::ALL
            .into_iter()
            .map(search_for)
            .find(|it| !matches!(it, Err(NoThought::NoRecord)));
        Ok(Self { search: search.unwrap_or(Err(NoThought::NoRecord))?, sip: FIRST_SIP, begun })
    }

    /// Thinks on for one slice. The token of the action when the thought has
    /// come to its end.
    pub fn go_on(&mut self, clock: Clock<'_>) -> Option<String> {
        let slice_begun = clock();
        let mut before = slice_begun;
        loop {
            let progress = self.search.step(self.sip);
            let now = clock();
            if progress == Progress::Done || now - self.begun >= LONGEST {
                return Some(self.search.action());
            }
            if now - slice_begun >= SLICE {
                return None;
            }
            self.fit(now - before);
            before = now;
        }
    }

    /// To some bots a position is a whole playout, to others a glance.
    fn fit(&mut self, took: f64) {
        if took > LONG {
            self.sip = (self.sip / 2).max(1);
        } else if took < SHORT {
            self.sip = (self.sip * 2).min(LARGEST_SIP);
        }
    }
}

/// How many positions the first sip is.
const FIRST_SIP: u64 = 16;
/// No sip is larger: a clock that stands still must not make them grow for ever.
const LARGEST_SIP: u64 = 4_096;
/// A sip that takes less time is too small. Clocks of browsers show tenths of a
/// millisecond at best.
const SHORT: f64 = 0.5;
/// One that takes more is too large.
const LONG: f64 = 2.0;

/// A search whose action is a text, whichever the game.
trait Tokens {
    fn step(&mut self, nodes: u64) -> Progress;
    fn action(&self) -> String;
}

impl<P: BotGame> Tokens for Box<dyn Search<P>> {
    fn step(&mut self, nodes: u64) -> Progress {
        (**self).step(nodes)
    }

    fn action(&self) -> String {
        self.result().action.to_string()
    }
}

/// The game in a record, if it is a record of this game.
pub(super) fn game_of<P: Position>(record: &str) -> Option<GameSoFar<P>> {
    record.parse::<Record<P>>().ok().map(|record| record.game)
}

struct Begin<'a>(&'a Question, &'a Books);

impl Visitor for Begin<'_> {
    type Output = Result<Box<dyn Tokens>, NoThought>;

    fn visit<P: BotGame>(self) -> Self::Output {
        let Self(Question { record, level, seed, .. }, books) = self;
        let game = game_of::<P>(record).ok_or(NoThought::NoRecord)?;
        let kind = Kind::Level(*level);
        if !(1..=P::LEVELS).contains(level) {
            return Err(NoThought::NoSuchLevel);
        }
        let book = books.for_player::<P>(kind).ok_or(NoThought::NoBook)?;
        let search = kind.search(&game, None, *seed, &book).ok_or(NoThought::NobodyActs)?;
        Ok(Box::new(search))
    }
}
