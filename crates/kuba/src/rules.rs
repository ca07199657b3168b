//! The closed list of Kuba's rules, and how an action can break them. They are
//! enforced where their ids are named in a comment.

use game::{Direction, RuleId};

use crate::{
    board::Square,
    marbles::{Color, Marble},
};

game::rules! {
    /// The rules of Kuba.
    pub enum Rule "KU" {
        /// The board and its marbles.
        Board = 1,
        /// Black chooses how the board lies.
        Orientation = 2,
        /// White begins; the loser has White in the next game.
        WhiteBegins = 3,
        /// One's own marble, from a free square.
        Push = 4,
        /// The whole line moves.
        Line = 5,
        /// What leaves the board; never one's own marble.
        Edge = 6,
        /// A capture allows another push.
        PushAgain = 7,
        /// No pushing straight back.
        NoPushingBack = 8,
        /// Seven reds win.
        SevenReds = 9,
        /// No marble left, or no push, loses.
        NoPush = 10,
        /// A player may resign.
        Resigning = 11,
    }
}

game::notices! {
    /// Why an action is refused, in the order in which it is looked for.
    pub enum Refusal {
        /// The game is over.
        "over" Over { rule: RuleId },
        /// KU-7: there was no capture just now.
        "kuba-nothing-to-decline" NothingToDecline,
        /// KU-4: the square is empty.
        "kuba-no-marble" NoMarble { square: Square },
        /// KU-4: the marble is a red one.
        "kuba-neutral" Neutral { square: Square },
        /// KU-4: the marble is the opponent's.
        "kuba-not-yours" NotYours { square: Square, owner: Color },
        /// KU-4: the square behind is not free.
        "kuba-no-room-behind" NoRoomBehind { square: Square, behind: Square, marble: Marble },
        /// KU-6: one's own marble would leave the board.
        "kuba-own-marble-off" OwnMarbleOff { square: Square },
        /// KU-8: the line was pushed the other way just now.
        "kuba-pushed-back" PushedBack { square: Square, direction: Direction },
    }
}

impl game::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Self::Over { rule } => *rule,
            Self::NothingToDecline => Rule::PushAgain.id(),
            Self::NoMarble { .. }
            | Self::Neutral { .. }
            | Self::NotYours { .. }
            | Self::NoRoomBehind { .. } => Rule::Push.id(),
            Self::OwnMarbleOff { .. } => Rule::Edge.id(),
            Self::PushedBack { .. } => Rule::NoPushingBack.id(),
        }
    }
}
