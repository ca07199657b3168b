//! The rules of pressed marbles and tested traps, BT-9 and BT-10.

use bille_trap::{Finding, Trap};
use game::{Coded, Position};

use crate::drawn::{drawn, position};

#[test]
fn bt_9_an_open_trap_drops_the_pressed_marble() {
    let pressed = drawn(
        "
        1 . . . 2 . . .
        . . . . . . . .
        . . . . . . . .",
        "0,0 0 seat1 move:4",
    );
    pressed.after("m1").is(
        "
        . . . . 2 . . .
        . . . . . . . .
        . . . . . . . .",
        "0,0 0 seat1 test:5:1:turn",
    );
    // It is back in its tray; the other one stays up over the open trap.
    pressed.after("m1 o").is(
        "
        . . . . 1 . . .    ? ? ? ? o ? ? ?
        . . . . . . . .    ? ? ? ? ? ? ? ?
        . . . . . . . .    ? ? ? ? ? ? ? ?",
        "0,0 0 seat1 turn",
    );
}

#[test]
fn bt_9_over_a_closed_trap_the_marble_goes_on() {
    drawn(
        "
        1 . . . 2 . . .
        . . . . . . . .
        . . . . . . . .",
        "0,0 0 seat1 move:4",
    )
    .after("m1 c")
    .is(
        "
        . . . . 2 1 . .    ? ? ? ? c ? ? ?
        . . . . . . . .    ? ? ? ? ? ? ? ?
        . . . . . . . .    ? ? ? ? ? ? ? ?",
        "0,0 0 seat1 turn",
    );
}

#[test]
fn bt_9_the_next_marbles_are_tested_in_the_same_way() {
    let row = drawn(
        "
        . 1 . . . . 2 3
        1 2 . . . . . .
        . . . . . . . .",
        "0,0,0 0 seat1 move:5",
    );
    row.after("m2 c").says("seat1 test:8:2:turn");
    // An own marble is pressed like any other, from one ring to the next.
    row.after("m2 c c").is(
        "
        . . . . . . 2 3    ? ? ? ? ? ? c c
        1 2 . . . . . .    ? ? ? ? ? ? ? ?
        . . . . . . . .    ? ? ? ? ? ? ? ?",
        "0,0,0 0 seat1 test:9:2:turn",
    );
    row.after("m2 c c o").is(
        "
        . . . . . . 2 3    ? ? ? ? ? ? c c
        1 2 . . . . . .    o ? ? ? ? ? ? ?
        . . . . . . . .    ? ? ? ? ? ? ? ?",
        "0,0,0 0 seat1 turn",
    );
    row.after("m2 c c c c").is(
        "
        . . . . . . 2 3    ? ? ? ? ? ? c c
        1 2 1 . . . . .    c c ? ? ? ? ? ?
        . . . . . . . .    ? ? ? ? ? ? ? ?",
        "0,0,0 0 seat1 turn",
    );
    // The first open trap ends it: nothing behind it is tested.
    row.after("m2 c o").is(
        "
        . . . . . . 2 1    ? ? ? ? ? ? c o
        1 2 . . . . . .    ? ? ? ? ? ? ? ?
        . . . . . . . .    ? ? ? ? ? ? ? ?",
        "0,0,0 0 seat1 turn",
    );
}

#[test]
fn bt_9_a_free_space_needs_no_test() {
    drawn(
        "
        1 2 . . . . . .
        . . . . . . . .
        . . . . . . . .",
        "0,0 0 seat1 move:2",
    )
    .after("m1")
    .says("seat1 turn");
}

#[test]
fn bt_9_past_the_last_space_it_goes_home() {
    let last = drawn(
        "
        . . . . . . . .
        . . . . . . . .
        . . . . 1 . 2 1",
        "0,0 0 seat1 move:2",
    );
    last.after("m21 c").says("seat1 test:24:21:turn");
    last.after("m21 c c").is(
        "
        . . . . . . . .    ? ? ? ? ? ? ? ?
        . . . . . . . .    ? ? ? ? ? ? ? ?
        . . . . . . 2 1    ? ? ? ? ? ? c c",
        "1,0 0 seat1 turn",
    );
    // Over an open trap it does not: an own marble drops into the tray.
    last.after("m21 c o")
        .is(
            "
            . . . . . . . .    ? ? ? ? ? ? ? ?
            . . . . . . . .    ? ? ? ? ? ? ? ?
            . . . . . . 2 1    ? ? ? ? ? ? c o",
            "0,0 0 seat1 turn",
        )
        .after("k d6 e k d5")
        .allows("e");
}

#[test]
fn bt_9_entering_onto_a_marble_is_the_same() {
    let board = "
        2 . . . . . . .
        2 1 . . . . . .
        3 . . . . . . .";
    let with = |roll: u8| drawn(board, &format!("0,0,0 0 seat1 move:{roll}"));
    with(1).after("e").says("seat1 test:1:tray:turn");
    with(1).after("e o").is(
        "
        1 . . . . . . .    o ? ? ? ? ? ? ?
        2 1 . . . . . .    ? ? ? ? ? ? ? ?
        3 . . . . . . .    ? ? ? ? ? ? ? ?",
        "0,0,0 0 seat1 turn",
    );
    with(1).after("e c").is(
        "
        2 1 . . . . . .    c ? ? ? ? ? ? ?
        2 1 . . . . . .    ? ? ? ? ? ? ? ?
        3 . . . . . . .    ? ? ? ? ? ? ? ?",
        "0,0,0 0 seat1 turn",
    );
    with(2).after("e").says("seat1 test:9:tray:end");
    with(2).after("e c").says("seat1 test:10:tray:end");
    with(3).after("e").says("seat1 test:17:tray:end");
    with(3).after("e o").is(
        "
        2 . . . . . . .    ? ? ? ? ? ? ? ?
        2 1 . . . . . .    ? ? ? ? ? ? ? ?
        1 . . . . . . .    o ? ? ? ? ? ? ?",
        "0,0,0 0 seat2 die",
    );
}

#[test]
fn bt_9_a_known_trap_is_found_as_before() {
    let known = drawn(
        "
        1 . . . 2 2 . .    ? ? ? ? c o c ?
        . . . . . . . .    ? o ? ? ? ? c ?
        . . . . . . . .    ? ? ? ? ? ? ? ?",
        "0,0 0 seat1 move:4",
    );
    known.after("m1").weighs("c=1").refuses(
        "o",
        "BT-9",
        "bille-trap-found-before space=5 found=closed",
    );
    known
        .after("m1 c")
        .weighs("o=1")
        .refuses("c", "BT-9", "bille-trap-found-before space=6 found=open")
        .after("o")
        .is(
            "
            . . . . 2 1 . .    ? ? ? ? c o c ?
            . . . . . . . .    ? o ? ? ? ? c ?
            . . . . . . . .    ? ? ? ? ? ? ? ?",
            "0,0 0 seat1 turn",
        );
}

#[test]
fn bt_9_a_turned_top_brings_other_traps_below() {
    let board = "
        1 . . . 2 . . .    ? ? ? ? c o ? ?
        . . . . . . . .    ? ? ? ? ? ? ? ?
        . . . . . . . .    ? ? ? ? ? ? ? ?";
    drawn(board, "0,0 0 seat1 move:4").after("m1").weighs("c=1");
    drawn(board, "0,0 1 seat1 move:4").after("m1").weighs("o=1");
    drawn(board, "0,0 2 seat1 move:4").after("m1").weighs("c=9 o=13");
    drawn(board, "0,0 7 seat1 move:4").after("m1").weighs("c=9 o=13");
}

#[test]
fn bt_9_what_is_known_of_other_traps_counts() {
    let board = |known: &str| {
        format!(
            ". . . . . . . .    ? ? ? ? ? ? ? ?
             1 . 2 . . . . .    {}
             . . . . . . . .    {}",
            &known[..15],
            &known[16..]
        )
    };
    let with = |known| drawn(&board(known), "0,0 0 seat1 move:2").after("m9");
    with("? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?").weighs("c=10 o=14");
    with("o ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?").weighs("c=10 o=13");
    with("? ? ? c ? ? ? ? ? ? ? ? ? ? ? ?").weighs("c=9 o=14");
    with("o o ? c c o o o o o o o o o o o").weighs("c=8 o=1");
    with("c c ? c c c c o o o o o c c c ?").weighs("c=1 o=9");
}

#[test]
fn bt_9_when_all_of_a_kind_are_known_the_rest_is_certain() {
    let all_open = drawn(
        "
        . . . . . . . .    ? ? ? ? ? ? ? ?
        1 . 2 . . . . .    o o ? o o o o o
        . . . . . . . .    o o o o o o o ?",
        "0,0 0 seat1 move:2",
    );
    all_open.after("m9").weighs("c=10").refuses(
        "o",
        "BT-9",
        "bille-trap-all-known kind=open count=14",
    );
    let all_closed = drawn(
        "
        . . . . . . . .    c c c c c c c c
        1 . 2 . . . . .    c c ? ? ? ? ? ?
        . . . . . . . .    ? ? ? ? ? ? ? ?",
        "0,0 0 seat1 move:2",
    );
    all_closed.after("m9").weighs("o=14").refuses(
        "c",
        "BT-9",
        "bille-trap-all-known kind=closed count=10",
    );
}

#[test]
fn bt_9_only_the_pressed_marble_drops() {
    drawn(
        "
        . . . . 2 . . .
        1 3 . . . . . .
        . . 2 3 4 4 4 .",
        "0,0,0,0 0 seat1 move:1",
    )
    .after("m9 o")
    .is(
        "
        . . . . 2 . . .    ? ? ? ? ? ? ? ?
        . 1 . . . . . .    ? o ? ? ? ? ? ?
        . . 2 3 4 4 4 .    ? ? ? ? ? ? ? ?",
        "0,0,0,0 0 seat1 turn",
    );
}

#[test]
fn bt_10_what_was_found_is_shown() {
    let position = position(
        "
        1 . . . . . . .    o ? ? ? ? ? ? c
        . . . . . . . .    ? ? ? ? ? ? ? ?
        . . . . . . . 2    c ? ? ? ? o ? ?",
        "0,0 1 seat1 die",
    );
    let known: Vec<_> = Trap::all()
        .filter_map(|trap| position.known(trap).map(|finding| (trap.number(), finding)))
        .collect();
    let (open, closed) = (Finding::Open, Finding::Closed);
    assert_eq!(known, [(0, open), (7, closed), (16, closed), (21, open)]);
    let remarks: Vec<String> =
        position.remarks().iter().map(|remark| remark.notice().to_string()).collect();
    assert_eq!(
        remarks,
        [
            "bille-trap-turn-of seat=1",
            "bille-trap-notches notches=1 all=8",
            "bille-trap-hidden open=12 all=20",
            "bille-trap-over-open spaces=8, 21",
            "bille-trap-over-closed spaces=7, 24",
        ]
    );
}
