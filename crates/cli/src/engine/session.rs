//! One game at the engine: its set-up, its position, and the search for the seat
//! that acts. Behind an object-safe face, since the game is known only when
//! `newgame` says it.

use std::{
    cell::OnceCell,
    fmt::Write,
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use bots::{Bot, BotGame, Limit, Visitor};
use game::{Coded, GameSoFar, Notice, Start};
use search::{Score, SearchResult};
use thinking::{Aloud, think};
use words::Words;

use super::{commands::Complaint, say};
use crate::books;

/// While nothing changes, so much time passes between two `info` lines.
const SILENCE: Duration = Duration::from_secs(1);

/// A game at the engine, whichever it is.
pub(super) trait Session {
    /// Goes to a position: the start or a text, and actions from there.
    ///
    /// # Errors
    /// It can't be read, or a rule forbids an action; there is no position then.
    fn set(&mut self, start: Option<&str>, tokens: &str) -> Result<(), Notice>;

    /// Searches, tells what is found meanwhile, and says the best action.
    ///
    /// # Errors
    /// The output fails; or, inside, no seat acts or there is no position.
    fn go(
        &mut self,
        limit: Option<Limit>,
        stop: &AtomicBool,
        words: &Words,
    ) -> io::Result<Result<(), Notice>>;
}

/// A game of one kind.
pub(super) struct EngineGame<P: BotGame> {
    bot: Bot,
    seed: u64,
    setup: P::Setup,
    /// `None` when the last one that was given could not be read.
    game: Option<GameSoFar<P>>,
    book: OnceCell<Arc<P::Book>>,
}

/// Makes a session of any game.
pub(super) struct Builder<'a> {
    bot: Bot,
    seed: u64,
    setup: &'a str,
}

impl Builder<'_> {
    pub(super) fn new(bot: Bot, seed: u64, setup: &str) -> Builder<'_> {
        Builder { bot, seed, setup }
    }
}

impl Visitor for Builder<'_> {
    type Output = Result<Box<dyn Session>, Notice>;

    fn visit<P: BotGame>(self) -> Self::Output {
        let Self { bot, seed, setup } = self;
        let setup: P::Setup = setup.parse().map_err(|error: game::SetupError| error.notice())?;
        let game = Some(GameSoFar::from_setup(setup.clone()));
        Ok(Box::new(EngineGame::<P> { bot, seed, setup, game, book: OnceCell::new() }))
    }
}

impl<P: BotGame> Session for EngineGame<P> {
    fn set(&mut self, start: Option<&str>, tokens: &str) -> Result<(), Notice> {
        self.game = None;
        let start = match start {
            None => Start::Setup(self.setup.clone()),
            Some(text) => Start::Position(
                text.parse().map_err(|error: <P as std::str::FromStr>::Err| error.notice())?,
            ),
        };
        let mut game = GameSoFar::new(start);
        game.add_tokens(tokens.split_whitespace()).map_err(|error| error.notice)?;
        self.game = Some(game);
        Ok(())
    }

    fn go(
        &mut self,
        limit: Option<Limit>,
        stop: &AtomicBool,
        words: &Words,
    ) -> io::Result<Result<(), Notice>> {
        let Some(game) = &self.game else { return Ok(Err(Complaint::NoPosition.notice())) };
        let limit = self.bot.limit.or(limit);
        let deepest = limit.and_then(Limit::depth);
        let book = self.book.get_or_init(|| books::book_for::<P>([self.bot.kind], words));
        let Some(mut search) = self.bot.kind.search(game, deepest, self.seed, book) else {
            return Ok(Err(Complaint::NoSeat.notice()));
        };
        let begun = Instant::now();
        let mut told: Option<(SearchResult<P::Action>, Instant)> = None;
        let tell = |finding: &SearchResult<P::Action>| {
            let news = told.as_ref().is_none_or(|(last, at)| {
                (last.depth, last.action) != (finding.depth, finding.action)
                    || at.elapsed() >= SILENCE
            });
            if news {
                told = Some((finding.clone(), Instant::now()));
                // Where nobody listens any more, the last line fails and ends it all.
                let _ = say(&info(finding, begun));
            }
        };
        let finding =
            think(&mut Aloud::new(&mut search, tell), limit, || stop.load(Ordering::Relaxed));
        if told.is_none_or(|(last, _)| last != finding) {
            say(&info(&finding, begun))?;
        }
        say(&format!("best {}", finding.action))?;
        Ok(Ok(()))
    }
}

/// `info depth 5 score 120 nodes 4321 time 7 line a6e b1n`
fn info<A: std::fmt::Display>(finding: &SearchResult<A>, begun: Instant) -> String {
    let SearchResult { score, depth, nodes, .. } = finding;
    let time = begun.elapsed().as_millis();
    let mut line =
        format!("info depth {depth} score {} nodes {nodes} time {time} line", shown(*score));
    for action in &finding.line {
        // Writing to a string does not fail.
        let _ = write!(line, " {action}");
    }
    line
}

fn shown(score: Score) -> String {
    match (score.wins_in(), score.loses_in()) {
        (Some(actions), _) => format!("win:{actions}"),
        (_, Some(actions)) => format!("loss:{actions}"),
        (None, None) => score.0.to_string(),
    }
}
