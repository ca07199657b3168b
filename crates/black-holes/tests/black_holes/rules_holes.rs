//! BH-8: no hole is ever shut in, and what is ready beside one can sink.

use black_holes::{Action, BlackHoles, Color, Refusal, Square};
use game::{Actor, Direction, Position, testing::dice};

use crate::drawn::{drawn, played, refused, square, ways};

/// The spaces beside c3, each with the moves that take it: a block, and where
/// it goes.
const GAPS: [(&str, &[(&str, &str)]); 4] = [
    (
        "c4",
        &[
            // Standing up on it.
            ("c5c6", "s"),
            ("a4b4", "e"),
            ("d4e4", "w"),
            // Falling onto it with the far half, with the near half.
            ("c6", "s"),
            ("a4", "e"),
            ("e4", "w"),
            ("b4", "e"),
            ("d4", "w"),
            // Rolling onto it with either half.
            ("b5c5", "s"),
            ("c5d5", "s"),
            ("b4b5", "e"),
            ("d4d5", "w"),
        ],
    ),
    ("b3", &[("b4b5", "s"), ("b5", "s"), ("b2", "n"), ("b4", "s"), ("a4b4", "s"), ("a3a4", "e")]),
    (
        "d3",
        &[
            ("e3f3", "w"),
            ("d4d5", "s"),
            ("d1d2", "n"),
            ("f3", "w"),
            ("d5", "s"),
            ("d1", "n"),
            ("d2", "n"),
            ("d4", "s"),
            ("d4e4", "s"),
            ("d2e2", "n"),
            ("e3e4", "w"),
            ("e2e3", "w"),
        ],
    ),
    ("c2", &[("d2e2", "w"), ("e2", "w"), ("b2", "e"), ("d2", "w"), ("c1d1", "n"), ("d1d2", "w")]),
];

/// The mirror images that lead from the hole c3 to each of the four.
#[derive(Clone, Copy, PartialEq)]
struct Mirror {
    columns: bool,
    rows: bool,
}

impl Mirror {
    const ALL: [Self; 4] = [
        Self { columns: false, rows: false },
        Self { columns: true, rows: false },
        Self { columns: false, rows: true },
        Self { columns: true, rows: true },
    ];

    fn square(self, text: &str) -> Square {
        let square = square(text);
        let turn = |place, mirrored| if mirrored { 9 - place } else { place };
        let (column, row) = (turn(square.column(), self.columns), turn(square.row(), self.rows));
        Square::at(column, row).expect("on the grid")
    }

    /// A block's squares; their order, and so the anchor, is another then.
    fn block(self, text: &str) -> Vec<Square> {
        let middle = if text.len() > 3 { 2 } else { text.len() };
        let (first, second) = text.split_at(middle);
        let mut squares: Vec<Square> = [first, second]
            .into_iter()
            .filter(|text| !text.is_empty())
            .map(|text| self.square(text))
            .collect();
        squares.sort();
        squares
    }

    fn way(self, letter: &str) -> Direction {
        let way = Direction::from_letter(letter.as_bytes()[0]).expect("a direction");
        let along_row = matches!(way, Direction::East | Direction::West);
        let turned = if along_row { self.columns } else { self.rows };
        if turned { way.opposite() } else { way }
    }

    fn text(self, block: &str) -> String {
        self.block(block).iter().map(ToString::to_string).collect()
    }
}

/// Light's block beside a hole with these walls, and blocks that are far away.
fn walled(mirror: Mirror, block: &str, walls: &[&str], owner: Color) -> BlackHoles {
    let mut light = vec![block, "h5", "i5", "h6", "i6"];
    let mut dark = vec!["g6", "g7", "j5", "j6", "j7"];
    match owner {
        Color::Light => light.extend(walls),
        Color::Dark => dark.extend(walls),
    }
    let side = |blocks: Vec<&str>| {
        blocks.into_iter().map(|block| mirror.text(block)).collect::<Vec<_>>().join(",")
    };
    let text = format!("{}/{} light 2 - -", side(light), side(dark));
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn bh_8_the_last_gap_beside_a_hole_is_never_taken() {
    for mirror in Mirror::ALL {
        for (gap, moves) in GAPS {
            let walls: Vec<&str> =
                GAPS.iter().map(|(wall, _)| *wall).filter(|wall| *wall != gap).collect();
            for (block, way) in moves {
                let token = format!("{}{}", mirror.block(block)[0], mirror.way(way));
                let hole = mirror.square("c3");
                let expected = Refusal::LastGap { hole, gap: mirror.square(gap) };
                for owner in Color::ALL {
                    refused(&walled(mirror, block, &walls, owner), &token, &expected);
                    // With any wall less it is not the last one.
                    for left_out in &walls {
                        let mut fewer = walls.clone();
                        fewer.retain(|wall| wall != left_out);
                        played(&walled(mirror, block, &fewer, owner), &token);
                    }
                }
            }
        }
    }
}

#[test]
fn bh_8_either_half_of_a_lying_block_is_a_wall() {
    let position = drawn(
        "
         6  . .╷l . . . . . . .
         5  . .╵l . . . . . . .
         4  . . . . . . . . . .
         3  l─l O d─d . . O . .
         2    .╷d . . . . . .
         1     ╵d D D D D .",
        "light 2 - -",
    );
    refused(&position, "c5s", &Refusal::LastGap { hole: square("c3"), gap: square("c4") });
    let position = drawn(
        "
         5  . .╷d . . . . . . .
         4  . .╵d . . . . . . .
         3  .╷l O . l─l . O . .
         2   ╵l d─d . . . . .",
        "light 2 - -",
    );
    refused(&position, "e3w", &Refusal::LastGap { hole: square("c3"), gap: square("d3") });
}

#[test]
fn bh_8_each_hole_for_itself() {
    // Three walls beside c3, none beside the others.
    let position = drawn(
        "
         4  . . . . . l─l . . .
         3  . D O D . . . O . .
         2    . D . . . . . .",
        "light 2 - -",
    );
    assert_eq!(ways(&position, "f4"), "ensw");
    // Three walls, but each beside another hole.
    let position = drawn(
        "
         8  . . O D . . . O . .
         7  . . . . . . . . . .
         5  . . l─l . . . . . .
         3  . D O . . . D O . .",
        "light 2 - -",
    );
    assert_eq!(ways(&position, "c5"), "ensw");
}

#[test]
fn bh_8_sinking_takes_no_gap() {
    let position = drawn(
        "
         4  . . D . . . . . . .
         3  l─l O D . . . O . .
         2    . . . . . . . .",
        "light 2 - -",
    );
    assert_eq!(ways(&position, "a3"), "en");
    let after = played(&position, "a3e");
    assert_eq!(after.sunk(Color::Light), 3);
}

#[test]
fn bh_8_is_named_before_bh_9() {
    let text = "b3,c2,c5c6,e9,g9/d3,j5,j6,j7,j8 light 2 c5s -";
    let position: BlackHoles = text.parse().expect("a position");
    refused(&position, "c5s", &Refusal::LastGap { hole: square("c3"), gap: square("c4") });
}

#[test]
fn bh_8_the_walls_may_go() {
    let position = drawn(
        "
         4  . . . . . . . . . .
         3  . L O L . . . O . .
         2    . L . . . . . .",
        "light 2 - -",
    );
    assert_eq!(ways(&position, "b3"), "n");
    assert_eq!(ways(&position, "d3"), "en");
    assert_eq!(ways(&position, "c2"), "e");
}

/// The blocks that lie ready beside a hole, with the way into it.
const READY: [(&str, &str); 4] = [("a3b3", "e"), ("d3e3", "w"), ("c1c2", "n"), ("c4c5", "s")];

#[test]
fn bh_7_bh_8_what_lies_ready_can_be_sunk_at_any_later_time() {
    for (number, (mirror, (block, way))) in
        Mirror::ALL.iter().flat_map(|mirror| READY.map(|ready| (*mirror, ready))).enumerate()
    {
        let anchor = mirror.block(block)[0];
        let sinking: Action = format!("{anchor}{}", mirror.way(way)).parse().expect("a token");
        let mut draw = dice(number as u64);
        for _ in 0..20 {
            let mut position = walled(mirror, block, &[], Color::Light);
            for _ in 0..300 {
                let light_acts = position.actor() == Actor::Seat(Color::Light.seat());
                if light_acts {
                    assert_eq!(position.check(sinking), Ok(()), "{sinking}\n{}", position.sketch());
                }
                // Light may do anything else.
                let mut actions = position.actions();
                actions.retain(|action| match action {
                    Action::Tip(tip) => tip.anchor != anchor || !light_acts,
                    Action::Pass => true,
                });
                let count = actions.len() as u32;
                if count == 0 {
                    break;
                }
                position = position.apply(actions[draw(count) as usize]);
            }
        }
    }
}
