//! The rules of moving, BT-6 to BT-8.

use crate::drawn::drawn;

#[test]
fn bt_6_entering_with_each_roll() {
    for (roll, board, due) in [
        (1, "1 . . . . . . . \n . . . . . . . . \n . . . 2 . . . .", "seat1 turn"),
        (2, ". . . . . . . . \n 1 . . . . . . . \n . . . 2 . . . .", "seat2 die"),
        (3, ". . . . . . . . \n . . . . . . . . \n 1 . . 2 . . . .", "seat2 die"),
        (4, ". . . 1 . . . . \n . . . . . . . . \n . . . 2 . . . .", "seat1 turn"),
        (5, ". . . . 1 . . . \n . . . . . . . . \n . . . 2 . . . .", "seat1 turn"),
        (6, ". . . . . 1 . . \n . . . . . . . . \n . . . 2 . . . .", "seat1 turn"),
    ] {
        drawn(
            "
            . . . . . . . .
            . . . . . . . .
            . . . 2 . . . .",
            &format!("0,0 0 seat1 move:{roll}"),
        )
        .allows("e")
        .after("e")
        .is(board, &format!("0,0 0 {due}"));
    }
}

#[test]
fn bt_6_advancing_with_each_roll() {
    for (roll, board) in [
        (1, ". . . . . . . 1 \n . . . . . . . . \n 2 . . . . . . ."),
        (2, ". . . . . . . . \n 1 . . . . . . . \n 2 . . . . . . ."),
        (3, ". . . . . . . . \n . 1 . . . . . . \n 2 . . . . . . ."),
        (4, ". . . . . . . . \n . . 1 . . . . . \n 2 . . . . . . ."),
        (5, ". . . . . . . . \n . . . 1 . . . . \n 2 . . . . . . ."),
        (6, ". . . . . . . . \n . . . . 1 . . . \n 2 . . . . . . ."),
    ] {
        drawn(
            "
            . . . . . . 1 .
            . . . . . . . .
            2 . . . . . . .",
            &format!("0,0 0 seat1 move:{roll}"),
        )
        .allows("e m7")
        .after("m7")
        .is(board, "0,0 0 seat1 turn");
    }
}

#[test]
fn bt_6_only_own_marbles_advance() {
    drawn(
        "
        . . 1 . . . . .
        . . . . 3 . . .
        1 . . . . . 2 .",
        "1,0,0 0 seat1 move:2",
    )
    .allows("m17 m3")
    .refuses("e", "BT-6", "bille-trap-tray-empty")
    .refuses("m1", "BT-6", "bille-trap-no-marble space=1")
    .refuses("m24", "BT-6", "bille-trap-no-marble space=24")
    .refuses("m13", "BT-6", "bille-trap-not-yours space=13 owner=3")
    .refuses("m23", "BT-6", "bille-trap-not-yours space=23 owner=2");
}

#[test]
fn bt_6_whose_marble_it_is_comes_before_the_count() {
    drawn(
        "
        1 . . . . . . .
        . . . . . . . .
        . . . . . . . 2",
        "0,0 0 seat1 move:6",
    )
    .refuses("m23", "BT-6", "bille-trap-no-marble space=23")
    .refuses("m24", "BT-6", "bille-trap-not-yours space=24 owner=2");
}

#[test]
fn bt_7_home_is_reached_exactly() {
    for roll in 1..=6 {
        // One space short of exact, exact, one too far.
        let exact = 25 - roll;
        let row = |number: u8| {
            let mark = |place: u8| if place == number { "1" } else { "." };
            (1..=24).map(mark).collect::<Vec<_>>()
        };
        let board = |number: u8| {
            let marks = row(number);
            marks.chunks(8).map(|ring| ring.join(" ")).collect::<Vec<_>>().join("\n")
        };
        let at = |number: u8| drawn(&board(number), &format!("1,2 0 seat1 move:{roll}"));
        at(exact - 1).allows(&format!("e m{}", exact - 1));
        at(exact).after(&format!("m{exact}")).is(
            "
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .",
            "2,2 0 seat1 turn",
        );
        if exact < 24 {
            let far = exact + 1;
            let notice = format!("bille-trap-past-home space={far} roll={roll}");
            at(far).allows("e").refuses(&format!("m{far}"), "BT-7", &notice);
        }
    }
}

#[test]
fn bt_7_any_number_lies_at_home_and_is_never_pressed() {
    let home = drawn(
        "
        . . . . . . . .
        . . . . . . . .
        . . . 1 . 2 . .",
        "1,2 0 seat1 move:5",
    );
    home.after("m20").is(
        "
        . . . . . . . .
        . . . . . . . .
        . . . . . 2 . .",
        "2,2 0 seat1 turn",
    );
}

#[test]
fn bt_8_nobody_passes_with_a_marble_in_the_tray() {
    drawn(
        "
        . . . . . . . .
        . . . . . . . .
        . . . . . . 1 1",
        "0,0 0 seat1 move:6",
    )
    .allows("e")
    .refuses("pass", "BT-8", "bille-trap-must-play roll=6");
}

#[test]
fn bt_8_nobody_passes_who_can_advance() {
    let late = "
        . . . . . . . .
        . . . . . . . .
        . . . 1 . . 1 1";
    drawn(late, "0,0 0 seat1 move:5").allows("m20").refuses(
        "pass",
        "BT-8",
        "bille-trap-must-play roll=5",
    );
    drawn(late, "0,0 0 seat1 move:6").allows("pass");
}

#[test]
fn bt_8_playing_is_compulsory_even_onto_an_own_marble() {
    drawn(
        "
        . . . . . . . .
        . . . . . . . .
        . . . . . . 1 1",
        "1,0 0 seat1 move:1",
    )
    .allows("m23 m24")
    .refuses("pass", "BT-8", "bille-trap-must-play roll=1");
    drawn(
        "
        . . . . . . . .
        . . . . . . . .
        . . 1 . . . 1 .",
        "1,0 0 seat1 move:4",
    )
    .allows("m19")
    .after("m19")
    .allows("c o");
}

#[test]
fn bt_8_a_pass_ends_the_turn_without_turning_the_top() {
    drawn(
        "
        . . . . . . . .
        . . . . . . . .
        . . . . . . 1 1",
        "1,0,0 3 seat1 move:3",
    )
    .allows("pass")
    .refuses("e", "BT-6", "bille-trap-tray-empty")
    .refuses("m24", "BT-7", "bille-trap-past-home space=24 roll=3")
    .after("pass")
    .is(
        "
        . . . . . . . .
        . . . . . . . .
        . . . . . . 1 1",
        "1,0,0 3 seat2 die",
    );
}
