//! The score sheet: a line for each turn, a column for each seat, and how moves are
//! written in our notation.

use game::{Fact, Seat};
use words::capitalised;

use crate::{
    colors,
    cutting::fitting,
    drawing::{Drawing, Look, Point, Type},
    games::{Printed, seat_code},
    letters::Face,
    page::{LEADING, Leaf, height, put_lines},
    paper::Paper,
    says::Says,
};

/// How high a line is, and how wide a turn's number.
const LINE: f32 = 7.0;
const NUMBER: f32 = 8.0;

/// A column is no narrower than that; more columns than two seats need are used for
/// more turns.
const NARROWEST: f32 = 9.5;

/// Between two blocks of turns.
const GUTTER: f32 = 6.0;

/// The score sheet of a game.
pub(crate) fn page<P: Printed>(paper: Paper, says: &Says) -> Leaf {
    let mut leaf = Leaf::new(paper);
    let (width, bottom) = paper.room();
    let name = says.text(&format!("game-{}", P::GAME));
    let heading = says.tell("print-score-sheet", &[("name", Fact::Text(name))]);
    let top = leaf.heading(&heading, &says.text("print-score-sheet-how"));
    let drawing = &mut leaf.drawing;
    let top = fields::<P>(drawing, top, width, says);

    let set = Type::new(Face::Text, 3.5).colored(colors::QUIET);
    let key = says.text(&format!("print-notation-{}", P::GAME));
    let key_top = bottom - height(set, width, &key) + set.size * (LEADING - 1.0);
    put_lines(drawing, (0.0, key_top + set.size * 0.5), set, width, &key);
    table::<P>(drawing, (top, key_top - 5.0), width, says);
    leaf
}

/// Where names, date and result are written.
fn fields<P: Printed>(drawing: &mut Drawing, top: f32, width: f32, says: &Says) -> f32 {
    let seats = Seat::ALL.into_iter().take(usize::from(*P::SEATS.end()));
    let names = seats.map(|seat| says.text(&seat_code::<P>(seat)));
    let labels: Vec<String> =
        names.chain(["print-date", "print-result"].map(|code| says.text(code))).collect();
    let wide = (width - GUTTER) / 2.0;
    let set = Type::new(Face::Strong, 3.8).colored(colors::QUIET);
    for (place, label) in labels.iter().enumerate() {
        let left = (place % 2) as f32 * (wide + GUTTER);
        let y = top + (place / 2) as f32 * 9.5;
        drawing.text((left, y), set, &capitalised(label));
        let start = left + Face::Strong.width(&capitalised(label)) * set.size + 2.0;
        drawing.line(&[(start, y + 0.8), (left + wide, y + 0.8)], Look::line(colors::FAINT, 0.3));
    }
    top + labels.len().div_ceil(2) as f32 * 9.5 - 2.0
}

/// Blocks of turns, as many beside each other as there is room for.
fn table<P: Printed>(drawing: &mut Drawing, (top, bottom): Point, width: f32, says: &Says) {
    let seats = usize::from(*P::SEATS.end());
    let cells = seats * P::cells();
    let narrowest = NUMBER + cells as f32 * if P::cells() == 1 { 2.2 } else { 1.0 } * NARROWEST;
    let blocks = fitting(narrowest + GUTTER, width + GUTTER).max(1);
    let wide = (width + GUTTER) / blocks as f32 - GUTTER;
    let head = if P::cells() > 1 { 11.0 } else { 6.5 };
    let lines = fitting(LINE, bottom - top - head);
    for block in 0..blocks {
        let mut one = Drawing::default();
        head_of::<P>(&mut one, wide, head, says);
        rows(&mut one, (wide, head), lines, block * lines, (seats, P::cells()));
        drawing.put((block as f32 * (wide + GUTTER), top), &one);
    }
}

fn head_of<P: Printed>(drawing: &mut Drawing, wide: f32, high: f32, says: &Says) {
    let seats = usize::from(*P::SEATS.end());
    let seat_wide = (wide - NUMBER) / seats as f32;
    drawing.rect((0.0, 0.0), (wide, high), 0.0, Look::filled("#efe6d3"));
    for seat in Seat::ALL.into_iter().take(seats) {
        let left = NUMBER + seat.index() as f32 * seat_wide;
        let name = capitalised(&says.text(&seat_code::<P>(seat)));
        let size = 3.7_f32.min((seat_wide - 2.0) / Face::Strong.width(&name));
        drawing.label((left + seat_wide / 2.0, 3.3), Type::new(Face::Strong, size), &name);
        if P::cells() > 1 {
            let cell = seat_wide / P::cells() as f32;
            for (place, text) in says.list(&format!("print-cell-{}", P::GAME)).iter().enumerate() {
                let size = 2.9_f32.min((cell - 1.0) / Face::Text.width(text));
                let set = Type::new(Face::Text, size).colored(colors::QUIET);
                drawing.label((left + (place as f32 + 0.5) * cell, 8.2), set, text);
            }
        }
    }
}

/// Numbered lines with their cells.
fn rows(
    drawing: &mut Drawing,
    (wide, top): Point,
    lines: usize,
    before: usize,
    (seats, cells): (usize, usize),
) {
    let thin = Look::line(colors::RULING, 0.25);
    let thick = Look::line(colors::FAINT, 0.35);
    let bottom = top + lines as f32 * LINE;
    let set = Type::new(Face::Text, 3.0).colored(colors::QUIET);
    for line in 0..lines {
        let y = top + (line + 1) as f32 * LINE;
        drawing.line(&[(0.0, y), (wide, y)], if (line + 1) % 5 == 0 { thick } else { thin });
        drawing.label((NUMBER / 2.0, y - LINE / 2.0), set, &(before + line + 1).to_string());
    }
    let columns = seats * cells;
    let column = (wide - NUMBER) / columns as f32;
    for place in 0..=columns {
        let x = NUMBER + place as f32 * column;
        let look = if place % cells == 0 { thick } else { thin };
        drawing.line(&[(x, top), (x, bottom)], look);
    }
    drawing.rect((0.0, 0.0), (wide, bottom), 0.0, thick);
}
