//! What somebody who plays Klötze for the first time may want to hear.

use std::collections::BTreeSet;

use bots::{Described, klotze::Effect};
use game::Position;
use shelf::games::klotze::{Action, Klotze, Move, Square};

use crate::drawn::{spots_of, starts};

game::notices! {
    /// A tip for where the game stands.
    pub enum Lesson {
        /// The Klotz can reach its corner now.
        "tip-klotze-win" Win { corner: Square },
        /// A Klotz can be sent home now.
        "tip-klotze-capture" Capture { square: Square },
        /// Pieces can walk.
        "tip-klotze-walk" Walk,
        /// The player's stone lies on this column.
        "tip-klotze-stone" Stone { square: Square },
        /// The player's Klotz can't move.
        "tip-klotze-shut" ShutIn { corner: Square },
        /// It can.
        "tip-klotze-goal" Goal { corner: Square },
        /// A piece is chosen.
        "tip-klotze-ring" Ring,
    }
}

impl Lesson {
    /// What is worth telling whoever acts, after so many moves of their own.
    pub(super) fn of(position: &Klotze, own: usize) -> Option<Self> {
        let (color, actions) = (position.turn(), position.actions());
        let corner = color.corner();
        let effects = || actions.iter().filter_map(|action| Klotze::effect(position, *action));
        if effects().any(|effect| matches!(effect, Effect::Wins { .. })) {
            return Some(Self::Win { corner });
        }
        let captured = effects().find_map(|effect| match effect {
            Effect::Captures { square, .. } | Effect::CapturesInTime { square, .. } => Some(square),
            _ => None,
        });
        if let Some(square) = captured {
            return Some(Self::Capture { square });
        }
        let movable: BTreeSet<Square> = actions
            .iter()
            .filter_map(|action| match action {
                Action::Move(Move { from, .. }) => Some(*from),
                Action::Pass => None,
            })
            .collect();
        let klotz_moves = movable.contains(&position.klotz(color));
        match (own, position.stone(color)) {
            (0, _) => Some(Self::Walk),
            (1, Some(square)) => Some(Self::Stone { square }),
            (2..=5, _) if klotz_moves => Some(Self::Goal { corner }),
            (2..=5, _) => Some(Self::ShutIn { corner }),
            _ => None,
        }
    }

    /// Where the board shows what it means.
    pub(super) fn spots(self, position: &Klotze) -> Vec<Square> {
        let of_effects = |is_it: fn(&Effect) -> bool| {
            let actions = position.actions().into_iter();
            let it = actions.filter(|action| {
                Klotze::effect(position, *action).is_some_and(|effect| is_it(&effect))
            });
            it.flat_map(|action| spots_of(position, action)).collect()
        };
        match self {
            Self::Win { .. } => of_effects(|effect| matches!(effect, Effect::Wins { .. })),
            Self::Capture { .. } => of_effects(|effect| {
                matches!(effect, Effect::Captures { .. } | Effect::CapturesInTime { .. })
            }),
            Self::Walk | Self::Ring => starts(position),
            Self::Stone { square } => vec![square],
            Self::ShutIn { corner } | Self::Goal { corner } => {
                vec![position.klotz(position.turn()), corner]
            }
        }
    }
}
