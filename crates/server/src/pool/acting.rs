//! A bot's next action. It thinks as its level does and stops by itself; the
//! highest level, which never does, and all of them when many are waiting, are
//! stopped by the clock.

use std::sync::Arc;

use bots::{BotGame, Kind, Visitor};
use futures_util::{FutureExt, future::BoxFuture};
use game::GameSoFar;
use shelf::Played;
use thinking::think;

use super::{
    Pool,
    line::Rank,
    thought::{Around, Thought},
};

/// A bot that is to act.
pub(super) struct Acting<'a> {
    pub(super) pool: &'a Pool,
    pub(super) game: Box<dyn Played>,
    pub(super) level: u8,
    pub(super) seed: u64,
}

impl<'a> Visitor for Acting<'a> {
    type Output = BoxFuture<'a, Option<String>>;

    fn visit<P: BotGame>(self) -> Self::Output {
        let Self { pool, game, level, seed } = self;
        async move {
            let game = game.as_any().downcast_ref::<GameSoFar<P>>()?.clone();
            let kind = Kind::Level(level);
            let book = pool.books.for_player::<P>(kind).await?;
            let place = Arc::clone(&pool.tables).acquire_owned().await.ok()?;
            let choosing = Choosing { game, kind, seed, book };
            pool.thinkers.ask(Rank::Table, choosing, place).await?
        }
        .boxed()
    }
}

struct Choosing<P: BotGame> {
    game: GameSoFar<P>,
    kind: Kind,
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
