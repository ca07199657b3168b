//! The laws that every game keeps, along random games of Black Holes.

use black_holes::{BlackHoles, Setup};
use game::testing::{dice, laws};

#[test]
fn black_holes_keeps_the_laws() {
    laws::keep::<BlackHoles>(&Setup, 60, &mut dice(1));
}
