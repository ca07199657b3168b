//! A bot's answer to the offer of a draw, by what it expects of the game.

use std::{sync::Arc, time::Duration};

use bots::{BotGame, Limit, analysis::Found};
use game::{Actor, GameSoFar, Seat};
use search::Evaluator;
use thinking::{Study, machine_clock};

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
    pool.thinkers.ask(Rank::Table, weighing, permit).await
}

/// A draw is worth half a win: whoever expects more goes on.
const HALF: f64 = 0.5;
/// So many positions are looked at before the answer…
const NODES: u64 = 50_000;
/// …in so much time at most: someone waits for the answer and not for an action.
const LONGEST: Duration = Duration::from_secs(1);

struct Weighing<P: BotGame> {
    game: GameSoFar<P>,
    seat: Seat,
    book: Arc<P::Book>,
}

impl<P: BotGame> Thought for Weighing<P> {
    type Answer = bool;

    fn go_on(&mut self, around: &Around<'_>) -> Option<bool> {
        let chance = self.weighed(around);
        (!around.is_over()).then(|| chance.is_some_and(|chance| chance <= HALF))
    }
}

impl<P: BotGame> Weighing<P> {
    /// The seat's chance to win. `None` when it does not play.
    fn weighed(&self, around: &Around<'_>) -> Option<f64> {
        let Self { game, seat, book } = self;
        let playing = game.playing();
        if game.outcome().is_some() || !playing.contains(*seat) {
            return None;
        }
        // What is told of a position is told of the seat that acts. Where that
        // is another, it says all only if there are two.
        let acts = game.actor() == Actor::Seat(*seat);
        if !acts && playing.len() > 2 {
            return Some(P::win_probability(P::evaluator(book).evaluate(game.position(), *seat)));
        }
        let mut study = Study::new(game, book, 1, Limit::Nodes(NODES)).at_most(LONGEST);
        study.go_on(&machine_clock(), || around.is_over() || around.is_long());
        let (of, chance) = match study.analysis().found {
            Found::Over => return None,
            Found::Lines { seat, lines } => (seat, lines.first()?.win_probability),
            Found::Outcomes { seat, win_probability, .. } => (seat, win_probability),
        };
        Some(if of == *seat { chance } else { 1.0 - chance })
    }
}
