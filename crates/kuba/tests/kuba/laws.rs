//! The laws that every game keeps, along random games of Kuba. What they are is
//! told in `game::testing::laws`.

use game::testing::{dice, laws};
use kuba::{Kuba, Setup};

#[test]
fn kuba_keeps_the_laws() {
    laws::keep::<Kuba>(&Setup::Standard, 60, &mut dice(1));
    laws::keep::<Kuba>(&Setup::Mirrored, 60, &mut dice(2));
}
