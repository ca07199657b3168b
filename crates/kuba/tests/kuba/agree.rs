//! The rules and their naive twin agree along thousands of steered games, from
//! the start and from boards that no game would lead to.

use game::{
    Position,
    testing::{
        dice, share,
        twin::{Seen, agree},
    },
};
use kuba::{Kuba, Setup};
use proptest::prelude::*;

use crate::arbitrary::text_of_a_position;
use crate::twin::Twin;

#[test]
fn the_twin_agrees() {
    let mut seen = Seen::new();
    for seed in 0..share(1_000) {
        let setup = if seed % 2 == 0 { Setup::Standard } else { Setup::Mirrored };
        let twin = Twin::start(setup == Setup::Mirrored);
        agree(Kuba::start(&setup), twin, &mut seen, &mut dice(seed));
    }
    for rule in ["KU-4", "KU-6", "KU-7", "KU-8", "KU-9", "KU-10"] {
        assert!(seen.contains_key(rule), "no game met {rule}: {seen:?}");
    }
}

#[test]
fn the_twin_agrees_where_games_rarely_lead() {
    for text in [
        // KU-7: after a capture nothing is left but to pass.
        "R4BR/WRRRRRW/R5W/6R/BBBBR2/7/7 white 3-0 g5w again",
        // KU-10: the ban takes the last push.
        "7/7/RWR4/1B5/7/7/7 white 5-6 b5s -",
        "7/7/6W/1W5/RBR4/7/7 black 6-5 b3n -",
    ] {
        agree_from(text, 1);
    }
}

proptest! {
    #[test]
    fn the_twin_agrees_from_anywhere(text in text_of_a_position(), seed in any::<u64>()) {
        prop_assume!(text.parse::<Kuba>().is_ok());
        agree_from(&text, seed);
    }
}

fn agree_from(text: &str, seed: u64) {
    let position: Kuba = text.parse().expect("a position");
    agree(position, Twin::with(text), &mut Seen::new(), &mut dice(seed));
}
