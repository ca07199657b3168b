//! The first page: what the set is, what is in it, how it is made, where the game can
//! be opened.

use std::fmt::Write;

use fast_qr::{ECL, QRBuilder};
use game::Fact;

use crate::{
    colors,
    drawing::{Drawing, Look, Point, Type, number},
    games::Printed,
    letters::Face,
    page::{Leaf, height as height_of, put_lines, sizes},
    paper::Paper,
    says::Says,
};

/// How wide the code is that opens the game, and the light rim that readers need, in
/// its modules.
const CODE: f32 = 32.0;
const RIM: usize = 4;

/// The line that shows whether the printer has kept the scale.
const RULER: u8 = 100;

/// How high a heading is, how far a step is from its number's edge, and from the next.
const HEADING: f32 = 6.6;
const STEP: f32 = 10.0;
const BETWEEN: f32 = 1.9;

const STRONG: Type = Type::new(Face::Strong, 5.0).colored(colors::ACCENT);

/// The largest and the smallest size of its text, as parts of the page's width.
const SIZES: (f32, f32) = (1.0 / 42.0, 1.0 / 70.0);

/// The first page of a game's set.
pub(crate) fn page<P: Printed>(paper: Paper, address: Option<&str>, says: &Says) -> Leaf {
    let mut leaf = Leaf::new(paper);
    let (width, height) = paper.room();
    let name = says.text(&format!("game-{}", P::GAME));
    let about = says.text(&format!("app-about-{}", P::GAME));
    let top = leaf.heading(&name, &about);
    let bottom = ruler(&mut leaf.drawing, (width, height), says);
    let bottom =
        address.map_or(bottom, |address| link(&mut leaf.drawing, (bottom, width), address, says));
    let body = |size| body::<P>(Type::new(Face::Text, size), (top, bottom), width, says);
    let fitting = sizes(SIZES, width).map(body).find(|(_, below)| *below <= bottom);
    if let Some((body, _)) = fitting {
        leaf.drawing.put((0.0, 0.0), &body);
    }
    leaf
}

/// The picture, what is in the set, and the steps; and where they end.
fn body<P: Printed>(set: Type, (top, bottom): Point, width: f32, says: &Says) -> (Drawing, f32) {
    let mut drawing = Drawing::default();
    let own = says.list(&format!("print-step-{}", P::GAME));
    let steps: Vec<String> = says.list("print-step").into_iter().chain(own).collect();
    let high = steps.iter().map(|text| height_of(set, width - STEP, text) + BETWEEN);
    let high = HEADING + high.sum::<f32>();

    let picture = P::start(&P::Setup::default()).picture();
    let side = (width * 0.56).min(bottom - top - high - 10.0);
    let scale = (side / picture.size.0).min(side / picture.size.1);
    drawing.put_scaled((0.0, top), scale, &picture.drawing);

    let beside = picture.size.0 * scale + 8.0;
    let mut items = |y: f32, code: &str, items: Vec<String>| {
        let mut below = heading(&mut drawing, (beside, y), &says.text(code));
        for text in items {
            below = item(&mut drawing, (beside, below), set, width - beside, &text);
        }
        below
    };
    let counted = |(count, code): (usize, &str)| says.tell(code, &[("count", Fact::from(count))]);
    let content =
        [says.text("print-piece-board")].into_iter().chain(P::contents().into_iter().map(counted));
    let below = items(top + 4.0, "print-in-the-set", content.collect());
    let needed = [says.list("print-need"), says.list(&format!("print-need-{}", P::GAME))];
    let below = items(below + 3.0, "print-you-need", needed.concat());

    let below = below.max(top + picture.size.1 * scale) + 9.0;
    let mut below = heading(&mut drawing, (0.0, below), &says.text("print-how")) + 1.0;
    for (number, text) in steps.iter().enumerate() {
        let middle = below - set.size * Face::HALF_HEIGHT;
        drawing.circle((3.4, middle), 3.1, Look::filled(colors::ACCENT));
        let label = Type::new(Face::Strong, 3.8).colored("#fff");
        drawing.label((3.4, middle), label, &(number + 1).to_string());
        below = put_lines(&mut drawing, (STEP, below), set, width - STEP, text) + BETWEEN;
    }
    (drawing, below - set.size)
}

fn heading(drawing: &mut Drawing, (x, y): Point, text: &str) -> f32 {
    drawing.text((x, y), STRONG, text);
    y + HEADING
}

fn item(drawing: &mut Drawing, (x, y): Point, set: Type, width: f32, text: &str) -> f32 {
    drawing.circle((x + 1.2, y - set.size * 0.33), 0.8, Look::filled(colors::GOLD));
    put_lines(drawing, (x + 4.2, y), set, width - 4.2, text) + 0.6
}

/// A line of known length at the foot of the page; where it begins.
fn ruler(drawing: &mut Drawing, (width, height): Point, says: &Says) -> f32 {
    let (y, long) = (height - 6.0, f32::from(RULER));
    let look = Look::line(colors::TEXT, 0.3);
    drawing.line(&[(0.0, y), (long, y)], look);
    for mark in 0..=10_u8 {
        let x = f32::from(mark) * long / 10.0;
        let up = if mark.is_multiple_of(5) { 3.0 } else { 1.8 };
        drawing.line(&[(x, y), (x, y - up)], look);
    }
    let set = Type::new(Face::Text, 3.2).colored(colors::QUIET);
    let facts = [("length", Fact::from(RULER))];
    let text = says.tell("print-ruler", &facts);
    put_lines(drawing, (long + 5.0, y - 3.6), set, width - long - 5.0, &text);
    y - 14.0
}

/// The code that opens the game, with its address; where it begins.
fn link(drawing: &mut Drawing, (bottom, width): Point, address: &str, says: &Says) -> f32 {
    let Some((side, path)) = code(address) else { return bottom };
    let top = bottom - CODE;
    let mut modules = Drawing::default();
    modules.rect((0.0, 0.0), (side as f32, side as f32), 0.0, Look::filled("#fff"));
    modules.path(&path, Look::filled("#000"));
    drawing.rect((0.0, top - 3.0), (width, CODE + 6.0), 3.0, Look::filled("#eef4ef"));
    drawing.put_scaled((3.0, top), CODE / side as f32, &modules);
    let beside = CODE + 9.0;
    let set = Type::new(Face::Text, 4.2);
    let below = heading(drawing, (beside, top + 10.0), &says.text("print-online"));
    let below = put_lines(
        drawing,
        (beside, below),
        set,
        width - beside - 4.0,
        &says.text("print-online-how"),
    );
    // An address has no spaces to break at.
    let set =
        Type::new(Face::Strong, 4.0_f32.min((width - beside - 4.0) / Face::Strong.width(address)));
    drawing.text((beside, below + 1.0), set, address);
    top - 7.0
}

/// A QR code as one path, with the length of its side; `None` for a text that is too
/// long.
fn code(text: &str) -> Option<(usize, String)> {
    let code = QRBuilder::new(text).ecl(ECL::M).build().ok()?;
    let mut path = String::new();
    for row in 0..code.size {
        for column in (0..code.size).filter(|column| code[row][*column].value()) {
            let [x, y] = [column + RIM, row + RIM].map(|place| number(place as f32));
            // Writing to a string does not fail.
            let _ = write!(path, "M{x} {y}h1v1h-1z");
        }
    }
    Some((code.size + 2 * RIM, path))
}
