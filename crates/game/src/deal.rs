//! What lies hidden from everybody until it is met: Bille-Trap's traps. A
//! position never holds it. Whoever draws chance deals at the start, keeps the
//! deal to themselves, and lets it answer.

use std::fmt::Display;

use crate::Position;

/// A hidden deal of a game. Its text shows all of it, when the game is over.
pub trait Deal<P: Position>: Display {
    /// Deals, or `None` where a game hides nothing. `below` is asked for numbers
    /// below a bound, all equally likely.
    fn draw(below: &mut dyn FnMut(u32) -> u32) -> Option<Self>
    where
        Self: Sized;

    /// What happens in a position where chance acts, if the deal settles it;
    /// what it leaves open, such as a die, is drawn by the actions' weights.
    fn answer(&self, position: &P) -> Option<P::Action>;
}

/// The deal of a game that hides nothing: there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NothingHidden {}

impl Display for NothingHidden {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}

impl<P: Position> Deal<P> for NothingHidden {
    fn draw(_: &mut dyn FnMut(u32) -> u32) -> Option<Self> {
        None
    }

    fn answer(&self, _: &P) -> Option<P::Action> {
        match *self {}
    }
}
