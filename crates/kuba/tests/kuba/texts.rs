//! The texts of positions, set-ups and actions: what is read, what is printed,
//! each way in which a text is refused, and properties that hold for any text.

use std::iter::repeat_n;

use game::{Actor, Position, Quote, SetupError, Tone, Unreadable};
use kuba::{Action, Color, Kuba, Marble, PositionError, Push, Setup, Square};
use proptest::{prelude::*, sample::Index};

use crate::arbitrary::{position_of_a_game, text_of_a_position};

const ROWS: &str = "WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW";

#[track_caller]
fn refused(text: &str, error: PositionError) {
    assert_eq!(text.parse::<Kuba>(), Err(error), "{text}");
}

#[track_caller]
fn accepted(text: &str) {
    let position: Result<Kuba, PositionError> = text.parse();
    assert_eq!(position.map(|position| position.to_string()), Ok(text.to_owned()));
}

#[test]
fn a_position_has_five_fields() {
    for (text, found) in [
        (String::new(), 1),
        (ROWS.to_owned(), 1),
        (format!("{ROWS} white 0-0 -"), 4),
        (format!("{ROWS} white 0-0 - - "), 6),
        (format!("{ROWS}  white 0-0 - -"), 6),
        (format!("{ROWS}\twhite\t0-0\t-\t-"), 1),
    ] {
        refused(&text, PositionError::Fields { wanted: 5, found });
    }
    accepted(&format!("{ROWS} white 0-0 - -"));
    accepted(&format!("{ROWS} black 0-0 - -"));
}

#[test]
fn a_board_has_seven_rows_of_seven() {
    let rows = |rows: &str| format!("{rows} white 6-6 - -");
    let quote = Quote::of;
    for (board, error) in [
        ("", PositionError::Rows { wanted: 7, found: 1 }),
        ("7/7/7/7/7/7", PositionError::Rows { wanted: 7, found: 6 }),
        ("7/7/7/7/7/7/7/7", PositionError::Rows { wanted: 7, found: 8 }),
        ("7/7/6/7/7/7/7", PositionError::RowLength { row: 5, wanted: 7, found: 6 }),
        ("7/7/7/7/7/7/", PositionError::RowLength { row: 1, wanted: 7, found: 0 }),
        ("8/7/7/7/7/7/7", PositionError::RowLength { row: 7, wanted: 7, found: 8 }),
        ("WB3RRR/7/7/7/7/7/7", PositionError::RowLength { row: 7, wanted: 7, found: 8 }),
        ("7/x6/7/7/7/7/7", PositionError::Mark { mark: quote("x"), row: 6 }),
        ("7/7/7/w6/7/7/7", PositionError::Mark { mark: quote("w"), row: 4 }),
        ("7/7/7/7/7/7/07", PositionError::Mark { mark: quote("0"), row: 1 }),
        ("7/7/é6/7/7/7/7", PositionError::Mark { mark: quote("é"), row: 5 }),
        ("7/7/7/43/7/7/7", PositionError::SplitRun { row: 4 }),
    ] {
        refused(&rows(board), error);
    }
    accepted(&rows("WB5/7/3R3/7/7/7/7"));
}

#[test]
fn the_words_behind_the_board_are_known() {
    let quote = Quote::of;
    for actor in ["red", "White", "chance", ""] {
        let error = PositionError::UnknownActor { found: quote(actor) };
        refused(&format!("{ROWS} {actor} 0-0 - -"), error);
    }
    for reds in ["0", "0:0", "00-0", "0-", "-0", "a-b", "0-0-0", "٣-٣", ""] {
        let error = PositionError::Reds { found: quote(reds) };
        refused(&format!("{ROWS} white {reds} - -"), error);
    }
    for ban in ["a1", "a8n", "h1n", "a1x", "a1nn", "pass", "--", ""] {
        let error = PositionError::Ban { found: quote(ban) };
        refused(&format!("{ROWS} white 0-0 {ban} -"), error);
    }
    for again in ["Again", "again!", "a1n", "--", ""] {
        let error = PositionError::UnknownAgain { found: quote(again) };
        refused(&format!("{ROWS} white 0-0 - {again}"), error);
    }
}

#[test]
fn ku_1_no_marble_comes_from_nowhere() {
    let white = |found| PositionError::TooMany { color: Color::White, found, most: 8 };
    let black = |found| PositionError::TooMany { color: Color::Black, found, most: 8 };
    refused("WWWWWWW/WWB4/7/7/7/7/R6 white 6-6 - -", white(9));
    refused("BBBBBBB/BBW4/7/7/7/7/R6 white 6-6 - -", black(9));
    accepted("WWWWWWW/W6/BBBBBBB/B6/7/7/R6 white 6-6 - -");
}

#[test]
fn ku_1_no_red_is_lost() {
    let error = |board, captured| PositionError::RedCount { board, captured, all: 13 };
    refused("WB5/7/7/7/7/7/R6 white 6-5 - -", error(1, 11));
    refused("WB5/7/7/7/7/7/RR5 white 6-6 - -", error(2, 12));
    refused("WB5/7/7/7/7/7/7 white 7-7 - -", error(0, 14));
    refused(&format!("{ROWS} white 1-0 - again"), error(13, 1));
}

#[test]
fn ku_9_nobody_captures_after_the_end() {
    let error = |color, found| PositionError::PastWin { color, found, most: 7 };
    refused("WB5/7/7/7/7/7/RRRRR2 white 8-0 - -", error(Color::White, 8));
    refused("WB5/7/7/7/7/7/RRRRR2 black 0-9 - -", error(Color::Black, 9));
    accepted("WB5/7/7/7/7/7/RRRRRR1 white 7-0 - -");
    accepted("WB5/7/7/7/7/7/RRRRRR1 black 0-7 - -");
}

#[test]
fn ku_10_only_one_has_won() {
    refused("B6/7/7/7/7/7/RRRRRR1 white 7-0 - -", PositionError::BothWon);
    refused("W6/7/7/7/7/7/RRRRRR1 black 0-7 - -", PositionError::BothWon);
    refused("R6/7/7/7/7/7/7 white 6-6 - -", PositionError::BothWon);
    accepted("W6/7/7/7/7/7/R6 white 6-6 - -");
    accepted("B6/7/7/7/7/7/R6 black 6-6 - -");
}

#[test]
fn ku_10_who_has_won_still_acts() {
    let error = |color| PositionError::WinnerNotActing { color };
    refused("W6/7/7/7/7/7/R6 black 6-6 - -", error(Color::White));
    refused("B6/7/7/7/7/7/R6 white 6-6 - -", error(Color::Black));
    refused("WB5/7/7/7/7/7/RRRRRR1 black 7-0 - -", error(Color::White));
    refused("WB5/7/7/7/7/7/RRRRRR1 white 0-7 - -", error(Color::Black));
}

#[test]
fn ku_7_again_follows_a_capture() {
    let error = |color| PositionError::NoCapture { color };
    refused(&format!("{ROWS} white 0-0 - again"), error(Color::White));
    refused(&format!("{ROWS} black 0-0 - again"), error(Color::Black));
    // A red or an enemy marble makes a capture, the opponent's captures do not.
    let rows = "WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB3WW/BB3WW";
    accepted(&format!("{rows} white 1-0 - again"));
    refused(&format!("{rows} black 1-0 - again"), error(Color::Black));
    let rows = "WW3B1/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW";
    accepted(&format!("{rows} white 0-0 - again"));
    refused(&format!("{rows} black 0-0 - again"), error(Color::Black));

    refused("WB5/7/7/7/7/7/RRRRRR1 white 7-0 - again", PositionError::AgainOver);
    refused("W6/7/7/7/7/7/R6 white 6-6 - again", PositionError::AgainOver);
}

#[test]
fn ku_8_a_ban_is_on_an_own_marble() {
    let error = |push: &str, color| {
        let push = push.parse().expect("a push");
        PositionError::BanMarble { push, color }
    };
    let rows = "7/7/7/1BRW3/7/7/W6";
    accepted(&format!("{rows} white 6-6 d4w -"));
    refused(&format!("{rows} black 6-6 d4w -"), error("d4w", Color::Black));
    refused(&format!("{rows} white 6-6 c4w -"), error("c4w", Color::White));
    refused(&format!("{rows} white 6-6 d5w -"), error("d5w", Color::White));
    // Once something was captured, anything may stand there.
    accepted(&format!("{rows} black 6-6 d4w again"));
    accepted(&format!("{rows} white 6-6 d5w again"));
}

#[test]
fn ku_8_a_ban_points_at_the_line_that_was_pushed() {
    let error = |push: &str| PositionError::BanLine { push: push.parse().expect("a push") };
    // No line at all, and lines that end in a red or in an own marble.
    let rows = "7/2W4/7/1RBW2W/5B1/3WBW1/1W5";
    for ban in ["c6w", "d4e", "g4w", "d4w", "f2w"] {
        refused(&format!("{rows} white 6-6 {ban} -"), error(ban));
    }
    // Lines that come from outside the board: nobody pushed them from there.
    refused("7/7/7/BRW4/7/7/W6 white 6-6 c4w -", error("c4w"));
    refused("7/7/7/BW5/7/7/W5R white 6-6 b4w -", error("b4w"));
    // No capture fills the square that the line has left.
    for ban in ["a4w", "b4w", "c4w", "d1s", "d2s"] {
        refused(&format!("RRW4/7/7/BRW4/7/3W3/7 white 6-4 {ban} again"), error(ban));
    }
    accepted("RRW4/7/7/1RW4/7/3B3/7 white 6-4 c4w again");
    accepted("RRW4/7/7/BRW4/7/3W3/7 white 6-4 d3s again");
    // The game may end in a turn with a ban.
    accepted("WB5/7/7/7/7/7/RRRRRR1 white 7-0 d4w -");
    refused("WB5/7/7/7/7/7/RRRRRR1 white 7-0 a4w -", error("a4w"));
}

#[test]
fn set_ups_are_read_and_printed() {
    for (text, setup, printed) in [
        ("", Setup::Standard, "standard"),
        ("standard", Setup::Standard, "standard"),
        ("mirrored", Setup::Mirrored, "mirrored"),
        ("players=2", Setup::Standard, "standard"),
        (" players=2  mirrored ", Setup::Mirrored, "mirrored"),
    ] {
        assert_eq!(text.parse(), Ok(setup), "{text}");
        assert_eq!(setup.to_string(), printed);
    }
    let quote = Quote::of;
    for (text, error) in [
        ("mirrored mirrored", SetupError::Twice { word: quote("mirrored") }),
        ("mirrored=yes", SetupError::UnknownWord { word: quote("mirrored=yes") }),
        ("Mirrored", SetupError::UnknownWord { word: quote("Mirrored") }),
        ("colours=white", SetupError::UnknownWord { word: quote("colours=white") }),
        ("players=3", SetupError::Players { players: 3, least: 2, most: 2 }),
        ("players=1", SetupError::Players { players: 1, least: 2, most: 2 }),
        ("players=two", SetupError::NoNumber { word: quote("two") }),
    ] {
        assert_eq!(text.parse::<Setup>(), Err(error), "{text}");
    }
}

#[test]
fn actions_are_read_in_either_case_and_printed_in_lower() {
    for action in Kuba::every_action() {
        let token = action.to_string();
        assert_eq!(token, token.to_lowercase());
        assert_eq!(token.parse(), Ok(action));
        assert_eq!(token.to_uppercase().parse(), Ok(action));
    }
    assert_eq!(Kuba::every_action().count(), 49 * 4 + 1);
    for wrong in ["", "a", "a1", "a1x", "a1nn", "n", "a8n", "h1n", "a0n", "1an", "a1 n", "passe"] {
        assert_eq!(wrong.parse::<Action>(), Err(Unreadable), "{wrong}");
    }
    assert_eq!("pass".parse::<Push>(), Err(Unreadable));
}

#[test]
fn the_sketch_has_a_tone_for_each_marble() {
    let position: Kuba = "WB5/7/7/7/7/7/6R white 6-6 - -".parse().expect("a position");
    let sketch = position.sketch();
    assert_eq!(sketch.lines().len(), 8);
    let piece = |line: usize, place: usize| {
        let (tone, text) = &sketch.lines()[line][place];
        (*tone, text.trim())
    };
    // A line begins with the number of its row.
    assert_eq!(piece(0, 0), (Tone::Faint, "7"));
    assert_eq!(piece(0, 1), (Tone::Light, "W"));
    assert_eq!(piece(0, 2), (Tone::Dark, "B"));
    assert_eq!(piece(0, 3), (Tone::Faint, "."));
    assert_eq!(piece(6, 7), (Tone::Red, "R"));
}

/// What is accepted prints as it was read, and so does all that follows from it.
fn check_if_accepted(text: &str) -> Result<(), TestCaseError> {
    let Ok(position) = text.parse::<Kuba>() else { return Ok(()) };
    // Only the ban may be written in capitals.
    prop_assert!(position.to_string().eq_ignore_ascii_case(text), "{position}\n{text}");
    prop_assert_eq!(position.to_string().parse(), Ok(position));
    for action in position.actions() {
        let next = position.apply(action);
        prop_assert_eq!(next.to_string().parse(), Ok(next), "{} after {}", position, action);
    }
    Ok(())
}

proptest! {
    #[test]
    fn no_text_is_too_strange(text in ".*") {
        check_if_accepted(&text)?;
        let _ = (text.parse::<Action>(), text.parse::<Setup>());
    }

    #[test]
    fn no_text_of_known_letters_is_too_strange(
        text in "([WBR1-7]{1,5}/){6}[WBR1-7]{1,5} (white|black) [0-8]-[0-8] (-|[a-h][0-8][nesw]) (-|again)"
    ) {
        check_if_accepted(&text)?;
    }

    #[test]
    fn a_changed_text_is_refused_or_read_as_it_is(
        position in position_of_a_game(),
        place in any::<Index>(),
        letter in "[WBR0-9a-h/ -]|.",
    ) {
        let text = position.to_string();
        let place = place.index(text.len());
        let changed = format!("{}{letter}{}", &text[..place], &text[place + 1..]);
        check_if_accepted(&changed)?;
        let removed = format!("{}{}", &text[..place], &text[place + 1..]);
        check_if_accepted(&removed)?;
        let added = format!("{}{letter}{}", &text[..place], &text[place..]);
        check_if_accepted(&added)?;
    }

    #[test]
    fn marbles_may_lie_anywhere(text in text_of_a_position()) {
        check_if_accepted(&text)?;
    }

    #[test]
    fn a_capture_takes_one_marble_and_keeps_the_turn(position in position_of_a_game()) {
        for action in position.actions() {
            let next = position.apply(action);
            let shown = format!("{position} {action}");
            let taken = taken(&position, &next);
            prop_assert!(taken.len() <= 1, "{}", shown);
            if let [Marble::Of(color)] = taken[..] {
                prop_assert_ne!(position.actor(), Actor::Seat(color.seat()), "{}", shown);
            }
            if next.actor().outcome().is_none() {
                let goes_on = next.actor() == position.actor();
                prop_assert_eq!(goes_on, taken.len() == 1, "{}", shown);
            }
        }
    }
}

/// The marbles that are on the board of the first position alone.
fn taken(position: &Kuba, next: &Kuba) -> Vec<Marble> {
    let count = |position: &Kuba, marble| {
        Square::all().filter(|square| position.marble(*square) == Some(marble)).count()
    };
    [Marble::Of(Color::White), Marble::Of(Color::Black), Marble::Red]
        .into_iter()
        .flat_map(|marble| repeat_n(marble, count(position, marble) - count(next, marble)))
        .collect()
}
