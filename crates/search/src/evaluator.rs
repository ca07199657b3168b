//! What the search asks of someone who knows the game. The search itself knows
//! no game; without evaluator it sees only how games end.

use std::{convert::Infallible, ops::ControlFlow};

use game::{Key, Position, Seat};

use crate::Score;

/// What a good player knows of one game.
pub trait Evaluator<P: Position>: Send + Sync + 'static {
    /// What a running position is worth to a seat, at a glance. With two seats,
    /// what it is worth to one it costs the other.
    fn evaluate(&self, position: &P, seat: Seat) -> Score;

    /// A result that follows from the position alone, without search, for this
    /// seat: a win or loss with its distance, or a draw.
    #[inline]
    fn proven(&self, position: &P, seat: Seat) -> Option<Score> {
        let _ = (position, seat);
        None
    }

    /// What an action promises before it is searched. The position's actor
    /// makes it.
    #[inline]
    fn hint(&self, position: &P, action: P::Action) -> MoveHint {
        let _ = (position, action);
        MoveHint::default()
    }

    /// Hands each legal action to `visit` with what it promises. Where all can
    /// be judged together faster than one by one, this is the place.
    #[inline]
    fn visit_hints(&self, position: &P, mut visit: impl FnMut(P::Action, MoveHint)) {
        let ControlFlow::Continue(()) = position.visit_actions(|action| {
            visit(action, self.hint(position, action));
            ControlFlow::<Infallible>::Continue(())
        });
    }

    /// A number of the action below 4,096, the same for the same
    /// action, under which the search keeps how it fared.
    #[inline]
    fn number(&self, action: P::Action) -> usize {
        Key::of(&action).place(NUMBER_BITS)
    }

    /// Hands each loud action to `visit`: those that are looked at even where
    /// the search ends, because they change so much that no hint can judge
    /// the position before they are through.
    #[inline]
    fn visit_loud(&self, position: &P, mut visit: impl FnMut(P::Action, MoveHint)) {
        self.visit_hints(position, |action, hint| {
            if hint.loud {
                visit(action, hint);
            }
        });
    }

    /// Whether an action is noticed at all. Weak players overlook some; an
    /// overlooked action is never searched, unless all are overlooked.
    #[inline]
    fn notices(&self, position: &P, action: P::Action) -> bool {
        let _ = (position, action);
        true
    }

    /// About how much one quiet action can change the estimate. With none
    /// given, the search never gives up on a position early.
    #[inline]
    fn swing(&self) -> Option<i32> {
        None
    }
}

/// Actions have numbers below two to this.
const NUMBER_BITS: u32 = 12;
/// Actions have numbers below this.
pub(crate) const NUMBERS: usize = 1 << NUMBER_BITS;

/// What an action promises.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MoveHint {
    /// More is tried earlier; 0 is an ordinary action. At most 1,000 either way.
    pub priority: i32,
    /// Whether it is looked at even where the search ends.
    pub loud: bool,
}

/// No evaluator at all: how games end is all that counts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ignorance;

impl<P: Position> Evaluator<P> for Ignorance {
    fn evaluate(&self, _: &P, _: Seat) -> Score {
        Score::DRAW
    }
}
