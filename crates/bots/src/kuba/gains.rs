//! What a push gains that captures nothing: what can no longer be captured, what
//! can, where marbles lie then. Every push gains something, if only that marbles
//! move. Whether a capture is possible is told as if everybody could push now,
//! with nothing banned.

use game::{Direction, Position};
use shelf::games::kuba::{Action, Color, Kuba, Push, Square, Squares};

game::notices! {
    /// What a push gains.
    pub enum Gain {
        /// So many fewer of the player's own marbles could be captured.
        "gain-kuba-guards" Guards { marbles: usize },
        /// A red marble could be captured next that could not be before.
        "gain-kuba-aims-red" AimsAtRed { square: Square },
        /// So many fewer reds could be captured by the other player.
        "gain-kuba-denies" Denies { marbles: usize },
        /// A marble of the other player could be captured next that could not be
        /// before.
        "gain-kuba-aims-marble" AimsAtMarble { square: Square },
        /// So many fewer of the player's own marbles lie at the edge.
        "gain-kuba-from-edge" FromEdge { marbles: usize },
        /// So many more of the other player's marbles lie at the edge.
        "gain-kuba-to-edge" ToEdge { marbles: usize },
        /// The player's own marbles lie farther from the edge, all together.
        "gain-kuba-inward" Inward,
        /// It may not be pushed straight back (KU-8).
        "gain-kuba-stays" Stays { square: Square },
        /// So many marbles move.
        "gain-kuba-moves" Moves { marbles: usize, direction: Direction },
        /// The turn is over.
        "gain-kuba-ends" EndsTurn,
    }
}

impl Gain {
    /// The gain of a legal action; what matters most goes first.
    pub(super) fn of(position: &Kuba, action: Action) -> Self {
        let Action::Push(push) = action else { return Self::EndsTurn };
        let next = position.apply(action);
        let color = position.turn();
        let (before, after) = (Look::of(position, color), Look::of(&next, color));
        let fewer = |before: Squares, after: Squares| before.len().saturating_sub(after.len());
        let new = |before: Squares, after: Squares| {
            (after.len() > before.len()).then(|| (after - before).into_iter().next()).flatten()
        };
        if let marbles @ 1.. = fewer(before.own_taken, after.own_taken) {
            return Self::Guards { marbles };
        }
        if let Some(square) = new(before.reds_to_take, after.reds_to_take) {
            return Self::AimsAtRed { square };
        }
        if let marbles @ 1.. = fewer(before.reds_taken, after.reds_taken) {
            return Self::Denies { marbles };
        }
        if let Some(square) = new(before.marbles_to_take, after.marbles_to_take) {
            return Self::AimsAtMarble { square };
        }
        if let marbles @ 1.. = fewer(before.own_at_edge, after.own_at_edge) {
            return Self::FromEdge { marbles };
        }
        if let marbles @ 1.. = fewer(after.others_at_edge, before.others_at_edge) {
            return Self::ToEdge { marbles };
        }
        if after.inward > before.inward {
            return Self::Inward;
        }
        if let Some(Push { square, .. }) = next.ban() {
            return Self::Stays { square };
        }
        let line = position.all().line_from(push.square, push.direction);
        Self::Moves { marbles: line.len(), direction: push.direction }
    }
}

/// The board as one player sees it.
struct Look {
    /// The own marbles and the reds that the other could capture.
    own_taken: Squares,
    reds_taken: Squares,
    /// The reds and the other's marbles that could be captured.
    reds_to_take: Squares,
    marbles_to_take: Squares,
    own_at_edge: Squares,
    others_at_edge: Squares,
    /// How many steps from the edge the own marbles lie, all together.
    inward: usize,
}

impl Look {
    fn of(position: &Kuba, color: Color) -> Self {
        let (own, others) = (position.of(color), position.of(color.other()));
        let lost = position.takeable_by(color.other());
        let won = position.takeable_by(color);
        let inside = Squares::inside(1);
        Self {
            own_taken: lost & own,
            reds_taken: lost & position.reds(),
            reds_to_take: won & position.reds(),
            marbles_to_take: won & others,
            own_at_edge: own - inside,
            others_at_edge: others - inside,
            inward: (1..=3).map(|steps| (own & Squares::inside(steps)).len()).sum(),
        }
    }
}
