//! The laws that every game keeps, along random games of Bille-Trap.

use bille_trap::{BilleTrap, Setup};
use game::testing::{dice, laws};

#[test]
fn bille_trap_keeps_the_laws() {
    for players in 2..=4 {
        let setup = Setup::for_players(players).expect("two to four players");
        laws::keep::<BilleTrap>(&setup, 100, &mut dice(u64::from(players)));
    }
}
