//! Boxes as nets: four sides in a row, a lid, perhaps a floor, and tabs for glue. Nets
//! that lie above each other share the room between lids and floors.

use crate::{
    colors,
    cutting::{CUT, GAP, Part, fitting},
    drawing::{Drawing, Look, Point},
};

/// How far a tab for glue stands out.
pub(crate) const TAB: f32 = 4.0;

/// A box that stands on a square.
#[derive(Clone, Copy)]
pub(crate) struct Net<'a> {
    /// What it becomes.
    pub(crate) piece: &'static str,
    /// How wide and deep it is.
    pub(crate) width: f32,
    /// How high it is.
    pub(crate) height: f32,
    /// What it is covered with, and what folds are drawn with on it.
    pub(crate) look: Look,
    pub(crate) fold: &'static str,
    /// What is drawn on its lid, from the lid's corner; and on its floor, if it has one.
    pub(crate) lid: &'a Drawing,
    pub(crate) floor: Option<&'a Drawing>,
    /// What is drawn on its sides, each from its upper corner.
    pub(crate) sides: [&'a Drawing; 4],
}

impl Net<'_> {
    /// How wide a net lies on the paper.
    fn lying(&self) -> f32 {
        4.0 * self.width + TAB
    }

    /// How much a lid or floor needs beyond the sides.
    fn flap(&self) -> f32 {
        self.width + TAB
    }

    /// So many boxes in strips as high as this room.
    pub(crate) fn strips(&self, count: usize, room: f32) -> Vec<Part> {
        let most = if self.floor.is_some() {
            fitting(self.height + self.flap(), room - self.flap()).max(1)
        } else {
            2
        };
        let whole = (0..count).step_by(most);
        whole.map(|first| self.strip(most.min(count - first))).collect()
    }

    fn strip(&self, count: usize) -> Part {
        let mut drawing = Drawing::default();
        if self.floor.is_some() {
            for number in 0..count {
                let top = number as f32 * (self.height + self.flap());
                drawing.put_piece(self.piece, (0.0, top), &self.net());
            }
            let height = count as f32 * (self.height + self.flap()) + self.flap();
            return Part { size: (self.lying(), height), drawing };
        }
        // One upside down, its lid beside that of the other one.
        let pair = 2.0 * self.height + self.flap() + GAP;
        if count == 2 {
            let mut other = Drawing::default();
            other.put_piece(self.piece, (0.0, 0.0), &self.net());
            drawing.put_turned((self.lying(), self.height + self.flap()), 180.0, &other);
            drawing.put_piece(self.piece, (0.0, self.height + GAP), &self.net());
            return Part { size: (self.lying(), pair), drawing };
        }
        drawing.put_piece(self.piece, (0.0, 0.0), &self.net());
        Part { size: (self.lying(), self.height + self.flap()), drawing }
    }

    /// One net, its lid above the last side.
    fn net(&self) -> Drawing {
        let (mut net, wide, high, top) = (Drawing::default(), self.width, self.height, self.flap());
        let side = |number: usize| (number as f32 * wide, top);
        tab(&mut net, (4.0 * wide, top), (4.0 * wide, top + high), (1.0, 0.0));
        flap(&mut net, side(3), wide, -1.0);
        if self.floor.is_some() {
            flap(&mut net, (wide, top + high), wide, 1.0);
        }
        net.rect((0.0, top), (4.0 * wide, high), 0.0, self.look);
        net.rect((3.0 * wide, top - wide), (wide, wide), 0.0, self.look);
        net.put((3.0 * wide, top - wide), self.lid);
        for (number, drawn) in self.sides.into_iter().enumerate() {
            net.put(side(number), drawn);
        }
        if let Some(floor) = self.floor {
            net.rect((wide, top + high), (wide, wide), 0.0, self.look);
            net.put((wide, top + high), floor);
        }
        self.lines(&mut net);
        net
    }

    /// Folds and cuts.
    fn lines(&self, net: &mut Drawing) {
        let (wide, top, bottom) = (self.width, self.flap(), self.flap() + self.height);
        let fold = Look::line(self.fold, 0.2).dashed(1.1);
        for number in 1..=4 {
            let x = number as f32 * wide;
            net.line(&[(x, top), (x, bottom)], fold);
        }
        let (lid, floor) = (3.0 * wide, wide);
        net.line(&[(lid, top), (lid + wide, top)], fold);
        square_folds(net, (lid, top - wide), wide, -1.0, fold);
        let end = 4.0 * wide;
        net.line(&[(lid, top), (0.0, top), (0.0, bottom)], CUT);
        if self.floor.is_some() {
            net.line(&[(floor, bottom), (floor + wide, bottom)], fold);
            square_folds(net, (floor, bottom), wide, 1.0, fold);
            net.line(&[(0.0, bottom), (floor, bottom)], CUT);
            net.line(&[(floor + wide, bottom), (end, bottom)], CUT);
        } else {
            net.line(&[(0.0, bottom), (end, bottom)], CUT);
        }
    }
}

/// The folds of a lid (upwards) or floor (downwards) to its three tabs.
fn square_folds(net: &mut Drawing, (x, y): Point, wide: f32, down: f32, fold: Look) {
    let far = if down > 0.0 { y + wide } else { y };
    net.line(&[(x, y), (x, y + wide)], fold);
    net.line(&[(x + wide, y), (x + wide, y + wide)], fold);
    net.line(&[(x, far), (x + wide, far)], fold);
}

/// The three tabs of a lid or floor that begins on this line and goes up or down.
fn flap(net: &mut Drawing, (x, y): Point, wide: f32, down: f32) {
    let far = y + down * wide;
    tab(net, (x, y), (x, far), (-1.0, 0.0));
    tab(net, (x + wide, y), (x + wide, far), (1.0, 0.0));
    tab(net, (x, far), (x + wide, far), (0.0, down));
}

/// A tab along an edge, towards a side; narrower at its end.
fn tab(net: &mut Drawing, from: Point, to: Point, (x, y): Point) {
    let long = (to.0 - from.0).hypot(to.1 - from.1);
    let lean = (TAB * 0.7).min(long / 4.0) / long;
    let towards = |one: Point, other: Point| {
        let (right, down) = ((other.0 - one.0) * lean, (other.1 - one.1) * lean);
        (one.0 + right + x * TAB, one.1 + down + y * TAB)
    };
    let corners = [from, towards(from, to), towards(to, from), to];
    net.shape(&corners, Look::filled(colors::GLUE).outlined(colors::CUT, 0.25));
}
