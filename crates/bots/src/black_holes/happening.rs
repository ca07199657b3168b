//! A tip in a whole sentence: which block tips where, and how it lies then.

use game::{Direction, Position};
use shelf::games::black_holes::{Action, BlackHoles, HOLES, SUNK_TO_WIN, Square, Tip};

game::notices! {
    /// What happens, and what a move is called.
    pub enum Happening {
        /// A block tips onto two squares.
        "move-black-holes-lies" Lies {
            square: Square, direction: Direction, first: Square, second: Square,
        },
        /// It stands up.
        "move-black-holes-stands" Stands { square: Square, direction: Direction, on: Square },
        /// It is sunk: the how many-th.
        "move-black-holes-sinks" Sinks { square: Square, hole: Square, number: usize, of: usize },
        /// The last one that was needed is sunk.
        "move-black-holes-wins" Wins { square: Square, hole: Square },
        /// Nothing can be tipped.
        "move-black-holes-pass" Passes,
        /// What a tip is called.
        "naming-black-holes-tip" Tipping { square: Square, direction: Direction },
        /// What it is called to do nothing.
        "naming-black-holes-pass" Passing,
    }
}

impl Happening {
    /// What a legal action is; `None` where it is not legal.
    pub(super) fn of(position: &BlackHoles, action: Action) -> Option<Self> {
        let Action::Tip(Tip { anchor: square, direction }) = action else {
            return Some(Self::Passes);
        };
        let landed = position.block(square)?.0.tipped(direction)?;
        let on = landed.anchor;
        if let Some(second) = landed.far_half() {
            return Some(Self::Lies { square, direction, first: on, second });
        }
        if !HOLES.contains(on) {
            return Some(Self::Stands { square, direction, on });
        }
        let next = position.apply(action);
        let (number, of) = (next.sunk(position.acting()), SUNK_TO_WIN);
        Some(match next.actor().outcome() {
            Some(_) => Self::Wins { square, hole: on },
            None => Self::Sinks { square, hole: on, number, of },
        })
    }

    /// What an action is called.
    pub(super) fn naming(action: Action) -> Self {
        match action {
            Action::Tip(Tip { anchor: square, direction }) => Self::Tipping { square, direction },
            Action::Pass => Self::Passing,
        }
    }
}
