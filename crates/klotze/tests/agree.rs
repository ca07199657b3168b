//! The rules and their naive twin agree along thousands of steered games.

mod twin;

use game::{
    Position,
    testing::{
        dice,
        twin::{Seen, agree},
    },
};
use klotze::{Klotze, Setup};

/// Set-ups of every size, with every colour beginning.
const SETUPS: &[(&[&str], &str)] = &[
    (&["red", "yellow", "green", "blue"], "red"),
    (&["red", "yellow", "green"], "red"),
    (&["red", "green"], "red"),
    (&["red", "yellow", "green", "blue"], "blue"),
    (&["yellow", "green", "blue"], "green"),
    (&["yellow", "blue"], "yellow"),
    (&["red", "yellow"], "yellow"),
    (&["red", "green", "blue"], "blue"),
    (&["green", "blue"], "blue"),
    (&["red", "yellow", "blue"], "blue"),
];

#[test]
fn the_twin_agrees() {
    let mut seen = Seen::new();
    for seed in 0..40 {
        let (colors, first) = SETUPS[seed as usize % SETUPS.len()];
        let setup: Setup = format!("colours={} first={first}", colors.join(","))
            .parse()
            .unwrap_or_else(|error| panic!("{error}"));
        agree(Klotze::start(&setup), twin::Twin::start(colors, first), &mut seen, &mut dice(seed));
    }
    for rule in
        ["KL-5", "KL-6", "KL-7", "KL-8", "KL-9", "KL-10", "KL-11", "KL-12", "KL-13", "KL-14"]
    {
        assert!(seen.contains_key(rule), "no game met {rule}: {seen:?}");
    }
}
