//! A whole game, stored as readable text. Whatever changes in it is a change of
//! the rules or of what a person is shown.

use std::path::Path;

use game::testing::check_playthrough;
use kuba::{Kuba, Setup};

#[test]
fn the_stored_game_plays_the_same() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kuba/playthrough.txt");
    check_playthrough::<Kuba>(&file, &Setup::Standard);
}
