//! `cargo helpers kuba 8 4`: how much sooner several find together what one finds alone.
//! Positions from random games are analysed down to this depth with
//! three lines, by one worker and by more. Time is counted in positions: in each moment
//! everyone looks at as many, so the same arguments give the same figures on every
//! machine. What messages and shared memory cost is not in it.

use std::{env, sync::Arc};

use bots::{
    Book, BotGame, Visitor,
    analysis::{Analyst, Asked, Helper, Scope},
};
use game::{Actor, GameSoFar, Position, testing};
use search::Progress;
use shelf::Game;

const LINES: usize = 3;
const POSITIONS: usize = 12;
/// So many positions does everyone look at in a moment.
const MOMENT: u64 = 100;

fn main() {
    let mut arguments = env::args().skip(1);
    let game = arguments.next().and_then(|name| Game::named(&name));
    let mut number = |usual| arguments.next().and_then(|it| it.parse().ok()).unwrap_or(usual);
    let (depth, workers) = (number(6), number(4) as usize);
    match game {
        Some(game) => bots::visit(game, Trial { depth, workers }),
        None => eprintln!("cargo helpers GAME [DEPTH] [WORKERS]"),
    }
}

struct Trial {
    depth: u32,
    workers: usize,
}

impl Visitor for Trial {
    type Output = ();

    fn visit<P: BotGame>(self) {
        let Self { depth, workers } = self;
        let book = Arc::new(P::Book::work_out(&mut |_| ()));
        let games: Vec<_> = (0..POSITIONS).map(|number| after::<P>(4 * number)).collect();
        println!("{}, depth {depth}, {LINES} lines, {} positions", P::GAME, games.len());
        let mut alone = 0;
        for workers in 1..=workers {
            let all = games.iter().map(|game| moments(game, &book, depth, workers - 1));
            let (took, looked) = all.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
            if workers == 1 {
                alone = took;
            }
            println!(
                "{workers} workers: {:.2} times as fast, {} thousand positions",
                alone as f64 / took as f64,
                looked / 1_000
            );
        }
    }
}

/// A helper at work.
struct Beside<P: BotGame> {
    helper: Helper<P>,
    now: Option<Asked<P::Action>>,
    nodes: u64,
}

/// How many moments an analysis takes with so many helpers, and through how many positions
/// they went together.
fn moments<P: BotGame>(
    game: &GameSoFar<P>,
    book: &Arc<P::Book>,
    depth: u32,
    helpers: usize,
) -> (u64, u64) {
    let mut analyst = Analyst::new(game, book, Scope { lines: LINES, deepest: Some(depth) });
    let begin =
        |_| Beside { helper: Helper::new(game.clone(), Arc::clone(book)), now: None, nodes: 0 };
    let mut beside: Vec<_> = (0..helpers).map(begin).collect();
    let mut moments = 0;
    loop {
        for (number, it) in beside.iter_mut().enumerate() {
            let asked = analyst.deal(number);
            if asked != it.now {
                it.now = asked.filter(|asked| it.helper.ask(asked.clone()));
                it.nodes = 0;
            }
            if it.now.is_none() {
                continue;
            }
            it.nodes += it.helper.step(MOMENT);
            if let Some(answer) = it.helper.answer()
                && let Some(asked) = it.now.take()
            {
                analyst.learn(asked.without, answer, it.nodes);
            }
        }
        moments += 1;
        if analyst.step(MOMENT) == Progress::Done {
            return (moments, analyst.analysis().nodes);
        }
    }
}

/// A position after so many random moves, in which a seat acts.
fn after<P: Position>(length: usize) -> GameSoFar<P> {
    let mut dice = testing::dice(length as u64);
    let mut game = GameSoFar::<P>::from_setup(P::Setup::default());
    while game.length() < length || game.actor() == Actor::Chance {
        let action = game.position().draw_action(&mut dice);
        if action.is_none_or(|action| game.play(action).is_err()) || game.outcome().is_some() {
            game = GameSoFar::from_setup(P::Setup::default());
        }
    }
    game
}
