//! What a push does that is worth telling. Its sentence is a predicate: who does
//! it, and by which push, is told around it.

use game::Position;
use shelf::games::kuba::{Action, Kuba, Marble, Push};

game::notices! {
    /// What a push does that is worth telling.
    pub enum Effect {
        /// It captures the seventh red, or the last enemy marble.
        "deed-kuba-wins" Wins,
        /// It captures a red marble: the how many-th.
        "deed-kuba-red" CapturesRed { number: u8 },
        /// It captures an enemy marble, and so many are left.
        "deed-kuba-enemy" CapturesEnemy { left: usize },
    }
}

impl Effect {
    /// The effect of a legal action, if it has one.
    pub(super) fn of(position: &Kuba, action: Action) -> Option<Self> {
        let Action::Push(push) = action else { return None };
        let captured = captured(position, push)?;
        let next = position.apply(action);
        if next.actor().outcome().is_some() {
            return Some(Self::Wins);
        }
        let color = position.turn();
        match captured {
            Marble::Red => Some(Self::CapturesRed { number: next.captured(color) }),
            Marble::Of(_) => Some(Self::CapturesEnemy { left: next.of(color.other()).len() }),
        }
    }
}

/// The marble that a legal push takes off the board, if it does.
pub(super) fn captured(position: &Kuba, push: Push) -> Option<Marble> {
    let line = position.line(push);
    let front = line.front_square().filter(|_| line.leaves)?;
    position.marble(front)
}
