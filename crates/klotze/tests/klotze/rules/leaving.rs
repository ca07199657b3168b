//! ALL-4: a seat leaves, and the others play on.

use game::{Actor, Position, Seat, Seats};
use klotze::{Color, Klotze, Refusal, Remark};

use crate::drawn::{FOUR, OPEN, check_ends, check_move, check_refused, moved, position, square};

fn seat(number: u8) -> Seat {
    Seat::numbered(number).expect("a seat")
}

fn actor(position: &Klotze) -> &'static str {
    match position.actor() {
        Actor::Seat(seat) => position.seat_name(seat),
        other => panic!("{other:?}"),
    }
}

#[test]
fn all_4_the_stone_goes_back_and_the_klotz_stays() {
    let board = moved(OPEN, "e6>c3 b10>g3");
    let before = position(&board, "red,yellow,green,blue red a9,g3,-,b9");
    let after = before.leave(seat(2));
    let expected = position(&board, "red,(yellow),green,blue red a9,-,-,b9");
    assert_eq!(after, expected, "\n{}", after.sketch());
    assert_eq!(after.seats(), Seats::first(4));
    assert_eq!(after.playing(), Seats::first(4).without(seat(2)));
    assert!(after.remarks().contains(&Remark::Left { color: Color::Yellow }));
    // The column is free for all.
    check_ends(&board, "red,yellow,green,blue red a9,g3,-,b9", "g3", "");
    check_ends(&board, "red,(yellow),green,blue red a9,-,-,b9", "g3", "f3 g2 g4 h3");
}

#[test]
fn all_4_the_turns_of_who_left_are_skipped() {
    let cases = [
        ("red,yellow,green,blue red -,-,-,-", 1, "yellow green blue yellow"),
        ("red,yellow,green,blue red -,-,-,-", 2, "red green blue red"),
        ("red,yellow,green,blue green -,-,-,-", 3, "blue red yellow blue"),
        ("red,yellow,green,blue blue -,-,-,-", 4, "red yellow green red"),
        ("blue,red,yellow,green green -,-,-,-", 1, "green red yellow green"),
        ("red,(yellow),green,blue red -,-,-,-", 3, "red blue red"),
        ("red,(yellow),green,blue red -,-,-,-", 1, "green blue green"),
        ("green,blue,red red -,-,-", 3, "green blue green"),
    ];
    for (rest, leaving, order) in cases {
        let mut position = position(OPEN, rest).leave(seat(leaving));
        for expected in order.split(' ') {
            assert_eq!(actor(&position), expected, "{rest}, {leaving} leaves");
            position = position.apply(position.actions()[0]);
        }
    }
}

#[test]
fn all_4_nobody_leaves_a_game_that_is_over() {
    let won = position(&moved(OPEN, "e5>a1"), "red,yellow,green,blue yellow -,-,-,-");
    assert!(won.actor().outcome().is_some(), "\n{}", won.sketch());
    for number in 1..=4 {
        assert_eq!(won.leave(seat(number)), won, "{number} leaves");
    }
}

#[test]
fn all_4_the_klotz_of_who_left_is_captured_but_not_moved() {
    let left = "red,(yellow),green,blue red -,-,-,-";
    let before = moved(OPEN, "b10>c3 e6>d3 a8>d1");
    let after = moved(OPEN, "b10>d3 a8>d1");
    check_move((&before, left), "c3-d3", (&after, "red,(yellow),green,blue green d3,-,-,-"));
    let refusal = Refusal::NotYours { square: square("d3"), owner: Color::Yellow };
    check_refused(&before, left, "d3-d7", &refusal);
    // It blocks, and at home it is as safe as any.
    check_refused(&before, left, "d1-d4", &Refusal::Blocked { square: square("d3") });
    let home = Refusal::AtHome { square: square("e6"), owner: Color::Yellow };
    check_refused(&moved(OPEN, "b10>d6"), left, "d6-e6", &home);
}

#[test]
fn all_4_a_corner_stays_closed_when_its_player_has_left() {
    let left = "(red),yellow,green,blue yellow -,-,-,-";
    let refusal = Refusal::OntoCorner { square: square("a1"), owner: Color::Red };
    check_refused(&moved(OPEN, "b10>b1"), left, "b1-a1", &refusal);
    check_refused(&moved(OPEN, "e6>e1"), left, "e1-a1", &refusal);
    assert_eq!(position(OPEN, FOUR).leave(seat(1)), position(OPEN, left));
}
