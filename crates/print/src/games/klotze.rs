//! Klötze on paper: columns and Klötze to fold as caps without a floor, and the
//! stones. Each colour has its sign, so that no colour is told by itself alone.

use game::Position;
use shelf::games::klotze::{Color, Height, Klotze, Piece, Setup, Square};

use super::Printed;
use crate::{
    cutting::{self, CUT, Part},
    drawing::{Drawing, Look, Point, Type},
    letters::Face,
    nets::Net,
    says::Says,
    squares::{across, corner, frame, is_dark, middle},
};

/// How wide a square is on paper.
const SQUARE: f32 = 25.0;

/// How wide a square of a picture is.
const UNIT: f32 = 10.0;

/// How wide pieces are and how high a level is, as parts of a square.
const COLUMN: f32 = 0.64;
const KLOTZ: f32 = 0.78;
const STONE: f32 = 0.42;
const LEVEL: f32 = 0.35;

impl Printed for Klotze {
    fn picture(&self) -> Part {
        let mut drawing = board(UNIT, true);
        for square in Square::all() {
            let (x, y) = middle(square, UNIT);
            if let Some(piece) = self.piece(square) {
                let wide = UNIT * wide(piece);
                let (left, top) = (x - wide / 2.0, y - wide / 2.0);
                let raised = 0.2 * piece.height() as f32;
                let shadow = Look::filled("#2b1a0c55");
                drawing.rect((left + raised, top + raised), (wide, wide), 0.3, shadow);
                drawing.put((left, top), &lid(piece, wide));
            }
        }
        for color in Color::ALL.into_iter().filter(|color| self.seat(*color).is_some()) {
            let place = middle(self.stone(color).unwrap_or(color.corner()), UNIT);
            drawing.put(place, &stone(color, UNIT * STONE / 2.0));
        }
        let size = across(10, UNIT);
        Part { size: (size, size), drawing }
    }

    fn parts(room: Point, says: &Says) -> Vec<Part> {
        let size = across(10, SQUARE);
        let mut ground = board(SQUARE, false);
        let digit = Type::new(Face::Strong, SQUARE * 0.3).colored("#8a6a3c");
        for (square, piece) in places() {
            if let Piece::Column(height) = piece {
                let (x, y) = middle(square, SQUARE);
                let half = SQUARE * COLUMN / 2.0;
                let outline = Look::line("#8a6a3c", 0.25).dashed(1.0);
                ground.rect((x - half, y - half), (2.0 * half, 2.0 * half), 0.0, outline);
                ground.label((x, y), digit, &height.squares().to_string());
            }
        }
        let board = cutting::in_pieces(&ground, (size, size), room, &says.text("print-glue"));
        let kinds = Height::ALL.into_iter().rev().map(Piece::Column);
        let columns = kinds.flat_map(|kind| {
            let count = places().filter(|(_, piece)| *piece == kind).count();
            nets(kind, count)
        });
        let klotze = Color::ALL.into_iter().map(Piece::Klotz).collect::<Vec<_>>();
        // Two of them share a strip, each with its own paint.
        let klotze = klotze.into_iter().flat_map(|klotz| nets(klotz, 1));
        let stones = Color::ALL.into_iter().map(|color| {
            let wide = SQUARE * STONE;
            let mut whole = stone(color, wide / 2.0);
            whole.circle((0.0, 0.0), wide / 2.0, CUT);
            let mut drawing = Drawing::default();
            drawing.put_piece("stone", (wide / 2.0, wide / 2.0), &whole);
            Part { size: (wide, wide), drawing }
        });
        board.into_iter().chain(klotze).chain(columns).chain(stones).collect()
    }

    fn contents() -> Vec<(usize, &'static str)> {
        let of = |kind: fn(Piece) -> bool| places().filter(|(_, piece)| kind(*piece)).count();
        vec![
            (of(|piece| matches!(piece, Piece::Klotz(_))), "print-piece-klotz"),
            (of(|piece| piece == Piece::Column(Height::Three)), "print-piece-three"),
            (of(|piece| piece == Piece::Column(Height::Two)), "print-piece-two"),
            (of(|piece| piece == Piece::Column(Height::One)), "print-piece-one"),
            (Color::ALL.len(), "print-piece-stone"),
        ]
    }

    fn cells() -> usize {
        1
    }
}

/// KL-2: where pieces stand at the start.
fn places() -> impl Iterator<Item = (Square, Piece)> {
    let start = Klotze::start(&Setup::default());
    Square::all().filter_map(move |square| Some((square, start.piece(square)?)))
}

fn wide(piece: Piece) -> f32 {
    match piece {
        Piece::Column(_) => COLUMN,
        Piece::Klotz(_) => KLOTZ,
    }
}

fn name(piece: Piece) -> &'static str {
    match piece {
        Piece::Column(Height::One) => "one",
        Piece::Column(Height::Two) => "two",
        Piece::Column(Height::Three) => "three",
        Piece::Klotz(_) => "klotz",
    }
}

/// So many caps of a kind, in pairs.
fn nets(piece: Piece, count: usize) -> Vec<Part> {
    let wide = SQUARE * wide(piece);
    let high = piece.height() as f32 * LEVEL * SQUARE;
    let (lid, side) = (lid(piece, wide), side(piece, wide));
    let fold = match piece {
        Piece::Column(_) => "#6b4a2a",
        Piece::Klotz(_) => "#fff3e6",
    };
    let net = Net {
        piece: name(piece),
        width: wide,
        height: high,
        look: Look::filled(paint(piece)),
        fold,
        lid: &lid,
        floor: None,
        sides: [&side; 4],
    };
    net.strips(count, f32::MAX)
}

fn paint(piece: Piece) -> &'static str {
    match piece {
        Piece::Column(Height::One) => "#f0d6ac",
        Piece::Column(Height::Two) => "#e2bd88",
        Piece::Column(Height::Three) => "#cf9f68",
        Piece::Klotz(color) => lacquer(color),
    }
}

fn lacquer(color: Color) -> &'static str {
    match color {
        Color::Red => "#b3382c",
        Color::Yellow => "#dfae1f",
        Color::Green => "#2f7a4c",
        Color::Blue => "#2b5c9e",
    }
}

fn pale(color: Color) -> &'static str {
    match color {
        Color::Red => "#e5bfa7",
        Color::Yellow => "#f0dba0",
        Color::Green => "#b5c9a9",
        Color::Blue => "#b3bfc6",
    }
}

fn ink(color: Color) -> &'static str {
    if color == Color::Yellow { "#3a2a08" } else { "#fff3e6" }
}

/// The board: corners and homes with the signs of their colours.
fn board(unit: f32, is_rich: bool) -> Drawing {
    let mut board = frame::<10, 10>(unit);
    for square in Square::all() {
        let (x, y) = corner(square, unit);
        let (fill, mark) = match (Color::of_corner(square), Color::of_home(square)) {
            (Some(color), _) if is_rich => (lacquer(color), Some((color, pale(color), 0.4))),
            (Some(color), _) => (pale(color), Some((color, lacquer(color), 0.4))),
            (None, Some(color)) => (pale(color), Some((color, lacquer(color), 0.3))),
            (None, None) if is_dark(square) => ("#ddc69b", None),
            (None, None) => ("#efe0c2", None),
        };
        let around = Look::filled(fill).outlined("#9a7748", unit * 0.012);
        board.rect((x, y), (unit, unit), 0.0, around);
        if let Some((color, fill, part)) = mark {
            sign(&mut board, color, (x + unit / 2.0, y + unit / 2.0), unit * part, fill);
        }
    }
    board
}

/// A colour's sign: a disc, a triangle, a diamond, a cross.
fn sign(drawing: &mut Drawing, color: Color, (x, y): Point, size: f32, fill: &'static str) {
    let look = Look::filled(fill);
    match color {
        Color::Red => drawing.circle((x, y), size * 0.8, look),
        Color::Yellow => {
            let (half, down) = (size * 0.95, size * 0.75);
            drawing.shape(&[(x, y - size * 0.9), (x + half, y + down), (x - half, y + down)], look);
        }
        Color::Green => {
            drawing.shape(&[(x, y - size), (x + size, y), (x, y + size), (x - size, y)], look);
        }
        Color::Blue => {
            let (long, short) = (size * 0.95, size * 0.3);
            drawing.rect((x - long, y - short), (2.0 * long, 2.0 * short), 0.0, look);
            drawing.rect((x - short, y - long), (2.0 * short, 2.0 * long), 0.0, look);
        }
    }
}

/// What a piece shows from above: its height as pips at the corners, where a stone
/// leaves them visible; or the sign of its colour.
fn lid(piece: Piece, wide: f32) -> Drawing {
    let mut lid = Drawing::default();
    let look = Look::filled(paint(piece)).outlined("#4b311a", wide * 0.02);
    lid.rect((0.0, 0.0), (wide, wide), 0.0, look);
    let (near, far) = (wide * 0.16, wide * 0.84);
    let pips: &[Point] = match piece {
        Piece::Klotz(color) => {
            sign(&mut lid, color, (wide / 2.0, wide / 2.0), wide * 0.28, ink(color));
            &[]
        }
        Piece::Column(Height::One) => &[(near, near)],
        Piece::Column(Height::Two) => &[(near, near), (far, far)],
        Piece::Column(Height::Three) => &[(near, near), (far, near), (far, far)],
    };
    for pip in pips {
        lid.circle(*pip, wide * 0.085, Look::filled("#4b311a"));
    }
    lid
}

/// A side: a groove for each level, and a Klotz's sign.
fn side(piece: Piece, wide: f32) -> Drawing {
    let mut side = Drawing::default();
    for level in 1..piece.height() {
        let y = level as f32 * LEVEL * SQUARE;
        let look = match piece {
            Piece::Column(_) => Look::line("#8a6438", 0.35),
            Piece::Klotz(color) => Look::line(ink(color), 0.25),
        };
        side.line(&[(wide * 0.06, y), (wide * 0.94, y)], look);
    }
    if let Piece::Klotz(color) = piece {
        let place = (wide / 2.0, LEVEL * SQUARE / 2.0);
        sign(&mut side, color, place, LEVEL * SQUARE * 0.34, ink(color));
    }
    side
}

/// A stone around its own middle.
fn stone(color: Color, radius: f32) -> Drawing {
    let mut stone = Drawing::default();
    let look = Look::filled(lacquer(color)).outlined("#1f140a", radius * 0.08);
    stone.circle((0.0, 0.0), radius, look);
    sign(&mut stone, color, (0.0, 0.0), radius * 0.55, ink(color));
    stone
}
