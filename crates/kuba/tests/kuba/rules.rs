//! The rules of the board and of pushing, KU-1 to KU-6, each by what it allows
//! and what it refuses.

use game::{Actor, Position, Seat};
use kuba::{Color, Kuba, Marble, Rule, Setup, Square};

use crate::drawn::{drawn, position};

#[test]
fn ku_1_the_start_is_as_drawn() {
    let start = Kuba::start(&Setup::Standard);
    let expected = position(
        "
        7  W W . . . B B
        6  W W . R . B B
        5  . . R R R . .
        4  . R R R R R .
        3  . . R R R . .
        2  B B . R . W W
        1  B B . . . W W
           a b c d e f g",
        "white 0-0 - -",
    );
    assert_eq!(start, expected, "\n{}", start.sketch());

    let count = |marble| Square::all().filter(|square| start.marble(*square) == marble).count();
    assert_eq!(count(Some(Marble::Of(Color::White))), 8);
    assert_eq!(count(Some(Marble::Of(Color::Black))), 8);
    assert_eq!(count(Some(Marble::Red)), 13);
    assert_eq!(count(None), 20);
}

#[test]
fn ku_2_mirrored_is_the_mirror_image() {
    let start = Kuba::start(&Setup::Mirrored);
    let expected = position(
        "
        7  B B . . . W W
        6  B B . R . W W
        5  . . R R R . .
        4  . R R R R R .
        3  . . R R R . .
        2  W W . R . B B
        1  W W . . . B B
           a b c d e f g",
        "white 0-0 - -",
    );
    assert_eq!(start, expected, "\n{}", start.sketch());
}

#[test]
fn ku_3_white_begins() {
    for setup in [Setup::Standard, Setup::Mirrored] {
        let start = Kuba::start(&setup);
        assert_eq!(start.actor(), Actor::Seat(Seat::ONE));
        assert_eq!(start.seat_name(Seat::ONE), "white");
        assert_eq!(start.seat_name(Seat::TWO), "black");
    }
}

#[test]
fn ku_4_only_own_marbles_are_pushed() {
    drawn(
        "
        7  . . . . . . .
        6  . . . . . . .
        5  . . . . . . .
        4  . W . R . B .
        3  . . . . . . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 6-6 - -",
    )
    .allows("b4e b4n b4s b4w")
    .refuses("a1e", "KU-4", "kuba-no-marble square=a1")
    .refuses("d4e", "KU-4", "kuba-neutral square=d4")
    .refuses("f4w", "KU-4", "kuba-not-yours square=f4 owner=black")
    .after("b4n")
    .allows("f4e f4n f4s f4w")
    .refuses("b5n", "KU-4", "kuba-not-yours square=b5 owner=white");
}

#[test]
fn ku_4_the_square_behind_is_free() {
    drawn(
        "
        7  . . . . . . .
        6  . . . W . . .
        5  . . . . . . .
        4  . R W . W B .
        3  . . . . . . .
        2  W . . . . . .
        1  W . . . . . .
           a b c d e f g",
        "white 6-6 - -",
    )
    .refuses("c4e", "KU-4", "kuba-no-room-behind square=c4 behind=b4 marble=red")
    .refuses("e4w", "KU-4", "kuba-no-room-behind square=e4 behind=f4 marble=black")
    .refuses("a2n", "KU-4", "kuba-no-room-behind square=a2 behind=a1 marble=white")
    // Only the next square behind counts, and on a1 the outside counts as free.
    .allows("a1e a1n a2e c4n c4s c4w d6e d6n d6s d6w e4e e4n e4s");
}

#[test]
fn ku_4_the_outside_behind_is_free() {
    drawn(
        "
        7  W . . W . . .
        6  . . . . . . .
        5  . . . . . . .
        4  . . . . . . W
        3  . . . . . . .
        2  R B . . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 6-6 - -",
    )
    .allows("a7e a7s d7e d7s d7w g4n g4s g4w");
}

#[test]
fn ku_5_the_line_moves_as_far_as_it_is_unbroken() {
    drawn(
        "
        7  . . . . . . .
        6  . . . B . . .
        5  . . B R . . .
        4  W B R . W . R
        3  . R W . . . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 4-5 - -",
    )
    .after("a4e")
    .is(
        "
        7  . . . . . . .
        6  . . . B . . .
        5  . . B R . . .
        4  . W B R W . R
        3  . R W . . . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g",
        "black 4-5 - -",
    );
}

#[test]
fn ku_5_a_marble_alone_moves_alone() {
    drawn(
        "
        7  . . . . . . .
        6  . . . B . . .
        5  . . . . . . .
        4  . . R W . R .
        3  . . . . . . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 6-5 - -",
    )
    .after("d4s")
    .is(
        "
        7  . . . . . . .
        6  . . . B . . .
        5  . . . . . . .
        4  . . R . . R .
        3  . . . W . . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g",
        "black 6-5 - -",
    );
}

#[test]
fn ku_5_up_to_six_are_carried_along() {
    // Five, and the seventh square is free …
    let six = drawn(
        "
        7  . . . . . . .
        6  . . . . . . R
        5  B . . . . . .
        4  W R B W B R .
        3  . . . . . . R
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 5-4 - -",
    );
    let moved = "
        7  . . . . . . .
        6  . . . . . . R
        5  B . . . . . .
        4  . W R B W B R
        3  . . . . . . R
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g";
    six.after("a4e").is(moved, "black 5-4 - -");

    // … or six, and the last of them leaves the board.
    let seven = drawn(
        "
        7  . . . . . . .
        6  . . . . . . R
        5  B . . . . . .
        4  W R B W B R R
        3  . . . . . . R
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 5-3 - -",
    );
    seven.after("a4e").is(moved, "white 6-3 - again");
}

#[test]
fn ku_6_a_red_at_the_edge_is_captured() {
    drawn(
        "
        7  . . . . . . .
        6  . . . . . . .
        5  R . . . . . .
        4  . . . W B W R
        3  R . . . . . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 4-6 - -",
    )
    .after("d4e")
    .is(
        "
        7  . . . . . . .
        6  . . . . . . .
        5  R . . . . . .
        4  . . . . W B W
        3  R . . . . . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 5-6 - again",
    );
}

#[test]
fn ku_6_an_enemy_at_the_edge_is_captured() {
    drawn(
        "
        7  . . . . . . .
        6  . . . . . . .
        5  . . . . . . .
        4  . B . . W R B
        3  . . . . . . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 6-6 - -",
    )
    .after("e4e")
    .is(
        "
        7  . . . . . . .
        6  . . . . . . .
        5  . . . . . . .
        4  . B . . . W R
        3  . . . . . . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 6-6 - again",
    );
}

#[test]
fn ku_6_no_own_marble_leaves_the_board() {
    drawn(
        "
        7  . . . . . . .
        6  . W B R W B W
        5  . . . . . . .
        4  W . . . . . .
        3  . . W R W . .
        2  . . . . . . .
        1  . . . . . . .
           a b c d e f g",
        "white 5-6 - -",
    )
    .refuses("b6e", "KU-6", "kuba-own-marble-off square=g6")
    .refuses("a4w", "KU-6", "kuba-own-marble-off square=a4")
    // A line with room in front takes its last marble along, whose ever it is.
    .allows("a4e a4n a4s b6n b6s c3e c3n c3s e3n e3s e3w e6n e6s g6n g6s g6w");
}

#[test]
fn every_rule_has_its_id() {
    let ids: Vec<String> = Rule::ALL.iter().map(|rule| rule.id().to_string()).collect();
    let expected: Vec<String> = (1..=11).map(|number| format!("KU-{number}")).collect();
    assert_eq!(ids, expected);
}
