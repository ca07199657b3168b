//! KL-8: what stands in the way.

use game::Position;
use klotze::Refusal;

use crate::drawn::{FOUR, OPEN, action, check_ends, check_refused, moved, position, square};

/// One more column of height 1 on each of these squares.
fn blocked(board: &str, squares: &str) -> String {
    let parked = ["b10", "c10", "d10", "e10", "f10"];
    let changes = squares.split_whitespace().zip(parked).map(|(to, from)| format!("{from}>{to} "));
    moved(board, &changes.collect::<String>())
}

/// With these squares blocked the move is refused for these: one on the only
/// way, or the first on each of the two. Without any it is legal.
fn check_blocked(board: &str, token: &str, squares: &str, by: &str) {
    let by: Vec<&str> = by.split(' ').collect();
    let refusal = match by[..] {
        [only] => Refusal::Blocked { square: square(only) },
        [first, second] => Refusal::BothBlocked { first: square(first), second: square(second) },
        _ => panic!("one or two squares: {by:?}"),
    };
    check_refused(&blocked(board, squares), FOUR, token, &refusal);
}

/// With these squares blocked the move is still legal, in every image.
fn check_open(board: &str, token: &str, squares: &str) {
    let board = blocked(board, squares);
    let drawn = position(&board, FOUR);
    assert_eq!(drawn.check(action(token)), Ok(()), "{token}\n{}", drawn.sketch());
    let (from, _) = token.split_once('-').expect("from - to");
    let ends = drawn.actions().into_iter().map(|action| action.to_string());
    let ends: Vec<String> =
        ends.filter_map(|end| end.strip_prefix(&format!("{from}-")).map(str::to_owned)).collect();
    assert!(ends.iter().any(|end| token.ends_with(&format!("-{end}"))), "{token}: {ends:?}");
    check_ends(&board, FOUR, from, &ends.join(" "));
}

#[test]
fn kl_8_a_straight_way() {
    let two = moved(OPEN, "e9>d3");
    check_blocked(&two, "d3-d5", "d4", "d4");
    check_blocked(&two, "d3-b3", "c3", "c3");
    check_open(&two, "d3-d5", "c3 e3 d2 c4 e4");
    let three = moved(OPEN, "a8>d3");
    check_blocked(&three, "d3-d6", "d4", "d4");
    check_blocked(&three, "d3-d6", "d5", "d5");
    check_blocked(&three, "d3-d6", "d4 d5", "d4");
    check_open(&three, "d3-d6", "c3 c4 c5 d7");
    let klotz = moved(OPEN, "e5>c3");
    check_blocked(&klotz, "c3-g3", "d3", "d3");
    check_blocked(&klotz, "c3-g3", "e3", "e3");
    check_blocked(&klotz, "c3-g3", "f3", "f3");
    check_blocked(&klotz, "c3-g3", "e3 f3", "e3");
    check_open(&klotz, "c3-g3", "c4 c2 b3 d4 h3");
}

#[test]
fn kl_8_two_high_around_one_corner() {
    let two = moved(OPEN, "e9>d3");
    check_open(&two, "d3-c4", "c3");
    check_open(&two, "d3-c4", "d4");
    check_blocked(&two, "d3-c4", "c3 d4", "c3 d4");
    // Squares beside the ways don't matter.
    check_open(&two, "d3-c4", "c3 e3 d2 c5 b4");
}

#[test]
fn kl_8_three_high_in_an_l() {
    let three = moved(OPEN, "a8>d3");
    // Along c3, b3 or along d4, c4: each square of each way, alone and together.
    for one in ["c3", "b3", "d4", "c4", "c3 b3", "d4 c4"] {
        check_open(&three, "d3-b4", one);
    }
    check_blocked(&three, "d3-b4", "c3 d4", "c3 d4");
    check_blocked(&three, "d3-b4", "b3 d4", "b3 d4");
    check_blocked(&three, "d3-b4", "c3 c4", "c3 c4");
    check_blocked(&three, "d3-b4", "b3 c4", "b3 c4");
    check_blocked(&three, "d3-b4", "c3 b3 d4 c4", "c3 d4");
}

#[test]
fn kl_8_no_way_with_two_turns() {
    // c3 and c4 are free, but d3-c3-c4-b4 has two turns.
    check_blocked(&moved(OPEN, "a8>d3"), "d3-b4", "b3 d4", "b3 d4");
    // A Klotz could go d3, d4, e4 and turn again, three times even.
    let klotz = moved(OPEN, "e5>c3");
    check_blocked(&klotz, "c3-e1", "e3 c1", "e3 c1");
    check_blocked(&klotz, "c3-f2", "e3 c2", "e3 c2");
    check_blocked(&klotz, "c3-f2", "f3 d2", "f3 d2");
}

#[test]
fn kl_8_a_klotz_in_an_l() {
    let klotz = moved(OPEN, "e5>c4");
    // Two and two: d4, e4, e3 or c3, c2, d2.
    for one in ["d4", "e4", "e3", "c3", "c2", "d2", "d4 e4 e3", "c3 c2 d2"] {
        check_open(&klotz, "c4-e2", one);
    }
    for first in ["d4", "e4", "e3"] {
        for second in ["c3", "c2", "d2"] {
            let both = format!("{first} {second}");
            check_blocked(&klotz, "c4-e2", &both, &both);
        }
    }
    // Three and one: d4, e4, f4 or c3, d3, e3.
    for one in ["d4", "e4", "f4", "c3", "d3", "e3", "d4 e4 f4", "c3 d3 e3"] {
        check_open(&klotz, "c4-f3", one);
    }
    for first in ["d4", "e4", "f4"] {
        for second in ["c3", "d3", "e3"] {
            let both = format!("{first} {second}");
            check_blocked(&klotz, "c4-f3", &both, &both);
        }
    }
}

#[test]
fn kl_8_a_klotz_blocks_like_a_column() {
    let three = moved(OPEN, "a8>d3");
    for klotz in ["e5", "e6", "f6", "f5"] {
        let board = moved(&three, &format!("{klotz}>d5"));
        check_refused(&board, FOUR, "d3-d6", &Refusal::Blocked { square: square("d5") });
    }
    // At home too.
    let board = moved(OPEN, "a8>e4");
    check_refused(&board, FOUR, "e4-e7", &Refusal::Blocked { square: square("e5") });
}

#[test]
fn kl_8_the_way_comes_before_the_end() {
    let board = moved(OPEN, "a8>d3 b10>d4 c10>d6 e5>g2 d10>g3 e10>g6");
    check_refused(&board, FOUR, "d3-d6", &Refusal::Blocked { square: square("d4") });
    check_refused(&board, FOUR, "g2-g6", &Refusal::Blocked { square: square("g3") });
    // A home, a Klotz and a corner behind a piece.
    let board = moved(OPEN, "a8>e2 b10>e3 b8>b3 c10>b2 e9>c1 d10>b1 c8>h6 e10>g6");
    check_refused(&board, FOUR, "e2-e5", &Refusal::Blocked { square: square("e3") });
    check_refused(&board, FOUR, "c1-a1", &Refusal::Blocked { square: square("b1") });
    let board = moved(OPEN, "e5>d5 a8>d2 b10>d3");
    check_refused(&board, FOUR, "d2-d5", &Refusal::Blocked { square: square("d3") });
}
