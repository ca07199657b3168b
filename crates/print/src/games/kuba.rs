//! Kuba on paper: hollows between two trays for captured reds, and discs for whoever
//! has no marbles.

use game::Position;
use shelf::games::kuba::{Color, Kuba, Marble, REDS_TO_WIN, Setup, Square};

use super::Printed;
use crate::{
    colors,
    cutting::{CUT, GAP, Part, fitting},
    drawing::{Drawing, Look, Point, Type},
    letters::Face,
    says::Says,
    squares::{RIM, across, frame, middle},
};

const SIZE: usize = 7;

/// How wide a square of a picture is.
const UNIT: f32 = 10.0;

/// How wide a hollow, and how wide a disc is, as parts of a square.
const HOLLOW: f32 = 0.82;
const DISC: f32 = 0.76;

/// How high a tray is, as a part of a square.
const TRAY: f32 = 1.25;

impl Printed for Kuba {
    fn picture(&self) -> Part {
        let mut drawing = board(UNIT, true);
        let size = (across(SIZE, UNIT), across(SIZE, UNIT) + 2.0 * TRAY * UNIT);
        let mut put = |(x, y): Point, marble| {
            drawing.circle((x + 0.5, y + 0.7), UNIT * 0.4, Look::filled("#1a0e0666"));
            drawing.put((x, y), &disc(marble, UNIT * 0.41));
        };
        for square in Square::all() {
            if let Some(marble) = self.marble(square) {
                let (x, y) = middle(square, UNIT);
                put((x, y + TRAY * UNIT), marble);
            }
        }
        for color in [Color::White, Color::Black] {
            for number in 0..self.captured(color) {
                put(in_tray(color, number, UNIT), Marble::Red);
            }
        }
        Part { size, drawing }
    }

    fn parts(room: Point, says: &Says) -> Vec<Part> {
        let unit = unit(room);
        let mut ground = board(unit, false);
        for (square, marble) in places() {
            let (x, y) = middle(square, unit);
            ground.circle((x, y + TRAY * unit), unit * 0.13, mark(marble));
        }
        let label = Type::new(Face::Text, unit * 0.16).colored("#f3dcc0");
        let reds = says.text("print-tray");
        let (width, height) = (across(SIZE, unit), across(SIZE, unit) + 2.0 * TRAY * unit);
        ground.label((width / 2.0, height - unit * 0.14), label, &reds);
        let mut far = Drawing::default();
        far.label((0.0, 0.0), label, &reds);
        ground.put_turned((width / 2.0, unit * 0.14), 180.0, &far);
        ground.rect((0.0, 0.0), (width, height), 0.0, CUT);
        let board = Part { size: (width, height), drawing: ground };
        vec![board, discs(unit * DISC, room.0)]
    }

    fn contents() -> Vec<(usize, &'static str)> {
        let of = |kind: Marble| places().filter(|(_, marble)| *marble == kind).count();
        vec![
            (of(Marble::Of(Color::White)), "print-piece-white"),
            (of(Marble::Of(Color::Black)), "print-piece-black"),
            (of(Marble::Red), "print-piece-red"),
        ]
    }

    /// KU-7: all pushes of a turn in one cell.
    fn cells() -> usize {
        1
    }
}

/// The largest squares that paper of this room has, in half millimetres.
fn unit((width, height): Point) -> f32 {
    let across = SIZE as f32 + 2.0 * RIM;
    let unit = (width / across).min(height / (across + 2.0 * TRAY));
    (unit * 2.0).floor() / 2.0
}

/// KU-1: where marbles lie at the start, those of a colour together.
fn places() -> impl Iterator<Item = (Square, Marble)> {
    let start = Kuba::start(&Setup::default());
    [Marble::Of(Color::White), Marble::Of(Color::Black), Marble::Red].into_iter().flat_map(
        move |kind| {
            Square::all()
                .filter_map(move |square| Some((square, start.marble(square)?)))
                .filter(move |(_, marble)| *marble == kind)
        },
    )
}

/// A disc for every marble, all on one sheet.
fn discs(wide: f32, room: f32) -> Part {
    let mut discs = Drawing::default();
    let step = wide + GAP;
    let row = fitting(step, room + GAP);
    let mut count = 0;
    for (_, marble) in places() {
        let mut whole = disc(marble, wide / 2.0);
        whole.circle((0.0, 0.0), wide / 2.0, CUT);
        let at = |number: usize| number as f32 * step + wide / 2.0;
        discs.put_piece(name(marble), (at(count % row), at(count / row)), &whole);
        count += 1;
    }
    let size = (row as f32 * step - GAP, count.div_ceil(row) as f32 * step - GAP);
    Part { size, drawing: discs }
}

fn name(marble: Marble) -> &'static str {
    match marble {
        Marble::Of(color) => color.name(),
        Marble::Red => "red",
    }
}

/// The board with a tray on either side of it.
fn board(unit: f32, is_rich: bool) -> Drawing {
    let mut board = Drawing::default();
    let (width, height) = (across(SIZE, unit), across(SIZE, unit) + 2.0 * TRAY * unit);
    board.rect((0.0, 0.0), (width, height), 0.0, Look::filled(colors::FRAME));
    board.put((0.0, TRAY * unit), &frame::<SIZE, SIZE>(unit));
    let field = (RIM * unit, (TRAY + RIM) * unit);
    let wood = if is_rich { "#a9784a" } else { "#dcb88a" };
    board.rect(field, (SIZE as f32 * unit, SIZE as f32 * unit), 0.0, Look::filled(wood));
    let hollow = if is_rich { Look::filled("url(#hollow)") } else { Look::filled("#c99f6d") };
    for square in Square::all() {
        let (x, y) = middle(square, unit);
        let around = hollow.outlined("#8a6236", unit * 0.02);
        board.circle((x, y + TRAY * unit), unit * HOLLOW / 2.0, around);
    }
    for color in [Color::White, Color::Black] {
        let (left, top) = in_tray(color, 0, unit);
        let (right, _) = in_tray(color, REDS_TO_WIN - 1, unit);
        let half = unit * 0.45;
        let start = (left.min(right) - half, top - half);
        let size = ((left - right).abs() + 2.0 * half, 2.0 * half);
        let groove = if is_rich { "#5b3a21" } else { "#b98e5e" };
        board.rect(start, size, half, Look::filled(groove).outlined("#5b3a21", unit * 0.02));
        for number in 0..REDS_TO_WIN {
            let place = in_tray(color, number, unit);
            let look = Look::line("#8a6236", unit * 0.015).dashed(unit * 0.06);
            board.circle(place, unit * 0.38, look);
        }
    }
    board
}

/// The place in front of a player for a red that they captured, counted from 0.
fn in_tray(color: Color, number: u8, unit: f32) -> Point {
    let (width, height) = (across(SIZE, unit), across(SIZE, unit) + 2.0 * TRAY * unit);
    let (x, y) = ((RIM + 0.5 + f32::from(number)) * unit, height - TRAY * unit * 0.54);
    match color {
        Color::White => (x, y),
        Color::Black => (width - x, height - y),
    }
}

/// What lies in a hollow at the start.
fn mark(marble: Marble) -> Look {
    match marble {
        Marble::Of(Color::White) => Look::filled("#fffdf4").outlined("#6b4a2a", 0.3),
        Marble::Of(Color::Black) => Look::filled("#1c2126"),
        Marble::Red => Look::filled("#c8281d"),
    }
}

/// A marble from above, around its own middle. Red is told by its ribbon too.
fn disc(marble: Marble, radius: f32) -> Drawing {
    let mut disc = Drawing::default();
    let fill = match marble {
        Marble::Of(Color::White) => "url(#white)",
        Marble::Of(Color::Black) => "url(#black)",
        Marble::Red => "url(#red)",
    };
    disc.circle((0.0, 0.0), radius, Look::filled(fill).outlined("#3a3a38", radius * 0.03));
    if marble == Marble::Red {
        let ribbon = Look::line("#ffe2c8", radius * 0.1);
        let (long, wide) = (radius * 0.62, radius * 0.3);
        for side in [-wide, wide] {
            let path = format!(
                "M{0} {1}Q{2} {3} {1} {0}",
                crate::drawing::number(-long * 0.8),
                crate::drawing::number(long * 0.8),
                crate::drawing::number(side * 1.2),
                crate::drawing::number(side * 1.2),
            );
            disc.path(&path, ribbon);
        }
    }
    disc
}
