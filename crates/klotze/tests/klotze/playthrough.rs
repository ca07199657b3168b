//! A whole game, stored as readable text.

use std::path::Path;

use game::testing::check_playthrough;
use klotze::{Klotze, Setup};

#[test]
fn the_stored_game_plays_the_same() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/klotze/playthrough.txt");
    check_playthrough::<Klotze>(&file, &Setup::default());
}
