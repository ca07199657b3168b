//! A page on its way to paper: its margins, its foot, its headings and paragraphs.

use game::Fact;

use crate::{
    Page, colors,
    drawing::{Drawing, Look, Point, Type},
    letters::Face,
    paper::{MARGIN, Paper},
    says::Says,
};

/// How much farther down the next line of a text is, as a part of its size.
pub(crate) const LEADING: f32 = 1.36;

/// A page whose foot is still to come. Places are counted from its margins.
pub(crate) struct Leaf {
    paper: Paper,
    pub(crate) drawing: Drawing,
}

impl Leaf {
    pub(crate) fn new(paper: Paper) -> Self {
        Self { paper, drawing: Drawing::default() }
    }

    /// A drawing in the middle of the page's width.
    pub(crate) fn with(paper: Paper, drawing: &Drawing) -> Self {
        let mut leaf = Self::new(paper);
        leaf.drawing.put((0.0, 0.0), drawing);
        leaf
    }

    /// A heading across the page; where the text below it begins.
    pub(crate) fn heading(&mut self, heading: &str, lead: &str) -> f32 {
        let (width, _) = self.paper.room();
        let size = (width / 15.0).min(width / Face::Heading.width(heading));
        self.drawing.text((0.0, size * 0.82), Type::new(Face::Heading, size), heading);
        let set = Type::new(Face::Text, width / 44.0).colored(colors::QUIET);
        let below = put_lines(&mut self.drawing, (0.0, size * 0.95 + set.size), set, width, lead);
        self.drawing.rect((0.0, below - 1.6), (width, 0.9), 0.0, Look::filled(colors::GOLD));
        below + 6.5
    }

    /// The page with its foot: what it belongs to, and which of how many it is.
    pub(crate) fn finished(self, name: &str, (number, of): (usize, usize), says: &Says) -> Page {
        let (width, height) = self.paper.size();
        let mut page = Drawing::default();
        page.rect((0.0, 0.0), (width, height), 0.0, Look::filled("#fff"));
        page.put((MARGIN, MARGIN), &self.drawing);
        let set = Type::new(Face::Text, 2.7).colored(colors::QUIET);
        let foot = height - MARGIN + 4.0;
        let app = says.text("app-name");
        page.text((MARGIN, foot), set, &format!("{app} · {name}"));
        page.text((width / 2.0, foot), set.centered(), &says.text("print-full-size"));
        let facts = [("number", Fact::from(number)), ("of", Fact::from(of))];
        page.text((width - MARGIN, foot), set.ending(), &says.tell("print-sheet", &facts));
        Page { paper: self.paper, svg: page.into_svg((width, height)) }
    }
}

/// A paragraph from its first base line on; the base line of what follows it.
pub(crate) fn put_lines(
    drawing: &mut Drawing,
    (x, y): Point,
    set: Type,
    width: f32,
    text: &str,
) -> f32 {
    let mut below = y;
    for line in set.face.lines(text, set.size, width) {
        drawing.text((x, below), set, &line);
        below += set.size * LEADING;
    }
    below
}

/// The sizes in which a text is tried until it fits, from the largest to the smallest,
/// which are parts of the page's width.
pub(crate) fn sizes((largest, smallest): (f32, f32), width: f32) -> impl Iterator<Item = f32> {
    const STEPS: u16 = 40;
    let part = |step: u16| f32::from(step) / f32::from(STEPS);
    (0..=STEPS).map(move |step| width * (largest + (smallest - largest) * part(step)))
}

/// How high a paragraph is.
pub(crate) fn height(set: Type, width: f32, text: &str) -> f32 {
    set.face.lines(text, set.size, width).len() as f32 * set.size * LEADING
}
