//! Perft figures, from the start and from the middle of games. They count what
//! is legal; what happens and why something is refused, they do not see.

use game::testing::check_perft_table;
use kuba::Kuba;

#[test]
fn figures_of_the_table() {
    check_perft_table::<Kuba>(include_str!("perft.txt"));
}
