//! An analysis for a person. It is put aside whenever others wait, and gone on
//! with later.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use bots::{BotGame, Visitor};
use futures_util::{FutureExt, future::BoxFuture};
use game::GameSoFar;
use search::Progress;
use shelf::Played;
use table::PersonId;
use thinking::{Findings, Study};
use words::Words;

use super::{
    Declined, Pool, Question,
    line::Rank,
    thought::{Around, Thought},
};

/// A person who wants to know something.
pub(super) struct Studying<'a> {
    pub(super) pool: &'a Pool,
    pub(super) person: PersonId,
    pub(super) game: Box<dyn Played>,
    pub(super) question: Question,
    pub(super) words: &'static Words,
}

impl<'a> Visitor for Studying<'a> {
    type Output = BoxFuture<'a, Result<Findings, Declined>>;

    fn visit<P: BotGame>(self) -> Self::Output {
        let Self { pool, person, game, question, words } = self;
        async move {
            let game =
                game.as_any().downcast_ref::<GameSoFar<P>>().ok_or(Declined::Closing)?.clone();
            pool.thinkers.look_around();
            let place = pool.people.take(person)?;
            let book = pool.books.get::<P>().await.ok_or(Declined::Closing)?;
            let longest = pool.studying;
            let until = Instant::now() + longest * PATIENCE;
            let looking = Looking { game, book, question, longest, words, study: None, until };
            let findings = pool.thinkers.ask(Rank::Person, looking, place).await;
            findings.ok_or(Declined::Closing)
        }
        .boxed()
    }
}

/// However many others wait, a person waits so many times the longest analysis
/// and no longer.
const PATIENCE: u32 = 3;

struct Looking<P: BotGame> {
    game: GameSoFar<P>,
    book: Arc<P::Book>,
    question: Question,
    longest: Duration,
    words: &'static Words,
    /// `None` before the first stretch.
    study: Option<Study<P>>,
    until: Instant,
}

impl<P: BotGame> Thought for Looking<P> {
    type Answer = Findings;

    fn go_on(&mut self, around: &Around<'_>) -> Option<Findings> {
        let Question { lines, limit } = self.question;
        let study = self.study.get_or_insert_with(|| {
            let lines = lines.clamp(1, Question::MOST_LINES);
            Study::new(&self.game, &self.book, lines, limit).at_most(self.longest)
        });
        let progress = study.go_on(|| around.is_over() || around.is_in_the_way());
        let is_done = progress == Progress::Done || Instant::now() >= self.until;
        (is_done && !around.is_over())
            .then(|| Findings::of(&self.game, &study.analysis(), study.taken(), self.words))
    }
}
