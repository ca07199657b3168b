//! What somebody who plays Kuba for the first time may want to hear.

use std::collections::BTreeSet;

use bots::{Told, kuba::Deed};
use game::Position;
use shelf::games::kuba::{Action, Kuba, Square};

game::notices! {
    /// A tip for where the game stands.
    pub enum Lesson {
        /// Something was taken just now.
        "tip-kuba-again" Again,
        /// A red can be taken from this square.
        "tip-kuba-red" TakeRed { square: Square },
        /// The other player could take a marble next.
        "tip-kuba-danger" Danger,
        /// So many marbles can be pushed.
        "tip-kuba-push" Push { count: usize },
        /// Whole lines move.
        "tip-kuba-line" Line,
    }
}

impl Lesson {
    /// What is worth telling whoever acts, after so many moves of their own.
    pub(super) fn of(position: &Kuba, own: usize) -> Option<Self> {
        if position.again() {
            return Some(Self::Again);
        }
        let actions = position.actions();
        let pushes = || {
            actions.iter().filter_map(|action| match action {
                Action::Push(push) => Some(push.square),
                Action::Pass => None,
            })
        };
        let takes_red = |action: &&Action| {
            matches!(Kuba::deed(position, **action), Some(Deed::CapturesRed { .. } | Deed::Wins))
        };
        if let Some(Action::Push(push)) = actions.iter().find(takes_red) {
            return Some(Self::TakeRed { square: push.square });
        }
        if own == 0 {
            let count = pushes().collect::<BTreeSet<_>>().len();
            return Some(Self::Push { count });
        }
        let theirs = position.as_if_turn_of(position.turn().other());
        let takes = |action: &Action| {
            matches!(Kuba::deed(&theirs, *action), Some(Deed::CapturesEnemy { .. }))
        };
        if theirs.actions().iter().any(takes) {
            return Some(Self::Danger);
        }
        (own < 4).then_some(Self::Line)
    }
}
