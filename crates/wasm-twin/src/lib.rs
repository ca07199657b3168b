//! The search as a WebAssembly module. A test runs it beside the native one and
//! compares; `cargo bench-wasm` compares their speed. The product does not depend
//! on it.
//!
//! A course is the opening of a game in which every seat is played by the same
//! bot under a limit of positions. Its digest is made of every action, score,
//! line and count of positions: one different bit anywhere makes another.

use std::sync::Arc;

use bille_trap::BilleTrap;
use black_holes::BlackHoles;
use bots::BotGame;
use game::{Actor, GameSoFar, Key, Position, mixed};
use klotze::Klotze;
use kuba::Kuba;
use search::{Search, SearchResult, Uct, drive};

/// The courses: full strength in each game without a book, and Monte Carlo in
/// one without chance and one with.
pub const COURSES: [&str; 5] =
    ["kuba", "black-holes", "klotze", "kuba by playouts", "bille-trap by playouts"];

/// Each course is this many actions long.
const ACTIONS: usize = 8;

/// The digest of a course under a limit of positions for each action; 0 when
/// there is no such course.
pub fn digest(course: u32, nodes: u64) -> u64 {
    match course {
        0 => run::<Kuba, _>(nodes, best),
        1 => run::<BlackHoles, _>(nodes, best),
        2 => run::<Klotze, _>(nodes, best),
        3 => run::<Kuba, _>(nodes, |game| Uct::new(game, SEED)),
        4 => run::<BilleTrap, _>(nodes, |game| Uct::new(game, SEED)),
        _ => 0,
    }
}

/// Nothing depends on its value.
const SEED: u64 = 2026;

fn best<P: BotGame<Book = ()>>(game: &GameSoFar<P>) -> Box<dyn Search<P>> {
    P::level(game, P::LEVELS, SEED, &Arc::new(()))
}

fn run<P: Position, S: Search<P>>(nodes: u64, search: impl Fn(&GameSoFar<P>) -> S) -> u64 {
    let mut game = GameSoFar::<P>::from_setup(P::Setup::default());
    let mut digest = 0;
    for number in 0..ACTIONS as u64 {
        let action = match game.actor() {
            Actor::Seat(_) => {
                let finding = drive(&mut search(&game), Some(nodes), || false);
                digest = mixed(digest, digest_of(&finding));
                finding.action
            }
            Actor::Chance => {
                let drawn = mixed(SEED, number) >> 32;
                let action = game.position().draw_action(|sum| (drawn % u64::from(sum)) as u32);
                let Some(action) = action else { break };
                action
            }
            Actor::Over(_) => break,
        };
        if game.play(action).is_err() {
            // A bot that breaks a rule has no digest.
            return 0;
        }
    }
    digest
}

fn digest_of<A: std::hash::Hash>(finding: &SearchResult<A>) -> u64 {
    let SearchResult { action, score, line, depth, nodes } = finding;
    Key::of(&(action, score, line, depth, nodes)).0
}

/// [`digest`] for whoever runs the module.
#[expect(unsafe_code, reason = "an export needs a name of its own")]
#[unsafe(no_mangle)]
pub extern "C" fn course_digest(course: u32, nodes: u64) -> u64 {
    digest(course, nodes)
}
