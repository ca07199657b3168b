//! Texts of positions, set-ups and actions: what reads as itself, and every way
//! in which a text is refused.

use game::{Coded, Position, Quote, SetupError};
use klotze::{Action, Color, Height, Klotze, Move, PositionError, Setup, Square};

const ROWS: &str = "........../...1..1.../..1....1../.1.2332.1./...3YG3.../\
                    ...3RB3.../.1.2332.1./..1....1../...1..1.../..........";

fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The start with some marks changed: `b4=. c4=1`.
fn changed(changes: &str) -> String {
    let mut rows: Vec<Vec<char>> = ROWS.split('/').map(|row| row.chars().collect()).collect();
    for change in changes.split_whitespace() {
        let (name, mark) = change.split_once('=').expect("a square and a mark");
        let square = square(name);
        rows[9 - square.row()][square.column()] = mark.chars().next().expect("a mark");
    }
    let rows: Vec<String> = rows.iter().map(|row| row.iter().collect()).collect();
    rows.join("/")
}

fn check_refused(text: &str, error: &PositionError) {
    assert_eq!(text.parse::<Klotze>().as_ref(), Err(error), "{text}");
}

#[test]
fn positions_read_as_themselves() {
    for rest in [
        "red,yellow,green,blue red -,-,-,-",
        "red,yellow,green,blue blue -,-,-,-",
        "blue,red,yellow,green red b4,c3,-,d5",
        "red,green green b4,-",
        "yellow,blue yellow -,c3",
        "green,red green -,-",
        "(red),yellow,green,blue yellow -,b4,-,-",
        "red,(yellow),(green),blue blue b4,-,-,i7",
        "yellow,(blue),red red -,-,d9",
    ] {
        let text = format!("{ROWS} {rest}");
        let position: Klotze = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.to_string(), text);
    }
    let won = format!("{} red,green green -,-", changed("e5=. a1=R"));
    assert_eq!(won.parse::<Klotze>().map(|position| position.to_string()), Ok(won));
}

#[test]
fn fields_and_rows() {
    let rest = "red,green red -,-";
    for (text, found) in [
        (String::new(), 1),
        (ROWS.to_owned(), 1),
        (format!("{ROWS} red,green red"), 3),
        (format!("{ROWS} {rest} "), 5),
        (format!(" {ROWS} {rest}"), 5),
        (format!("{ROWS}  {rest}"), 5),
    ] {
        check_refused(&text, &PositionError::Fields { wanted: 4, found });
    }
    let rows = |found| PositionError::Rows { wanted: 10, found };
    check_refused(&format!("{ROWS}/ {rest}"), &rows(11));
    check_refused(&format!("{} {rest}", &ROWS[11..]), &rows(9));
    check_refused(&format!(". {rest}"), &rows(1));
    let length = |row, found| PositionError::RowLength { row, wanted: 10, found };
    check_refused(&format!("{ROWS}. {rest}"), &length(1, 11));
    check_refused(&format!("{} {rest}", &ROWS[1..]), &length(10, 9));
    check_refused(&format!("{} {rest}", ROWS.replacen("...3Y", "...Y", 1)), &length(6, 9));
    check_refused(&format!("///////// {rest}"), &length(10, 0));
    for (mark, row) in [("4", 7), ("0", 7), ("r", 7), ("x", 7), ("é", 7), ("\t", 7), ("*", 7)] {
        let text = format!("{} {rest}", ROWS.replacen(".1.2", &format!("{mark}1.2"), 1));
        check_refused(&text, &PositionError::Mark { mark: Quote::of(mark), row });
    }
}

#[test]
fn columns_are_as_many_as_drawn() {
    let columns = |height, wanted, found| PositionError::Columns { height, wanted, found };
    for (changes, error) in [
        ("b4=.", columns(Height::One, 12, 11)),
        ("b5=1", columns(Height::One, 12, 13)),
        ("d4=.", columns(Height::Two, 4, 3)),
        ("b5=2", columns(Height::Two, 4, 5)),
        ("d5=.", columns(Height::Three, 8, 7)),
        ("b5=3", columns(Height::Three, 8, 9)),
        ("d4=1", columns(Height::One, 12, 13)),
        ("d4=3", columns(Height::Two, 4, 3)),
    ] {
        check_refused(&format!("{} red,green red -,-", changed(changes)), &error);
    }
}

#[test]
fn klotze_are_one_of_each_and_where_they_can_stand() {
    let (red, yellow, green, blue) = (Color::Red, Color::Yellow, Color::Green, Color::Blue);
    for (changes, error) in [
        ("e5=.", PositionError::NoKlotz { color: red }),
        ("f5=.", PositionError::NoKlotz { color: blue }),
        (
            "b2=G",
            PositionError::TwoKlotze { color: green, first: square("f6"), second: square("b2") },
        ),
        ("e6=R", PositionError::KlotzOnHome { color: red, square: square("e6"), owner: yellow }),
        (
            "e5=Y e6=R",
            PositionError::KlotzOnHome { color: red, square: square("e6"), owner: yellow },
        ),
        (
            "e5=. f1=R e6=. e5=Y",
            PositionError::KlotzOnHome { color: yellow, square: square("e5"), owner: red },
        ),
        ("b4=. a1=1", PositionError::ColumnOnCorner { square: square("a1") }),
        ("d4=. j10=2", PositionError::ColumnOnCorner { square: square("j10") }),
        (
            "e5=. j1=R",
            PositionError::KlotzOnCorner { color: red, square: square("j1"), owner: blue },
        ),
        (
            "f6=. a1=G",
            PositionError::KlotzOnCorner { color: green, square: square("a1"), owner: red },
        ),
        ("b4=. e5=1 b1=R", PositionError::ColumnOnHome { square: square("e5") }),
        ("d5=. f5=3 b1=B", PositionError::ColumnOnHome { square: square("f5") }),
    ] {
        let text = format!("{} red,yellow,green,blue red -,-,-,-", changed(changes));
        check_refused(&text, &error);
    }
}

#[test]
fn seats_and_actors() {
    let unknown = |found| PositionError::UnknownColor { found: Quote::of(found) };
    let order = |wanted, found| PositionError::SeatOrder { wanted, found };
    let few = |found| PositionError::TooFewPlaying { least: 2, found };
    let actor = |found| PositionError::UnknownActor { found: Quote::of(found) };
    for (rest, error) in [
        ("red,white red -,-", unknown("white")),
        ("Red,green green -,-", unknown("Red")),
        (",red red -,-", unknown("")),
        ("red,(green red -,-", unknown("(green")),
        ("red,green) red -,-", unknown("green)")),
        ("red,((green)) red -,-", unknown("((green))")),
        ("red,() red -,-", unknown("()")),
        ("red,red red -,-", PositionError::ColorTwice { color: Color::Red }),
        ("red,green,(red) red -,-,-", PositionError::ColorTwice { color: Color::Red }),
        ("red,green,yellow red -,-,-", order(Color::Yellow, Color::Green)),
        ("red,yellow,blue,green red -,-,-,-", order(Color::Green, Color::Blue)),
        ("blue,yellow,red red -,-,-", order(Color::Red, Color::Yellow)),
        ("red red -", few(1)),
        ("red,(green) red -,-", few(1)),
        ("(red),(green) red -,-", few(0)),
        ("red,green white -,-", actor("white")),
        ("red,green - -,-", actor("-")),
        ("red,green (red) -,-", actor("(red)")),
        ("red,green  -,-", actor("")),
        ("red,green blue -,-", PositionError::ActorNotPlaying { color: Color::Blue }),
        ("red,(green),blue green -,-,-", PositionError::ActorNotPlaying { color: Color::Green }),
    ] {
        check_refused(&format!("{ROWS} {rest}"), &error);
    }
    let moved = PositionError::UnusedMoved { color: Color::Blue, square: square("b2") };
    check_refused(&format!("{} red,green red -,-", changed("f5=. b2=B")), &moved);
    let goal = PositionError::UnusedMoved { color: Color::Blue, square: square("j1") };
    check_refused(&format!("{} red,green red -,-", changed("f5=. j1=B")), &goal);
}

#[test]
fn stones() {
    let (red, green) = (Color::Red, Color::Green);
    let unknown = |color, found| PositionError::UnknownStone { color, found: Quote::of(found) };
    for (rest, error) in [
        ("red,green red -", PositionError::Stones { wanted: 2, found: 1 }),
        ("red,green red -,-,-", PositionError::Stones { wanted: 2, found: 3 }),
        ("red,green red ,-", unknown(red, "")),
        ("red,green red -,k1", unknown(green, "k1")),
        ("red,green red a11,-", unknown(red, "a11")),
        ("red,green red b04,-", unknown(red, "b04")),
        ("red,green red a2,-", PositionError::StoneOffColumn { color: red, square: square("a2") }),
        (
            "red,green red -,e5",
            PositionError::StoneOffColumn { color: green, square: square("e5") },
        ),
        (
            "red,green red -,j10",
            PositionError::StoneOffColumn { color: green, square: square("j10") },
        ),
        (
            "red,green red b4,b4",
            PositionError::TwoStones { square: square("b4"), first: red, second: green },
        ),
        (
            "green,red red b4,b4",
            PositionError::TwoStones { square: square("b4"), first: green, second: red },
        ),
        (
            "(red),green,blue blue b4,-,-",
            PositionError::StoneOfLeft { color: red, square: square("b4") },
        ),
    ] {
        check_refused(&format!("{ROWS} {rest}"), &error);
    }
}

#[test]
fn positions_after_the_goal() {
    let two = format!("{} red,yellow,green red -,-,-", changed("e5=. a1=R f6=. j10=G"));
    check_refused(&two, &PositionError::BothWon { first: Color::Red, second: Color::Green });
    let left = format!("{} (red),yellow,green green -,-,-", changed("e5=. a1=R"));
    check_refused(&left, &PositionError::LeftWon { color: Color::Red });
    let rows = changed("e5=. a1=R");
    let late = |found| PositionError::ActorAfterWin { wanted: Color::Green, found };
    check_refused(&format!("{rows} red,green,blue red -,-,-"), &late(Color::Red));
    check_refused(&format!("{rows} red,(yellow),green,blue blue -,-,-,-"), &late(Color::Blue));
    for rest in ["red,green,blue green -,-,-", "red,(yellow),green,blue green -,-,-,-"] {
        assert!(format!("{rows} {rest}").parse::<Klotze>().is_ok(), "{rest}");
    }
}

#[test]
fn setups() {
    for (text, printed) in [
        ("", "colours=red,yellow,green,blue first=red"),
        ("standard", "colours=red,yellow,green,blue first=red"),
        ("players=4", "colours=red,yellow,green,blue first=red"),
        ("players=3", "colours=red,yellow,green first=red"),
        ("players=2", "colours=red,green first=red"),
        ("first=blue", "colours=red,yellow,green,blue first=blue"),
        ("players=2 first=green", "colours=red,green first=green"),
        ("colours=blue,red", "colours=red,blue first=red"),
        ("first=blue  colours=blue,red", "colours=red,blue first=blue"),
        ("colours=green,blue,yellow players=3", "colours=yellow,green,blue first=yellow"),
    ] {
        let setup: Setup = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(setup.to_string(), printed);
        assert_eq!(printed.parse(), Ok(setup));
        assert_eq!(Klotze::start(&setup).seats().len(), setup.colors().len());
    }
    assert_eq!("".parse(), Ok(Setup::default()));
}

#[test]
fn refused_setups() {
    let quote = Quote::of;
    for (text, error) in [
        ("colours", SetupError::UnknownWord { word: quote("colours") }),
        ("first", SetupError::UnknownWord { word: quote("first") }),
        ("colors=red,blue", SetupError::UnknownWord { word: quote("colors=red,blue") }),
        ("mirrored", SetupError::UnknownWord { word: quote("mirrored") }),
        ("first=red first=red", SetupError::Twice { word: quote("first") }),
        ("players=x", SetupError::NoNumber { word: quote("x") }),
        ("players=1", SetupError::Players { players: 1, least: 2, most: 4 }),
        ("players=5", SetupError::Players { players: 5, least: 2, most: 4 }),
        ("colours=red", SetupError::Players { players: 1, least: 2, most: 4 }),
        ("colours=", SetupError::UnknownColour { word: quote("") }),
        ("colours=red,white", SetupError::UnknownColour { word: quote("white") }),
        ("colours=red,Blue", SetupError::UnknownColour { word: quote("Blue") }),
        ("first=white", SetupError::UnknownColour { word: quote("white") }),
        ("first=", SetupError::UnknownColour { word: quote("") }),
        ("colours=red,blue,red", SetupError::ColourTwice { colour: "red" }),
        ("colours=red,blue players=3", SetupError::ColoursPlayers { colours: 2, players: 3 }),
        ("players=2 colours=red", SetupError::ColoursPlayers { colours: 1, players: 2 }),
        ("players=2 first=blue", SetupError::FirstNotPlaying { colour: "blue" }),
        ("colours=red,blue first=green", SetupError::FirstNotPlaying { colour: "green" }),
    ] {
        assert_eq!(text.parse::<Setup>(), Err(error), "{text}");
    }
}

#[test]
fn actions() {
    let step = Move { from: square("a1"), to: square("j10") };
    for text in ["a1-j10", "A1-J10", "a1-J10"] {
        assert_eq!(text.parse(), Ok(Action::Move(step)));
    }
    assert_eq!(Action::Move(step).to_string(), "a1-j10");
    assert_eq!("PASS".parse(), Ok(Action::Pass));
    for wrong in [
        "", "-", "a1", "a1-", "-a1", "a1a2", "a1 a2", "a1-a2-a3", "a1--a2", "a1-a11", "k1-a1",
        "a0-a1", "a01-a2", "passe", "pas", " a1-a2", "a1-a2 ", "a1–a2", "é1-a2",
    ] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
}

#[test]
fn every_error_has_its_code() {
    let mut codes: Vec<&str> = PositionError::CODES.iter().map(|(code, _)| *code).collect();
    codes.extend(klotze::Refusal::CODES.iter().map(|(code, _)| *code));
    codes.extend(klotze::Remark::CODES.iter().map(|(code, _)| *code));
    let all = codes.len();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), all, "a code is used twice");
    let shared = |code: &&&str| !code.starts_with("klotze-");
    let shared: Vec<_> = codes.iter().filter(shared).copied().collect();
    assert_eq!(
        shared,
        [
            "over",
            "position-actor",
            "position-fields",
            "position-mark",
            "position-row-length",
            "position-rows"
        ]
    );
}
