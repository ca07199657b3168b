//! The laws that every game keeps, along random games of Klötze.

use game::testing::{dice, laws};
use klotze::{Klotze, Setup};

#[test]
fn klotze_keeps_the_laws() {
    for (seed, setup) in
        (1..).zip(["players=4", "players=3", "players=2", "colours=yellow,blue,green first=blue"])
    {
        let setup: Setup = setup.parse().unwrap_or_else(|error| panic!("{error}"));
        laws::keep::<Klotze>(&setup, 12, &mut dice(seed));
    }
}
