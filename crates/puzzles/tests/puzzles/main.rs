//! The collections are what they say: proven, the only solutions, graded, about
//! their themes; and whoever solves them is answered truly.

mod attempts;
mod chance;
mod collections;
mod proofs;
mod themes;
mod twin;

use std::sync::{Arc, OnceLock};

use bots::Book;
use game::testing;
use puzzles::{BoundsOfAll, Puzzle, PuzzleGame, collection};
use shelf::games::bille_trap::BilleTrap;

/// The puzzles that a test looks at: each fifth, or all where tests are thorough.
fn sample<P: PuzzleGame>() -> Vec<Puzzle<P>> {
    let puzzles = collection::<P>();
    let all = puzzles.len() as u64;
    let step = if testing::share(all) == all { 1 } else { 5 };
    puzzles.into_iter().step_by(step).collect()
}

/// The book of Bille-Trap, worked out once for all tests.
fn book() -> &'static Arc<<BilleTrap as bots::BotGame>::Book> {
    static BOOK: OnceLock<Arc<<BilleTrap as bots::BotGame>::Book>> = OnceLock::new();
    BOOK.get_or_init(|| Arc::new(Book::work_out(&mut |_| {})))
}

/// The bounds of Bille-Trap, likewise.
fn bounds() -> &'static BoundsOfAll {
    static BOUNDS: OnceLock<BoundsOfAll> = OnceLock::new();
    BOUNDS.get_or_init(BoundsOfAll::work_out)
}
