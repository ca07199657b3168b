//! The texts of positions, set-ups and actions: what is read, what is printed,
//! and what is wrong with everything else.

use bille_trap::{
    Action, BilleTrap, Finding, Origin, Part, Phase, PositionError, Roll, Setup, Space, Test, Then,
};
use game::{Position, Quote, Seat, SetupError, Unreadable};

const UNKNOWN: &str = "????????/????????/????????";
const EMPTY: &str = "......../......../........";

fn space(number: u8) -> Space {
    Space::numbered(number).expect("a space")
}

fn seat(number: u8) -> Seat {
    Seat::numbered(number).expect("a seat")
}

#[track_caller]
fn refused(text: &str, error: &PositionError) {
    assert_eq!(text.parse::<BilleTrap>().as_ref(), Err(error), "{text}");
}

/// A test that is due on a track, with some traps known.
#[track_caller]
fn test_refused(track: &str, traps: &str, phase: &str, error: &PositionError) {
    refused(&format!("{track} 0,0 {traps} 0 seat1 {phase}"), error);
}

#[test]
fn positions_read_and_print() {
    for text in [
        "......../......../........ 0,0 ????????/????????/???????? 0 seat1 die",
        "......../......../........ 0,0,0,0 ????????/????????/???????? 0 seat4 move:3",
        "1..2..../......../3......4 0,(1),0,2 ????????/????????/???????? 7 seat4 turn",
        "1..2..../......../........ 0,0 o???????/cccccccc/c??????c 3 seat2 die",
        "1..2..../......../........ (2),0,0 oooooooo/oooooocc/cccccccc 3 seat2 die",
        "......../......../........ 2,3 ????????/????????/???????? 1 seat2 over",
        "1......./......../........ (0),(0),1,3 ????????/????????/???????? 0 seat4 over",
        "1......./......../........ 0,0 ????????/????????/???????? 0 seat2 test:1:tray:turn",
        "22...1../......../........ 0,0 c???????/????????/???????? 0 seat1 test:2:tray:turn",
        "......../22....../........ 0,0 ????????/c???????/???????? 0 seat1 test:10:3:turn",
        "......../......../2......2 0,0 ????????/????????/???????? 0 seat1 test:17:tray:end",
    ] {
        let position: BilleTrap = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.to_string(), text, "\n{}", position.sketch());
    }
}

#[test]
fn a_position_is_what_its_text_says() {
    let text =
        "1.2...../......../3......2 0,(1),0 o?c?????/????????/???????? 5 seat3 test:3:tray:turn";
    // Space 3 lies over no entry and behind no row of closed traps.
    refused(text, &PositionError::NoEntry { space: space(3) });
    let text =
        "1.2...../......../3......2 0,(1),0 o?c?????/????????/???????? 5 seat1 test:3:2:turn";
    let position: BilleTrap = text.parse().expect("a position");
    assert_eq!(position.seats().len(), 3);
    assert_eq!(position.playing().into_iter().collect::<Vec<_>>(), [seat(1), seat(3)]);
    assert_eq!(position.on_track(seat(2)).to_string(), "3, 24");
    assert_eq!(position.marble(space(17)), Some(seat(3)));
    assert_eq!(position.marble(space(2)), None);
    assert_eq!((position.at_home(seat(2)), position.in_tray(seat(2))), (1, 0));
    assert_eq!((position.at_home(seat(1)), position.in_tray(seat(1))), (0, 1));
    assert_eq!(position.in_tray(seat(3)), 2);
    assert_eq!((position.notches(), position.turn_of()), (5, seat(1)));
    let from = Origin::Space(space(2));
    assert_eq!(position.phase(), Phase::Test(Test { space: space(3), from, then: Then::Top }));
}

#[test]
fn fields_and_rings_are_counted() {
    for (text, found) in [("", 1), ("a b c", 3)] {
        refused(text, &PositionError::Fields { wanted: 6, found });
    }
    let whole = format!("{EMPTY} 0,0 {UNKNOWN} 0 seat1 die");
    refused(&format!("{whole} "), &PositionError::Fields { wanted: 6, found: 7 });
    refused(&format!(" {whole}"), &PositionError::Fields { wanted: 6, found: 7 });
    refused(&whole.replace(" 0 ", "  0 "), &PositionError::Fields { wanted: 6, found: 7 });

    let (track, traps) = (Part::Track, Part::Traps);
    let with = |track: &str, traps: &str| format!("{track} 0,0 {traps} 0 seat1 die");
    for (wrong, found) in [("......../........", 2), (&format!("{EMPTY}/........"), 4)] {
        refused(&with(wrong, UNKNOWN), &PositionError::Rings { part: track, wanted: 3, found });
    }
    for (wrong, found) in [("????????", 1), ("???/???/???/???/???", 5)] {
        refused(&with(EMPTY, wrong), &PositionError::Rings { part: traps, wanted: 3, found });
    }
    for (wrong, ring, found) in [
        ("......./......../........", 1, 7),
        ("......../........./........", 2, 9),
        ("......../......../", 3, 0),
    ] {
        let error = PositionError::RingLength { part: track, ring, wanted: 8, found };
        refused(&with(wrong, UNKNOWN), &error);
    }
    let error = PositionError::RingLength { part: traps, ring: 3, wanted: 8, found: 9 };
    refused(&with(EMPTY, "????????/????????/?????????"), &error);
}

#[test]
fn marks_are_known() {
    for (wrong, mark, ring) in [
        ("0......./......../........", "0", 1),
        ("......../..5...../........", "5", 2),
        ("......../......../.......é", "é", 3),
        ("?......./......../........", "?", 1),
    ] {
        let text = format!("{wrong} 0,0 {UNKNOWN} 0 seat1 die");
        refused(&text, &PositionError::Mark { part: Part::Track, mark: Quote::of(mark), ring });
    }
    for (wrong, mark, ring) in
        [("O???????/????????/????????", "O", 1), ("????????/????????/???.????", ".", 3)]
    {
        let text = format!("{EMPTY} 0,0 {wrong} 0 seat1 die");
        refused(&text, &PositionError::Mark { part: Part::Traps, mark: Quote::of(mark), ring });
    }
}

#[test]
fn seats_are_two_to_four_and_two_play() {
    let with = |home: &str| format!("{EMPTY} {home} {UNKNOWN} 0 seat1 die");
    for (home, found) in [("0", 1), ("0,0,0,0,0", 5)] {
        refused(&with(home), &PositionError::SeatCount { found, least: 2, most: 4 });
    }
    for (home, wrong) in [
        ("0,", ""),
        ("x,0", "x"),
        ("0,00", "00"),
        ("0,-1", "-1"),
        ("0,(1", "(1"),
        ("0,1)", "1)"),
        ("0,()", "()"),
        ("0,(x)", "(x)"),
        ("0,[1]", "[1]"),
        ("0,é", "é"),
    ] {
        refused(&with(home), &PositionError::Home { found: Quote::of(wrong) });
    }
    refused(&with("0,(0)"), &PositionError::Playing { found: 1, least: 2 });
    refused(&with("(0),0,(0)"), &PositionError::Playing { found: 1, least: 2 });
    refused(&with("(0),(0),(0),(0)"), &PositionError::Playing { found: 0, least: 2 });
}

#[test]
fn only_seats_of_the_game_have_marbles_and_turns() {
    let with =
        |track: &str, home: &str, seat: &str| format!("{track} {home} {UNKNOWN} 0 {seat} die");
    let track = "3......./......../........";
    refused(&with(track, "0,0", "seat1"), &PositionError::NoSeat { seat: seat(3), seats: 2 });
    let track = "4......./......../........";
    refused(&with(track, "0,0,0", "seat1"), &PositionError::NoSeat { seat: seat(4), seats: 3 });
    refused(&with(EMPTY, "0,0", "seat3"), &PositionError::NoSeat { seat: seat(3), seats: 2 });
    refused(&with(EMPTY, "0,0,0", "seat4"), &PositionError::NoSeat { seat: seat(4), seats: 3 });
    for wrong in ["", "seat", "seat0", "seat5", "Seat1", "seat01", "1", "chance"] {
        let error = PositionError::UnknownActor { found: Quote::of(wrong) };
        refused(&with(EMPTY, "0,0", wrong), &error);
    }
    refused(&with(EMPTY, "0,(0),0", "seat2"), &PositionError::ActorLeft { seat: seat(2) });
}

#[test]
fn notches_are_fewer_than_a_whole_turn() {
    for wrong in ["", "8", "9", "07", "-1", "x"] {
        let text = format!("1......./......../........ 0,0 {UNKNOWN} {wrong} seat1 die");
        refused(&text, &PositionError::Notches { found: Quote::of(wrong), most: 7 });
    }
}

#[test]
fn phases_are_known() {
    let with = |phase: &str| format!("1......2/......../........ 0,0 {UNKNOWN} 0 seat1 {phase}");
    for wrong in [
        "",
        "Die",
        "die:1",
        "move",
        "move:1:2",
        "turn:1",
        "test",
        "test:1",
        "test:8:tray",
        "over:",
        "won",
    ] {
        refused(&with(wrong), &PositionError::UnknownPhase { found: Quote::of(wrong) });
    }
    refused(
        &with("test:8:tray:turn:1"),
        &PositionError::UnknownPhase { found: Quote::of("test:8:tray:turn:1") },
    );
    for wrong in ["", "0", "7", "01", "x", "-1", "+1"] {
        let error = PositionError::UnknownRoll { found: Quote::of(wrong) };
        refused(&with(&format!("move:{wrong}")), &error);
    }
    for wrong in ["", "0", "25", "08", "x", "+8", "256", "99999999999999999999"] {
        let error = PositionError::TestSpace { found: Quote::of(wrong) };
        refused(&with(&format!("test:{wrong}:tray:turn")), &error);
        if !wrong.is_empty() {
            let error = PositionError::TestFrom { found: Quote::of(wrong) };
            refused(&with(&format!("test:8:{wrong}:turn")), &error);
        }
    }
    for wrong in ["", "t", "die", "Turn"] {
        let error = PositionError::TestThen { found: Quote::of(wrong) };
        refused(&with(&format!("test:8:2:{wrong}")), &error);
    }
}

#[test]
fn no_seat_has_more_than_three_marbles() {
    let with = |track: &str, home: &str, rest: &str| format!("{track} {home} {UNKNOWN} 0 {rest}");
    let three = "22..2.../......../........";
    let error = |number, found| PositionError::TooMany { seat: seat(number), found, most: 3 };
    refused(&with("2222..../......../........", "0,0", "seat1 die"), &error(2, 4));
    refused(&with(three, "0,1", "seat1 die"), &error(2, 4));
    refused(&with(EMPTY, "4,0", "seat1 die"), &error(1, 4));
    refused(&with(EMPTY, "0,(9),0", "seat1 die"), &error(2, 9));
    // The one in motion counts as well.
    refused(&with(three, "0,0", "seat2 test:1:tray:turn"), &error(2, 4));
    assert!(with(three, "0,0", "seat1 test:1:tray:turn").parse::<BilleTrap>().is_ok());
}

#[test]
fn no_more_traps_are_known_than_there_are() {
    let with = |traps: &str| format!("1......./......../........ 0,0 {traps} 0 seat1 die");
    let error = |kind, found, most| PositionError::TooManyKnown { kind, found, most };
    refused(&with("oooooooo/ooooooo?/????????"), &error(Finding::Open, 15, 14));
    refused(&with("cccccccc/ccc?????/????????"), &error(Finding::Closed, 11, 10));
    for full in ["oooooooo/oooooo??/????????", "cccccccc/cc??????/????????"] {
        assert!(with(full).parse::<BilleTrap>().is_ok(), "{full}");
    }
}

#[test]
fn nothing_is_turned_or_known_before_a_marble_has_moved() {
    let with = |traps: &str, notches: u8| format!("{EMPTY} 0,0 {traps} {notches} seat1 die");
    refused(&with(UNKNOWN, 1), &PositionError::NothingMoved);
    refused(&with("o???????/????????/????????", 0), &PositionError::NothingMoved);
    refused(&with("????????/????????/???????c", 0), &PositionError::NothingMoved);
    let text = format!("{EMPTY} 0,0 {UNKNOWN} 0 seat1 turn");
    refused(&text, &PositionError::NoMove { seat: seat(1) });
    // Another's marble is not enough.
    let text = format!("2......./......../........ 1,1 {UNKNOWN} 0 seat1 turn");
    assert!(text.parse::<BilleTrap>().is_ok());
    refused(&text.replace("1,1", "0,1"), &PositionError::NoMove { seat: seat(1) });
}

#[test]
fn over_is_when_all_marbles_of_one_are_home() {
    let with = |home: &str, rest: &str| format!("{EMPTY} {home} {UNKNOWN} 0 {rest}");
    for due in ["die", "move:1", "turn"] {
        let error = PositionError::NotOver { seat: seat(2) };
        refused(&with("0,3", &format!("seat1 {due}")), &error);
        refused(&with("0,3", &format!("seat2 {due}")), &error);
    }
    refused(&with("2,0", "seat1 over"), &PositionError::NotWon { seat: seat(1) });
    refused(&with("0,3", "seat1 over"), &PositionError::NotWon { seat: seat(1) });
    let two = PositionError::TwoHome { first: seat(1), second: seat(3) };
    refused(&with("3,0,3", "seat1 over"), &two);
    refused(&with("3,0,3", "seat2 die"), &two);
    refused(&with("0,(3),0", "seat1 die"), &PositionError::LeftHome { seat: seat(2) });
    refused(&with("0,(3),0", "seat1 over"), &PositionError::LeftHome { seat: seat(2) });
    refused(&with("0,(3),0", "seat2 over"), &PositionError::ActorLeft { seat: seat(2) });
}

#[test]
fn a_test_presses_a_marble() {
    let track = "1......2/......../........";
    test_refused(track, UNKNOWN, "test:2:tray:turn", &PositionError::TestEmpty { space: space(2) });
    test_refused(track, UNKNOWN, "test:9:3:turn", &PositionError::TestEmpty { space: space(9) });
}

#[test]
fn the_marble_in_motion_comes_from_a_free_space_before() {
    let track = "1......2/......../........";
    for from in [8, 9, 24] {
        let error = PositionError::FromAhead { from: space(from), space: space(8) };
        test_refused(track, UNKNOWN, &format!("test:8:{from}:turn"), &error);
    }
    let error = PositionError::FromOccupied { from: space(1) };
    test_refused(track, UNKNOWN, "test:8:1:turn", &error);
    let error = PositionError::EndFromSpace { from: space(7) };
    test_refused(track, UNKNOWN, "test:8:7:end", &error);
}

#[test]
fn the_marble_in_motion_can_have_come_there() {
    let track = "1.......2/......../........".replacen("..", ".", 1);
    let accepted = |track: &str, traps: &str, phase: &str| {
        let text = format!("{track} 0,0 {traps} 0 seat1 {phase}");
        assert!(text.parse::<BilleTrap>().is_ok(), "{text}");
    };
    // By a roll of at most six …
    accepted(&track, UNKNOWN, "test:8:2:turn");
    let far = "1......./2......./........";
    accepted(far, UNKNOWN, "test:9:3:turn");
    let error = PositionError::OutOfReach { from: space(2), space: space(9) };
    test_refused(far, UNKNOWN, "test:9:2:turn", &error);

    // … or over marbles on traps found closed.
    let row = "......22/1......./........";
    accepted(row, "??????cc/????????/????????", "test:9:1:turn");
    let error = PositionError::OutOfReach { from: space(1), space: space(9) };
    for traps in [
        UNKNOWN,
        "??????c?/????????/????????",
        "???????c/????????/????????",
        "??????oc/????????/????????",
        "?????c?c/????????/????????",
    ] {
        test_refused(row, traps, "test:9:1:turn", &error);
    }
    let gap = "......2./1......./........";
    test_refused(gap, "??????cc/????????/????????", "test:9:1:turn", &error);
}

#[test]
fn the_marble_in_motion_can_have_entered_there() {
    let board = |number: u8| {
        let mark = |place: u8| if place == number { '2' } else { '.' };
        let marks: String = (1..=24).map(mark).collect();
        format!("{}/{}/{}", &marks[..8], &marks[8..16], &marks[16..])
    };
    for number in 1..=24 {
        for (then, entries) in [("turn", &[1, 4, 5, 6][..]), ("end", &[9, 17][..])] {
            let phase = format!("test:{number}:tray:{then}");
            let text = format!("{} 0,0 {UNKNOWN} 0 seat1 {phase}", board(number));
            let expected = entries.contains(&number);
            assert_eq!(text.parse::<BilleTrap>().is_ok(), expected, "{text}");
            if !expected {
                refused(&text, &PositionError::NoEntry { space: space(number) });
            }
        }
    }
    let row = "......../221...../........";
    let found = "????????/cc??????/????????";
    let text = format!("{row} 0,0 {found} 0 seat1 test:11:tray:end");
    assert!(text.parse::<BilleTrap>().is_ok());
    let error = PositionError::NoEntry { space: space(11) };
    test_refused(row, found, "test:11:tray:turn", &error);
    test_refused(row, "????????/c???????/????????", "test:11:tray:end", &error);
    test_refused(row, "????????/?c??????/????????", "test:11:tray:end", &error);
}

#[test]
fn set_ups_read_and_print() {
    for players in 2..=4 {
        let setup = Setup::for_players(players).expect("two to four players");
        assert_eq!(setup.players(), players);
        assert_eq!(setup.to_string(), format!("players={players}"));
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
    assert_eq!((Setup::for_players(1), Setup::for_players(5)), (None, None));
    for two in ["", "standard", "players=2"] {
        assert_eq!(two.parse(), Ok(Setup::default()), "{two}");
    }
    for (wrong, error) in [
        ("players=5", SetupError::Players { players: 5, least: 2, most: 4 }),
        ("players=1", SetupError::Players { players: 1, least: 2, most: 4 }),
        ("players=x", SetupError::NoNumber { word: Quote::of("x") }),
        ("players=2 players=3", SetupError::Twice { word: Quote::of("players") }),
        ("mirrored", SetupError::UnknownWord { word: Quote::of("mirrored") }),
    ] {
        assert_eq!(wrong.parse::<Setup>(), Err(error), "{wrong}");
    }
}

#[test]
fn actions_read_and_print() {
    assert_eq!(BilleTrap::every_action().count(), 6 + 24 + 2 + 4);
    for action in BilleTrap::every_action() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    assert_eq!("M24".parse(), Ok(Action::Advance(space(24))));
    assert_eq!("D6".parse(), Ok(Action::Roll(Roll::new(6).expect("a roll"))));
    assert_eq!("PASS".parse(), Ok(Action::Pass));
    assert_eq!("O".parse(), Ok(Action::Find(Finding::Open)));
    for wrong in [
        "", "d", "d0", "d7", "d01", "d+1", "d11", "m", "m0", "m25", "m01", "m+1", "m 1", "m-1",
        "e1", "tt", "kk", "oc", "x", "é", "passe", "1", "md1", " e", "e ", "m256",
    ] {
        assert_eq!(wrong.parse::<Action>(), Err(Unreadable), "{wrong}");
    }
}
