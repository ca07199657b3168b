//! What a move does that is worth telling. Its sentence is a predicate: who does
//! it, and by which move, is told around it.

use game::Position;
use shelf::games::klotze::{Action, Color, Klotze, Move, Square};

use super::threats::Threat;

game::notices! {
    /// What a move does that is worth telling.
    pub enum Effect {
        /// The Klotz reaches its corner.
        "deed-klotze-wins" Wins { corner: Square },
        /// It sends another's Klotz home, which was about to reach its corner.
        "deed-klotze-saves" CapturesInTime { color: Color, square: Square },
        /// It sends another's Klotz home.
        "deed-klotze-captures" Captures { color: Color, square: Square },
        /// It sends the player's own Klotz home.
        "deed-klotze-recalls" Recalls { square: Square },
        /// It closes the last free way of a Klotz that was about to reach its
        /// corner.
        "deed-klotze-closes" Closes { color: Color, square: Square },
        /// The Klotz is one move from its corner now, and the way is free.
        "deed-klotze-threatens" Threatens { corner: Square },
        /// A way has become free for the Klotz, which is one move from its corner.
        "deed-klotze-opens" Opens { corner: Square },
    }
}

impl Effect {
    /// The effect of a legal action, if it has one; what matters most goes first.
    pub(super) fn of(position: &Klotze, action: Action) -> Option<Self> {
        let Action::Move(Move { from, to }) = action else { return None };
        let actor = position.turn();
        let (corner, is_klotz) = (actor.corner(), from == position.klotz(actor));
        if is_klotz && to == corner {
            return Some(Self::Wins { corner });
        }
        let next = position.apply(action);
        let others = || position.colors().from_first(actor).skip(1);
        let threatened = |color, position| Threat::of(color, position) != Threat::None;
        if position.klotze().contains(to) {
            return Some(match others().find(|color| position.klotz(*color) == to) {
                None => Self::Recalls { square: to },
                Some(color) if threatened(color, position) => {
                    Self::CapturesInTime { color, square: to }
                }
                Some(color) => Self::Captures { color, square: to },
            });
        }
        let stopped =
            others().find(|color| threatened(*color, position) && !threatened(*color, &next));
        if let Some(color) = stopped {
            return Some(Self::Closes { color, square: to });
        }
        match (is_klotz, threatened(actor, &next), threatened(actor, position)) {
            (true, true, _) => Some(Self::Threatens { corner }),
            (false, true, false) => Some(Self::Opens { corner }),
            _ => None,
        }
    }
}
