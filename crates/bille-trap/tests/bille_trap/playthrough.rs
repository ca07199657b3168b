//! A whole game, stored as readable text.

use std::path::Path;

use bille_trap::{BilleTrap, Setup};
use game::testing::check_playthrough;

#[test]
fn the_stored_game_plays_the_same() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bille_trap/playthrough.txt");
    check_playthrough::<BilleTrap>(&file, &Setup::for_players(3).expect("three players"));
}
