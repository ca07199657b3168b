//! Records: what is written is read back, and everything that is wrong with one
//! has its own error.

use bille_trap::BilleTrap;
use game::{Comment, Day, Line, Quote, Record, RecordError, Seat, SheetError};
use klotze::Klotze;
use kuba::Kuba;

const WHOLE: &str = "format: 1
game: kuba
edition: 1
set-up: mirrored
seat1: Ada
seat2: Blaise: the Second
date: 2026-11-15
chance: none
result: 2 > 1 by ALL-4

{before anything} g7s {two} {comments} g1n resign:1 {after it all}
";

fn error(text: &str) -> RecordError {
    text.parse::<Record<Kuba>>().expect_err("not a record")
}

/// The error of the whole record with one piece replaced.
fn changed(piece: &str, by: &str) -> RecordError {
    assert!(WHOLE.contains(piece), "{piece}");
    error(&WHOLE.replacen(piece, by, 1))
}

#[test]
fn a_record_reads_and_prints_whole() {
    let record: Record<Kuba> = WHOLE.parse().expect("a record");
    assert_eq!(record.to_string(), WHOLE);
    let people = record.people.each_ref().map(|person| person.as_ref().map(Line::as_str));
    assert_eq!(people, [Some("Ada"), Some("Blaise: the Second"), None, None]);
    assert_eq!(record.date.as_ref().map(Day::as_str), Some("2026-11-15"));
    assert_eq!(record.comments.len(), 4);
    assert_eq!(record.game.length(), 2);
}

#[test]
fn a_bare_record_will_do() {
    let text = "format: 1\r\ngame: kuba\r\nedition: 1\r\n\r\na7s\n  a1n\t{late}g1n";
    let record: Record<Kuba> = text.parse().expect("a record");
    assert_eq!(record.game.length(), 3);
    assert_eq!(record.comments, [(2, Comment::new("late").expect("a comment"))]);
    assert!(record.to_string().contains("result: unfinished\n\na7s a1n {late} g1n\n"));
    let empty: Record<Kuba> = "format: 1\ngame: kuba\nedition: 1".parse().expect("a record");
    assert_eq!(empty.game.length(), 0);
}

#[test]
fn a_record_may_start_from_a_position() {
    let text = "format: 1\ngame: kuba\nedition: 1\nposition: 7/7/7/7/7/7/RW4B white 6-6 - -\n\ng1w";
    let record: Result<Record<Kuba>, _> = text.parse();
    let Err(RecordError::Token(refused)) = record else { panic!("{record:?}") };
    assert_eq!((refused.at, refused.rule.expect("a rule").as_str()), (1, "KU-4"));
    let record: Record<Kuba> = text.replace("g1w", "b1w").parse().expect("a record");
    assert!(
        record
            .to_string()
            .contains("position: 7/7/7/7/7/7/RW4B white 6-6 - -\nresult: 1 > 2 by KU-9")
    );
}

#[test]
fn leavings_and_draws_are_entries() {
    let text = "format: 1\ngame: klotze\nedition: 1\nset-up: colours=red,yellow,green first=red\nresult: 1 = 3 > 2 by ALL-3\n\nd2-d1 FLAG:2 draw\n";
    let record: Record<Klotze> = text.parse().expect("a record");
    assert_eq!(record.to_string(), text.replace("FLAG", "flag"));
}

#[test]
fn chance_is_in_the_record() {
    let text = "format: 1\ngame: bille-trap\nedition: 1\nset-up: players=2\nchance: real dice\nresult: unfinished\n\nd1 e k d1 e c t\n";
    let record: Record<BilleTrap> = text.parse().expect("a record");
    assert_eq!(record.to_string(), text);
}

#[test]
fn every_mistake_has_its_error() {
    let sheet = RecordError::Sheet;
    let quote = Quote::of;
    assert_eq!(error(""), sheet(SheetError::MissingKey { key: "format" }));
    assert_eq!(changed("edition: 1\n", ""), sheet(SheetError::MissingKey { key: "edition" }));
    assert_eq!(changed("game: kuba\n", ""), sheet(SheetError::MissingKey { key: "game" }));
    assert_eq!(changed("format: 1", "format 1"), sheet(SheetError::Line { line: 1 }));
    assert_eq!(changed("Ada", "A\u{7}da"), sheet(SheetError::Line { line: 5 }));
    assert_eq!(
        changed("chance", "luck"),
        sheet(SheetError::UnknownKey { key: quote("luck"), line: 8 })
    );
    assert_eq!(
        changed("chance: none", "date: 2026-11-15"),
        sheet(SheetError::KeyTwice { key: quote("date"), line: 8 })
    );
    assert_eq!(
        changed("format: 1", "format: 3"),
        sheet(SheetError::Format { found: quote("3"), known: 2 })
    );
    assert_eq!(
        changed("game: kuba", "game: klotze"),
        sheet(SheetError::Game { found: quote("klotze"), wanted: "kuba" })
    );
    assert_eq!(
        changed("edition: 1", "edition: 01"),
        sheet(SheetError::Edition { found: quote("01"), known: 1 })
    );
    assert_eq!(changed("chance: none", "position: x"), sheet(SheetError::TwoStarts));
    for wrong in ["2026-13-01", "2026-00-01", "2026-1-1", "15/11/2026", "2026-11-32", "2026-11-1é"]
    {
        assert_eq!(
            changed("2026-11-15", wrong),
            sheet(SheetError::Date { found: quote(wrong) }),
            "{wrong}"
        );
    }
    let seat = Seat::ALL[2];
    assert_eq!(changed("seat2", "seat3"), sheet(SheetError::NoSeat { seat }));
    assert_eq!(changed("{after it all}", "{after"), sheet(SheetError::OpenComment));
    assert_eq!(changed("{two}", "{\u{1b}[2J}"), sheet(SheetError::Comment { before: 1 }));
    assert_eq!(changed("Ada", ""), sheet(SheetError::Empty { key: quote("seat1") }));
    // Another format or edition may have other keys: it is named first.
    let other = WHOLE.replace("chance: none", "clock: 5+3");
    let format = SheetError::Format { found: quote("3"), known: 2 };
    assert_eq!(error(&other.replace("format: 1", "format: 3")), sheet(format));
    let edition = SheetError::Edition { found: quote("2"), known: 1 };
    assert_eq!(error(&other.replace("edition: 1", "edition: 2")), sheet(edition));
    assert!(matches!(changed("mirrored", "upside-down"), RecordError::Setup(_)));
    assert!(matches!(changed("set-up: mirrored", "position: x"), RecordError::Position(_)));
    assert!(matches!(changed("g1n", "g1x"), RecordError::Token(_)));
}

#[test]
fn the_result_must_be_that_of_the_game() {
    let wrong = WHOLE.replace("2 > 1", "1 > 2");
    let RecordError::Sheet(SheetError::Result { found, played }) = error(&wrong) else {
        panic!("the result differs");
    };
    assert_eq!((found, played), (Quote::of("1 > 2 by ALL-4"), Quote::of("2 > 1 by ALL-4")));
}

#[test]
fn tokens_of_a_record_are_read_strictly() {
    for wrong in [
        "resign:",
        "resign:0",
        "resign:5",
        "resign:one",
        "resign:+1",
        "resign:01",
        "left",
        "quit:1",
        "draw:1",
        "}",
    ] {
        let text = format!("format: 1\ngame: kuba\nedition: 1\n\na7s {wrong}");
        let RecordError::Token(refused) = error(&text) else { panic!("{wrong}") };
        assert_eq!((refused.at, refused.rule), (2, None), "{wrong}");
    }
}

#[test]
fn what_people_write_can_not_break_a_record() {
    for wrong in ["", "  ", "two\nlines", "bell\u{7}", "\u{202e}backwards", "\u{feff}"] {
        assert_eq!(Line::new(wrong), None, "{wrong:?}");
    }
    assert_eq!(Line::new(" Ada ").as_ref().map(Line::as_str), Some("Ada"));
    for wrong in ["closed}", "bell\u{7}", "\u{1b}[2J"] {
        assert_eq!(Comment::new(wrong), None, "{wrong:?}");
    }
    assert_eq!(Comment::new("two\r\nlines").as_ref().map(Comment::as_str), Some("two\nlines"));
    let marked = format!("\u{feff}{WHOLE}");
    assert_eq!(marked.parse::<Record<Kuba>>().expect("a record").to_string(), WHOLE);
}

/// For programmers: codes and facts, on one line.
#[test]
fn errors_print_their_codes_and_facts() {
    let token = changed("g1n", "g1e");
    assert_eq!(token.to_string(), "token 2: kuba-no-room-behind square=g1 behind=f1 marble=black");
    assert_eq!(changed("g1n", "g9n").to_string(), "token 2: token-unreadable token=g9n game=kuba");
    assert_eq!(changed("format: 1", "format: 3").to_string(), "record-format found=3 known=2");
    assert_eq!(changed("mirrored", "x").to_string(), "setup-unknown-word word=x");
    let position = changed("set-up: mirrored", "position: x");
    assert_eq!(position.to_string(), "position-fields wanted=5 found=1");
    assert_eq!(
        "a0".parse::<kuba::Square>().map_err(|error| error.to_string()),
        Err("can't be read".into())
    );
}
