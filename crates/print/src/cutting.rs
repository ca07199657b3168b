//! What is cut out of the sheets: how parts share paper, and how a part that is
//! larger than the paper is printed in pieces that are glued together.

use crate::{
    colors,
    drawing::{Drawing, Look, Point, Type},
    letters::Face,
};

/// Something to be cut out, with the room that it needs.
#[derive(Clone)]
pub(crate) struct Part {
    pub(crate) size: Point,
    pub(crate) drawing: Drawing,
}

/// Between two parts there is room for scissors.
pub(crate) const GAP: f32 = 2.0;

/// How wide the strip is onto which the next piece is glued.
const STRIP: f32 = 9.0;

/// Along it is cut, and along it is folded.
pub(crate) const CUT: Look = Look::line(colors::CUT, 0.25);

/// A row of parts on a sheet.
struct Row {
    top: f32,
    height: f32,
    used: f32,
}

/// A sheet that is being filled.
#[derive(Default)]
struct Sheet {
    rows: Vec<Row>,
    drawing: Drawing,
}

impl Sheet {
    /// Where a part of this size has room here, if anywhere.
    fn place(&mut self, (width, height): Point, room: Point) -> Option<Point> {
        let fits = |row: &&mut Row| row.height >= height && row.used + width <= room.0;
        if let Some(row) = self.rows.iter_mut().find(fits) {
            let left = row.used;
            row.used += width + GAP;
            return Some((left, row.top));
        }
        let top = self.rows.last().map_or(0.0, |row| row.top + row.height + GAP);
        (top + height <= room.1 + 0.01).then(|| {
            self.rows.push(Row { top, height, used: width + GAP });
            (0.0, top)
        })
    }
}

/// Parts on as few sheets as rows allow, in their order but for small ones that fill
/// gaps. Whoever makes parts makes none larger than the room.
pub(crate) fn on_sheets(parts: Vec<Part>, room: Point) -> Vec<Drawing> {
    let mut sheets: Vec<Sheet> = Vec::new();
    for Part { size, drawing } in parts {
        debug_assert!(size.0 <= room.0 + 0.01 && size.1 <= room.1 + 0.01, "{size:?} in {room:?}");
        let found = sheets.iter_mut().find_map(|sheet| Some((sheet.place(size, room)?, sheet)));
        if let Some((place, sheet)) = found {
            sheet.drawing.put(place, &drawing);
        } else {
            let mut sheet = Sheet::default();
            let place = sheet.place(size, room).unwrap_or_default();
            sheet.drawing.put(place, &drawing);
            sheets.push(sheet);
        }
    }
    sheets.into_iter().map(|sheet| sheet.drawing).collect()
}

/// How many things of this length have room side by side.
pub(crate) fn fitting(each: f32, room: f32) -> usize {
    (1..100_u8).take_while(|count| f32::from(*count) * each <= room + 0.01).count()
}

/// A board of this size as one part, or in upright pieces with strips to glue them
/// together; `glue` is what the strips say.
pub(crate) fn in_pieces(
    board: &Drawing,
    (width, height): Point,
    room: Point,
    glue: &str,
) -> Vec<Part> {
    let mut count = 1;
    while width / count as f32 + if count > 1 { STRIP } else { 0.0 } > room.0 {
        count += 1;
    }
    let piece = width / count as f32;
    let part = |number: usize| {
        let mut drawing = Drawing::default();
        let is_last = number + 1 == count;
        drawing.put_part((0.0, 0.0), (piece * number as f32, 0.0), (piece, height), board);
        drawing.rect((0.0, 0.0), (piece, height), 0.0, CUT);
        if !is_last {
            strip(&mut drawing, (piece, height), number, glue);
        }
        if number > 0 {
            // The same mark as on the strip that this edge is glued onto.
            corners(&mut drawing, (0.0, height), 1.0);
        }
        let strip = if is_last { 0.0 } else { STRIP };
        Part { size: (piece + strip, height), drawing }
    };
    (0..count).map(part).collect()
}

fn strip(drawing: &mut Drawing, (left, height): Point, number: usize, glue: &str) {
    let corners = [(left, 0.0), (left + STRIP, 4.0), (left + STRIP, height - 4.0), (left, height)];
    drawing.shape(&corners, Look::filled(colors::GLUE).outlined(colors::CUT, 0.25));
    self::corners(drawing, (left, height), -1.0);
    let mut label = Drawing::default();
    let text = format!("{glue} {}", number + 1);
    label.label((0.0, 0.0), Type::new(Face::Text, 3.2).colored(colors::QUIET), &text);
    for place in [0.25, 0.5, 0.75] {
        drawing.put_turned((left + STRIP / 2.0, height * place), 90.0, &label);
    }
}

/// The marks at both ends of an edge that another edge is to meet.
fn corners(drawing: &mut Drawing, (x, height): Point, right: f32) {
    for (y, down) in [(0.0, 1.0), (height, -1.0)] {
        let corners = [(x, y), (x + right * 3.2, y), (x, y + down * 3.2)];
        drawing.shape(&corners, Look::filled("#000"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(width: f32, height: f32) -> Part {
        Part { size: (width, height), drawing: Drawing::default() }
    }

    #[test]
    fn small_parts_fill_the_gaps_of_large_ones() {
        let parts = vec![part(60.0, 50.0), part(60.0, 50.0), part(30.0, 20.0), part(90.0, 40.0)];
        assert_eq!(on_sheets(parts, (100.0, 100.0)).len(), 2);
    }

    #[test]
    fn a_board_is_cut_only_where_it_must_be() {
        let board = Drawing::default();
        for (room, sizes) in [(260.0, vec![200.0]), (150.0, vec![109.0, 100.0])] {
            let parts = in_pieces(&board, (200.0, 200.0), (room, 250.0), "glue");
            let widths: Vec<f32> = parts.iter().map(|part| part.size.0).collect();
            assert_eq!(widths, sizes);
        }
    }
}
