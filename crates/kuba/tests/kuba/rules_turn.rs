//! The rules of the turn: pushing again after a capture (KU-7) and not pushing
//! straight back (KU-8).

use game::{Coded, Position};

use crate::drawn::{Drawn, drawn, position};

/// White can capture twice, on g4 and on a6.
fn two_captures() -> Drawn {
    drawn(
        "
        7  . . . . . . .
        6  R W . . . . .
        5  . . . . . . .
        4  . . . . . W R
        3  . . . . . . .
        2  . B . . . . .
        1  . . . . . . R
           a b c d e f g",
        "white 4-6 - -",
    )
}

#[test]
fn ku_7_after_a_capture_any_own_marble_is_pushed_again() {
    let captured = two_captures().after("f4e");
    captured.says("white 5-6 - again").allows("b6n b6s b6w g4n g4s g4w pass");
    captured.after("b6w").says("white 6-6 - again").allows("a6e a6n a6s g4n g4s g4w pass");
}

#[test]
fn ku_7_a_captured_enemy_counts_as_well() {
    drawn(
        "
        7  . . . . . . .
        6  . . . . . . .
        5  . . . . . . .
        4  . R . . . W B
        3  . . . . . . .
        2  . B . . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 6-6 - -",
    )
    .after("f4e")
    .says("white 6-6 - again")
    .allows("g4n g4s g4w pass");
}

#[test]
fn ku_7_a_push_without_capture_ends_the_turn() {
    two_captures().after("f4n").says("black 4-6 - -").allows("b2e b2n b2s b2w");
    two_captures().after("f4e g4n").says("black 5-6 - -").allows("b2e b2n b2s b2w");
    two_captures().after("f4e b6w a6e").says("black 6-6 - -").allows("b2e b2n b2s b2w");
}

#[test]
fn ku_7_the_bonus_can_be_declined() {
    two_captures().after("f4e pass").is(
        "
        7  . . . . . . .
        6  R W . . . . .
        5  . . . . . . .
        4  . . . . . . W
        3  . . . . . . .
        2  . B . . . . .
        1  . . . . . . R
           a b c d e f g",
        "black 5-6 - -",
    );
}

#[test]
fn ku_7_pass_is_legal_only_right_after_a_capture() {
    for tokens in ["f4n", "f4e g4n", "f4e pass", "f4n b2n", "f4e pass b2n"] {
        let position = two_captures().after(tokens);
        position.refuses("pass", "KU-7", "kuba-nothing-to-decline");
    }
    two_captures().refuses("pass", "KU-7", "kuba-nothing-to-decline");
}

#[test]
fn ku_7_pass_may_be_the_only_action() {
    let captured = drawn(
        "
        7  R . . . . R R
        6  W R R R R B R
        5  R . . . . B W
        4  . . . . . R R
        3  B B B B B R R
        2  . . . . . . W
        1  . . . . . . .
           a b c d e f g",
        "white 0-0 g5w -",
    )
    .after("g2n g3w f3n f4n f5e");
    captured
        .is(
            "
            7  R . . . . B R
            6  W R R R R R W
            5  R . . . . . W
            4  . . . . . . R
            3  B B B B R . .
            2  . . . . . . .
            1  . . . . . . .
               a b c d e f g",
            "white 3-0 g5w again",
        )
        .allows("pass")
        .refuses("g5w", "KU-8", "kuba-pushed-back square=g5 direction=w")
        .refuses("g5e", "KU-6", "kuba-own-marble-off square=g5")
        .refuses("g5n", "KU-4", "kuba-no-room-behind square=g5 behind=g4 marble=red")
        .refuses("g6w", "KU-6", "kuba-own-marble-off square=a6")
        .refuses("a6e", "KU-6", "kuba-own-marble-off square=g6");
    captured.after("pass").says("black 3-0 - -");
}

/// White can push the row of b4, at whose front a black marble then lies on e4.
fn black_in_front() -> Drawn {
    drawn(
        "
        7  . . . . . . .
        6  . . . . . . .
        5  . . . . . . .
        4  . W R B . . .
        3  . . . . . . .
        2  . . B . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 6-6 - -",
    )
}

#[test]
fn ku_8_an_enemy_in_front_may_not_be_pushed_straight_back() {
    black_in_front()
        .after("b4e")
        .says("black 6-6 e4w -")
        .refuses("e4w", "KU-8", "kuba-pushed-back square=e4 direction=w")
        // This marble another way and another marble this way are free.
        .allows("c2e c2n c2s c2w e4n e4s");
}

#[test]
fn ku_8_the_ban_ends_with_the_turn() {
    let next = black_in_front().after("b4e c2s");
    next.says("white 6-6 - -");
    next.after("c4n").says("black 6-6 - -").allows("c1e c1n c1w e4n e4s e4w");
}

#[test]
fn ku_8_other_marbles_in_front_set_no_ban() {
    let board = "
        7  . . . . . . .
        6  W B R . . . .
        5  W B W . . . .
        4  W . . . B . .
        3  . . . . . . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g";
    let position = drawn(board, "white 6-6 - -");
    position.after("a6e").says("black 6-6 - -");
    position.after("a5e").says("black 6-6 - -");
    position.after("a4e").says("black 6-6 - -");
}

#[test]
fn ku_8_the_ban_lasts_for_the_whole_turn() {
    let turn = drawn(
        "
        7  . . . . R . .
        6  . . . . R . .
        5  . . . . R . .
        4  . W R B . . .
        3  . . . . B . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 5-4 - -",
    )
    .after("b4e");
    turn.says("black 5-4 e4w -").allows("e3e e3n e3w");

    // Whichever marble stands on e4 by then: now the one that came from e3.
    let captured = turn.after("e3n");
    captured
        .says("black 5-5 e4w again")
        .refuses("e4w", "KU-8", "kuba-pushed-back square=e4 direction=w")
        .allows("e4n e5e e5w pass");
    captured.after("e4n").says("black 5-6 e4w again").allows("e5e e5n e5w e6e e6w pass");
    captured.after("pass").says("white 5-5 - -");
    captured.after("e5w").says("white 5-5 - -");
}

#[test]
fn ku_8_a_line_with_the_banned_square_is_pushed_from_another() {
    drawn(
        "
        7  . . . . . . .
        6  . . . . . . .
        5  . . . . . . .
        4  . W B . B . .
        3  . . . R . . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 6-6 - -",
    )
    .after("b4e")
    .says("black 6-6 d4w -")
    .refuses("d4w", "KU-4", "kuba-no-room-behind square=d4 behind=e4 marble=black")
    .allows("d4s e4n e4s e4w")
    .after("e4w")
    .is(
        "
        7  . . . . . . .
        6  . . . . . . .
        5  . . . . . . .
        4  . W B B . . .
        3  . . . R . . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 6-6 b4e -",
    )
    .refuses("b4e", "KU-8", "kuba-pushed-back square=b4 direction=e")
    .allows("b4n b4s");
}

#[test]
fn ku_8_a_capture_sets_no_ban() {
    drawn(
        "
        7  . . . . . . .
        6  . . . . . . .
        5  . . . . . . .
        4  . . . W R B B
        3  . . . . . . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 6-6 - -",
    )
    .after("d4e")
    .says("white 6-6 - again")
    .after("pass")
    .says("black 6-6 - -")
    .allows("g4n g4s g4w");
}

#[test]
fn ku_8_a_ban_that_forbids_nothing_is_part_of_the_position() {
    let board = "
        7  . . . . . . .
        6  . . . . . . .
        5  . . . . . . .
        4  . . W B B . .
        3  . . . R . . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g";
    let [banned, free] = ["black 6-6 d4w -", "black 6-6 - -"].map(|rest| position(board, rest));
    assert_eq!(banned.actions(), free.actions());
    assert_ne!(banned, free);
}

#[test]
fn what_the_board_does_not_show_is_remarked() {
    let remarks = |rest| {
        let position = position(
            "
            7  . . . . . . .
            6  . . . . . . .
            5  . . . . . . .
            4  . . W B . . .
            3  . . . . . . .
            2  . . . . . . R
            1  . . . . . . R
               a b c d e f g",
            rest,
        );
        position.remarks().iter().map(|remark| remark.notice().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(remarks("white 5-6 - -"), ["kuba-reds white=5 black=6"]);
    assert_eq!(remarks("black 6-5 d4w -"), ["kuba-reds white=6 black=5", "kuba-ban push=d4w"]);
    assert_eq!(
        remarks("black 5-6 d4w again"),
        ["kuba-reds white=5 black=6", "kuba-again", "kuba-ban push=d4w"]
    );
}
