//! The rules and their naive twin agree along thousands of steered games.

mod twin;

use game::{
    Position,
    testing::{
        dice,
        twin::{Seen, agree},
    },
};
use kuba::{Kuba, Setup};

#[test]
fn the_twin_agrees() {
    let mut seen = Seen::new();
    for seed in 0..1_000 {
        let setup = if seed % 2 == 0 { Setup::Standard } else { Setup::Mirrored };
        let twin = twin::Twin::start(setup == Setup::Mirrored);
        agree(Kuba::start(&setup), twin, &mut seen, &mut dice(seed));
    }
    for rule in ["KU-4", "KU-6", "KU-7", "KU-8", "KU-9", "KU-10"] {
        assert!(seen.contains_key(rule), "no game met {rule}: {seen:?}");
    }
}
