//! The closed list of the rules of Black Holes, and how an action can break
//! them.

use game::{Direction, RuleId};

use crate::{Color, board::Square};

game::rules! {
    /// The rules of Black Holes.
    pub enum Rule "BH" {
        /// The board.
        Board = 1,
        /// The holes.
        Holes = 2,
        /// The blocks, and where they stand at the start.
        Blocks = 3,
        /// One move for Light, then two moves each turn.
        Turns = 4,
        /// A quarter turn of one's own block.
        Tipping = 5,
        /// Where it lands there is room.
        Room = 6,
        /// Over its short edge a lying block sinks in a hole; nothing else does.
        Sinking = 7,
        /// A hole is never shut in on all sides.
        OpenHoles = 8,
        /// No putting back with the next action.
        NoPuttingBack = 9,
        /// No passing while something can be moved.
        MustMove = 10,
        /// A pass where nothing can be moved; a draw where nobody can.
        Standstill = 11,
        /// Four sunk blocks win.
        FourSunk = 12,
        /// The younger player chooses the colour.
        ChoosingColors = 13,
    }
}

game::notices! {
    /// Why an action is refused, in the order in which it is looked for.
    pub enum Refusal {
        /// The game is over.
        "over" Over { rule: RuleId },
        /// BH-5: the square is not on the board.
        "black-holes-no-square" NoSquare { square: Square },
        /// BH-5: no block is there.
        "black-holes-no-block" NoBlock { square: Square },
        /// BH-5: the block is the opponent's.
        "black-holes-not-yours" NotYours { square: Square, owner: Color },
        /// BH-5: a lying block is named by its other half.
        "black-holes-far-half" FarHalf { square: Square, anchor: Square },
        /// BH-6: some of the block would be off the board.
        "black-holes-off-board" OffBoard { anchor: Square, direction: Direction },
        /// BH-7: the block would be over a hole, and not sink in it.
        "black-holes-over-hole" OverHole { anchor: Square, direction: Direction, hole: Square },
        /// BH-6: something stands or lies where the block would land.
        "black-holes-occupied" Occupied { square: Square, owner: Color },
        /// BH-8: the block would take the last free space beside a hole.
        "black-holes-last-gap" LastGap { hole: Square, gap: Square },
        /// BH-9: the block was there just before its last move.
        "black-holes-put-back" PutBack { anchor: Square, direction: Direction },
        /// BH-10: something can be moved.
        "black-holes-must-move" MustMove,
    }
}

impl game::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        let rule = match self {
            Self::Over { rule } => return *rule,
            Self::NoSquare { .. }
            | Self::NoBlock { .. }
            | Self::NotYours { .. }
            | Self::FarHalf { .. } => Rule::Tipping,
            Self::OffBoard { .. } | Self::Occupied { .. } => Rule::Room,
            Self::OverHole { .. } => Rule::Sinking,
            Self::LastGap { .. } => Rule::OpenHoles,
            Self::PutBack { .. } => Rule::NoPuttingBack,
            Self::MustMove => Rule::MustMove,
        };
        rule.id()
    }
}
