//! Mistakes that are known are found, with what would have been better.

use game::{GameSoFar, Judgement, Seat, Start};
use kuba::Kuba;
use review::{Cause, Effort, Review, Reviewer};
use search::Progress;

use crate::book;

fn reviewed(position: &str, tokens: &str) -> Review<<Kuba as game::Position>::Action> {
    let position = position.parse().expect("a position");
    let start = Start::Position(position);
    reviewed_with(Effort { nodes: 20_000, deepest: Some(4) }, start, tokens)
}

fn reviewed_with(
    effort: Effort,
    start: Start<Kuba>,
    tokens: &str,
) -> Review<<Kuba as game::Position>::Action> {
    let mut game = GameSoFar::new(start);
    game.add_tokens(tokens.split_whitespace()).expect("legal");
    let mut reviewer = Reviewer::new(&game, &book::<Kuba>(), effort);
    while reviewer.step(1_000) == Progress::Searching {}
    reviewer.review()
}

/// White and Black both need one more red; both can push off the one on a1.
const BOTH: &str = "7/7/7/7/7/B6/RW5 white 6-6 - -";

#[test]
fn a_missed_win_is_found_with_the_winning_move() {
    let review = reviewed(BOTH, "b1n a2s");
    let [missed, taken] = review.entries.as_slice() else { panic!("{review:?}") };
    assert_eq!(missed.cause, Cause::Decision(Seat::ONE));
    assert_eq!((missed.lost(), missed.judgement), (1_000, Some(Judgement::Blunder)));
    assert!(missed.is_missed_win());
    let better = missed.better.as_ref().expect("something better");
    assert_eq!(better.action.to_string(), "b1w");
    assert_eq!((better.wins_in, better.line.len()), (Some(1), 1));
    assert!(!better.reasons.is_empty(), "and why");
    assert_eq!((taken.lost(), taken.better.as_ref()), (0, None));
    assert_eq!(review.turning_points(), [0]);
    let (white, black) = (review.accuracy(Seat::ONE), review.accuracy(Seat::TWO));
    assert_eq!((white.choices, white.kept, white.lost), (1, 0, 1_000));
    assert_eq!((black.choices, black.kept, black.percent()), (1, 1, Some(100.0)));
}

#[test]
fn who_takes_the_win_made_no_mistake() {
    let review = reviewed(BOTH, "b1w");
    let [won] = review.entries.as_slice() else { panic!("{review:?}") };
    assert_eq!((won.lost(), won.better.as_ref(), won.is_missed_win()), (0, None, false));
    assert_eq!(review.balance(Seat::ONE).hindsight, 0, "all was seen before");
}

/// Through 5,000 positions alone Black's answer gives away 9 points: it is doubtful.
#[test]
fn what_is_nearly_a_mistake_is_looked_at_closer() {
    let effort = Effort { nodes: 5_000, deepest: None };
    let review = reviewed_with(effort, Start::Setup(kuba::Setup::default()), "g1w b1n");
    let [_, answer] = review.entries.as_slice() else { panic!("{review:?}") };
    assert_eq!(answer.judgement, Some(Judgement::Mistake), "{answer:?}");
}
