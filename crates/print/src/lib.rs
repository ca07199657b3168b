//! The games on paper: every game as a set of pages to print, cut out and play, and the
//! picture of any position. Pages are SVG, in millimetres, made from the games' own
//! boards, the same for the browser's print dialog and for PDF. Pure: it reads and
//! writes nothing, and knows no page, no server and no printer.
//!
//! ```
//! use print::{Order, Paper};
//! use words::{Language, Words};
//!
//! let words = Words::new(Language::French);
//! let order = Order { paper: Paper::A4, address: None };
//! let pages = print::pages(shelf::Game::Kuba, &order, &words);
//! assert!(pages[0].svg.contains("width=\"210mm\""));
//! ```

mod colors;
mod cutting;
mod drawing;
#[cfg(feature = "png")]
pub mod files;
mod games;
mod letters;
mod making;
mod nets;
mod page;
mod paper;
mod round;
mod rules_page;
mod rules_text;
mod says;
mod score_sheet;
mod squares;

use shelf::{Game, GameInProgress, match_game, match_in_progress};
use words::Words;

pub use letters::Face;
pub use paper::Paper;

use drawing::{Drawing, Look};
use games::Printed;
use page::Leaf;
use says::Says;

/// What is to be printed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// The paper of all pages.
    pub paper: Paper,
    /// Where the game can be opened, for the code on the first page.
    pub address: Option<String>,
}

/// A page as it is printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The paper that it is printed on.
    pub paper: Paper,
    /// What is on it: a whole SVG document with the paper's width and height.
    pub svg: String,
}

/// All pages of a game's set: how it is made, what is cut out, the rules, the score
/// sheet.
pub fn pages(game: Game, order: &Order, words: &Words) -> Vec<Page> {
    match_game!(game, P => set::<P>(game, order, &Says::new(words)))
}

fn set<P: Printed>(game: Game, order: &Order, says: &Says) -> Vec<Page> {
    let paper = order.paper;
    let room = paper.room();
    let sheets = cutting::on_sheets(P::parts(room, says), room).into_iter();
    let mut leaves = vec![making::page::<P>(paper, order.address.as_deref(), says)];
    leaves.extend(sheets.map(|sheet| Leaf::with(paper, &sheet)));
    leaves.push(rules_page::page::<P>(game, paper, says));
    leaves.push(score_sheet::page::<P>(paper, says));
    let (name, count) = (says.text(&format!("game-{}", game.name())), leaves.len());
    let numbered = leaves.into_iter().enumerate();
    numbered.map(|(place, leaf)| leaf.finished(&name, (place + 1, count), says)).collect()
}

/// A position seen from above, as a picture of its own: SVG, in millimetres. It shows
/// what everybody sees at the table, and nothing that is hidden.
pub fn picture(game: &GameInProgress) -> String {
    let part = match_in_progress!(game, game => game.position().picture());
    part.drawing.into_svg(part.size)
}

/// The same on the felt of a table, twice as wide as high: the picture that a link is
/// shown with. [`LINK`] tells its width and height.
pub fn link_picture(game: &GameInProgress) -> String {
    const SPARE: f32 = 35.0;
    let part = match_in_progress!(game, game => game.position().picture());
    let (width, height) = (LINK.0 as f32, LINK.1 as f32);
    let scale = (height - 2.0 * SPARE) / part.size.0.max(part.size.1);
    let size = (part.size.0 * scale, part.size.1 * scale);
    let corner = ((width - size.0) / 2.0, (height - size.1) / 2.0);
    let mut drawing = Drawing::default();
    drawing.rect((0.0, 0.0), (width, height), 0.0, Look::filled("url(#felt)"));
    for (grown, shade) in [(16.0, "#0000001a"), (10.0, "#00000026"), (4.0, "#00000033")] {
        let place = (corner.0 - grown, corner.1 - grown + 8.0);
        let shadow = (size.0 + 2.0 * grown, size.1 + 2.0 * grown);
        drawing.rect(place, shadow, grown, Look::filled(shade));
    }
    drawing.put_scaled(corner, scale, &part.drawing);
    drawing.into_svg((width, height))
}

/// The width and height of [`link_picture`], in pixels where a millimetre is one.
pub const LINK: (u32, u32) = (1200, 630);
