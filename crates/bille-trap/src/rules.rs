//! The closed list of Bille-Trap's rules, and how an action can break them.

use game::{RuleId, Seat};

use crate::{action::Roll, space::Space, traps::Finding};

game::rules! {
    /// The rules of Bille-Trap.
    pub enum Rule "BT" {
        /// The track and its rings, Home, the marked spaces.
        Track = 1,
        /// The open and the closed traps, dealt at random.
        Deal = 2,
        /// Which trap lies below which space.
        Top = 3,
        /// The marbles in the trays.
        Marbles = 4,
        /// The order of seats, and of the actions in a turn.
        Turn = 5,
        /// Entering and advancing.
        Moving = 6,
        /// Home is reached exactly.
        Home = 7,
        /// Playing is compulsory.
        MustPlay = 8,
        /// Pressed marbles and tested traps.
        Testing = 9,
        /// What was found is public.
        Known = 10,
        /// Turning or keeping the top.
        Turning = 11,
        /// Nobody looks at a trap.
        NoPeeping = 12,
        /// All marbles Home win at once.
        AllHome = 13,
    }
}

game::notices! {
    /// Why an action is refused, in the order in which it is looked for.
    pub enum Refusal {
        /// The game is over.
        "over" Over { rule: RuleId },
        /// BT-5: the die comes first.
        "bille-trap-die-due" DieDue { seat: Seat },
        /// BT-5: the trap below the pressed marble is tested first.
        "bille-trap-test-due" TestDue { space: Space },
        /// BT-5: neither die nor trap, but a player acts.
        "bille-trap-player-due" PlayerDue { seat: Seat },
        /// BT-5: the roll is played before the top is turned or kept.
        "bille-trap-move-due" MoveDue { roll: Roll },
        /// BT-5: the marble has moved; the top is turned or kept.
        "bille-trap-top-due" TopDue,
        /// BT-11: the top is turned or kept, there is no passing.
        "bille-trap-no-pass" NoPass,
        /// BT-6: no marble is left in the tray.
        "bille-trap-tray-empty" TrayEmpty,
        /// BT-6: the space is empty.
        "bille-trap-no-marble" NoMarble { space: Space },
        /// BT-6: the marble is another player's.
        "bille-trap-not-yours" NotYours { space: Space, owner: Seat },
        /// BT-7: the roll leads past Home.
        "bille-trap-past-home" PastHome { space: Space, roll: Roll },
        /// BT-9: the trap was found otherwise before.
        "bille-trap-found-before" FoundBefore { space: Space, found: Finding },
        /// BT-9: all traps of this kind are known, and this one is not.
        "bille-trap-all-known" AllKnown { kind: Finding, count: usize },
        /// BT-8: something can be played.
        "bille-trap-must-play" MustPlay { roll: Roll },
    }
}

impl game::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Self::Over { rule } => *rule,
            Self::DieDue { .. }
            | Self::TestDue { .. }
            | Self::PlayerDue { .. }
            | Self::MoveDue { .. }
            | Self::TopDue => Rule::Turn.id(),
            Self::NoPass => Rule::Turning.id(),
            Self::TrayEmpty | Self::NoMarble { .. } | Self::NotYours { .. } => Rule::Moving.id(),
            Self::PastHome { .. } => Rule::Home.id(),
            Self::FoundBefore { .. } | Self::AllKnown { .. } => Rule::Testing.id(),
            Self::MustPlay { .. } => Rule::MustPlay.id(),
        }
    }
}
