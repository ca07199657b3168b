//! The collections as lists: enough, in order, no two alike, ids that last.

use std::collections::{BTreeMap, HashSet};

use bots::Described;
use game::Position;
use puzzles::{Id, Puzzle, PuzzleGame, collection, is_near};
use shelf::games::{bille_trap::BilleTrap, black_holes::BlackHoles, klotze::Klotze, kuba::Kuba};

/// At least so many puzzles, of at least so many difficulties.
fn is_a_collection<P: PuzzleGame>(fewest: usize, fewest_difficulties: usize) {
    let puzzles = collection::<P>();
    assert!(puzzles.len() >= fewest, "only {} puzzles", puzzles.len());
    let written: Vec<String> = puzzles.iter().map(ToString::to_string).collect();
    let lines: Vec<&str> = P::DATA.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(written, lines, "each is written as it was read");
    let ids: HashSet<Id> = puzzles.iter().map(Puzzle::id).collect();
    assert_eq!(ids.len(), puzzles.len(), "no two have the same id");
    let order: Vec<_> = puzzles.iter().map(|puzzle| (puzzle.difficulty, puzzle.id())).collect();
    assert!(order.is_sorted(), "the easiest first");
    for (place, puzzle) in puzzles.iter().enumerate() {
        assert!(!puzzles[..place].iter().any(|other| is_near(other, puzzle)), "{puzzle}");
        assert!((1..=<P as Described>::LEVELS).contains(&puzzle.difficulty), "{puzzle}");
    }
    let mut difficulties: BTreeMap<u8, usize> = BTreeMap::new();
    for puzzle in &puzzles {
        *difficulties.entry(puzzle.difficulty).or_default() += 1;
    }
    assert!(difficulties.len() >= fewest_difficulties, "something for everybody: {difficulties:?}");
}

#[test]
fn the_collection_of_kuba_is_one() {
    is_a_collection::<Kuba>(200, 5);
}

#[test]
fn the_collection_of_black_holes_is_one() {
    is_a_collection::<BlackHoles>(200, 5);
}

#[test]
fn the_collection_of_klotze_is_one() {
    is_a_collection::<Klotze>(200, 4);
}

#[test]
fn the_collection_of_bille_trap_is_one() {
    is_a_collection::<BilleTrap>(190, 4);
}

/// People's progress is kept by these: how they are made never changes.
#[test]
fn ids_last() {
    let start = |setup: &str| Kuba::start(&setup.parse().expect("a set-up"));
    assert_eq!(Id::of(&start("")).to_string(), "8ngevg");
    assert_eq!(Id::of(&start("mirrored")).to_string(), "mrs79f");
    let id: Id = Id::of(&start(""));
    assert_eq!(id.to_string().parse(), Ok(id));
    assert!("l0o1l0".parse::<Id>().is_err() && "abc".parse::<Id>().is_err());
}

#[test]
fn what_is_no_puzzle_is_refused() {
    let line = "2r7sx8 | 7/2BBRB1/2RRB2/3BRRR/2W4/6B/7 black 3-4 - again | win 1 | d4e e4e f4e | \
                2 | seventh-red bonus-pushes";
    let puzzle: Puzzle<Kuba> = line.parse().expect("a puzzle");
    assert_eq!(puzzle.to_string(), line);
    for (from, to) in [
        ("2r7sx8", "2r7sx9"),
        ("win 1", "win one"),
        ("win 1", "draw"),
        ("d4e", "d4x"),
        ("| 2 |", "| two |"),
        ("seventh-red", "eighth-red"),
        ("bonus-pushes", "bonus-pushes | d4e 1-2 | more"),
        ("black 3-4", "black"),
    ] {
        assert!(line.replacen(from, to, 1).parse::<Puzzle<Kuba>>().is_err(), "{to}");
    }
}
