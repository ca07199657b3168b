//! The search as a WebAssembly module. A test runs it beside the native one and
//! compares; `cargo bench-wasm` compares their speed. The product does not depend
//! on it.
//!
//! A course is the opening of a game in which every seat is played by the same
//! bot under a limit of positions. Its digest is made of every action, score,
//! line and count of positions: one different bit anywhere makes another.

use std::sync::Arc;

use bots::{Book, BotGame};
use game::{Actor, GameSoFar, Key, Position, mixed};
use search::{Search, SearchResult, Uct, drive};
use shelf::{Game, match_game};

/// How many courses there are: every game at full strength, in the order of the
/// shelf, then every game by playouts.
pub const COURSES: u32 = 2 * GAMES;
/// How many of them are searches.
pub const GAMES: u32 = Game::ALL.len() as u32;

/// Each course is this many actions long.
const ACTIONS: usize = 8;

/// The name of a course.
pub fn name(course: u32) -> String {
    let game = Game::NAMES[(course % GAMES) as usize];
    if course < GAMES { game.to_owned() } else { format!("{game} by playouts") }
}

/// The digest of a course under a limit of positions for each action; 0 when
/// there is no such course.
pub fn digest(course: u32, nodes: u64) -> u64 {
    let Some(game) = Game::ALL.get((course % GAMES) as usize) else { return 0 };
    match course / GAMES {
        0 => match_game!(game, P => run::<P, _>(nodes, best)),
        1 => match_game!(game, P => run::<P, _>(nodes, |game| Uct::new(game, SEED))),
        _ => 0,
    }
}

/// Nothing depends on its value.
const SEED: u64 = 2026;

/// Full strength, by what it knows without a book.
fn best<P: BotGame>(game: &GameSoFar<P>) -> Box<dyn Search<P>> {
    P::level(game, P::LEVELS, SEED, &Arc::new(P::Book::unread()))
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
    let SearchResult { action, score, line, depth, nodes, .. } = finding;
    Key::of(&(action, score, line, depth, nodes)).0
}

/// [`digest`] for whoever runs the module.
#[expect(unsafe_code, reason = "an export needs a name of its own")]
#[unsafe(no_mangle)]
pub extern "C" fn course_digest(course: u32, nodes: u64) -> u64 {
    digest(course, nodes)
}
