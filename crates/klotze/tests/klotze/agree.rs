//! The rules and their naive twin agree along steered games: from the start with
//! every number of players, and from positions near the end of a game, where
//! Klötze are abroad and captures and goals are near.

use std::ops::Range;

use game::{
    Position,
    testing::{
        dice, share,
        twin::{Seen, Twin as _, agree},
    },
};
use klotze::{Action, Klotze, Setup, Square};

use crate::twin::Twin;

/// Set-ups of every size, with every colour beginning.
const SETUPS: &[&str] = &[
    "colours=red,yellow,green,blue first=red",
    "colours=red,yellow,green first=red",
    "colours=red,green first=red",
    "colours=red,yellow,green,blue first=blue",
    "colours=yellow,green,blue first=green",
    "colours=yellow,blue first=yellow",
    "colours=red,yellow first=yellow",
    "colours=red,green,blue first=blue",
    "colours=green,blue first=blue",
    "colours=red,yellow,blue first=blue",
];

#[test]
fn the_twin_agrees_from_the_start() {
    check_from_the_start(0..share(600));
}

#[test]
fn the_twin_agrees_near_the_end() {
    check_near_the_end(0..share(20));
}

/// The way that is shown is one that the twin could walk, and there is one for
/// every legal move.
#[test]
fn the_twin_could_walk_every_way() {
    let (mut shown, mut chosen_of_two) = (0, 0);
    for (seed, setup) in (0..40).zip(SETUPS.iter().cycle()) {
        let (setup, mut twin) = started(setup);
        let (mut position, mut draw) = (Klotze::start(&setup), dice(seed));
        for _ in 0..60 {
            for action in position.actions() {
                let Action::Move(step) = action else { continue };
                let way: Vec<String> = position.way(step).iter().map(Square::to_string).collect();
                let ways = twin.ways(&action.to_string());
                assert!(ways.contains(&way), "{action} by {way:?}\n{}", position.sketch());
                chosen_of_two += usize::from(ways.iter().any(|other| *other != way));
                shown += 1;
            }
            let Some(action) = position.draw_action(&mut draw) else { break };
            position = position.apply(action);
            twin.apply(&action.to_string());
        }
    }
    assert!(shown > 0 && chosen_of_two > 0, "{shown} ways, {chosen_of_two} of two");
}

#[test]
fn what_is_not_legal_has_no_way() {
    let start = Klotze::start(&Setup::default());
    for action in Klotze::every_action().filter(|action| start.check(*action).is_err()) {
        if let Action::Move(step) = action {
            assert_eq!(start.way(step), [], "{action}");
        }
    }
}

/// One game for each seed, the set-ups in turn.
fn check_from_the_start(seeds: Range<u64>) {
    let mut seen = Seen::new();
    for (seed, setup) in seeds.zip(SETUPS.iter().cycle()) {
        let (setup, twin) = started(setup);
        agree(Klotze::start(&setup), twin, &mut seen, &mut dice(seed));
    }
    check_seen(&seen);
}

/// One game for each position and seed.
fn check_near_the_end(seeds: Range<u64>) {
    let mut seen = Seen::new();
    let positions = include_str!("positions.txt").lines();
    for text in positions.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        for seed in seeds.clone() {
            let position: Klotze = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            agree(position, read(text), &mut seen, &mut dice(seed));
        }
    }
    check_seen(&seen);
}

fn started(text: &str) -> (Setup, Twin) {
    let setup: Setup = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let (colors, first) = text.split_once(' ').expect("colours and who begins");
    let colors: Vec<&str> = colors.trim_start_matches("colours=").split(',').collect();
    (setup, Twin::start(&colors, first.trim_start_matches("first=")))
}

fn read(text: &str) -> Twin {
    let fields: Vec<&str> = text.split(' ').collect();
    let [rows, seats, actor, stones] = fields[..] else { panic!("not four fields: {text}") };
    Twin::with(rows, seats, actor, stones)
}

fn check_seen(seen: &Seen) {
    for rule in
        ["KL-5", "KL-6", "KL-7", "KL-8", "KL-9", "KL-10", "KL-11", "KL-12", "KL-13", "KL-14"]
    {
        assert!(seen.contains_key(rule), "no game met {rule}: {seen:?}");
    }
}
