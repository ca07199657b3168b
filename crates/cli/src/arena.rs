//! `ludotheque arena`: two bots play each other many times, and the result says
//! which is stronger and how sure that is. It is fair by design: whatever a
//! round gives to one seat (an opening, dice, a deal) is played once with the
//! measured bot in each seat. See docs/arena.md.

mod chance;
mod meeting;
mod openings;
mod records;
mod report;
mod sprt;
mod strength;
mod tally;

use std::{
    ops::ControlFlow,
    time::{Duration, Instant},
};

use bots::{BotGame, Limit, Visitor};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use game::{Fact, GameSoFar, Position, SetupError};
use indicatif::{ProgressBar, ProgressStyle};
use shelf::{Game, OpenError};
use words::Words;

use crate::{
    args::Arena,
    books,
    failure::{Failure, say_beside},
    opponent::Opponent,
    workers::{self, all_cores},
};
use meeting::{Meeting, Played};
use records::Folder;
use report::Report;
use sprt::{Hypotheses, Verdict};
use tally::Tally;

/// How many positions a bot looks at where nobody says how long it may think.
const NODES: u64 = 20_000;
/// How many games are played where nobody says it.
const GAMES: u32 = 100;
/// The same where the games end as soon as something is clear.
const GAMES_UNTIL_CLEAR: u32 = 20_000;

pub(crate) fn run(arguments: &Arena, words: &Words) -> Result<(), Failure> {
    let game =
        Game::named(&arguments.game).ok_or_else(|| Failure::UnknownGame(arguments.game.clone()))?;
    bots::visit(game, Run { arguments, words })
}

struct Run<'a> {
    arguments: &'a Arena,
    words: &'a Words,
}

impl Visitor for Run<'_> {
    type Output = Result<(), Failure>;

    fn visit<P: BotGame>(self) -> Result<(), Failure> {
        let Self { arguments, words } = self;
        let hypotheses = hypotheses(arguments)?;
        for (name, bot) in [("--a", &arguments.a), ("--b", &arguments.b)] {
            if !bot.plays::<P>() {
                return Err(unfit(name, &bot.to_string()));
            }
        }
        let start = GameSoFar::<P>::from_setup(setup::<P>(arguments.players)?);
        let seats = start.position().seats().len();
        let games = arguments.games.unwrap_or(match hypotheses {
            Some(_) => GAMES_UNTIL_CLEAR,
            None => GAMES,
        });
        let rounds = (games as usize).div_ceil(seats);
        let limit = limit(arguments);
        let kinds = [&arguments.a, &arguments.b].into_iter().filter_map(Opponent::kind);
        let meeting = Meeting {
            bots: [&arguments.a, &arguments.b],
            limits: [&arguments.a, &arguments.b].map(|bot| bot.limit(limit)),
            openings: openings::draw(&start, rounds, arguments.seed),
            start,
            seed: arguments.seed,
            book: books::book_for::<P>(kinds, words),
        };
        let threads = threads(arguments, &meeting.limits);
        let folder = arguments.records.as_deref().map(Folder::make).transpose()?;
        let mut evening = Evening {
            tally: Tally::new(seats),
            hypotheses,
            folder,
            bar: progress_bar(meeting.games()),
            words,
        };
        let begun = Instant::now();
        let broken = workers::in_order(
            meeting.games(),
            threads,
            |number, stop| meeting.play(number, stop),
            |played| evening.take(&meeting, &played),
        );
        evening.bar.finish_and_clear();
        if let Some(Enough::Failed(failure)) = broken {
            return Err(failure);
        }
        let report = Report {
            game: P::GAME,
            arguments,
            tally: &evening.tally,
            sprt: hypotheses.map(|hypotheses| (hypotheses, hypotheses.test(&evening.tally))),
            seconds: begun.elapsed().as_secs_f64(),
            shared_clock: threads > 1 && meeting.limits.iter().any(is_time),
        };
        report.write(words)
    }
}

/// Why no more games are needed.
enum Enough {
    /// It is clear which hypothesis holds.
    Clear,
    /// A record can't be written.
    Failed(Failure),
}

/// What becomes of the games as they end, one by one in their order.
struct Evening<'a> {
    tally: Tally,
    hypotheses: Option<Hypotheses>,
    folder: Option<Folder>,
    bar: ProgressBar,
    words: &'a Words,
}

impl Evening<'_> {
    fn take<P: BotGame>(
        &mut self,
        meeting: &Meeting<'_, P>,
        played: &Played<P>,
    ) -> ControlFlow<Enough> {
        for (_, seat, failing) in &played.failings {
            let facts = [
                ("number", Fact::from(played.number + 1)),
                ("seat", (*seat).into()),
                ("bot", Fact::Text(meeting.bot_on(*seat, played.number).to_string())),
                ("sentence", Fact::Text(failing.sentence(self.words))),
            ];
            self.bar.suspend(|| say_beside(&self.words.tell("cli-arena-failed", &facts)));
        }
        if let Some(folder) = &self.folder
            && let Err(failure) = folder.keep(meeting, played, self.words)
        {
            return ControlFlow::Break(Enough::Failed(failure));
        }
        self.tally.add(played);
        self.bar.inc(1);
        self.bar.set_message(self.standing());
        let whole_round = self.tally.games().is_multiple_of(self.tally.seats() as u64);
        match self.hypotheses.map(|hypotheses| hypotheses.test(&self.tally).verdict) {
            Some(Verdict::Weaker | Verdict::Stronger) if whole_round => {
                ControlFlow::Break(Enough::Clear)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// The score so far, for the progress bar.
    fn standing(&self) -> String {
        let facts = [("percent", Fact::Text(self.words.decimal(self.tally.share() * 100.0, 1)))];
        self.words.tell("cli-arena-standing", &facts)
    }
}

/// What the seats are chosen from.
fn setup<P: Position>(players: Option<u8>) -> Result<P::Setup, Failure> {
    let Some(players) = players else { return Ok(P::Setup::default()) };
    let (least, most) = P::SEATS.into_inner();
    let refused = SetupError::Players { players, least, most };
    P::setup_for(players).ok_or(Failure::Open(OpenError::Setup(refused)))
}

/// How long each may think where its name does not say it.
fn limit(arguments: &Arena) -> Limit {
    match (arguments.limit.time, arguments.limit.nodes) {
        (Some(time), _) => Limit::Time(Duration::from_millis(time)),
        (None, nodes) => Limit::Nodes(nodes.unwrap_or(NODES)),
    }
}

fn is_time(limit: &Limit) -> bool {
    matches!(limit, Limit::Time(_))
}

/// Games at the same time take each other's time away, so where time is the
/// limit they are played one after the other unless asked otherwise.
fn threads(arguments: &Arena, limits: &[Limit]) -> usize {
    match arguments.threads {
        Some(threads) => threads.into(),
        None if limits.iter().any(is_time) => 1,
        None => all_cores(),
    }
}

fn hypotheses(arguments: &Arena) -> Result<Option<Hypotheses>, Failure> {
    let Some(elo) = &arguments.sprt else { return Ok(None) };
    match **elo {
        [lower, upper] if lower < upper && lower.abs() <= 1_000.0 && upper.abs() <= 1_000.0 => {
            Ok(Some(Hypotheses { lower, upper }))
        }
        _ => Err(unfit("--sprt", &elo.iter().map(f64::to_string).collect::<Vec<_>>().join(" "))),
    }
}

/// A value that does not fit its argument, though its shape is right.
fn unfit(argument: &str, value: &str) -> Failure {
    let mut error = clap::Error::new(ErrorKind::ValueValidation);
    error.insert(ContextKind::InvalidArg, ContextValue::String(argument.to_owned()));
    error.insert(ContextKind::InvalidValue, ContextValue::String(value.to_owned()));
    Failure::Arguments(error)
}

fn progress_bar(games: usize) -> ProgressBar {
    let bar = ProgressBar::new(games as u64);
    let template = "{bar:30} {pos}/{len} · {elapsed} · {eta} · {msg}";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}
