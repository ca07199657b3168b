//! A bot's next action. It thinks as its level does and stops by itself; the
//! highest level, which never does, and all of them when many are waiting, are
//! stopped by the clock.

use std::sync::Arc;

use bots::{BotGame, BotKind};
use game::GameSoFar;
use thinking::think;

use super::{
    Attendance, Pool,
    queue::Rank,
    thought::{Around, Thought},
};

/// What a bot of this level does for the seat that acts.
pub(super) async fn chosen<P: BotGame>(
    pool: &Pool,
    game: GameSoFar<P>,
    level: u8,
    seed: u64,
    attendance: Attendance,
) -> Option<String> {
    let (kind, book) = pool.books.for_level::<P>(level).await;
    let (rank, permits) = match attendance {
        Attendance::Attended => (Rank::Attended, &pool.tables),
        Attendance::Unattended => (Rank::Unattended, &pool.unattended),
    };
    let permit = Arc::clone(permits).acquire_owned().await.ok()?;
    let choosing = Choosing { game, kind, seed, book };
    pool.thinkers.ask(rank, choosing, permit).await?
}

struct Choosing<P: BotGame> {
    game: GameSoFar<P>,
    kind: BotKind,
    seed: u64,
    book: Arc<P::Book>,
}

impl<P: BotGame> Thought for Choosing<P> {
    type Answer = Option<String>;

    /// All at once: a search that is put aside would hold its memory, and there
    /// are many tables.
    fn go_on(&mut self, around: &Around<'_>) -> Option<Option<String>> {
        let search = self.kind.search(&self.game, None, self.seed, &self.book);
        let Some(mut search) = search else { return Some(None) };
        let stopped = || around.is_over() || around.is_long();
        let action = think(search.as_mut(), None, stopped).action;
        (!around.is_over()).then(|| Some(action.to_string()))
    }
}
