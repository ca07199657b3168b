//! BH-5 to BH-7: how a block is tipped and rolled, what is in its way, and how
//! it sinks.

use black_holes::{BlackHoles, Color, Refusal, Square};
use game::{Direction, Position};

use crate::drawn::{drawn, played, refused, square, ways};

/// Blocks that have nothing to do with a test, at the edges or in the middle.
const EDGES: &str = "c10,d10,e10,f10,g10/d1,e1,f1,g1,h1";
const MIDDLE: &str = "d5,e5,f5,g5,e6/d6,f6,g6,d7,e7";

/// A position in which Light, to act, has this block beside the idle ones.
fn with(block: &str, idle: &str) -> BlackHoles {
    format!("{block},{idle} light 2 - -").parse().expect("a position")
}

fn anchor_of(block: &str) -> Square {
    Square::split_from(block).expect("a block").0
}

fn may_go(block: &str, direction: Direction) {
    let position = with(block, MIDDLE);
    let ways = ways(&position, &anchor_of(block).to_string());
    assert!(ways.contains(direction.letter()), "{block} {direction}\n{}", position.sketch());
}

fn off_board(block: &str, direction: Direction) {
    let anchor = anchor_of(block);
    let position = with(block, MIDDLE);
    refused(&position, &format!("{anchor}{direction}"), &Refusal::OffBoard { anchor, direction });
}

fn over_hole(block: &str, direction: Direction, hole: &str) {
    let anchor = anchor_of(block);
    let expected = Refusal::OverHole { anchor, direction, hole: square(hole) };
    refused(&with(block, MIDDLE), &format!("{anchor}{direction}"), &expected);
}

fn occupied(position: &BlackHoles, token: &str, by: &str, owner: Color) {
    refused(position, token, &Refusal::Occupied { square: square(by), owner });
}

#[test]
fn bh_5_a_quarter_turn_over_one_edge() {
    for (block, east, north, south, west) in [
        ("e5", "f5g5", "e6e7", "e3e4", "c5d5"),
        ("e5f5", "g5", "e6f6", "e4f4", "d5"),
        ("e5e6", "f5f6", "e7", "e4", "d5d6"),
    ] {
        for (way, landed, back) in
            [("e", east, "w"), ("n", north, "s"), ("s", south, "n"), ("w", west, "e")]
        {
            let after = played(&with(block, EDGES), &format!("e5{way}"));
            let expected = with(landed, EDGES).to_string();
            let ban = format!("light 1 {}{back} -", &landed[..2]);
            let expected = expected.replace("light 2 - -", &ban);
            assert_eq!(after.to_string(), expected, "{block} {way}\n{}", after.sketch());
        }
    }
}

#[test]
fn bh_5_only_ones_own_blocks() {
    let drawing = "
         6  . . . .╷d . . . . .
         5  . . l─l╵d . L . . .";
    let light = drawn(drawing, "light 2 - -");
    let dark = drawn(drawing, "dark 2 - -");
    // A block's far half is no less the opponent's.
    for (position, named, owner) in [
        (&light, "e5", Color::Dark),
        (&light, "e6", Color::Dark),
        (&dark, "c5", Color::Light),
        (&dark, "d5", Color::Light),
        (&dark, "g5", Color::Light),
    ] {
        let square = square(named);
        for way in Direction::ALL {
            refused(position, &format!("{square}{way}"), &Refusal::NotYours { square, owner });
        }
    }
    assert_eq!(ways(&light, "c5"), "nsw");
    assert_eq!(ways(&light, "g5"), "ens");
    assert_eq!(ways(&dark, "e5"), "ens");
}

#[test]
fn bh_5_a_block_is_named_by_its_anchor() {
    let position = drawn(
        "
         6  . . . .╷l . . . . .
         5  . . l─l╵l . L . . .",
        "light 2 - -",
    );
    for (far, anchor) in [("d5", "c5"), ("e6", "e5")] {
        let expected = Refusal::FarHalf { square: square(far), anchor: square(anchor) };
        for way in Direction::ALL {
            refused(&position, &format!("{far}{way}"), &expected);
        }
    }
    for empty in ["a5", "f5", "e7", "c3", "h8"] {
        refused(&position, &format!("{empty}n"), &Refusal::NoBlock { square: square(empty) });
    }
    for corner in ["a1", "b1", "a2", "i1", "j1", "j2", "a9", "a10", "b10", "j9", "i10", "j10"] {
        refused(&position, &format!("{corner}n"), &Refusal::NoSquare { square: square(corner) });
    }
}

#[test]
fn bh_6_an_upright_block_falls_on_the_board_only() {
    // Two squares to the edge are enough, one and none are not.
    for (two, one, none, direction) in [
        ("h5", "i5", "j5", Direction::East),
        ("e8", "e9", "e10", Direction::North),
        ("e3", "e2", "e1", Direction::South),
        ("c5", "b5", "a5", Direction::West),
        // Where corners are missing.
        ("g2", "h2", "i2", Direction::East),
        ("b7", "b8", "b9", Direction::North),
        ("j6", "j7", "j8", Direction::North),
        ("i4", "i3", "i2", Direction::South),
        ("a5", "a4", "a3", Direction::South),
        ("d9", "c9", "b9", Direction::West),
    ] {
        may_go(two, direction);
        off_board(one, direction);
        off_board(none, direction);
    }
}

#[test]
fn bh_6_a_lying_block_stays_on_the_board() {
    for (inside, outside, direction) in [
        // Along its length.
        ("h5i5", "i5j5", Direction::East),
        ("e8e9", "e9e10", Direction::North),
        ("e2e3", "e1e2", Direction::South),
        ("b5c5", "a5b5", Direction::West),
        ("g2h2", "h2i2", Direction::East),
        ("b7b8", "b8b9", Direction::North),
        ("i3i4", "i2i3", Direction::South),
        ("c2d2", "b2c2", Direction::West),
        // Across its length.
        ("i5i6", "j5j6", Direction::East),
        ("e9f9", "e10f10", Direction::North),
        ("e2f2", "e1f1", Direction::South),
        ("b5b6", "a5a6", Direction::West),
        // One half of it.
        ("i3i4", "i2i3", Direction::East),
        ("i7i8", "i8i9", Direction::East),
        ("c9d9", "b9c9", Direction::North),
        ("g9h9", "h9i9", Direction::North),
        ("c2d2", "b2c2", Direction::South),
        ("g2h2", "h2i2", Direction::South),
        ("b3b4", "b2b3", Direction::West),
        ("b7b8", "b8b9", Direction::West),
    ] {
        may_go(inside, direction);
        off_board(outside, direction);
    }
}

#[test]
fn bh_6_nothing_may_be_where_a_block_falls() {
    let position = drawn(
        "
         7  . . . . d─d . . . .
         6  . . . . . . . . . .
         5  . . L . L . l─l . .
         4  . . . . D . . . . .",
        "light 2 - -",
    );
    occupied(&position, "e5e", "g5", Color::Light);
    occupied(&position, "e5n", "e7", Color::Dark);
    occupied(&position, "e5s", "e4", Color::Dark);
    occupied(&position, "e5w", "c5", Color::Light);
    occupied(&position, "c5e", "e5", Color::Light);
    // Where the far half of a lying block is: g5h5, e7f7.
    for (block, token, by, owner) in [
        ("j5", "j5w", "h5", Color::Light),
        ("f5", "f5n", "f7", Color::Dark),
        ("f9", "f9s", "f7", Color::Dark),
        ("h7", "h7w", "f7", Color::Dark),
    ] {
        let moved = position.to_string().replace("c5,", &format!("{block},"));
        occupied(&moved.parse().expect("a position"), token, by, owner);
    }
}

#[test]
fn bh_6_nothing_may_be_where_a_block_stands_up() {
    let position = drawn(
        "
        10      L L . . . .
         6  . . .╷d . . . . . .
         5  L l─l╵d . . . . . .
         4  . . . . . .╷l . . .
         3  . . O . . .╵l O . .
         2    . . . . .╷l . .
         1      D D D D╵l .",
        "light 2 - -",
    );
    occupied(&position, "b5e", "d5", Color::Dark);
    occupied(&position, "b5w", "a5", Color::Light);
    occupied(&position, "g3s", "g2", Color::Light);
    occupied(&position, "g1n", "g3", Color::Light);
    assert_eq!(ways(&position, "b5"), "ns");
    assert_eq!(ways(&position, "g3"), "nw", "the hole h3 is to the east");
}

#[test]
fn bh_6_nothing_may_be_where_a_block_rolls() {
    let position = drawn(
        "
        10      L L . . . .
         7  . . D .╷l . D . . .
         6  . l─l .╵l . l─l . .
         5  . D . . . D . L . .
         1      D D . . . .",
        "light 2 - -",
    );
    occupied(&position, "b6n", "c7", Color::Dark);
    occupied(&position, "b6s", "b5", Color::Dark);
    occupied(&position, "g6n", "g7", Color::Dark);
    occupied(&position, "g6s", "h5", Color::Light);
    assert_eq!(ways(&position, "e6"), "ensw");
    for (by, token) in [("d6", "e6w"), ("d7", "e6w"), ("f6", "e6e"), ("f7", "e6e")] {
        let text = position.to_string().replace("f5", by);
        occupied(&text.parse().expect("a position"), token, by, Color::Dark);
    }
}

#[test]
fn bh_7_a_lying_block_sinks_over_its_short_edge() {
    for (hole, west, east, south, north) in [
        ("c3", "a3b3", "d3e3", "c1c2", "c4c5"),
        ("h3", "f3g3", "i3j3", "h1h2", "h4h5"),
        ("c8", "a8b8", "d8e8", "c6c7", "c9c10"),
        ("h8", "f8g8", "i8j8", "h6h7", "h9h10"),
    ] {
        for (block, way) in [(west, "e"), (east, "w"), (south, "n"), (north, "s")] {
            let position = with(block, MIDDLE);
            assert_eq!(position.sunk(Color::Light), 2);
            let after = played(&position, &format!("{}{way}", &block[..2]));
            let gone: BlackHoles = format!("{MIDDLE} light 1 - -").parse().expect("a position");
            assert_eq!(after, gone, "{block} in {hole}\n{}", after.sketch());
            assert_eq!(after.sunk(Color::Light), 3, "it counts for its owner");
            assert_eq!(after.sunk(Color::Dark), 3);
        }
    }
}

#[test]
fn bh_7_the_hole_is_free_again_at_once() {
    let position = drawn(
        "
         5  . .╷d . . . . . . .
         4  . .╵d . . . . . . .
         3  l─l O l─l . . O . .",
        "light 2 - -",
    );
    let after = played(&position, "a3e d3w c4s");
    assert_eq!((after.sunk(Color::Light), after.sunk(Color::Dark)), (3, 3));
}

#[test]
fn bh_7_an_upright_block_goes_neither_over_nor_into_a_hole() {
    for (over, into, direction, hole) in [
        ("b3", "a3", Direction::East, "c3"),
        ("c2", "c1", Direction::North, "c3"),
        ("c4", "c5", Direction::South, "c3"),
        ("d3", "e3", Direction::West, "c3"),
        ("g8", "f8", Direction::East, "h8"),
        ("h7", "h6", Direction::North, "h8"),
        ("h9", "h10", Direction::South, "h8"),
        ("i8", "j8", Direction::West, "h8"),
    ] {
        over_hole(over, direction, hole);
        over_hole(into, direction, hole);
    }
    may_go("b3", Direction::North);
    may_go("b4", Direction::East);
}

#[test]
fn bh_7_no_block_lies_over_a_hole() {
    // With either half.
    for (block, other, direction) in [
        ("b3b4", "b2b3", Direction::East),
        ("c2d2", "b2c2", Direction::North),
        ("c4d4", "b4c4", Direction::South),
        ("d3d4", "d2d3", Direction::West),
    ] {
        over_hole(block, direction, "c3");
        over_hole(other, direction, "c3");
    }
    may_go("b4b5", Direction::East);
    may_go("d2e2", Direction::North);
    may_go("d4e4", Direction::South);
    may_go("d1d2", Direction::West);
}

#[test]
fn bh_7_a_hole_is_named_before_what_stands_beyond_it() {
    let position = drawn(" 3  . L O D . . . O . .", "light 2 - -");
    let direction = Direction::East;
    let expected = Refusal::OverHole { anchor: square("b3"), direction, hole: square("c3") };
    refused(&position, "b3e", &expected);
}
