//! Perft figures, from the start and from the middle of games.

use black_holes::BlackHoles;
use game::testing::check_perft_table;

#[test]
fn figures_of_the_table() {
    check_perft_table::<BlackHoles>(include_str!("perft.txt"));
}
