//! A move in a whole sentence: what walks where, and what came of it.

use shelf::games::klotze::{Action, Color, Klotze, Move, Square};

game::notices! {
    /// What happens, and what a move is called.
    pub enum Happening {
        /// A column walks.
        "move-klotze-column" MovesColumn { from: Square, to: Square },
        /// The player's own Klotz walks.
        "move-klotze-klotz" MovesKlotz { from: Square, to: Square },
        /// A column sends another's Klotz home.
        "move-klotze-captures" Captures { from: Square, to: Square, owner: Color },
        /// A column sends the player's own Klotz home.
        "move-klotze-recalls" Recalls { from: Square, to: Square },
        /// The Klotz reaches its corner.
        "move-klotze-wins" Wins { from: Square, to: Square },
        /// Nothing can be moved.
        "move-klotze-pass" Passes,
        /// What a move is called.
        "naming-klotze-move" Moving { from: Square, to: Square },
        /// What it is called to do nothing.
        "naming-klotze-pass" Passing,
    }
}

impl Happening {
    /// What a legal action is.
    pub(super) fn of(position: &Klotze, action: Action) -> Self {
        let Action::Move(Move { from, to }) = action else { return Self::Passes };
        let actor = position.turn();
        if from == position.klotz(actor) {
            let wins = to == actor.corner();
            return if wins { Self::Wins { from, to } } else { Self::MovesKlotz { from, to } };
        }
        let captured =
            position.colors().from_first(actor).find(|color| position.klotz(*color) == to);
        match captured {
            Some(owner) if owner == actor => Self::Recalls { from, to },
            Some(owner) => Self::Captures { from, to, owner },
            None => Self::MovesColumn { from, to },
        }
    }

    /// What an action is called.
    pub(super) fn naming(action: Action) -> Self {
        match action {
            Action::Move(Move { from, to }) => Self::Moving { from, to },
            Action::Pass => Self::Passing,
        }
    }
}
