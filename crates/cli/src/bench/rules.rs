//! `ludotheque bench rules`: how fast the rules are, on one thread. With the
//! feature `yardsticks` two published crates are measured in the same run, and
//! the ratios to them are what counts: seconds differ from machine to machine.
//!
//! Every figure is measured in several rounds, one after the other, and the
//! best is kept, so that a busy moment of the machine spoils no ratio.

mod report;

use std::{hint::black_box, time::Instant};

use game::{Position, perft, perft_applied, playout};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use serde::Serialize;
use shelf::Game;
use words::Words;

use super::machine;
use crate::{args::BenchRules, failure::Failure};

/// No size is larger: every course takes long enough well before.
const LARGEST: u32 = 40;
/// A figure is measured over at least so many seconds.
const SECONDS: f64 = 0.15;

/// All figures of a run.
#[derive(Serialize)]
struct Figures {
    machine: String,
    threads: usize,
    games: Vec<GameFigures>,
    #[serde(skip_serializing_if = "Option::is_none")]
    yardsticks: Option<YardstickFigures>,
}

/// How fast one game's rules are, each figure a second.
#[derive(Serialize)]
struct GameFigures {
    game: &'static str,
    perft_bulk: f64,
    perft_applied: f64,
    playout_moves: f64,
    playouts: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    ratios: Option<Ratios>,
}

/// How fast the yardsticks are, each figure a second.
#[derive(Serialize)]
struct YardstickFigures {
    cozy_chess_perft_bulk: f64,
    ataxx_playout_moves: f64,
    ataxx_playouts: f64,
}

/// Our speed as a multiple of the yardsticks'.
#[derive(Serialize)]
struct Ratios {
    perft_bulk_to_cozy_chess: f64,
    playout_moves_to_ataxx: f64,
}

pub(crate) fn run(arguments: &BenchRules, words: &Words) -> Result<(), Failure> {
    let mut courses = Game::ALL.map(|game| (game, shelf::match_game!(game, P => courses::<P>())));
    let mut yardsticks = yardsticks();
    for _ in 0..arguments.rounds {
        courses.iter_mut().flat_map(|(_, courses)| courses).for_each(Course::run);
        yardsticks.iter_mut().flatten().for_each(Course::run);
    }
    let yardsticks = yardsticks.map(|[chess, ataxx]| YardstickFigures {
        cozy_chess_perft_bulk: chess.best.0,
        ataxx_playout_moves: ataxx.best.0,
        ataxx_playouts: ataxx.best.1,
    });
    let games = courses
        .iter()
        .map(|(game, courses)| figures(game.name(), courses, yardsticks.as_ref()))
        .collect();
    let figures = Figures { machine: machine::name(), threads: 1, games, yardsticks };
    report::write(&figures, arguments.json, words)
}

fn figures(
    game: &'static str,
    courses: &[Course; 3],
    yardsticks: Option<&YardstickFigures>,
) -> GameFigures {
    let [bulk, applied, playouts] = courses.each_ref().map(|course| course.best);
    GameFigures {
        game,
        perft_bulk: bulk.0,
        perft_applied: applied.0,
        playout_moves: playouts.0,
        playouts: playouts.1,
        ratios: yardsticks.map(|yardsticks| Ratios {
            perft_bulk_to_cozy_chess: bulk.0 / yardsticks.cozy_chess_perft_bulk,
            playout_moves_to_ataxx: playouts.0 / yardsticks.ataxx_playout_moves,
        }),
    }
}

/// Something that is measured: it is given a size and says what it has counted,
/// of the main thing and of a second one.
struct Course {
    work: Box<dyn Fn(u32) -> (u64, u64)>,
    /// Found in the first round, which also warms everything up.
    size: Option<u32>,
    /// The best figures so far, a second.
    best: (f64, f64),
}

impl Course {
    fn new(work: impl Fn(u32) -> (u64, u64) + 'static) -> Self {
        Self { work: Box::new(work), size: None, best: (0.0, 0.0) }
    }

    fn run(&mut self) {
        let size = *self.size.get_or_insert_with(|| fitting_size(&self.work));
        let (counted, seconds) = timed(&self.work, size);
        let rates = (counted.0 as f64 / seconds, counted.1 as f64 / seconds);
        if rates.0 > self.best.0 {
            self.best = rates;
        }
    }
}

/// The smallest size that takes long enough to be measured.
fn fitting_size(work: &dyn Fn(u32) -> (u64, u64)) -> u32 {
    (1..LARGEST).find(|size| timed(work, *size).1 >= SECONDS).unwrap_or(LARGEST)
}

fn timed(work: &dyn Fn(u32) -> (u64, u64), size: u32) -> ((u64, u64), f64) {
    let begun = Instant::now();
    let counted = black_box(work(black_box(size)));
    (counted, begun.elapsed().as_secs_f64())
}

/// What is measured of each game: perft with bulk counting, perft with every
/// leaf applied, random playouts from the start.
fn courses<P: Position>() -> [Course; 3] {
    let start = P::start(&P::Setup::default());
    [
        Course::new(move |depth| (perft(&start, depth), 0)),
        Course::new(move |depth| (perft_applied(&start, depth), 0)),
        Course::new(move |size| playouts(&start, 1 << size)),
    ]
}

fn playouts<P: Position>(start: &P, count: u64) -> (u64, u64) {
    let mut rng = SmallRng::seed_from_u64(count);
    let mut moves = 0;
    for _ in 0..count {
        let (end, made) = playout(start, |below| rng.random_range(0..below));
        black_box(end);
        moves += made as u64;
    }
    (moves, count)
}

/// The yardsticks, where the program was built with them.
#[cfg(feature = "yardsticks")]
#[expect(clippy::unnecessary_wraps, reason = "without the feature there are none")]
fn yardsticks() -> Option<[Course; 2]> {
    Some([
        // Perft 6 whatever the size: it is the published figure.
        Course::new(|_| (yardsticks::chess_perft(6), 0)),
        Course::new(|size| {
            let played = yardsticks::ataxx_playouts(1 << size, u64::from(size));
            (played.moves, played.playouts)
        }),
    ])
}

#[cfg(not(feature = "yardsticks"))]
fn yardsticks() -> Option<[Course; 2]> {
    None
}
