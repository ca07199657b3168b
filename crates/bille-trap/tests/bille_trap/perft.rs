//! Perft figures, from the start and from the middle of games.

use bille_trap::BilleTrap;
use game::testing::check_perft_table;

#[test]
fn figures_of_the_table() {
    check_perft_table::<BilleTrap>(include_str!("perft.txt"));
}
