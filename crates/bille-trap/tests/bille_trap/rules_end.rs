//! The rules of the end of a turn and of the game, BT-11 and BT-13, and of
//! leaving, ALL-4.

use bille_trap::BilleTrap;
use game::{Actor, GameSoFar, Leaving, Position, Seat, Start};

use crate::drawn::{drawn, position};

#[test]
fn bt_11_the_top_is_turned_or_kept() {
    let board = "
        . . . . . . . .
        1 . . . . . . .
        . . . . . . . 2";
    drawn(board, "0,0 3 seat1 turn")
        .allows("k t")
        .refuses("pass", "BT-11", "bille-trap-no-pass")
        .refuses_all("e m9 m24 m1", "BT-5", "bille-trap-top-due");
    drawn(board, "0,0 3 seat1 turn").after("t").is(board, "0,0 4 seat2 die");
    drawn(board, "0,0 3 seat1 turn").after("k").is(board, "0,0 3 seat2 die");
}

#[test]
fn bt_11_there_is_no_turning_without_a_move_or_twice() {
    drawn(
        "
        . . . . . . . .
        1 . . . . . . .
        . . . . . . . 2",
        "0,0 0 seat1 turn",
    )
    .after("t")
    .refuses_all("t k pass", "BT-5", "bille-trap-die-due seat=2")
    .after("d1")
    .refuses_all("t k", "BT-5", "bille-trap-move-due roll=1");
}

#[test]
fn bt_11_also_after_tests_and_after_a_marble_has_come_home() {
    let late = "
        . . . . . . . .
        . . . . . . . .
        . . . . . 1 . 2";
    drawn(late, "0,0 0 seat1 move:3").after("m22").says("seat1 turn").allows("k t");
    drawn(late, "0,0 0 seat1 move:2").after("m22 c").says("seat1 turn").allows("k t");
    drawn(late, "0,0 0 seat1 move:2").after("m22 o").says("seat1 turn").allows("k t");
}

#[test]
fn bt_11_entering_with_2_or_3_ends_the_turn_at_once() {
    let board = "
        . . . . . . . .
        2 2 . . . . . .
        3 . . . . . . .";
    let free = "
        1 . . . . . . .
        . . . . . . . .
        . . . . . . . .";
    for roll in [2, 3] {
        drawn(free, &format!("0,0,0 0 seat1 move:{roll}"))
            .after("e")
            .says("seat2 die")
            .refuses_all("t k", "BT-5", "bille-trap-die-due seat=2");
        let pressed = drawn(board, &format!("0,0,0 0 seat1 move:{roll}")).after("e");
        // All tests are done first.
        pressed.allows("c o");
        pressed.after("o").says("seat2 die");
    }
    drawn(board, "0,0,0 5 seat1 move:2").after("e c o").says("seat2 die");
    drawn(board, "0,0,0 5 seat1 move:2").after("e c c").is(
        "
        . . . . . . . .    ? ? ? ? ? ? ? ?
        2 2 1 . . . . .    ? ? ? ? ? c c ?
        3 . . . . . . .    ? ? ? ? ? ? ? ?",
        "0,0,0 5 seat2 die",
    );
    drawn(board, "0,0,0 0 seat1 move:3").after("e c").says("seat2 die");
}

#[test]
fn bt_11_entering_with_another_roll_does_not() {
    for roll in [1, 4, 5, 6] {
        drawn(
            "
            2 . . 2 3 3 . .
            . . . . . . . .
            . . . . . . . .",
            &format!("0,0,0 0 seat1 move:{roll}"),
        )
        .after("e o")
        .says("seat1 turn");
    }
}

#[test]
fn bt_11_advancing_with_2_or_3_is_an_ordinary_move() {
    for roll in [2, 3] {
        let board = "
            . . . . . . 1 .
            2 3 . . . . . .
            . . . . . . . .";
        drawn(board, &format!("0,0,0 0 seat1 move:{roll}")).after("m7 o").says("seat1 turn");
        let free = "
            . . . . 1 . . .
            2 3 . . . . . .
            . . . . . . . .";
        drawn(free, &format!("0,0,0 0 seat1 move:{roll}")).after("m5").says("seat1 turn");
    }
}

#[test]
fn bt_13_three_marbles_home_win_at_once() {
    drawn(
        "
        . . . . . . . .
        . . . . . . . .
        . . 2 . . . 1 .",
        "2,2 0 seat1 move:2",
    )
    .after("m23")
    .is(
        "
        . . . . . . . .
        . . . . . . . .
        . . 2 . . . . .",
        "3,2 0 seat1 over",
    )
    .is_won("seat1", "BT-13");
}

#[test]
fn bt_13_two_marbles_home_do_not() {
    drawn(
        "
        . . . . . . . .
        . . . . . . . .
        . . 2 . . . 1 .",
        "1,2 0 seat1 move:2",
    )
    .after("m23")
    .says("seat1 turn");
}

#[test]
fn bt_13_also_by_going_on_past_the_last_space() {
    drawn(
        "
        . . . . . . . .
        . . . . . . . .
        . . . . . 1 2 3",
        "2,2,1 4 seat1 move:1",
    )
    .after("m22 c c")
    .is_won("seat1", "BT-13");
}

#[test]
fn bt_13_also_after_entering_with_3() {
    let row = drawn(
        "
        . . . . . . . .
        . . . . . . . .
        2 2 2 3 3 4 3 4",
        "2,0,0,0 0 seat1 move:3",
    );
    row.after("e c c c c c c c").says("seat1 test:24:tray:end");
    row.after("e c c c c c c c c")
        .is(
            "
            . . . . . . . .    ? ? ? ? ? ? ? ?
            . . . . . . . .    ? ? ? ? ? ? ? ?
            2 2 2 3 3 4 3 4    c c c c c c c c",
            "3,0,0,0 0 seat1 over",
        )
        .is_won("seat1", "BT-13");
    // The same way Home without a win ends the turn.
    drawn(
        "
        . . . . . . . .
        . . . . . . . .
        2 2 2 3 3 4 3 4",
        "1,0,0,0 0 seat1 move:3",
    )
    .after("e c c c c c c c c")
    .says("seat2 die");
}

const THREE: &str = "
    . . . . 2 . . .    ? ? o ? ? ? ? ?
    1 . . 3 3 . . .    ? ? ? c ? ? ? ?
    . . . . . . . .    ? ? ? ? ? ? ? ?";

#[test]
fn all_4_the_marbles_of_one_who_left_stay_and_can_be_pressed() {
    let left = drawn(THREE, "0,1,0 0 seat1 move:3").left("seat3");
    left.is(THREE, "0,1,(0) 0 seat1 move:3");
    left.after("m9").weighs("c=1");
    let dropped = left.after("m9 c o");
    dropped.is(
        "
        . . . . 2 . . .    ? ? o ? ? ? ? ?
        . . . 3 1 . . .    ? ? ? c o ? ? ?
        . . . . . . . .    ? ? ? ? ? ? ? ?",
        "0,1,(0) 0 seat1 turn",
    );
    // Back in its tray, and its turns are skipped.
    dropped.after("k d4 e k").says("seat1 die");
}

#[test]
fn all_4_leaving_in_the_own_turn_drops_the_die() {
    for due in ["die", "move:4", "turn"] {
        let rest = format!("0,0,0 2 seat1 {due}");
        drawn(THREE, &rest).left("seat1").is(THREE, "(0),0,0 2 seat2 die");
        // In another's turn nothing else changes.
        drawn(THREE, &rest).left("seat2").is(THREE, &format!("0,(0),0 2 seat1 {due}"));
    }
    drawn(THREE, "0,0,0 2 seat3 die").left("seat3").is(THREE, "0,0,(0) 2 seat1 die");
}

#[test]
fn all_4_leaving_in_the_own_turn_takes_back_the_marble_in_motion() {
    let pressing = drawn(THREE, "0,0,0 0 seat1 move:3").after("m9 c");
    pressing.says("seat1 test:13:9:turn");
    pressing.left("seat1").is(
        "
        . . . . 2 . . .    ? ? o ? ? ? ? ?
        1 . . 3 3 . . .    ? ? ? c ? ? ? ?
        . . . . . . . .    ? ? ? ? ? ? ? ?",
        "(0),0,0 0 seat2 die",
    );
    let entering = drawn(THREE, "0,0,0 0 seat1 move:5").after("e");
    entering.says("seat1 test:5:tray:turn");
    entering.left("seat1").is(THREE, "(0),0,0 0 seat2 die");
}

#[test]
fn all_4_leaving_in_another_s_turn_keeps_the_test() {
    let pressing = drawn(THREE, "0,0,0 0 seat1 move:3").after("m9 c");
    pressing.left("seat3").says("seat1 test:13:9:turn").weighs("c=9 o=13");
    pressing.left("seat3").after("c t").says("seat2 die");
    pressing.left("seat2").after("o t").says("seat3 die");
}

#[test]
fn all_4_turns_of_those_who_left_are_skipped() {
    let four = drawn(
        "
        1 . . . . . . .
        . . . . . . . .
        . . . . . . . .",
        "0,0,0,0 0 seat1 turn",
    );
    four.left("seat2").after("k").says("seat3 die");
    four.left("seat2").left("seat3").after("k").says("seat4 die");
    four.left("seat4").left("seat3").after("k d2 e").says("seat1 die");
    four.left("seat1").left("seat2").says("seat3 die");
    // An entry that ends the turn at once skips them too.
    four.left("seat3").after("k d3 e").says("seat4 die");
}

#[test]
fn all_4_nobody_leaves_a_game_that_is_over() {
    let over = "
        1 . . . . . . .
        . . . . . . . .
        . . . . . . . .";
    for seat in ["seat1", "seat2"] {
        drawn(over, "0,3,0 0 seat2 over").left(seat).is(over, "0,3,0 0 seat2 over");
    }
}

#[test]
fn all_4_the_last_one_left_wins() {
    let start = position(THREE, "0,0,0 0 seat1 die");
    let mut game = GameSoFar::<BilleTrap>::new(Start::Position(start));
    assert_eq!(game.leave(Seat::ONE, Leaving::Resigned), Ok(()));
    assert_eq!(game.position().playing().len(), 2);
    assert_eq!(game.actor(), Actor::Chance);
    assert_eq!(game.leave(Seat::TWO, Leaving::Left), Ok(()));
    let winners = game.outcome().map(|outcome| outcome.winners.into_iter().collect::<Vec<_>>());
    assert_eq!(winners, Some(vec![Seat::ALL[2]]));
}
