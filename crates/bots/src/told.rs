//! What a game tells of itself to whoever shows it: what its actions do, the odds
//! of its chance, how many levels its bots have. Neither search nor evaluator is
//! behind any of it, so that a page which only shows games holds neither.

use game::{Coded, Notice, Seat};
use shelf::OnShelf;

use crate::Kind;

/// A game whose actions and bots can be told of.
pub trait Told: OnShelf {
    /// What an action does that is worth telling: it captures, it sinks.
    type Deed: Coded;

    /// How many levels its bots have; the last is full strength.
    const LEVELS: u8;

    /// Whether this kind of player reads the game's book.
    fn reads_book(kind: Kind) -> bool {
        let _ = kind;
        false
    }

    /// What an action does that is worth telling, if anything.
    fn deed(position: &Self, action: Self::Action) -> Option<Self::Deed>;

    /// The codes that [`Self::odds`] can give, with the names of their facts.
    const ODDS: &'static [(&'static str, &'static [&'static str])] = &[];

    /// The exact odds of what chance decides next, or will decide for this seat,
    /// where there is something to tell of them.
    fn odds(position: &Self, seat: Seat) -> Option<Notice> {
        let _ = (position, seat);
        None
    }
}
