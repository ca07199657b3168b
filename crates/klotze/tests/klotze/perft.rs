//! Perft figures, from the start and from the middle of games.

use game::testing::check_perft_table;
use klotze::Klotze;

#[test]
fn figures_of_the_table() {
    check_perft_table::<Klotze>(include_str!("perft.txt"));
}
