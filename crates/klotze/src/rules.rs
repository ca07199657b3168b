//! The closed list of the rules, and how an action can break them.

use game::RuleId;

use crate::{Color, Square};

game::rules! {
    /// The rules of Klötze.
    pub enum Rule "KL" {
        /// The board, its goal corners and homes.
        Board = 1,
        /// The columns and the Klötze.
        Pieces = 2,
        /// Each player's stone.
        Stones = 3,
        /// Turn order, colours, who begins.
        TurnOrder = 4,
        /// The Klötze of colours that nobody plays.
        UnusedKlotze = 5,
        /// One move: the own Klotz or a column.
        OneMove = 6,
        /// A piece moves as far as it is high, with at most one turn.
        Distance = 7,
        /// Every square on the way is empty.
        FreeWay = 8,
        /// Nothing enters a goal corner but its own Klotz at the end of its move.
        Corners = 9,
        /// Nothing ends on a home.
        Homes = 10,
        /// Where a move may end, and what it captures.
        Capture = 11,
        /// The stone goes on the column that was moved, and locks it.
        Stone = 12,
        /// Who has no move passes.
        ForcedPass = 13,
        /// The Klotz on its own corner wins.
        Goal = 14,
    }
}

game::notices! {
    /// Why an action is refused, in the order in which it is looked for.
    pub enum Refusal {
        /// The game is over.
        "over" Over { rule: RuleId },
        /// KL-6: the square is empty.
        "klotze-no-piece" NoPiece { square: Square },
        /// KL-5: the Klotz belongs to nobody who plays in this game.
        "klotze-unused-klotz" UnusedKlotz { square: Square, color: Color },
        /// KL-6: the Klotz is another player's.
        "klotze-not-yours" NotYours { square: Square, owner: Color },
        /// KL-12: another player's stone lies on the column.
        "klotze-under-stone" UnderStone { square: Square, owner: Color },
        /// KL-7: the end is nearer or farther than the piece is high.
        "klotze-distance" Distance { from: Square, to: Square, needed: usize, found: usize },
        /// KL-8: a piece stands on the only way.
        "klotze-blocked" Blocked { square: Square },
        /// KL-8: a piece stands on each of the two ways.
        "klotze-both-blocked" BothBlocked { first: Square, second: Square },
        /// KL-11: the end is a column.
        "klotze-onto-column" OntoColumn { square: Square },
        /// KL-11: a Klotz captures nothing.
        "klotze-onto-klotz" KlotzOntoKlotz { square: Square, owner: Color },
        /// KL-5: a Klotz that nobody plays is never captured.
        "klotze-onto-unused" OntoUnused { square: Square, color: Color },
        /// KL-10: a Klotz at home is not captured.
        "klotze-at-home" AtHome { square: Square, owner: Color },
        /// KL-10: no move ends on a home.
        "klotze-onto-home" OntoHome { square: Square, owner: Color },
        /// KL-9: the end is a goal corner, not of this piece.
        "klotze-onto-corner" OntoCorner { square: Square, owner: Color },
        /// KL-9: the only free way leads over a goal corner.
        "klotze-over-corner" OverCorner { square: Square, owner: Color },
        /// KL-13: there is something to move.
        "klotze-must-move" MustMove { moves: usize },
    }
}

impl game::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        let rule = match self {
            Self::Over { rule } => return *rule,
            Self::UnusedKlotz { .. } | Self::OntoUnused { .. } => Rule::UnusedKlotze,
            Self::NoPiece { .. } | Self::NotYours { .. } => Rule::OneMove,
            Self::UnderStone { .. } => Rule::Stone,
            Self::Distance { .. } => Rule::Distance,
            Self::Blocked { .. } | Self::BothBlocked { .. } => Rule::FreeWay,
            Self::OntoColumn { .. } | Self::KlotzOntoKlotz { .. } => Rule::Capture,
            Self::AtHome { .. } | Self::OntoHome { .. } => Rule::Homes,
            Self::OntoCorner { .. } | Self::OverCorner { .. } => Rule::Corners,
            Self::MustMove { .. } => Rule::ForcedPass,
        };
        rule.id()
    }
}
