//! An analysis for a person. It is put aside whenever others wait, and gone on
//! with later.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use bots::BotGame;
use game::GameSoFar;
use search::Progress;
use thinking::{Findings, Study, machine_clock};
use words::Words;

use super::{
    AnalysisRequest, Asker, Declined, Pool,
    queue::Rank,
    thought::{Around, Thought},
};

/// What an analysis finds for a person.
///
/// # Errors
/// They have an analysis under way, too many others have, the game's book is not
/// there yet, or the pool closes.
pub(super) async fn studied<P: BotGame>(
    pool: &Pool,
    asker: Asker,
    game: GameSoFar<P>,
    request: AnalysisRequest,
    words: &'static Words,
) -> Result<Findings, Declined> {
    pool.thinkers.look_around();
    let permit = pool.people.take(asker)?;
    let book = pool.books.get::<P>().await.ok_or(Declined::Preparing)?;
    let longest = pool.studying;
    let until = Instant::now() + longest * PATIENCE;
    let looking = Looking { game, book, request, longest, words, study: None, until };
    let findings = pool.thinkers.ask(Rank::Person, looking, permit).await;
    findings.ok_or(Declined::Closing)
}

/// However many others wait, a person waits so many times the longest analysis
/// and no longer.
const PATIENCE: u32 = 3;

struct Looking<P: BotGame> {
    game: GameSoFar<P>,
    book: Arc<P::Book>,
    request: AnalysisRequest,
    longest: Duration,
    words: &'static Words,
    /// `None` before the first stretch.
    study: Option<Study<P>>,
    until: Instant,
}

impl<P: BotGame> Thought for Looking<P> {
    type Answer = Findings;

    fn go_on(&mut self, around: &Around<'_>) -> Option<Findings> {
        let AnalysisRequest { lines, limit } = self.request;
        let study = self.study.get_or_insert_with(|| {
            let lines = lines.clamp(1, AnalysisRequest::MOST_LINES);
            Study::new(&self.game, &self.book, lines, limit).at_most(self.longest)
        });
        let progress = study.go_on(&machine_clock(), || around.is_over() || around.is_in_the_way());
        let is_done = progress == Progress::Done || Instant::now() >= self.until;
        (is_done && !around.is_over())
            .then(|| Findings::of(&self.game, &study.analysis(), study.taken(), self.words))
    }
}
