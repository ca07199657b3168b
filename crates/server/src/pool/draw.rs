//! A bot's answer to the offer of a draw, thought out by the pool.

use std::sync::Arc;

use bots::BotGame;
use game::{GameSoFar, Seat};
use thinking::{agrees_to_draw, machine_clock};

use super::{
    Pool,
    queue::Rank,
    thought::{Around, Thought},
};

/// Whether the bot on a seat agrees to a draw.
pub(super) async fn agrees<P: BotGame>(
    pool: &Pool,
    game: GameSoFar<P>,
    seat: Seat,
) -> Option<bool> {
    let book = pool.books.get::<P>().await?;
    let permit = Arc::clone(&pool.tables).acquire_owned().await.ok()?;
    let weighing = Weighing { game, seat, book };
    pool.thinkers.ask(Rank::Attended, weighing, permit).await
}

struct Weighing<P: BotGame> {
    game: GameSoFar<P>,
    seat: Seat,
    book: Arc<P::Book>,
}

impl<P: BotGame> Thought for Weighing<P> {
    type Answer = bool;

    fn go_on(&mut self, around: &Around<'_>) -> Option<bool> {
        let stopped = || around.is_over() || around.is_long();
        let Self { game, seat, book } = self;
        let agrees = agrees_to_draw(game, *seat, book, &machine_clock(), stopped);
        (!around.is_over()).then_some(agrees)
    }
}
