//! The rules on one page: as large as they fit, in two columns, with the board as it
//! lies at the start.

use game::Fact;
use shelf::Game;

use crate::{
    colors,
    drawing::{Drawing, Type},
    games::Printed,
    letters::Face,
    page::{Leaf, height, put_lines, sizes},
    paper::Paper,
    rules_text::{Paragraph, paragraphs},
    says::Says,
};

/// Between the columns, and how wide a rule's id is.
const GUTTER: f32 = 9.0;
const ID: f32 = 3.4;

/// The largest and the smallest size of their text, as parts of the page's width.
const SIZES: (f32, f32) = (1.0 / 33.0, 1.0 / 105.0);

/// The rules page of a game.
pub(crate) fn page<P: Printed>(game: Game, paper: Paper, says: &Says) -> Leaf {
    let mut leaf = Leaf::new(paper);
    let (width, bottom) = paper.room();
    let name = Fact::Text(says.text(&format!("game-{}", P::GAME)));
    let heading = says.tell("app-rules-title", &[("name", name)]);
    let top = leaf.heading(&heading, &says.text(&format!("app-about-{}", P::GAME)));
    let column = (width - GUTTER) / 2.0;

    let picture = P::start(&P::Setup::default()).picture();
    let scale = column / picture.size.0.max(picture.size.1);
    let left = column + GUTTER;
    let inset = (column - picture.size.0 * scale) / 2.0;
    leaf.drawing.put_scaled((left + inset, top - 3.0), scale, &picture.drawing);
    let caption = Type::new(Face::Text, 3.6).colored(colors::QUIET).centered();
    let below = top - 3.0 + picture.size.1 * scale + 5.0;
    leaf.drawing.text((left + column / 2.0, below), caption, &says.text("print-at-the-start"));

    let rules = paragraphs(game, says);
    let columns = [(0.0, top), (left, below + 8.0)];
    for size in sizes(SIZES, width) {
        if let Some(text) = laid_out(&rules, columns, (column, bottom), size) {
            leaf.drawing.put((0.0, 0.0), &text);
            break;
        }
    }
    leaf
}

/// The rules at this size, if they fit.
fn laid_out(
    rules: &[Paragraph],
    columns: [(f32, f32); 2],
    (width, bottom): (f32, f32),
    size: f32,
) -> Option<Drawing> {
    let (mut drawing, mut columns) = (Drawing::default(), columns.into_iter());
    let (mut left, mut below) = columns.next()?;
    let set = Type::new(Face::Text, size);
    let id = Type::new(Face::Strong, size * 0.72).colored(colors::ACCENT);
    let indent = size * ID;
    for rule in rules {
        if below + height(set, width - indent, &rule.text) - size > bottom {
            (left, below) = columns.next()?;
            if below + height(set, width - indent, &rule.text) - size > bottom {
                return None;
            }
        }
        drawing.text((left, below), id, &rule.id);
        below = put_lines(&mut drawing, (left + indent, below), set, width - indent, &rule.text);
        below += size * 0.5;
    }
    Some(drawing)
}
