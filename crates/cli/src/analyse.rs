//! `ludotheque analyse`: the best actions where a game stands, their chances,
//! how the game would go on, and why.

mod json;
mod report;

pub(crate) use self::report::aligned;

use std::time::Duration;

use bots::{BotGame, Limit, analysis::Analysis};
use game::{GameSoFar, Record};
use shelf::{Game, OpenError};
use thinking::Study;
use words::Words;

use self::report::Report;
use crate::{args::Analyse, books, failure::Failure, opening};

/// How long it looks where nobody says otherwise.
const USUAL: Limit = Limit::Time(Duration::from_secs(1));

pub(crate) fn run(arguments: &Analyse, words: &Words) -> Result<(), Failure> {
    let name = &arguments.opened.game;
    let game = Game::named(name).ok_or_else(|| Failure::UnknownGame(name.clone()))?;
    bots::visit(game, Subject { arguments, words })
}

/// What is to be analysed, whichever game it is.
struct Subject<'a> {
    arguments: &'a Analyse,
    words: &'a Words,
}

impl bots::Visitor for Subject<'_> {
    type Output = Result<(), Failure>;

    fn visit<P: BotGame>(self) -> Result<(), Failure> {
        let Self { arguments, words } = self;
        let record = opening::open(&arguments.opened, words)?.record(shelf::Heading::default());
        let record: Record<P> = record.parse().map_err(OpenError::Record)?;
        let game = record.game;
        let (analysis, time) = if game.outcome().is_none() {
            analyse(&game, arguments, words)
        } else {
            (Analysis::of_ended(), Duration::ZERO)
        };
        let report = Report { game: &game, analysis: &analysis, time, words };
        if arguments.json { report.print_json() } else { report.print() }
    }
}

/// Looks at where the game stands, as long as the arguments say; also returns
/// how long that took.
fn analyse<P: BotGame>(
    game: &GameSoFar<P>,
    arguments: &Analyse,
    words: &Words,
) -> (Analysis<P::Action>, Duration) {
    let book = books::book::<P>(words);
    let mut study = Study::new(game, &book, usize::from(arguments.lines), limit(arguments));
    study.go_on(&thinking::machine_clock(), || false);
    (study.analysis(), study.taken())
}

fn limit(arguments: &Analyse) -> Limit {
    let Analyse { limit, deepest, .. } = arguments;
    let time = limit.time.map(|time| Limit::Time(Duration::from_millis(time)));
    let nodes = limit.nodes.map(Limit::Nodes);
    time.or(nodes).or(deepest.map(Limit::Depth)).unwrap_or(USUAL)
}
