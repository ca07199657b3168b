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
#[cfg(feature = "files")]
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
    /// Its paper.
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
