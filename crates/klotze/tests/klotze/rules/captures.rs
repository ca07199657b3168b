//! KL-11 and KL-12: where a move ends, what it captures, and the stones.

use game::{Position, Tone};
use klotze::{Color, Refusal, Remark};

use crate::drawn::{FOUR, OPEN, check_ends, check_move, check_refused, moved, position, square};

#[test]
fn kl_11_a_column_captures_a_klotz_abroad() {
    // Every height, straight and in an L; whose Klotz does not matter.
    for (piece, from) in
        [("b10", "c3"), ("e9", "b3"), ("e9", "c2"), ("a8", "a3"), ("a8", "c1"), ("a8", "b2")]
    {
        for klotz in ["e6", "f6", "f5"] {
            let before = moved(OPEN, &format!("{piece}>{from} {klotz}>d3"));
            let after = moved(OPEN, &format!("{piece}>d3"));
            let rest = "red,yellow,green,blue yellow d3,-,-,-";
            check_move((&before, FOUR), &format!("{from}-d3"), (&after, rest));
        }
    }
}

#[test]
fn kl_11_a_player_may_capture_his_own_klotz() {
    let before = moved(OPEN, "b10>c3 e5>d3");
    let after = moved(OPEN, "b10>d3");
    check_move((&before, FOUR), "c3-d3", (&after, "red,yellow,green,blue yellow d3,-,-,-"));
}

#[test]
fn kl_11_all_stones_stay() {
    // Yellow's stone lies on b3, and stays there when yellow's Klotz is taken.
    let before = moved(OPEN, "b10>c3 c10>b3 e6>d3 d10>g3");
    let after = moved(OPEN, "b10>d3 c10>b3 d10>g3");
    check_move(
        (&before, "red,yellow,green,blue red g3,b3,-,b9"),
        "c3-d3",
        (&after, "red,yellow,green,blue yellow d3,b3,-,b9"),
    );
}

#[test]
fn kl_11_only_the_klotz_on_the_square_goes_home() {
    let before = moved(OPEN, "b10>c3 e6>d3 f6>d4 f5>e3 e5>d2");
    let after = moved(OPEN, "b10>d3 f6>d4 f5>e3 e5>d2");
    check_move((&before, FOUR), "c3-d3", (&after, "red,yellow,green,blue yellow d3,-,-,-"));
}

#[test]
fn kl_11_columns_are_never_captured() {
    let board = moved(OPEN, "b10>c3 c10>c4 e9>e3 f9>g3 a8>d1 b8>d4 e5>i2 d10>i6");
    for token in ["c3-c4", "c4-c3", "e3-g3", "g3-e3", "e3-d4", "d1-d4", "d1-c3", "d4-d1", "i2-i6"] {
        let to = token.split_once('-').expect("from - to").1;
        check_refused(&board, FOUR, token, &Refusal::OntoColumn { square: square(to) });
    }
}

#[test]
fn kl_11_a_klotz_captures_nothing() {
    let board = moved(OPEN, "e5>c3 e6>g3 f6>b6 f5>e1 b10>c7");
    for (token, owner) in
        [("c3-g3", Color::Yellow), ("c3-b6", Color::Green), ("c3-e1", Color::Blue)]
    {
        let to = token.split_once('-').expect("from - to").1;
        let refusal = Refusal::KlotzOntoKlotz { square: square(to), owner };
        check_refused(&board, FOUR, token, &refusal);
    }
    check_refused(&board, FOUR, "c3-c7", &Refusal::OntoColumn { square: square("c7") });
    // At home or unused, it is another rule's square, but a Klotz all the same.
    let board = moved(OPEN, "e5>d3");
    let yellow = Refusal::KlotzOntoKlotz { square: square("e6"), owner: Color::Yellow };
    check_refused(&board, FOUR, "d3-e6", &yellow);
    check_refused(&board, "red,green red -,-", "d3-e6", &yellow);
}

#[test]
fn kl_11_ends_on_empty_squares_and_klotze_abroad() {
    let board = "
        10  y 1 1 1 1 1 1 1 1 g
         9  1 1 1 1 2 2 2 2 3 3
         8  . 3 3 3 3 . . . . .
         7  . . . * . . . . . .
         6  . . * . Y + . . . .
         5  . * . . + B . . . .
         4  G . . 3 . . 3 . . .
         3  . * . . . R . . . .
         2  . . * . * . . . . .
         1  r . . * . . . . . b";
    // Where green's and red's Klötze stand, and the stars.
    check_ends(board, FOUR, "d4", "a4 b3 b5 c2 c6 d1 d7 e2 f3");
}

#[test]
fn kl_12_the_stone_goes_on_the_column_that_was_moved() {
    let before = moved(OPEN, "b10>c3 c10>g3");
    let after = moved(OPEN, "b10>c4 c10>g3");
    // From its corner, from another column, and from this one.
    for stone in ["-", "g3", "c3"] {
        let rest = format!("red,yellow,green,blue red {stone},-,a9,-");
        let then = "red,yellow,green,blue yellow c4,-,a9,-";
        check_move((&before, &rest), "c3-c4", (&after, then));
    }
}

#[test]
fn kl_12_moving_the_klotz_leaves_the_stone() {
    let before = moved(OPEN, "e5>c3");
    let after = moved(OPEN, "e5>c7");
    for stone in ["-", "a9"] {
        let rest = format!("red,yellow,green,blue red {stone},-,-,b9");
        let then = format!("red,yellow,green,blue yellow {stone},-,-,b9");
        check_move((&before, &rest), "c3-c7", (&after, &then));
    }
}

#[test]
fn kl_12_a_column_under_anothers_stone_stays() {
    let board = moved(OPEN, "b10>c3 e9>g3 a8>c1");
    let locked = "red,yellow,green,blue red -,c3,g3,c1";
    let cases = [
        ("c3", Color::Yellow, ["c3-c4", "c3-c3", "c3-j9"]),
        ("g3", Color::Green, ["g3-g1", "g3-g4", "g3-h4"]),
        ("c1", Color::Blue, ["c1-f1", "c1-a1", "c1-a2"]),
    ];
    for (column, owner, tokens) in cases {
        check_ends(&board, locked, column, "");
        for token in tokens {
            // Judged before the shape of the move.
            let refusal = Refusal::UnderStone { square: square(column), owner };
            check_refused(&board, locked, token, &refusal);
        }
    }
}

#[test]
fn kl_12_the_own_stone_locks_nothing() {
    let board = moved(OPEN, "b10>c3 e9>g3 a8>c1");
    check_ends(&board, "red,yellow,green,blue red c3,g3,-,-", "c3", "b3 c2 c4 d3");
    check_ends(&board, "red,yellow,green,blue yellow c3,g3,-,-", "c3", "");
    check_ends(&board, "red,green green c3,g3", "c3", "");
    check_ends(&board, "red,green green g3,c3", "c3", "b3 c2 c4 d3");
    // A stone in its corner, or moved on, frees the column.
    check_ends(&board, "red,yellow,green,blue yellow -,g3,-,-", "c3", "b3 c2 c4 d3");
}

#[test]
fn kl_12_a_locked_column_blocks_like_any() {
    let board = moved(OPEN, "a8>d1 b10>d2");
    let locked = "red,yellow,green,blue red -,d2,-,-";
    check_refused(&board, locked, "d1-d4", &Refusal::Blocked { square: square("d2") });
}

#[test]
fn kl_12_everybody_sees_where_the_stones_are() {
    let board = moved(OPEN, "b10>c3 e6>g3");
    let position = position(&board, "red,yellow,green,blue red -,c3,-,a9");
    let stones = [(Color::Yellow, "c3"), (Color::Blue, "a9")]
        .map(|(color, name)| Remark::Stone { color, square: square(name) });
    assert_eq!(position.remarks(), stones);
    for (name, tone, mark) in [
        ("c3", Tone::Yellow, "1"),
        ("a9", Tone::Blue, "1"),
        ("b9", Tone::Plain, "1"),
        ("g3", Tone::Yellow, "Y"),
        ("e5", Tone::Red, "R"),
        ("e6", Tone::Yellow, "+"),
        ("j10", Tone::Green, "g"),
        ("a1", Tone::Red, "r"),
        ("d3", Tone::Faint, "."),
    ] {
        let sketch = position.sketch();
        // Rows from the top, each behind its number.
        let (found, text) = &sketch.lines()[9 - square(name).row()][1 + square(name).column()];
        assert_eq!((*found, text.trim()), (tone, mark), "{name}\n{sketch}");
    }
}
