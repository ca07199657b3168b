//! What can be read of a game after any number of its entries.

use game::{Coded, Notice};
use shelf::GameInProgress;

/// A game as it is read.
pub trait Read {
    /// The text of the position after so many entries.
    fn position_text(&self, entries: usize) -> String;
    /// What there is to say beside the board after so many entries.
    fn remarks_after(&self, entries: usize) -> Vec<Notice>;
}

impl Read for GameInProgress {
    fn position_text(&self, entries: usize) -> String {
        shelf::match_in_progress!(self, game => {
            game.position_after(entries).unwrap_or(*game.position()).to_string()
        })
    }

    fn remarks_after(&self, entries: usize) -> Vec<Notice> {
        if entries >= self.length() {
            return self.remarks();
        }
        shelf::match_in_progress!(self, game => {
            let position = game.position_after(entries).unwrap_or(*game.position());
            game::Position::remarks(&position).iter().map(Coded::notice).collect()
        })
    }
}
