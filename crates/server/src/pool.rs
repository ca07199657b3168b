//! Where bots think and positions are analysed: a few threads of their own, at
//! low priority, so that people's requests never wait for a thought. It knows
//! games and bots, but no table, no room and no request.
//!
//! Who asks waits in line; who no longer waits for the answer has let go of the
//! future, and the thought stops within about a millisecond. Nothing is stored:
//! after a restart whoever wants an action asks again.

mod acting;
mod analysis_permits;
mod books;
mod draw;
mod load;
mod priority;
mod queue;
mod studying;
mod thinkers;
mod thought;

use std::{collections::HashMap, path::PathBuf, sync::Arc, time::Duration};

use axum::body::Bytes;
use bots::Limit;
use game::Seat;
use shelf::{Game, GameInProgress, match_in_progress};
use thinking::{Findings, cache_folder};
use tokio::sync::Semaphore;
use words::Words;

use crate::settings::{BooksFetched, Settings};
use analysis_permits::AnalysisPermits;
pub use analysis_permits::Asker;
use books::Books;
use load::Load;
use thinkers::Thinkers;

/// The server's bots, thinking.
pub struct Pool {
    thinkers: Thinkers,
    books: Books,
    /// Tables beyond these wait outside the line.
    tables: Arc<Semaphore>,
    /// The same for those that nobody looks at: together they never hold all
    /// threads, where there are several.
    unattended: Arc<Semaphore>,
    people: Arc<AnalysisPermits>,
    studying: Duration,
}

/// How much thinking a server affords.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// How many threads think.
    pub threads: usize,
    /// How long a bot thinks about an action at most, while few are waiting.
    pub acting: Duration,
    /// How long an analysis takes at most: whoever wants to look longer has a
    /// machine of their own.
    pub studying: Duration,
    /// How many tables stand in line at most.
    pub tables: usize,
    /// How many analyses are under way at most, one for each person.
    pub people: usize,
    /// Where books are kept.
    pub books: Option<PathBuf>,
    /// Books that came with the page, by the names of their games.
    pub shipped: HashMap<String, Bytes>,
}

impl Allowance {
    /// What is usual for so many threads.
    pub fn of_threads(threads: usize) -> Self {
        Self {
            threads: threads.max(1),
            acting: Duration::from_secs(2),
            studying: Duration::from_secs(5),
            tables: 256,
            people: 16,
            books: cache_folder(),
            shipped: HashMap::new(),
        }
    }
}

/// Whether a person waits at a table for its bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attendance {
    /// Someone who plays there is connected.
    Attended,
    /// Nobody who plays there is.
    Unattended,
}

/// What someone wants to know of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnalysisRequest {
    /// How many of the best actions; at most [`AnalysisRequest::MOST_LINES`] are told.
    pub lines: usize,
    /// How long to look; never longer than [`Allowance::studying`].
    pub limit: Limit,
}

impl AnalysisRequest {
    /// More lines than this would hold too much memory.
    pub const MOST_LINES: usize = 5;
}

game::notices! {
    /// Why a position is not analysed.
    pub enum Declined {
        /// The same person's last analysis is still under way.
        "pool-one-each" OneEach,
        /// So many analyses of people at the same address are under way already.
        "pool-many-there" ManyThere { most: usize },
        /// Many others are waiting already.
        "pool-full" Full { waiting: usize },
        /// The table that full strength reads is still worked out.
        "pool-preparing" Preparing,
        /// The server closes, or the analysis failed.
        "pool-closing" Closing,
    }
}

impl Pool {
    /// A pool as the server's settings want it, with the books of its page.
    pub fn new(settings: &Settings, shipped: HashMap<String, Bytes>) -> Self {
        let pool = Self::with(Allowance { shipped, ..Allowance::of_threads(settings.bot_threads) });
        if settings.books == BooksFetched::AtStart {
            pool.books.fetch_all();
        }
        pool
    }

    /// The games whose highest level is played by a weaker bot just now, since the
    /// table that it reads is still worked out.
    pub fn preparing(&self) -> Vec<Game> {
        self.books.preparing()
    }

    /// A pool with this allowance. Its threads end when it is dropped.
    pub fn with(allowance: Allowance) -> Self {
        let Allowance { threads, acting, studying, tables, people, books, shipped } = allowance;
        Self {
            thinkers: Thinkers::start(Load::new(threads.max(1), acting)),
            books: Books::new(shipped, books),
            tables: Arc::new(Semaphore::new(tables.max(1))),
            unattended: Arc::new(Semaphore::new((threads / 2).max(1))),
            people: Arc::new(AnalysisPermits::new(people)),
            studying,
        }
    }

    /// What a bot of this level does for the seat that acts: the token of one
    /// action. The seed settles what is left to its taste. Where the line is
    /// full this waits for a place in it.
    ///
    /// `None` when no seat acts, or the server closes.
    pub async fn act(
        &self,
        game: GameInProgress,
        level: u8,
        seed: u64,
        attendance: Attendance,
    ) -> Option<String> {
        match_in_progress!(game, game => acting::chosen(self, game, level, seed, attendance).await)
    }

    /// Whether the bot on this seat agrees to a draw: not when it expects to win,
    /// and never when that is certain. Every level judges with full strength, so
    /// that nobody is offered half a point by a bot's blindness.
    pub async fn agrees_to_draw(&self, game: GameInProgress, seat: Seat) -> bool {
        let agrees = match_in_progress!(game, game => draw::agrees(self, game, seat).await);
        agrees.unwrap_or(false)
    }

    /// What there is to say of where a game stands, for a person. Bots go before
    /// them, but they are not forgotten: what was found when their patience must be at
    /// its end is told then.
    ///
    /// # Errors
    /// They have an analysis under way, too many others have, here or there, or the table that full
    /// strength reads is not there yet.
    pub async fn analyse(
        &self,
        asker: Asker,
        game: GameInProgress,
        request: AnalysisRequest,
        words: &'static Words,
    ) -> Result<Findings, Declined> {
        match_in_progress!(game, game => {
            studying::studied(self, asker, game, request, words).await
        })
    }

    /// Lets go of all thoughts: nobody is answered any more.
    pub fn close(&self) {
        self.thinkers.close();
        self.tables.close();
        self.unattended.close();
    }

    /// How many wait in line, and how many threads think just now.
    pub fn load(&self) -> (usize, usize) {
        self.thinkers.load()
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.close();
    }
}
