//! What somebody who plays Kuba for the first time may want to hear.

use std::collections::BTreeSet;

use bots::{Described, kuba::Effect};
use game::Position;
use shelf::games::kuba::{Action, Kuba, Square};

use super::line;
use crate::drawn::distinct;

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
        /// A marble is chosen.
        "tip-kuba-arrow" Arrow,
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
        if let Some(Action::Push(push)) = actions.iter().find(|it| takes_red(position, **it)) {
            return Some(Self::TakeRed { square: push.square });
        }
        if own == 0 {
            let count = pushes().collect::<BTreeSet<_>>().len();
            return Some(Self::Push { count });
        }
        let theirs = position.as_if_turn_of(position.turn().other());
        if theirs.actions().iter().any(|action| takes_marble(&theirs, *action)) {
            return Some(Self::Danger);
        }
        (own < 3).then_some(Self::Line)
    }

    /// Where the board shows what it means.
    pub(super) fn squares(self, position: &Kuba) -> Vec<Square> {
        let lines = |position: &Kuba, of: &dyn Fn(&Action) -> bool| {
            let actions = position.actions().into_iter().filter(of);
            let lines = actions.filter_map(|action| match action {
                Action::Push(push) => Some(line(position, push).collect::<Vec<_>>()),
                Action::Pass => None,
            });
            lines.collect::<Vec<_>>()
        };
        match self {
            Self::Again | Self::Push { .. } | Self::Arrow => {
                let starts = lines(position, &|_| true).into_iter();
                distinct(starts.filter_map(|line| line.first().copied()))
            }
            Self::TakeRed { square } => {
                let takes_red = |action: &Action| takes_red(position, *action);
                let lines = lines(position, &takes_red).into_iter();
                lines.filter(|line| line.first() == Some(&square)).flatten().collect()
            }
            Self::Danger => {
                let theirs = position.as_if_turn_of(position.turn().other());
                let takes = |action: &Action| takes_marble(&theirs, *action);
                lines(&theirs, &takes).iter().filter_map(|line| line.last().copied()).collect()
            }
            Self::Line => {
                let lines = lines(position, &|_| true).into_iter();
                lines.max_by_key(Vec::len).unwrap_or_default()
            }
        }
    }
}

fn takes_red(position: &Kuba, action: Action) -> bool {
    matches!(Kuba::effect(position, action), Some(Effect::CapturesRed { .. } | Effect::Wins))
}

fn takes_marble(position: &Kuba, action: Action) -> bool {
    matches!(Kuba::effect(position, action), Some(Effect::CapturesEnemy { .. }))
}
