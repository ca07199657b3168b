//! The bots by name, as commands and tables call them: `level:5`, `uct:100ms`,
//! `plain:4`, `random`, `greedy`.

use std::{fmt, str::FromStr, sync::Arc, time::Duration};

use game::{Actor, GameSoFar, Position};
use search::{AlphaBeta, Expectation, Others, Search, Settings, Uct};

use crate::{Attentive, BotGame, instant::Instant};

/// A bot, and how long it may think if its name says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bot {
    /// What kind of player it is.
    pub kind: BotKind,
    /// Its own limit, which goes before that of the table.
    pub limit: Option<Limit>,
}

/// What kind of player a bot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotKind {
    /// A level, from 1.
    Level(u8),
    /// The highest level that the game has, which is full strength.
    Best,
    /// Monte-Carlo tree search with random playouts.
    Uct,
    /// Alpha-beta without any refinement.
    Plain,
    /// Alpha-beta that expects all the others to be against it.
    Paranoid,
    /// Alpha-beta that expects one of the others to be against it in a round.
    BestReply,
    /// Search that expects everyone to play for themselves.
    MaxN,
    /// Any legal action.
    Random,
    /// What promises most at once.
    Greedy,
}

/// How long a bot may think about one action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// So much time.
    Time(Duration),
    /// So many positions.
    Nodes(u64),
    /// So many actions deep.
    Depth(u32),
}

impl Limit {
    /// How deep it lets a search go, if that is what it is about.
    pub const fn depth(self) -> Option<u32> {
        match self {
            Self::Depth(depth) => Some(depth),
            Self::Time(_) | Self::Nodes(_) => None,
        }
    }
}

impl BotKind {
    /// The search of this bot for the seat that acts now, not deeper than
    /// `deepest` moves; only a tree of playouts has no depth. `None` when no seat
    /// acts.
    ///
    /// A level that the game does not have is its highest.
    pub fn search<P: BotGame>(
        self,
        game: &GameSoFar<P>,
        deepest: Option<u32>,
        seed: u64,
        book: &Arc<P::Book>,
    ) -> Option<Box<dyn Search<P>>> {
        let Actor::Seat(_) = game.actor() else { return None };
        let mut search: Box<dyn Search<P>> = match self {
            Self::Level(level) => leveled(game, level, seed, book),
            Self::Best => leveled(game, P::LEVELS, seed, book),
            Self::Uct => Box::new(Uct::new(game, seed)),
            Self::Plain => P::plain(game, book),
            Self::Paranoid => among_others(game, Others::Paranoid, book),
            Self::BestReply => among_others(game, Others::BestReply, book),
            Self::MaxN => Box::new(Expectation::new(game, P::evaluator(book), None)),
            Self::Random => Box::new(Instant::random(game, seed)),
            Self::Greedy => Box::new(Instant::of(P::greedy(game, seed, book))),
        };
        if let Some(deepest) = deepest {
            search.look_to(deepest);
        }
        Some(search)
    }
}

/// The search of a level; of the highest where the game does not have it.
fn leveled<P: BotGame>(
    game: &GameSoFar<P>,
    level: u8,
    seed: u64,
    book: &Arc<P::Book>,
) -> Box<dyn Search<P>> {
    // No level misses its own win in one.
    match winning_action(game.position()) {
        Some(action) => Box::new(Instant::winning(action)),
        None if (1..=P::LEVELS).contains(&level) => P::level(game, level, seed, book),
        None => P::level(game, P::LEVELS, seed, book),
    }
}

/// Alpha-beta at full strength that sees the others in this way.
fn among_others<P: BotGame>(
    game: &GameSoFar<P>,
    others: Others,
    book: &Arc<P::Book>,
) -> Box<dyn Search<P>> {
    let settings = Settings { others, ..Settings::FULL };
    Box::new(AlphaBeta::new(game, Attentive::fully(P::evaluator(book)), settings))
}

/// An action that wins at once, if there is one.
pub fn winning_action<P: Position>(position: &P) -> Option<P::Action> {
    let Actor::Seat(seat) = position.actor() else { return None };
    position.actions().into_iter().find(|action| {
        let outcome = position.apply(*action).actor().outcome();
        outcome.is_some_and(|outcome| outcome.winners.len() == 1 && outcome.winners.contains(seat))
    })
}

/// A text that names no bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoBot;

impl FromStr for Bot {
    type Err = NoBot;

    fn from_str(text: &str) -> Result<Self, NoBot> {
        let mut parts = text.split(':');
        let kind = parts.next().ok_or(NoBot)?.to_ascii_lowercase();
        let kind = match kind.as_str() {
            "level" => BotKind::Level(parts.next().and_then(whole).ok_or(NoBot)?),
            "best" => BotKind::Best,
            "uct" => BotKind::Uct,
            "plain" => BotKind::Plain,
            "paranoid" => BotKind::Paranoid,
            "best-reply" => BotKind::BestReply,
            "max-n" => BotKind::MaxN,
            "random" => BotKind::Random,
            "greedy" => BotKind::Greedy,
            _ => return Err(NoBot),
        };
        let limit = parts.next().map(str::parse).transpose()?;
        match parts.next() {
            None => Ok(Self { kind, limit }),
            Some(_) => Err(NoBot),
        }
    }
}

/// `100ms`, `5000n`, or `4` actions deep.
impl FromStr for Limit {
    type Err = NoBot;

    fn from_str(text: &str) -> Result<Self, NoBot> {
        let text = text.to_ascii_lowercase();
        if let Some(milliseconds) = text.strip_suffix("ms") {
            whole(milliseconds).map(Duration::from_millis).map(Self::Time)
        } else if let Some(nodes) = text.strip_suffix('n') {
            whole(nodes).map(Self::Nodes)
        } else {
            whole(&text).map(Self::Depth)
        }
        .ok_or(NoBot)
    }
}

/// A whole number above 0.
fn whole<N: FromStr + PartialOrd + Default>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number| *number > N::default())
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            BotKind::Level(level) => write!(f, "level:{level}")?,
            BotKind::Best => f.write_str("best")?,
            BotKind::Uct => f.write_str("uct")?,
            BotKind::Plain => f.write_str("plain")?,
            BotKind::Paranoid => f.write_str("paranoid")?,
            BotKind::BestReply => f.write_str("best-reply")?,
            BotKind::MaxN => f.write_str("max-n")?,
            BotKind::Random => f.write_str("random")?,
            BotKind::Greedy => f.write_str("greedy")?,
        }
        match self.limit {
            None => Ok(()),
            Some(Limit::Time(time)) => write!(f, ":{}ms", time.as_millis()),
            Some(Limit::Nodes(nodes)) => write!(f, ":{nodes}n"),
            Some(Limit::Depth(depth)) => write!(f, ":{depth}"),
        }
    }
}
