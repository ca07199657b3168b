//! Black Holes on paper: a board with its holes, and blocks of 1 × 1 × 2 that are
//! closed on all sides, since they tip over all of them.

use game::Position;
use shelf::games::black_holes::{BlackHoles, Block, Color, HOLES, Lie, SPACES, Setup, Square};

use super::Printed;
use crate::{
    cutting::{self, Part},
    drawing::{Drawing, Look, Point},
    nets::Net,
    says::Says,
    squares::{across, corner, frame, is_dark, middle},
};

/// How wide a square is on paper: eight blocks have room on one sheet of A4.
const SQUARE: f32 = 21.0;

/// How wide and how long a block is, as parts of a square: neighbours can be told apart.
const WIDTH: f32 = 0.9;
const LENGTH: f32 = 1.9;

/// How wide a square of a picture is.
const UNIT: f32 = 10.0;

impl Printed for BlackHoles {
    fn picture(&self) -> Part {
        let mut drawing = board(UNIT);
        for color in Color::ALL {
            for block in self.blocks(color) {
                put_block(&mut drawing, block, color);
            }
            for number in 0..self.sunk(color) {
                put_sunk(&mut drawing, number, color);
            }
        }
        let size = across(10, UNIT);
        Part { size: (size, size), drawing }
    }

    fn parts(room: Point, says: &Says) -> Vec<Part> {
        let whole = across(10, SQUARE);
        let mut ground = board(SQUARE);
        for (square, color) in places() {
            let (x, y) = corner(square, SQUARE);
            let look = Look::line(paint(color).edge, 0.5);
            ground.rect((x + 3.0, y + 3.0), (SQUARE - 6.0, SQUARE - 6.0), 1.0, look);
            if color == Color::Dark {
                ground.line(&[(x + 3.0, y + 3.0), (x + SQUARE - 3.0, y + SQUARE - 3.0)], look);
            }
        }
        let board = cutting::in_pieces(&ground, (whole, whole), room, &says.text("print-glue"));
        let blocks = Color::ALL.into_iter().flat_map(|color| {
            let count = places().filter(|(_, other)| *other == color).count();
            let (end, side) = (end(color, SQUARE * WIDTH), side(color));
            let net = Net {
                piece: color.name(),
                width: SQUARE * WIDTH,
                height: SQUARE * LENGTH,
                look: Look::filled(paint(color).side),
                fold: paint(color).fold,
                lid: &end,
                floor: Some(&end),
                sides: [&side; 4],
            };
            net.strips(count, room.1)
        });
        board.into_iter().chain(blocks).collect()
    }

    fn contents() -> Vec<(usize, &'static str)> {
        let of = |color| places().filter(|(_, other)| *other == color).count();
        vec![(of(Color::Light), "print-piece-light"), (of(Color::Dark), "print-piece-dark")]
    }

    /// BH-4: two moves a turn.
    fn cells() -> usize {
        2
    }
}

/// BH-3: where blocks stand at the start.
fn places() -> impl Iterator<Item = (Square, Color)> {
    let start = BlackHoles::start(&Setup);
    Color::ALL.into_iter().flat_map(move |color| {
        let blocks: Vec<_> = start.blocks(color).collect();
        blocks.into_iter().map(move |block| (block.anchor, color))
    })
}

/// What a block is painted with.
struct Paint {
    end: &'static str,
    side: &'static str,
    edge: &'static str,
    fold: &'static str,
}

fn paint(color: Color) -> Paint {
    match color {
        Color::Light => Paint { end: "#f9edd2", side: "#f1ddb4", edge: "#fff6e0", fold: "#8a6a3c" },
        Color::Dark => Paint { end: "#8d6243", side: "#7a5135", edge: "#5c3b26", fold: "#f3dcc0" },
    }
}

/// The board without blocks; the missing corners are of the frame's wood.
fn board(unit: f32) -> Drawing {
    let mut board = frame::<10, 10>(unit);
    for square in Square::all() {
        let look = match (is_dark(square), SPACES.contains(square)) {
            (true, true) => Look::filled("#d3ad77"),
            (false, true) => Look::filled("#e8cb98"),
            _ if HOLES.contains(square) => Look::filled("#c79d66"),
            _ => Look::filled(MISSING),
        };
        let missing = !SPACES.contains(square) && !HOLES.contains(square);
        let look = if missing { look } else { look.outlined("#8a6236", unit * 0.015) };
        board.rect(corner(square, unit), (unit, unit), 0.0, look);
        if HOLES.contains(square) {
            let around = Look::filled("#120a05").outlined("#f6dfb4", unit * 0.05);
            board.circle(middle(square, unit), unit * 0.42, around);
        }
    }
    board
}

/// Where the board has no squares.
const MISSING: &str = "#a77f52";

/// A block as it is seen from above.
fn put_block(drawing: &mut Drawing, block: Block, color: Color) {
    let paint = paint(color);
    let (x, y) = middle(block.anchor, UNIT);
    // A lying block goes on to the east or the north, half of it on each square.
    let (x, y, width, depth) = match block.lie {
        Lie::Upright => (x, y, WIDTH, WIDTH),
        Lie::East => (x + UNIT / 2.0, y, LENGTH, WIDTH),
        Lie::North => (x, y - UNIT / 2.0, WIDTH, LENGTH),
    };
    let (width, depth) = (width * UNIT, depth * UNIT);
    let (left, top) = (x - width / 2.0, y - depth / 2.0);
    drawing.rect((left + 0.35, top + 0.5), (width, depth), 0.4, Look::filled("#2b1a0c55"));
    let around = Look::filled(paint.side).outlined("#3a2413", 0.25);
    drawing.rect((left, top), (width, depth), 0.3, around);
    if block.lie == Lie::Upright {
        drawing.put((left, top), &end(color, width));
    } else {
        grain(drawing, (left, top), (width, depth), paint.end);
    }
}

/// What has sunk lies small in a corner that has no squares: Light's near, Dark's far.
fn put_sunk(drawing: &mut Drawing, number: usize, color: Color) {
    let small = UNIT * 0.4;
    let size = across(10, UNIT);
    let (column, row) = ((number % 2) as f32, (number / 2) as f32);
    let at = |number: f32| size - UNIT * 1.1 + number * UNIT * 0.46;
    let (x, y) = match color {
        Color::Light => (at(column), at(row)),
        Color::Dark => (size - at(column) - small, size - at(row) - small),
    };
    let look = Look::filled(paint(color).end).outlined("#3a2413", 0.25);
    drawing.rect((x, y), (small, small), 0.2, look);
}

/// The end of a block: the rings of the tree.
fn end(color: Color, width: f32) -> Drawing {
    let (mut end, paint) = (Drawing::default(), paint(color));
    let inset = width * 0.09;
    let inner = width - 2.0 * inset;
    let look = Look::filled(paint.end).outlined(paint.fold, width * 0.012);
    end.rect((inset, inset), (inner, inner), width * 0.06, look);
    for part in [0.12, 0.22, 0.32] {
        let ring = Look::line(paint.side, width * 0.03);
        end.circle((width / 2.0, width / 2.0), width * part, ring);
    }
    end
}

/// A long side: the grain of the wood.
fn side(color: Color) -> Drawing {
    let mut side = Drawing::default();
    grain(&mut side, (0.0, 0.0), (SQUARE * WIDTH, SQUARE * LENGTH), paint(color).end);
    side
}

/// Lines along the longer way.
fn grain(drawing: &mut Drawing, (x, y): Point, (width, depth): Point, color: &'static str) {
    let look = Look::line(color, width.min(depth) * 0.025);
    for (part, from, to) in
        [(0.2, 0.08, 0.7), (0.42, 0.25, 0.93), (0.62, 0.06, 0.8), (0.82, 0.3, 0.9)]
    {
        let (one, other) = if depth > width {
            ((x + width * part, y + depth * from), (x + width * part, y + depth * to))
        } else {
            ((x + width * from, y + depth * part), (x + width * to, y + depth * part))
        };
        drawing.line(&[one, other], look);
    }
}
