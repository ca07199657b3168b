//! Perft, divide and playouts: walks through positions.

use bille_trap::BilleTrap;
use game::{LONGEST, Position, divide, perft, perft_applied, playout, testing::dice};
use kuba::Kuba;

fn start<P: Position>() -> P {
    P::start(&P::Setup::default())
}

#[test]
fn no_action_is_one_sequence() {
    assert_eq!(perft(&start::<Kuba>(), 0), 1);
    assert_eq!(perft_applied(&start::<Kuba>(), 0), 1);
}

#[test]
fn counting_and_applying_the_last_action_agree() {
    for depth in 1..=4 {
        assert_eq!(perft(&start::<Kuba>(), depth), perft_applied(&start::<Kuba>(), depth));
        let die = start::<BilleTrap>();
        assert_eq!(perft(&die, depth), perft_applied(&die, depth));
    }
    assert_eq!(perft_applied(&start::<Kuba>(), 4), 6384);
}

#[test]
fn an_ended_game_has_no_sequence() {
    let over: Kuba = "7/7/7/7/7/7/5BW black 6-7 - -".parse().expect("a position");
    assert_eq!([0, 1, 2].map(|depth| perft(&over, depth)), [1, 0, 0]);
}

#[test]
fn divide_counts_behind_each_action_and_tells_of_each() {
    let mut told = Vec::new();
    let counts = divide(&start::<Kuba>(), 3, |done, all| told.push((done, all)));
    let texts: Vec<String> = counts.iter().map(|(action, _)| action.to_string()).collect();
    assert_eq!(texts, ["a6e", "a7e", "a7s", "b7s", "f1n", "g1n", "g1w", "g2w"]);
    assert_eq!(counts.iter().map(|(_, count)| count).sum::<u64>(), 640);
    let (first, count) = counts[0];
    assert_eq!(count, perft(&start::<Kuba>().apply(first), 2));
    assert_eq!(told, (0..=8).map(|done| (done, 8)).collect::<Vec<_>>());
    assert_eq!(divide(&start::<Kuba>(), 0, |_, _| panic!("there is nothing to tell")), []);
}

#[test]
fn a_playout_goes_to_the_end_or_to_the_longest_game() {
    let mut dice = dice(1);
    let (end, made) = playout(&start::<Kuba>(), &mut dice);
    assert!(end.actor().outcome().is_some() && made > 20 && made < LONGEST);
    // Both wait for a low roll, and the die shows sixes: only the length ends it.
    let waiting = "......../......../......21 2,2 ????????/????????/???????? 0 seat1 die";
    let waiting: BilleTrap = waiting.parse().expect("a position");
    let (_, made) = playout(&waiting, |sum| sum - 1);
    assert_eq!(made, LONGEST);
}
