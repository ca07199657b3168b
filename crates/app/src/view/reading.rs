//! What can be read of a game after any number of its entries.

use game::{Coded, Maker, Notice};
use shelf::GameInProgress;

/// A game as it is read.
pub trait Read {
    /// The text of the position after so many entries.
    fn position_text(&self, entries: usize) -> String;
    /// What there is to say beside the board after so many entries.
    fn remarks_after(&self, entries: usize) -> Vec<Notice>;
    /// After how many entries something else could have come of it last: before somebody
    /// gave up or all agreed, or else where the last turn had its first choice.
    fn last_choice(&self) -> usize;
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

    fn last_choice(&self) -> usize {
        let makers = self.makers();
        if let Some((Maker::Leaver(_) | Maker::Everybody, before)) = makers.split_last() {
            return before.len();
        }
        let is_choice = |maker: &Maker| matches!(maker, Maker::Seat(_));
        let Some(last) = makers.iter().rposition(is_choice) else { return 0 };
        let of_others = |maker: &Maker| is_choice(maker) && *maker != makers[last];
        let turn = makers[..last].iter().rposition(of_others).map_or(0, |other| other + 1);
        let drawn = makers[turn..].iter().take_while(|maker| !is_choice(maker)).count();
        turn + drawn
    }
}
