//! What a move gains that wins, stops and captures nothing: how near the Klötze are
//! to their corners as the board is then, which ways are free, whose stone lies
//! where. Every move gains something, if only that a column is kept.

use game::Position;
use shelf::games::klotze::{Action, Color, Klotze, Move, Square};

use super::prospects::{Distance, Prospects};

game::notices! {
    /// What a move gains.
    pub enum Gain {
        /// The Klotz comes within so many moves of its corner.
        "gain-klotze-nears" Nears { moves: usize },
        /// A column clears the Klotz's path, to within so many moves of its corner.
        "gain-klotze-shortens" Shortens { moves: usize },
        /// Another's Klotz needs at least so many moves then, and needed fewer.
        "gain-klotze-delays" Delays { color: Color, moves: usize },
        /// So many fewer ways to another's corner are free.
        "gain-klotze-blocks" Blocks { color: Color, ways: usize },
        /// So many more ways to the own corner are free.
        "gain-klotze-clears" Clears { ways: usize },
        /// The player's stone keeps the column: nobody else may move it (KL-12).
        "gain-klotze-keeps" Keeps { square: Square },
        /// The Klotz goes there.
        "gain-klotze-goes" Goes { square: Square },
        /// There is no move.
        "gain-klotze-passes" Passes,
    }
}

impl Gain {
    /// The gain of a legal action; what matters most goes first.
    pub(super) fn of(position: &Klotze, action: Action) -> Self {
        let Action::Move(Move { from, to }) = action else { return Self::Passes };
        let actor = position.turn();
        let is_klotz = from == position.klotz(actor);
        let next = position.apply(action);
        let both = |color| (Prospects::of(color, position), Prospects::of(color, &next));
        let (before, after) = both(actor);
        let moves = moves(after.distance);
        if moves < self::moves(before.distance) {
            return if is_klotz { Self::Nears { moves } } else { Self::Shortens { moves } };
        }
        let others =
            || position.colors().from_first(actor).skip(1).map(|color| (color, both(color)));
        let delayed = others().find_map(|(color, (before, after))| {
            let moves = self::moves(after.distance);
            (moves > self::moves(before.distance)).then_some(Self::Delays { color, moves })
        });
        let blocked = others().find_map(|(color, (before, after))| {
            let ways = before.open_ways.checked_sub(after.open_ways).filter(|ways| *ways > 0)?;
            Some(Self::Blocks { color, ways })
        });
        if let Some(gain) = delayed.or(blocked) {
            return gain;
        }
        if let Some(ways @ 1..) = after.open_ways.checked_sub(before.open_ways) {
            return Self::Clears { ways };
        }
        if is_klotz { Self::Goes { square: to } } else { Self::Keeps { square: to } }
    }
}

/// At least how many moves those are.
fn moves(distance: Distance) -> usize {
    match distance {
        Distance::One { .. } => 1,
        Distance::Two { .. } => 2,
        Distance::Three => 3,
        Distance::Far => 4,
    }
}
