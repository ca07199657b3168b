//! KL-6, KL-7, KL-9, KL-10: what may be moved, how far, and where no move may
//! lead.

use game::Position;
use klotze::{Action, Color, Refusal};

use crate::drawn::{
    FOUR, OPEN, check_ends, check_move, check_refused, check_stars, moved, position, square,
};

#[test]
fn kl_6_an_empty_square_has_nothing_to_move() {
    for (token, from) in [("d3-d4", "d3"), ("a1-a2", "a1"), ("d3-d3", "d3"), ("d3-b9", "d3")] {
        check_refused(OPEN, FOUR, token, &Refusal::NoPiece { square: square(from) });
    }
}

#[test]
fn kl_6_of_the_klotze_only_the_own_one() {
    let board = moved(OPEN, "e5>c3 e6>g3");
    let refusal = Refusal::NotYours { square: square("g3"), owner: Color::Yellow };
    for token in ["g3-j4", "g3-g4", "g3-g3", "g3-c3", "g3-b10"] {
        check_refused(&board, FOUR, token, &refusal);
    }
    check_ends(&board, FOUR, "c3", "a1 a5 b6 c7 d6 e1 f2 f4");
}

#[test]
fn kl_6_a_column_is_everybodys() {
    for color in Color::ALL {
        let rest = format!("red,yellow,green,blue {} -,-,-,-", color.name());
        check_ends(&moved(OPEN, "b10>c3"), &rest, "c3", "b3 c2 c4 d3");
    }
}

#[test]
fn kl_6_one_move_and_the_turn_is_over() {
    let before = moved(OPEN, "b10>c3");
    let after = moved(OPEN, "b10>c4");
    check_move((&before, FOUR), "c3-c4", (&after, "red,yellow,green,blue yellow c4,-,-,-"));
    let position = position(&before, FOUR);
    assert!(!position.actions().contains(&Action::Pass));
}

#[test]
fn kl_7_a_column_of_height_1_goes_one_square() {
    let board = "
        10  y . 1 1 1 1 1 1 1 g
         9  1 1 1 1 2 2 2 2 3 3
         8  3 3 3 3 3 3 . . . .
         7  . . . . . . . . . .
         6  . . . . Y G . . . .
         5  . . . . R B . . . .
         4  . . * . . . . . . .
         3  . * 1 * . . . . . .
         2  . . * . . . . . . .
         1  r . . . . . . . . b";
    check_stars(board, FOUR, "c3");
}

#[test]
fn kl_7_a_column_of_height_2_goes_two_squares() {
    let board = "
        10  y 1 1 1 1 1 1 1 1 g
         9  1 1 1 1 . 2 2 2 3 3
         8  3 3 3 3 3 3 . . . .
         7  . . . . . . . . . .
         6  . . * . Y G . . . .
         5  . * . * R B . . . .
         4  * . 2 . * . . . . .
         3  . * . * . . . . . .
         2  . . * . . . . . . .
         1  r . . . . . . . . b";
    check_stars(board, FOUR, "c4");
}

#[test]
fn kl_7_a_column_of_height_3_goes_three_squares() {
    let board = "
        10  y 1 1 1 1 1 1 1 1 g
         9  1 1 1 1 2 2 2 2 3 3
         8  . 3 3 3 3 3 . . . .
         7  . . . * . . . . . .
         6  . . * . Y G . . . .
         5  . * . . R B . . . .
         4  * . . 3 . . * . . .
         3  . * . . . * . . . .
         2  . . * . * . . . . .
         1  r . . * . . . . . b";
    check_stars(board, FOUR, "d4");
}

#[test]
fn kl_7_a_klotz_goes_four_squares() {
    let board = "
        10  y 1 1 1 1 1 1 1 1 g
         9  1 1 1 1 * 2 2 2 2 3
         8  3 3 . * . * . 3 3 3
         7  3 . * . . . * . . .
         6  . * . . + + . * . .
         5  * . . . R + . . * .
         4  . * . . . . . * . .
         3  3 . * . . . * . . .
         2  Y . . * . * . . . B
         1  r . . . * . . G . b";
    check_stars(board, FOUR, "e5");
}

#[test]
fn kl_7_no_way_leads_around_the_edge() {
    let edge = "
        10  y 1 1 1 1 1 1 1 1 g
         9  1 1 1 1 2 2 2 2 3 3
         8  3 3 3 3 3 . . . . .
         7  . . . . . . . . . *
         6  . . . . Y G . . * .
         5  . . . . R B . * . .
         4  . . . . . . * . . 3
         3  . . . . . . . * . .
         2  . . . . . . . . * .
         1  r . . . . . . . . b";
    check_stars(edge, FOUR, "j4");
    let klotz = moved(OPEN, "e5>j3 a8>e4");
    check_ends(&klotz, FOUR, "j3", "f3 g2 g4 h1 h5 i6 j7");
    let corner = moved(OPEN, "a8>i2 e5>h2 e6>j6");
    check_ends(&corner, FOUR, "i2", "g1 g3 h4 i5 j4");
    let two = moved(OPEN, "e9>b2 b10>j5");
    check_ends(&two, FOUR, "b2", "a3 b4 c1 c3 d2");
    check_ends(&two, FOUR, "j5", "i5 j4 j6");
}

#[test]
fn kl_7_nearer_and_farther_are_refused() {
    let board = moved(OPEN, "b10>c3 e9>g3 a8>c1 e5>i2");
    let cases = [
        ("c3-c3", 1, 0),
        ("c3-d4", 1, 2),
        ("c3-c5", 1, 2),
        ("g3-g3", 2, 0),
        ("g3-g4", 2, 1),
        ("g3-h5", 2, 3),
        ("g3-d3", 2, 3),
        ("c1-c2", 3, 1),
        ("c1-d2", 3, 2),
        ("c1-e3", 3, 4),
        ("c1-g1", 3, 4),
        ("i2-i5", 4, 3),
        ("i2-g1", 4, 3),
        ("i2-d2", 4, 5),
        ("i2-i2", 4, 0),
        // Whatever stands at the end.
        ("c3-a1", 1, 4),
        ("c3-c10", 1, 7),
        ("c1-e6", 3, 7),
        ("c1-a1", 3, 2),
        ("i2-e5", 4, 7),
        ("i2-j1", 4, 2),
    ];
    for (token, needed, found) in cases {
        let (from, to) = token.split_once('-').expect("from - to");
        let (from, to) = (square(from), square(to));
        check_refused(&board, FOUR, token, &Refusal::Distance { from, to, needed, found });
    }
}

#[test]
fn kl_9_no_column_ends_on_a_corner() {
    let refusal = Refusal::OntoCorner { square: square("a1"), owner: Color::Red };
    for (changes, token) in [
        ("b10>b1", "b1-a1"),
        ("e9>c1", "c1-a1"),
        ("e9>b2", "b2-a1"),
        ("a8>d1", "d1-a1"),
        ("a8>c2", "c2-a1"),
    ] {
        check_refused(&moved(OPEN, changes), FOUR, token, &refusal);
        // Nobody may, and with fewer players it is the same.
        let green = "red,yellow,green,blue green -,-,-,-";
        check_refused(&moved(OPEN, changes), green, token, &refusal);
        check_refused(&moved(OPEN, changes), "yellow,blue blue -,-", token, &refusal);
    }
}

#[test]
fn kl_9_only_its_own_klotz_ends_on_a_corner() {
    for (from, ways) in [("e1", "e1-a1"), ("d2", "d2-a1"), ("c3", "c3-a1"), ("b4", "b4-a1")] {
        let before = moved(OPEN, &format!("e5>{from}"));
        let after = moved(OPEN, "e5>a1");
        check_move((&before, FOUR), ways, (&after, "red,yellow,green,blue yellow -,-,-,-"));
        for (home, color) in [("e6", "yellow"), ("f6", "green"), ("f5", "blue")] {
            let board = moved(OPEN, &format!("{home}>{from}"));
            let rest = format!("red,yellow,green,blue {color} -,-,-,-");
            let refusal = Refusal::OntoCorner { square: square("a1"), owner: Color::Red };
            check_refused(&board, &rest, ways, &refusal);
        }
    }
}

#[test]
fn kl_9_nothing_passes_a_corner() {
    let over = Refusal::OverCorner { square: square("a1"), owner: Color::Red };
    // What moves, the only other way, and the move.
    for (piece, blocked, token) in [
        ("e9>b1", "b2", "b1-a2"),
        ("a8>b1", "b2", "b1-a3"),
        ("a8>b1", "b3", "b1-a3"),
        ("a8>c1", "c2", "c1-a2"),
        ("a8>c1", "b2", "c1-a2"),
        // Its own corner is not passed either.
        ("e5>b1", "b3", "b1-a4"),
        ("e5>c1", "c3", "c1-a3"),
        ("e5>d1", "c2", "d1-a2"),
    ] {
        let board = moved(OPEN, &format!("{piece} b10>{blocked}"));
        check_refused(&board, FOUR, token, &over);
        // The other way is free: it need not pass the corner.
        let open = position(&moved(OPEN, piece), FOUR);
        assert_eq!(open.check(token.parse().expect("a token")), Ok(()), "\n{}", open.sketch());
    }
    let klotz = moved(OPEN, "e6>b1 b10>b2");
    let yellow = "red,yellow,green,blue yellow -,-,-,-";
    check_refused(&klotz, yellow, "b1-a4", &over);
}

#[test]
fn kl_9_a_blocked_way_comes_before_the_corner() {
    let board = moved(OPEN, "a8>c1 b10>b1 c10>c2");
    let both = Refusal::BothBlocked { first: square("b1"), second: square("c2") };
    check_refused(&board, FOUR, "c1-a2", &both);
    check_refused(
        &moved(OPEN, "a8>d1 b10>b1"),
        FOUR,
        "d1-a1",
        &Refusal::Blocked { square: square("b1") },
    );
    // And so does what stands at the end.
    let board = moved(OPEN, "e9>b1 b10>b2 c10>a2");
    check_refused(&board, FOUR, "b1-a2", &Refusal::OntoColumn { square: square("a2") });
}

#[test]
fn kl_10_no_move_ends_on_an_empty_home() {
    let red = Refusal::OntoHome { square: square("e5"), owner: Color::Red };
    for (changes, token) in [
        ("e5>b1 b10>d5", "d5-e5"),
        ("e5>b1 e9>c5", "c5-e5"),
        ("e5>b1 e9>d4", "d4-e5"),
        ("e5>b1 a8>e2", "e2-e5"),
        ("e5>b1 a8>c4", "c4-e5"),
        // Not even its own Klotz.
        ("e5>e1", "e1-e5"),
        ("e5>c3", "c3-e5"),
    ] {
        check_refused(&moved(OPEN, changes), FOUR, token, &red);
    }
    // Nor another's.
    let yellow = Refusal::OntoHome { square: square("e6"), owner: Color::Yellow };
    check_refused(&moved(OPEN, "e5>c4 e6>b1"), FOUR, "c4-e6", &yellow);
}

#[test]
fn kl_10_an_empty_home_may_be_passed() {
    let board = moved(OPEN, "e5>b1 e6>i1 a8>e4 e9>d5 f6>i3 f5>i4 b8>h5");
    // Straight over two homes, and with the bend on one.
    check_ends(&board, FOUR, "e4", "b4 c3 c5 d2 d6 e1 e7 f2 g3 g5 h4");
    check_ends(&board, FOUR, "d5", "b5 c4 c6 d3 d7");
}

#[test]
fn kl_10_a_klotz_at_home_is_not_captured() {
    for (home, color, from) in
        [("e5", Color::Red, "d5"), ("e6", Color::Yellow, "d6"), ("f5", Color::Blue, "g5")]
    {
        // Red acts: its own Klotz at home neither.
        let board = moved(OPEN, &format!("b10>{from}"));
        let refusal = Refusal::AtHome { square: square(home), owner: color };
        check_refused(&board, FOUR, &format!("{from}-{home}"), &refusal);
    }
    for (changes, token) in [("e9>e3", "e3-e5"), ("e9>d4", "d4-e5"), ("a8>e2", "e2-e5")] {
        let refusal = Refusal::AtHome { square: square("e5"), owner: Color::Red };
        check_refused(&moved(OPEN, changes), FOUR, token, &refusal);
    }
}
