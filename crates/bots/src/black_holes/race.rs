//! Races that are decided without search. A block that lies ready can be sunk
//! with any later move, whatever the opponent does; so who has enough of them
//! knows when they are done, and the other can't be faster than the distances on
//! the empty board allow.

use game::Direction;
use search::Score;
use shelf::games::black_holes::{BlackHoles, Color};

use super::{
    distances::{self, FARTHEST, READY},
    places::Places,
};

/// BH-12: so many sunk blocks win.
pub(super) const SUNK_TO_WIN: u32 = 4;

/// The result for a colour, if the distances alone prove one.
///
/// The winner needs the fewest moves that they can need, and the other makes all
/// their moves meanwhile: the number of actions is exact, unless somebody has to
/// pass (BH-11), which makes it smaller.
#[inline]
pub(super) fn proven(position: &BlackHoles, color: Color) -> Option<Score> {
    let acting = position.acting();
    let own = Runner::of(position, acting);
    let other = Runner::of(position, acting.other());
    let turns = Turns { left: position.left().into() };
    let told = |score: Score| if color == acting { score } else { -score };

    if let Some(moves) = own.sure_when_acting(position) {
        let actions = turns.until_actor_made(moves);
        if actions < turns.until_other_made(other.fewest()) {
            return Some(told(Score::won_in(actions)));
        }
    }
    if let Some(moves) = other.sure() {
        let actions = turns.until_other_made(moves);
        if actions < turns.until_actor_made(own.fewest()) {
            return Some(told(Score::lost_in(actions)));
        }
    }
    None
}

/// How many blocks a player still has to sink.
#[inline]
pub(super) fn needed(position: &BlackHoles, color: Color) -> u32 {
    SUNK_TO_WIN.saturating_sub(position.sunk(color) as u32)
}

/// One of the two in the race.
struct Runner {
    blocks: Places,
    needed: u32,
    ready: u32,
}

impl Runner {
    #[inline]
    fn of(position: &BlackHoles, color: Color) -> Self {
        let blocks = Places::of(position, color);
        let ready = (blocks & READY).blocks();
        Self { blocks, needed: needed(position, color), ready }
    }

    /// The moves in which they are done whatever the other does, where enough
    /// blocks lie ready.
    #[inline]
    fn sure(&self) -> Option<u32> {
        (self.ready >= self.needed).then_some(self.needed)
    }

    /// The same for the one who acts: what they make ready with this move, the
    /// other can't prevent either.
    #[inline]
    fn sure_when_acting(&self, position: &BlackHoles) -> Option<u32> {
        match self.needed.saturating_sub(self.ready) {
            0 => Some(self.needed),
            1 => self.can_make_ready(position).then_some(self.needed + 1),
            _ => None,
        }
    }

    fn can_make_ready(&self, position: &BlackHoles) -> bool {
        let movable = position.movable();
        Direction::ALL.into_iter().any(|way| {
            let turning = self.blocks & *distances::made_ready(way);
            turning.anchors().meets(movable[way as usize])
        })
    }

    /// No play whatever gets them there in fewer moves.
    #[inline]
    fn fewest(&self) -> u32 {
        // Each block that is still missing after so many moves costs one more.
        let later: u32 = (1..FARTHEST)
            .map(|moves| (self.blocks & *distances::within(moves)).blocks())
            .map(|near| self.needed.saturating_sub(near))
            .sum();
        self.needed + later
    }
}

/// BH-4: how the moves of the two follow each other.
struct Turns {
    /// The moves that the actor has left in this turn.
    left: u32,
}

impl Turns {
    /// The number of the action that is the actor's move with this number.
    #[inline]
    fn until_actor_made(&self, moves: u32) -> u32 {
        moves + 2 * moves.saturating_sub(self.left).div_ceil(2)
    }

    /// The number of the action that is the other's move with this number.
    #[inline]
    fn until_other_made(&self, moves: u32) -> u32 {
        self.left + moves + 2 * (moves.div_ceil(2).saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_moves_each_follow_each_other() {
        let one_left = Turns { left: 1 };
        assert_eq!([1, 2, 3, 4].map(|moves| one_left.until_actor_made(moves)), [1, 4, 5, 8]);
        assert_eq!([1, 2, 3, 4].map(|moves| one_left.until_other_made(moves)), [2, 3, 6, 7]);
        let two_left = Turns { left: 2 };
        assert_eq!([1, 2, 3, 4].map(|moves| two_left.until_actor_made(moves)), [1, 2, 5, 6]);
        assert_eq!([1, 2, 3, 4].map(|moves| two_left.until_other_made(moves)), [3, 4, 7, 8]);
    }
}
