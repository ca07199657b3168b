//! A player at a table: asked for an action, it answers with one and says what
//! the answer cost. Bots of ours think here; programs are asked.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use bots::{Bot, BotGame, Limit};
use game::GameSoFar;
use thinking::think;

use super::{Failing, Opponent, program::Program};

/// Someone who plays one seat of one game.
pub(crate) struct Player<P: BotGame> {
    thinker: Thinker<P>,
    limit: Limit,
}

enum Thinker<P: BotGame> {
    Bot { bot: Bot, seed: u64, book: Arc<P::Book> },
    Program(Program),
}

/// An action, and what it cost to find it.
pub(crate) struct Decision<A> {
    pub(crate) action: A,
    /// How many positions were looked at; 0 for a program that does not tell.
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
}

impl<P: BotGame> Player<P> {
    /// Sits down for a game; a program is started for it and told which game it
    /// is.
    ///
    /// # Errors
    /// The program can't be started.
    pub(crate) fn sit_down(
        opponent: &Opponent,
        limit: Limit,
        seed: u64,
        book: &Arc<P::Book>,
        game: &GameSoFar<P>,
    ) -> Result<Self, Failing> {
        let thinker = match opponent {
            Opponent::Bot(bot) => Thinker::Bot { bot: *bot, seed, book: Arc::clone(book) },
            Opponent::Program(command) => Thinker::Program(Program::start(command, game)?),
        };
        Ok(Self { thinker, limit })
    }

    /// Its action for the seat that acts now. `None` when it was told to stop,
    /// or when no seat acts.
    ///
    /// # Errors
    /// The program fails.
    pub(crate) fn answer(
        &mut self,
        game: &GameSoFar<P>,
        stop: &AtomicBool,
    ) -> Result<Option<Decision<P::Action>>, Failing> {
        match &mut self.thinker {
            Thinker::Program(program) => program.answer(game, self.limit, stop),
            Thinker::Bot { bot, seed, book } => {
                let begun = Instant::now();
                let search = bot.kind.search(game, self.limit.depth(), *seed, book);
                Ok(search.map(|mut search| {
                    let stopped = || stop.load(Ordering::Relaxed);
                    let finding = think(&mut search, Some(self.limit), stopped);
                    Decision { action: finding.action, nodes: finding.nodes, time: begun.elapsed() }
                }))
            }
        }
    }
}
