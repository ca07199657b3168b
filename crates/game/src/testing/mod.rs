//! What the tests of every game share. Behind the feature `testing`, so that
//! nothing of it is in a product.

pub mod laws;
mod perft_table;
mod playthrough;
mod trees;
pub mod twin;

use std::env;

use rand::{RngExt, SeedableRng, rngs::SmallRng};

pub use perft_table::check_perft_table;
pub use playthrough::check_playthrough;

/// A random source for tests: told a number, it answers with one below it. The
/// same seed gives the same numbers.
pub fn dice(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut rng = SmallRng::seed_from_u64(seed);
    move |below| rng.random_range(0..below)
}

/// Where this is set, tests play all the games that they know, however long that
/// takes.
const THOROUGH: &str = "LUDOTHEQUE_THOROUGH";

/// How many of so many random games a test plays: all of them in `cargo xtask check
/// --all`, and a fifth of them otherwise.
pub fn share(games: u64) -> u64 {
    if env::var_os(THOROUGH).is_some() { games } else { games / 5 }
}
