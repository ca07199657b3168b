//! What the tests of every game share. Behind the feature `testing`, so that
//! nothing of it is in a product.

pub mod laws;
mod perft_table;
mod playthrough;
pub mod twin;

use rand::{RngExt, SeedableRng, rngs::SmallRng};

pub use perft_table::check_perft_table;
pub use playthrough::check_playthrough;

/// A random source for tests: told a number, it answers with one below it. The
/// same seed gives the same numbers.
pub fn dice(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut rng = SmallRng::seed_from_u64(seed);
    move |below| rng.random_range(0..below)
}
