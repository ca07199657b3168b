//! What somebody who plays Klötze for the first time may want to hear.

use std::collections::BTreeSet;

use bots::{Told, klotze::Deed};
use game::Position;
use shelf::games::klotze::{Action, Klotze, Move, Square};

game::notices! {
    /// A tip for where the game stands.
    pub enum Lesson {
        /// The Klotz can reach its corner now.
        "tip-klotze-win" Win { corner: Square },
        /// A Klotz can be sent home now.
        "tip-klotze-capture" Capture { square: Square },
        /// So many pieces can walk.
        "tip-klotze-walk" Walk { count: usize },
        /// The player's stone lies on this column.
        "tip-klotze-stone" Stone { square: Square },
        /// The player's Klotz can't move.
        "tip-klotze-shut" ShutIn { corner: Square },
        /// It can.
        "tip-klotze-goal" Goal { corner: Square },
    }
}

impl Lesson {
    /// What is worth telling whoever acts, after so many moves of their own.
    pub(super) fn of(position: &Klotze, own: usize) -> Option<Self> {
        let (color, actions) = (position.turn(), position.actions());
        let corner = color.corner();
        let deeds = || actions.iter().filter_map(|action| Klotze::deed(position, *action));
        if deeds().any(|deed| matches!(deed, Deed::Wins { .. })) {
            return Some(Self::Win { corner });
        }
        let captured = deeds().find_map(|deed| match deed {
            Deed::Captures { square, .. } | Deed::CapturesInTime { square, .. } => Some(square),
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
            (0, _) => Some(Self::Walk { count: movable.len() }),
            (1, Some(square)) => Some(Self::Stone { square }),
            (2..=5, _) if klotz_moves => Some(Self::Goal { corner }),
            (2..=5, _) => Some(Self::ShutIn { corner }),
            _ => None,
        }
    }
}
