//! BH-1 to BH-4, and BH-13: the board, the start, whose turn it is.

use black_holes::{BlackHoles, Color, Lie, PositionError, Rule, Setup, Square};
use game::{Actor, Position, Seat};

use crate::drawn::{drawn, leads_to, legal, played, rest};

const BOARD: [&str; 10] = [
    "  ......  ", // row 1
    " ........ ",
    "..O....O..",
    "..........",
    "..........",
    "..........",
    "..........",
    "..O....O..",
    " ........ ",
    "  ......  ", // row 10
];

/// What a position text with one more block says of the block's square.
fn found(square: Square) -> char {
    let others =
        "d4 e4 f4 g4 d5 e5 f5 g5 d6 e6".split(' ').filter(|other| *other != square.to_string());
    let others: Vec<&str> = others.take(9).collect();
    let text = format!("{square},{}/{} light 2 - -", others[..4].join(","), others[4..].join(","));
    match text.parse::<BlackHoles>() {
        Ok(_) => '.',
        Err(PositionError::OnHole { hole }) if hole == square => 'O',
        Err(PositionError::OffBoard { square: off }) if off == square => ' ',
        Err(error) => panic!("{text}: {error}"),
    }
}

#[test]
fn bh_1_the_board_has_88_squares_and_no_corners() {
    let mut count = 0;
    for square in Square::all() {
        let mark = BOARD[square.row()].as_bytes()[square.column()] as char;
        assert_eq!(found(square), mark, "{square}");
        count += usize::from(mark != ' ');
    }
    assert_eq!(count, 88);
}

#[test]
fn bh_2_the_holes_are_c3_c8_h3_h8() {
    let holes = Square::all().filter(|square| found(*square) == 'O').map(|hole| hole.to_string());
    assert_eq!(holes.collect::<Vec<_>>(), ["c3", "h3", "c8", "h8"]);
}

#[test]
fn bh_3_eight_upright_blocks_each_stand_alternating_in_the_middle() {
    let start = BlackHoles::start(&Setup);
    let shown = start.sketch().to_string();
    assert_eq!(shown, include_str!("../../src/board.txt").trim_end());
    let blocks = "d4,f4,e5,g5,d6,f6,e7,g7/e4,g4,d5,f5,e6,g6,d7,f7";
    assert_eq!(start.to_string(), format!("{blocks} light 1 - -"));
    for color in Color::ALL {
        assert_eq!(start.blocks(color).count(), 8);
        assert!(start.blocks(color).all(|block| block.lie == Lie::Upright));
        assert_eq!(start.sunk(color), 0);
    }
    let mut expected: Vec<Option<Color>> = Vec::new();
    for square in Square::all() {
        let middle = (3..7).contains(&square.column()) && (3..7).contains(&square.row());
        // d4 and every space of the same chess colour are Light's.
        let color = Color::ALL[(square.column() + square.row()) % 2];
        expected.push(middle.then_some(color));
    }
    let colors = Square::all().map(|square| start.block(square).map(|(_, color)| color));
    assert!(colors.eq(expected), "{shown}");
}

#[test]
fn bh_4_light_begins_with_one_move_then_all_have_two() {
    let start = BlackHoles::start(&Setup);
    assert_eq!(start.actor(), Actor::Seat(Seat::ONE));
    assert_eq!(legal(&start), "d4s d4w d6w e7n f4s g5e g7e g7n");
    let mut position = start;
    // Each action with what it leaves: one move of Light's, two with two
    // blocks, two with one block, and so on.
    for (token, actor, left) in [
        ("d4s", "dark", 2),
        ("e4s", "dark", 1),
        ("d7w", "light", 2),
        ("d2s", "light", 1),
        ("d1e", "dark", 2),
        ("b7s", "dark", 1),
        ("b6w", "light", 2),
    ] {
        position = played(&position, token);
        let fields = rest(&position);
        assert!(fields.starts_with(&format!("{actor} {left} ")), "{token}\n{position}");
        assert_eq!(position.left(), left, "{token}");
        let seat = if actor == "light" { Seat::ONE } else { Seat::TWO };
        assert_eq!(position.actor(), Actor::Seat(seat), "{token}");
        assert_eq!(position.seat_name(seat), actor);
    }
}

#[test]
fn bh_4_a_sinking_is_one_of_the_two_moves() {
    let ready = " 3  l─l O D . . . O . .";
    let blocks = "a3b3,c10,d10,e10,f10,g10/d1,e1,f1,g1,h1,d3";
    let sunk = "c10,d10,e10,f10,g10/d1,e1,f1,g1,h1,d3";
    for (rest, after) in [("light 2 - -", "light 1 - -"), ("light 1 - -", "dark 2 - -")] {
        let position = drawn(ready, rest);
        assert_eq!(position.to_string(), format!("{blocks} {rest}"));
        leads_to(&position, "a3e", &format!("{sunk} {after}"));
    }
}

#[test]
fn bh_13_is_for_the_table() {
    let ids: Vec<_> = Rule::ALL.iter().map(|rule| rule.id().to_string()).collect();
    assert_eq!(ids, (1..=13).map(|number| format!("BH-{number}")).collect::<Vec<_>>());
}
