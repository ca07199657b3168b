//! The rules of the board and of the order of play, BT-1 to BT-5, each by what
//! it allows and what it refuses.

use bille_trap::{BilleTrap, Finding, Phase, Rule, Setup, Space, Spaces, Trap};
use game::{Actor, Position, Seat, Seats};

use crate::drawn::{drawn, position};

fn start(players: u8) -> BilleTrap {
    BilleTrap::start(&Setup::for_players(players).expect("two to four players"))
}

fn play(position: BilleTrap, tokens: &str) -> BilleTrap {
    tokens.split(' ').fold(position, |position, token| {
        let action = token.parse().expect("a token");
        position.play(action).unwrap_or_else(|refusal| panic!("{token}: {refusal}\n{position}"))
    })
}

fn space(number: u8) -> Space {
    Space::numbered(number).expect("a space")
}

#[test]
fn bt_1_the_start_is_empty_rings() {
    let expected = position(
        "
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .",
        "0,0 0 seat1 die",
    );
    assert_eq!(start(2), expected, "\n{}", start(2).sketch());
    assert_eq!(Space::COUNT, 24);
    assert_eq!(Space::all().count(), 24);
    assert_eq!((Space::numbered(0), Space::numbered(25)), (None, None));
}

#[test]
fn bt_1_a_ring_leads_into_the_next_and_the_last_one_home() {
    let rings = drawn(
        "
        . . . . . . . 1
        2 . . . . . . 1
        . . . . . . . 1",
        "0,0 0 seat1 move:1",
    );
    rings.after("m16").is(
        "
        . . . . . . . 1
        2 . . . . . . .
        1 . . . . . . 1",
        "0,0 0 seat1 turn",
    );
    rings.after("m8").says("seat1 test:9:8:turn");
    rings.after("m24").is(
        "
        . . . . . . . 1
        2 . . . . . . 1
        . . . . . . . .",
        "1,0 0 seat1 turn",
    );
}

#[test]
fn bt_2_of_24_traps_14_are_open_and_10_closed() {
    assert_eq!(Trap::COUNT, 24);
    assert_eq!((Finding::Open.dealt(), Finding::Closed.dealt()), (14, 10));
    drawn(
        "
        2 . . . . . . .
        . . . . . . . .
        . . . . . . . .",
        "0,0 0 seat1 test:1:tray:turn",
    )
    .weighs("c=10 o=14");
}

#[test]
fn bt_3_which_trap_lies_below_which_space() {
    // After so many notches the space lies over the trap.
    for (notches, number, trap) in [
        (0, 1, 0),
        (0, 8, 7),
        (0, 9, 8),
        (0, 24, 23),
        (1, 1, 1),
        (1, 8, 0),
        (1, 16, 8),
        (1, 17, 17),
        (1, 24, 16),
        (3, 6, 0),
        (3, 5, 7),
        (3, 14, 8),
        (5, 20, 16),
        (7, 1, 7),
        (7, 2, 0),
        (7, 9, 15),
        (7, 24, 22),
    ] {
        let rest = format!("0,0 {notches} seat1 die");
        let board = "
            1 . . . . . . .
            . . . . . . . .
            . . . . . . . .";
        let position = position(board, &rest);
        let under = position.trap_under(space(number));
        assert_eq!(under.number(), trap, "space {number} after {notches}");
        assert_eq!(position.notches(), notches);
    }
}

#[test]
fn bt_3_a_test_shows_the_trap_below_the_pressed_marble() {
    let pressed = |notches: u8| {
        let rest = format!("0,0 {notches} seat1 move:2");
        let board = "
            . . . . . . . .
            . . . 1 . 2 . .
            . . . . . . . .";
        play(position(board, &rest), "m12 o")
    };
    let known = |position: BilleTrap| {
        Trap::all().filter(|trap| position.known(*trap).is_some()).map(Trap::number).collect()
    };
    for (notches, trap) in [(0, 13), (1, 14), (2, 15), (3, 8), (4, 9), (7, 12)] {
        let found: Vec<u8> = known(pressed(notches));
        assert_eq!(found, [trap], "after {notches}");
    }
}

#[test]
fn bt_3_turning_takes_the_marbles_along() {
    let top = drawn(
        "
        1 . . . . . . 2    o c ? ? ? ? ? ?
        . . . . 1 . . .    ? ? ? ? ? ? ? o
        . . . . . . . .    ? ? ? c ? ? ? ?",
        "0,0 0 seat1 turn",
    );
    // The marbles keep their spaces, the traps theirs.
    top.after("t").is(
        "
        1 . . . . . . 2    o c ? ? ? ? ? ?
        . . . . 1 . . .    ? ? ? ? ? ? ? o
        . . . . . . . .    ? ? ? c ? ? ? ?",
        "0,0 1 seat2 die",
    );
}

#[test]
fn bt_3_eight_notches_are_a_whole_turn() {
    drawn(
        "
        1 . . . . . . .
        . . . . . . . .
        . . . . . . . 2",
        "0,0 7 seat1 turn",
    )
    .after("t")
    .is(
        "
        1 . . . . . . .
        . . . . . . . .
        . . . . . . . 2",
        "0,0 0 seat2 die",
    );
}

#[test]
fn bt_4_each_has_three_marbles_in_the_tray() {
    for players in 2..=4 {
        let start = start(players);
        assert_eq!(start.seats(), Seats::first(usize::from(players)));
        for seat in start.seats() {
            assert_eq!(start.in_tray(seat), 3);
            assert_eq!((start.at_home(seat), start.on_track(seat)), (0, Spaces::NONE));
        }
        assert_eq!(start.in_tray(Seat::ALL[3]), if players == 4 { 3 } else { 0 });
    }
}

#[test]
fn bt_4_a_fourth_marble_does_not_enter() {
    let three = "
        . 1 . . . . . .
        . . . . . . . .
        . . . . . . . 2";
    drawn(three, "1,0 0 seat1 move:4").allows("e m2");
    drawn(three, "2,0 0 seat1 move:4").allows("m2").refuses("e", "BT-6", "bille-trap-tray-empty");
}

#[test]
fn bt_4_marbles_of_one_colour_are_alike() {
    let one_first = play(start(2), "d1 e k d2 e d4 e k");
    let four_first = play(start(2), "d4 e k d2 e d1 e k");
    assert_eq!(one_first, four_first);
}

#[test]
fn bt_5_seat_1_begins_and_the_others_follow_in_order() {
    for players in 2..=4 {
        let mut position = start(players);
        for number in (1..=players).chain([1]) {
            let seat = Seat::numbered(number).expect("a seat");
            assert_eq!((position.turn_of(), position.actor()), (seat, Actor::Chance));
            position = play(position, &format!("d{}", [1, 4, 5, 6][usize::from(number) - 1]));
            assert_eq!(position.actor(), Actor::Seat(seat));
            position = play(position, if position.in_tray(seat) == 3 { "e k" } else { "e c k" });
        }
    }
}

#[test]
fn bt_5_first_the_die() {
    drawn(
        "
        1 . . . . . . .
        . . . . 2 . . .
        . . . . . . . .",
        "0,0 0 seat1 die",
    )
    .weighs("d1=1 d2=1 d3=1 d4=1 d5=1 d6=1")
    .refuses_all("e m1 m13 m24 t k pass o c", "BT-5", "bille-trap-die-due seat=1")
    .after("d4")
    .says("seat1 move:4");
}

#[test]
fn bt_5_then_one_move() {
    let moving = drawn(
        "
        1 . . . . . . .
        . . . . 2 . . .
        . . . . . . . .",
        "0,0 0 seat1 move:4",
    );
    moving
        .allows("e m1")
        .refuses_all("d1 d4 d6 o c", "BT-5", "bille-trap-player-due seat=1")
        .refuses_all("t k", "BT-5", "bille-trap-move-due roll=4");
    moving
        .after("m1")
        .says("seat1 turn")
        .refuses_all("m5 m1 m13 e", "BT-5", "bille-trap-top-due")
        .refuses_all("d1 o c", "BT-5", "bille-trap-player-due seat=1");
}

#[test]
fn bt_5_tests_come_before_anything_else() {
    drawn(
        "
        1 . . . 2 . . .
        . . . . . . . .
        . . . . . . . .",
        "0,0 0 seat1 move:4",
    )
    .after("m1")
    .allows("c o")
    .refuses_all("d1 d4 e m1 m5 t k pass", "BT-5", "bille-trap-test-due space=5");
}

#[test]
fn every_rule_has_its_id() {
    let ids: Vec<&str> = Rule::ALL.iter().map(|rule| rule.id().as_str()).collect();
    let expected: Vec<String> = (1..=13).map(|number| format!("BT-{number}")).collect();
    assert_eq!(ids, expected);
    assert_eq!(start(2).phase(), Phase::Die);
}
