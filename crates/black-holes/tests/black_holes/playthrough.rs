//! A whole game, stored as readable text.

use std::path::Path;

use black_holes::{BlackHoles, Setup};
use game::testing::check_playthrough;

#[test]
fn the_stored_game_plays_the_same() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/black_holes/playthrough.txt");
    check_playthrough::<BlackHoles>(&file, &Setup);
}
