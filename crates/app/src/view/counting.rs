//! What counts in a game, seat by seat, at any moment of it.

use game::Seat;
use shelf::GameInProgress;

use crate::drawn::{Drawn, Tally};

/// A game whose points are counted.
pub trait Count {
    /// What counts for a seat after so many entries.
    fn tallies(&self, entries: usize, seat: Seat) -> Vec<Tally>;

    /// Whether the remark of this code says only what is seen.
    fn is_seen(&self, code: &str) -> bool;
}

impl Count for GameInProgress {
    fn tallies(&self, entries: usize, seat: Seat) -> Vec<Tally> {
        shelf::match_in_progress!(self, game => {
            let position = game.position_after(entries).unwrap_or(*game.position());
            Drawn::tallies(&position, seat)
        })
    }

    fn is_seen(&self, code: &str) -> bool {
        shelf::match_game!(self.game(), P => <P as Drawn>::SEEN.contains(&code))
    }
}
