//! The texts of positions, set-ups and actions, and what a position says of
//! itself: they read as they print, and every other text is refused for its own
//! reason.

use std::collections::HashSet;

use black_holes::{Action, BlackHoles, Color, PositionError, Refusal, Remark, Setup, Tip};
use game::{Coded, Direction, Position, Quote, SetupError, Tone, Unreadable};

use crate::drawn::{drawn, square};

/// Five blocks each, far from each other.
const BLOCKS: &str = "d4,f4,e5f5,d6d7,f7/e4,g4,d5,h5,h6h7";
const LIGHT: &str = "d4,f4,e5f5,d6d7,f7";
const DARK: &str = "e4,g4,d5,h5,h6h7";

fn read(text: &str) -> Result<BlackHoles, PositionError> {
    text.parse()
}

fn tip(token: &str) -> Tip {
    token.parse().expect("a move")
}

#[test]
fn positions_read_as_they_print() {
    for text in [
        "d4,f4,e5,g5,d6,f6,e7,g7/e4,g4,d5,f5,e6,g6,d7,f7 light 1 - -",
        &format!("{BLOCKS} light 1 - -"),
        &format!("{BLOCKS} light 2 - -"),
        &format!("{BLOCKS} dark 1 d6e h5e"),
        &format!("{BLOCKS} dark 2 f7n h5e"),
        // Drawn, and won with and without a move left.
        "f1,g1h1,d2e2,h2,f3/c1,d1e1,b2c2,f2,e3 dark 0 - e3n",
        "d4,f4,e5f5,d6d7/e4,g4,d5,h5,h6h7 light 1 - h5e",
        "d4,f4,e5f5,d6d7/e4,g4,d5,h5,h6h7 dark 2 - h5e",
        "d4,f4,e5f5,d6d7,f7/e4,g4,d5,h6h7 light 2 f7n -",
        // Right up to a hole, and at every edge.
        "c1,h1,a3b3,d3,j3/a8,j8,b9c9,c10,h10 dark 2 - -",
    ] {
        assert_eq!(read(text).map(|position| position.to_string()), Ok(text.to_owned()));
    }
}

#[test]
fn blocks_are_read_in_any_order_and_case() {
    let shuffled = "F7,d6D7,E5F5,f4,d4/h6h7,D5,g4,h5,e4 light 2 D6E -";
    assert_eq!(read(shuffled), read(&format!("{BLOCKS} light 2 d6e -")));
    assert_ne!(read(shuffled), read(&format!("{BLOCKS} light 2 - -")), "a ban is a difference");
}

#[test]
fn every_field_is_there_once() {
    let two = Err(PositionError::Fields { wanted: 5, found: 2 });
    assert_eq!(read(&format!("{BLOCKS} light")), two);
    assert_eq!(read(""), Err(PositionError::Fields { wanted: 5, found: 1 }));
    for text in ["light 2 - - -", " light 2 - -", "light 2 - - ", "light  2 - -"] {
        let six = Err(PositionError::Fields { wanted: 5, found: 6 });
        assert_eq!(read(&format!("{BLOCKS} {text}")), six, "{text}");
    }
    for (blocks, found) in [(LIGHT, 1), ("", 1), (&format!("{BLOCKS}/"), 3)] {
        let sides = Err(PositionError::Sides { wanted: 2, found });
        assert_eq!(read(&format!("{blocks} light 2 - -")), sides, "{blocks}");
    }
    for found in ["Light", "white", "", "chance"] {
        let actor = Err(PositionError::UnknownActor { found: Quote::of(found) });
        assert_eq!(read(&format!("{BLOCKS} {found} 2 - -")), actor);
    }
    for found in ["3", "", "-", "02", "+1", "two"] {
        let left = Err(PositionError::UnknownLeft { found: Quote::of(found) });
        assert_eq!(read(&format!("{BLOCKS} light {found} - -")), left);
    }
    for found in ["", "pass", "d6", "d6x", "d6ee", "k1e", "--"] {
        let ban = Err(PositionError::UnreadableBan { found: Quote::of(found) });
        assert_eq!(read(&format!("{BLOCKS} light 2 {found} -")), ban);
        assert_eq!(read(&format!("{BLOCKS} light 2 - {found}")), ban);
    }
}

#[test]
fn a_block_is_a_square_or_two() {
    // In the place of Light's f4 or of Dark's g4.
    let read_with = |block: &str| {
        let light = read(&format!("{LIGHT}/{DARK} light 2 - -").replace("f4", block));
        let dark = read(&format!("{LIGHT}/{DARK} light 2 - -").replace("g4", block));
        assert_eq!(light.is_err(), dark.is_err(), "{block}");
        light.map(|position| position.to_string())
    };
    for found in ["", "x", "f", "f0", "f11", "k4", "f4g", "f4g4h4", "f4-g4", "4f", "é4"] {
        let unreadable = PositionError::UnreadableBlock { found: Quote::of(found) };
        assert_eq!(read_with(found), Err(unreadable), "{found}");
    }
    for (block, first, second) in
        [("b4d4", "b4", "d4"), ("b4c5", "b4", "c5"), ("b4b4", "b4", "b4"), ("j4a5", "j4", "a5")]
    {
        let apart = PositionError::Apart { first: square(first), second: square(second) };
        assert_eq!(read_with(block), Err(apart));
    }
    for (block, first, anchor) in [("b4a4", "b4", "a4"), ("b5b4", "b5", "b4")] {
        let last = PositionError::AnchorLast { anchor: square(anchor), first: square(first) };
        assert_eq!(read_with(block), Err(last));
    }
    for (block, off) in
        [("a1", "a1"), ("j10", "j10"), ("b1c1", "b1"), ("h1i1", "i1"), ("a8a9", "a9")]
    {
        assert_eq!(read_with(block), Err(PositionError::OffBoard { square: square(off) }));
    }
    for (block, hole) in [("c3", "c3"), ("b3c3", "c3"), ("c3c4", "c3"), ("h8i8", "h8")] {
        assert_eq!(read_with(block), Err(PositionError::OnHole { hole: square(hole) }));
    }
}

#[test]
fn no_two_blocks_share_a_square() {
    for (block, shared) in [
        ("d4", "d4"),
        ("c4d4", "d4"),
        ("e5", "e5"),
        ("f5", "f5"),
        ("f5f6", "f5"),
        ("d7", "d7"),
        ("c7d7", "d7"),
        ("e5f5", "e5"),
    ] {
        let overlap = Err(PositionError::Overlap { square: square(shared) });
        assert_eq!(read(&format!("{LIGHT},{block}/{DARK} light 2 - -")), overlap, "{block}");
        assert_eq!(read(&format!("{LIGHT}/{DARK},{block} light 2 - -")), overlap, "{block}");
    }
}

#[test]
fn nobody_has_too_many_blocks_or_too_few() {
    let (most, least) = (8, 4);
    let nine = "c1,d1,e1,f1,g1,h1,d2,e2,f2";
    let three = "c10,d10,e10";
    for (color, other) in [(Color::Light, DARK), (Color::Dark, LIGHT)] {
        let sides = |blocks: &str| match color {
            Color::Light => read(&format!("{blocks}/{other} light 2 - -")),
            Color::Dark => read(&format!("{other}/{blocks} light 2 - -")),
        };
        assert_eq!(sides(nine), Err(PositionError::TooMany { color, found: 9, most }));
        assert_eq!(sides(three), Err(PositionError::TooFew { color, found: 3, least }));
        assert_eq!(sides(""), Err(PositionError::TooFew { color, found: 0, least }));
        assert!(sides(&nine[..nine.len() - 3]).is_ok());
    }
}

#[test]
fn a_win_ends_the_game() {
    let (four, five) = ("c1,d1,e1,f1", "c10,d10,e10,f10,g10");
    assert_eq!(read(&format!("{four}/c10,d10,e10,f10 light 1 - -")), Err(PositionError::BothWon));
    // With a move left it is still the winner's turn, else the other's.
    for rest in ["light 1 - -", "dark 2 - -", "dark 2 - g10s"] {
        assert!(read(&format!("{four}/{five} {rest}")).is_ok(), "{rest}");
    }
    for rest in ["dark 1 - -", "light 2 - -", "light 2 g10s -"] {
        assert!(read(&format!("{five}/{four} {rest}")).is_ok(), "{rest}");
    }
    let light = Err(PositionError::PlayedOn { winner: Color::Light });
    for rest in
        ["light 2 - -", "dark 1 - -", "light 0 - -", "dark 0 - -", "light 1 c1n -", "dark 2 c1n -"]
    {
        assert_eq!(read(&format!("{four}/{five} {rest}")), light, "{rest}");
    }
    let dark = Err(PositionError::PlayedOn { winner: Color::Dark });
    for rest in ["dark 2 - -", "light 1 - -", "dark 1 - c1n"] {
        assert_eq!(read(&format!("{five}/{four} {rest}")), dark, "{rest}");
    }
}

#[test]
fn no_hole_is_shut_in() {
    let shut = Err(PositionError::ShutHole { hole: square("c3") });
    assert_eq!(read("a3b3,c4,f4,g4,h4/c1c2,d3,f5,g5,h5 light 2 - -"), shut);
    assert!(read("a3b3,c5,f4,g4,h4/c1c2,d3,f5,g5,h5 light 2 - -").is_ok());
    let shut = Err(PositionError::ShutHole { hole: square("h8") });
    assert_eq!(read("h9,g8,i8,h6h7,c1/d1,e1,f1,g1,h1 light 2 - -"), shut);
}

#[test]
fn a_ban_is_on_ones_own_block() {
    for (bans, token, color) in [
        ("g4e -", "g4e", Color::Light),
        ("f5e -", "f5e", Color::Light),
        ("c9e -", "c9e", Color::Light),
        ("a1e -", "a1e", Color::Light),
        ("- d4w", "d4w", Color::Dark),
        ("- h7n", "h7n", Color::Dark),
    ] {
        let expected = Err(PositionError::BanBlock { tip: tip(token), color });
        assert_eq!(read(&format!("{BLOCKS} light 2 {bans}")), expected, "{bans}");
    }
}

#[test]
fn a_ban_leads_where_the_block_can_have_been() {
    for (token, block) in [("i6e", "i6"), ("c2w", "c2"), ("b2s", "b2c2"), ("j6e", "j6j7")] {
        let text = format!("{LIGHT},{block}/{DARK} dark 1 {token} -");
        assert_eq!(read(&text), Err(PositionError::BanOffBoard { tip: tip(token) }), "{text}");
    }
    for (token, block) in [("c2n", "c2"), ("a3e", "a3"), ("a3e", "a3b3"), ("b4s", "b4c4")] {
        let text = format!("{LIGHT},{block}/{DARK} dark 1 {token} -");
        let expected = PositionError::BanHole { tip: tip(token), hole: square("c3") };
        assert_eq!(read(&text), Err(expected), "{text}");
    }
}

#[test]
fn what_moved_last_left_free_squares_behind() {
    // Where d4 and g4 may not go back to, something is.
    let occupied =
        |token| Err(PositionError::BanOccupied { tip: tip(token), square: square("e4") });
    for (rest, token) in [
        ("light 1 d4e -", "d4e"),
        ("dark 2 d4e -", "d4e"),
        ("dark 1 - g4w", "g4w"),
        ("light 2 - g4w", "g4w"),
    ] {
        assert_eq!(read(&format!("{BLOCKS} {rest}")), occupied(token), "{rest}");
    }
    // It may have come there since.
    for rest in ["light 2 d4e -", "dark 1 d4e -", "dark 2 - g4w", "light 1 - g4w"] {
        assert!(read(&format!("{BLOCKS} {rest}")).is_ok(), "{rest}");
    }
}

#[test]
fn no_moves_left_means_a_draw() {
    let stuck = "f1,g1h1,d2e2,h2,f3/c1,d1e1,b2c2,f2,e3";
    assert!(read(&format!("{stuck} dark 0 - e3n")).is_ok());
    assert!(read(&format!("{stuck} light 0 f3n -")).is_ok());
    for (rest, expected) in [
        ("dark 0 - -", PositionError::NoDraw { color: Color::Dark }),
        ("light 0 - -", PositionError::NoDraw { color: Color::Light }),
        ("dark 0 f3n e3n", PositionError::NoPass { color: Color::Light }),
        ("light 0 f3n e3n", PositionError::NoPass { color: Color::Dark }),
    ] {
        assert_eq!(read(&format!("{stuck} {rest}")), Err(expected), "{rest}");
    }
    // With two moves, Light could move whatever ban was on them.
    let free_pass = Err(PositionError::FreePass { color: Color::Light });
    let more = stuck.replace("f3/", "f3,c10/");
    assert_eq!(read(&format!("{more} dark 0 - e3n")), free_pass);
}

#[test]
fn set_ups_read_as_they_print() {
    assert_eq!(Setup.to_string(), "standard");
    for text in ["standard", "", "players=2", "standard players=2"] {
        assert_eq!(text.parse(), Ok(Setup), "{text}");
    }
    let three = SetupError::Players { players: 3, least: 2, most: 2 };
    assert_eq!("players=3".parse::<Setup>(), Err(three));
    let mirrored = SetupError::UnknownWord { word: Quote::of("mirrored") };
    assert_eq!("mirrored".parse::<Setup>(), Err(mirrored));
}

#[test]
fn actions_read_as_they_print() {
    let east = Tip { anchor: square("d4"), direction: Direction::East };
    assert_eq!("d4e".parse(), Ok(Action::Tip(east)));
    assert_eq!("J10N".parse::<Action>().map(|action| action.to_string()), Ok("j10n".to_owned()));
    assert_eq!("PASS".parse(), Ok(Action::Pass));
    for action in BlackHoles::every_action() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    assert_eq!(BlackHoles::every_action().count(), 401);
    for wrong in
        ["", "d4", "e", "d4x", "d4ee", "k1e", "d0n", "d11n", " d4e", "d4e ", "passe", "é4e"]
    {
        assert_eq!(wrong.parse::<Action>(), Err(Unreadable), "{wrong}");
    }
}

#[test]
fn codes_are_told_apart() {
    let lists = [Refusal::CODES, PositionError::CODES, Remark::CODES];
    let mut codes = HashSet::new();
    for (code, _) in lists.into_iter().flatten() {
        let shared = ["over", "position-fields", "position-actor"].contains(code);
        assert!(shared || code.starts_with("black-holes-"), "{code}");
        assert!(codes.insert(code), "{code} twice");
    }
}

#[test]
fn remarks_tell_what_the_board_does_not_show() {
    let remarks = |text: &str| {
        read(text)
            .map(|position| position.remarks().iter().map(ToString::to_string).collect::<Vec<_>>())
    };
    let sunk = "black-holes-sunk light=3 dark=3";
    assert_eq!(
        remarks(&format!("{BLOCKS} dark 1 d6e h5e")),
        Ok(vec![
            sunk.to_owned(),
            "black-holes-moves-left moves=1".to_owned(),
            "black-holes-ban color=light tip=d6e".to_owned(),
            "black-holes-ban color=dark tip=h5e".to_owned(),
        ])
    );
    assert_eq!(
        remarks("f1,g1h1,d2e2,h2,f3/c1,d1e1,b2c2,f2,e3 light 2 f3n -"),
        Ok(vec![
            sunk.to_owned(),
            "black-holes-moves-left moves=2".to_owned(),
            "black-holes-ban color=light tip=f3n".to_owned(),
            "black-holes-must-pass".to_owned(),
        ])
    );
    assert_eq!(
        remarks("f1,g1h1,d2e2,h2,f3/c1,d1e1,b2c2,f2,e3 dark 0 - e3n"),
        Ok(vec![sunk.to_owned()])
    );
}

#[test]
fn the_sketch_shows_how_blocks_lie_and_whose_they_are() {
    let drawing = "
        10      L L L L L .
         9    . . . . . . . .
         8  . . O . . . . O . .
         7  . . . . l─l . .╷d .
         6  . . .╷l . . . .╵d .
         5  d─d .╵l D . . . . .
         4  . . . . . . . . . .
         3  . . O . . . . O . .
         2    . . . . . . . .
         1      . D D D D D";
    let sketch = drawn(drawing, "light 2 - -").sketch();
    let marks = |tone| {
        let pieces = sketch.lines().iter().flatten().filter(move |(found, _)| *found == tone);
        pieces.map(|(_, mark)| mark.as_str()).collect::<String>()
    };
    assert_eq!(marks(Tone::Light), " L L L L L l─l╷l╵l");
    assert_eq!(marks(Tone::Dark), "╷d╵d d─d D D D D D D");
    assert_eq!(marks(Tone::Hole), " O O O O");
}
