//! A push in a whole sentence: what is pushed where, and what came of it.

use game::{Direction, Position};
use shelf::games::kuba::{Action, Color, Kuba, Marble, Push, REDS_TO_WIN, Square};

use super::effects::captured;

game::notices! {
    /// What happens, and what a move is called.
    pub enum Happening {
        /// A line is pushed.
        "move-kuba-push" Pushes { square: Square, direction: Direction },
        /// A red is taken: the how many-th.
        "move-kuba-red" TakesRed { square: Square, direction: Direction, number: u8, of: u8 },
        /// A marble of the other player is taken.
        "move-kuba-marble" TakesMarble { square: Square, direction: Direction, owner: Color },
        /// The last red that was needed is taken.
        "move-kuba-wins-red" WinsByRed { square: Square, direction: Direction },
        /// The other player's last marble is taken.
        "move-kuba-wins-marble" WinsByMarble { square: Square, direction: Direction, owner: Color },
        /// Nothing more is pushed after a capture.
        "move-kuba-pass" EndsTurn,
        /// What a push is called.
        "naming-kuba-push" Pushing { square: Square, direction: Direction },
        /// What it is called not to push again.
        "naming-kuba-pass" EndingTurn,
    }
}

impl Happening {
    /// What a legal action is.
    pub(super) fn of(position: &Kuba, action: Action) -> Self {
        let Action::Push(push) = action else { return Self::EndsTurn };
        let Push { square, direction } = push;
        let next = position.apply(action);
        match (captured(position, push), next.actor().outcome().is_some()) {
            (None, _) => Self::Pushes { square, direction },
            (Some(Marble::Red), true) => Self::WinsByRed { square, direction },
            (Some(Marble::Red), false) => {
                let number = next.captured(position.turn());
                Self::TakesRed { square, direction, number, of: REDS_TO_WIN }
            }
            (Some(Marble::Of(owner)), true) => Self::WinsByMarble { square, direction, owner },
            (Some(Marble::Of(owner)), false) => Self::TakesMarble { square, direction, owner },
        }
    }

    /// What an action is called.
    pub(super) fn naming(action: Action) -> Self {
        match action {
            Action::Push(Push { square, direction }) => Self::Pushing { square, direction },
            Action::Pass => Self::EndingTurn,
        }
    }
}
