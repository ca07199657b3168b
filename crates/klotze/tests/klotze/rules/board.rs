//! KL-1 to KL-5: the board, the pieces, the stones, the players.

use game::{Actor, Position, Seat};
use klotze::{Color, Height, Klotze, Piece, Refusal, Remark, Setup, Square};

use crate::drawn::{FOUR, OPEN, check_ends, check_move, check_refused, moved, position, square};

const START: &str = "
    10  y . . . . . . . . g
     9  . . . 1 . . 1 . . .
     8  . . 1 . . . . 1 . .
     7  . 1 . 2 3 3 2 . 1 .
     6  . . . 3 Y G 3 . . .
     5  . . . 3 R B 3 . . .
     4  . 1 . 2 3 3 2 . 1 .
     3  . . 1 . . . . 1 . .
     2  . . . 1 . . 1 . . .
     1  r . . . . . . . . b
        a b c d e f g h i j";

fn start(setup: &str) -> Klotze {
    let setup: Setup = setup.parse().unwrap_or_else(|error| panic!("{setup}: {error}"));
    Klotze::start(&setup)
}

fn actor_name(position: &Klotze) -> &'static str {
    match position.actor() {
        Actor::Seat(seat) => position.seat_name(seat),
        other => panic!("{other:?}\n{position}"),
    }
}

#[test]
fn kl_1_corners_and_homes() {
    let table = [
        (Color::Red, "a1", "e5"),
        (Color::Yellow, "a10", "e6"),
        (Color::Green, "j10", "f6"),
        (Color::Blue, "j1", "f5"),
    ];
    for (color, corner, home) in table {
        assert_eq!(color.corner(), square(corner));
        assert_eq!(color.home(), square(home));
        assert_eq!(Color::of_corner(square(corner)), Some(color));
        assert_eq!(Color::of_home(square(home)), Some(color));
        assert_eq!(Color::of_corner(square(home)), None);
        assert_eq!(Color::of_home(square(corner)), None);
    }
    assert_eq!(Square::all().count(), 100);
}

#[test]
fn kl_2_the_start_is_as_drawn() {
    let start = Klotze::start(&Setup::default());
    assert_eq!(start, position(START, FOUR), "\n{}", start.sketch());
    let count = |piece| Square::all().filter(|square| start.piece(*square) == Some(piece)).count();
    assert_eq!(Height::ALL.map(|height| count(Piece::Column(height))), [12, 4, 8]);
    for color in Color::ALL {
        assert_eq!(start.klotz(color), color.home());
        assert_eq!(start.piece(color.home()), Some(Piece::Klotz(color)));
        assert_eq!(count(Piece::Klotz(color)), 1);
    }
    assert_eq!(start.count_actions(), 80);
}

#[test]
fn kl_3_stones_start_in_their_corners() {
    let start = Klotze::start(&Setup::default());
    assert_eq!(Color::ALL.map(|color| start.stone(color)), [None; 4]);
    assert_eq!(start.remarks(), []);
}

#[test]
fn kl_3_a_stone_in_a_corner_blocks_nothing() {
    let board = moved(OPEN, "e5>e1");
    assert_eq!(position(&board, FOUR).stone(Color::Red), None);
    check_ends(&board, FOUR, "e1", "a1 b2 c3 d4 f4 g3 h2 i1");
}

#[test]
fn kl_4_turn_order_is_clockwise() {
    let cases = [
        ("players=4", "red yellow green blue red"),
        ("players=3", "red yellow green red"),
        ("players=2", "red green red"),
        ("", "red yellow green blue red"),
        ("first=green", "green blue red yellow green"),
        ("colours=blue,red", "red blue red"),
        ("colours=blue,red first=blue", "blue red blue"),
        ("colours=yellow,blue,green", "yellow green blue yellow"),
        ("colours=yellow,blue,green first=blue", "blue yellow green blue"),
        ("players=3 first=yellow", "yellow green red yellow"),
    ];
    for (setup, order) in cases {
        let mut position = start(setup);
        for expected in order.split(' ') {
            assert_eq!(actor_name(&position), expected, "{setup}");
            position = position.apply(position.actions()[0]);
        }
    }
}

#[test]
fn kl_4_seats_are_numbered_from_the_one_who_begins() {
    let position = start("colours=red,yellow,blue first=blue");
    let names = position.seats().into_iter().map(|seat| position.seat_name(seat));
    assert_eq!(names.collect::<Vec<_>>(), ["blue", "red", "yellow"]);
    assert_eq!(position.playing(), position.seats());
    assert_eq!(position.actor(), Actor::Seat(Seat::ONE));
    assert_eq!(position.color(Seat::ONE), Some(Color::Blue));
    assert_eq!(position.color(Seat::ALL[3]), None);
    assert_eq!(position.seat(Color::Yellow), Some(Seat::ALL[2]));
    assert_eq!(position.seat(Color::Green), None);
}

#[test]
fn kl_5_unused_klotze_stay_and_are_known() {
    let position = start("players=2");
    let unused = [Color::Yellow, Color::Blue].map(|color| Remark::Unused { color });
    assert_eq!(position.remarks(), unused);
    assert_eq!(position.klotz(Color::Blue), Color::Blue.home());
}

/// With two players, red and green.
const TWO: &str = "red,green red -,-";

#[test]
fn kl_5_an_unused_klotz_is_never_moved() {
    let (from, color) = (square("e6"), Color::Yellow);
    let refusal = Refusal::UnusedKlotz { square: from, color };
    for token in ["e6-e2", "e6-a6", "e6-e6", "e6-d6"] {
        check_refused(OPEN, TWO, token, &refusal);
    }
    let refusal = Refusal::UnusedKlotz { square: square("f5"), color: Color::Blue };
    check_refused(OPEN, TWO, "f5-f1", &refusal);
}

#[test]
fn kl_5_an_unused_klotz_is_never_captured() {
    let board = moved(OPEN, "b10>d6 e9>g4");
    let yellow = Refusal::OntoUnused { square: square("e6"), color: Color::Yellow };
    check_refused(&board, TWO, "d6-e6", &yellow);
    let blue = Refusal::OntoUnused { square: square("f5"), color: Color::Blue };
    check_refused(&board, TWO, "g4-f5", &blue);
}

#[test]
fn kl_5_an_unused_klotz_blocks() {
    let board = moved(OPEN, "a8>e7 c10>d7 d10>f7 e5>e2 i9>f4");
    check_refused(&board, TWO, "e7-e4", &Refusal::Blocked { square: square("e6") });
    check_refused(&board, TWO, "f4-f7", &Refusal::Blocked { square: square("f5") });
    let both = Refusal::BothBlocked { first: square("d7"), second: square("e6") };
    check_refused(&board, TWO, "e7-d5", &both);
}

#[test]
fn kl_5_the_klotz_of_a_player_can_be_captured_abroad() {
    // With two players green's Klotz can be captured, and yellow's stays.
    let before = moved(OPEN, "f6>d3 b10>d2");
    let after = moved(OPEN, "b10>d3");
    check_move((&before, TWO), "d2-d3", (&after, "red,green green d3,-"));
}
