//! Which moves are legal, and what an action does.
//!
//! No block is tried by itself: the set of spaces where something may land is
//! stepped back towards the blocks, which gives one set of anchors for each
//! direction. Why a move is not among them is told in `check`.

use game::{Direction, SquareSet};

use crate::{
    BlackHoles, Block, Color, Lie, Tip,
    board::{HOLES, SPACES},
    position::MOVES_OF_A_TURN,
};

/// The anchors of the blocks that may be moved, by direction.
#[derive(Clone, Copy)]
pub(crate) struct Moves([SquareSet; 4]);

impl Moves {
    #[inline]
    pub(crate) fn count(&self) -> usize {
        self.0.iter().map(|anchors| anchors.len()).sum()
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|anchors| anchors.is_empty())
    }

    #[inline]
    pub(crate) fn toward(&self, direction: Direction) -> SquareSet {
        self.0[direction as usize]
    }

    /// The move whose place among all `draw` chooses; of none, none.
    #[inline]
    pub(crate) fn draw(&self, draw: impl FnOnce(u32) -> u32) -> Option<Tip> {
        let [east, north, south, west] = self.0.map(SquareSet::len);
        // Where each direction's moves begin. Counting the beginnings that are
        // not past the place finds its direction without a branch.
        let begins = [0, east, east + north, east + north + south];
        let place = draw((begins[3] + west).max(1) as u32) as usize;
        let direction = begins[1..].iter().map(|begin| usize::from(place >= *begin)).sum::<usize>();
        let anchor = self.0[direction].into_iter().nth(place - begins[direction])?;
        Some(Tip { anchor, direction: Direction::ALL[direction] })
    }
}

impl BlackHoles {
    /// The anchors of the actor's blocks that may be moved that way, in the order
    /// of [`Direction::ALL`], as long as the game is not over.
    #[inline]
    pub fn movable(&self) -> [SquareSet; 4] {
        self.moves().0
    }

    /// Whether the actor has a legal move, as long as the game is not over.
    pub(crate) fn can_move(&self) -> bool {
        !self.moves().is_empty()
    }

    /// All legal moves of the actor, as long as the game is not over.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call, which passes sets in memory, costs a tenth")]
    pub(crate) fn moves(&self) -> Moves {
        // BH-6, BH-8
        let room = self.room();
        // BH-9
        let banned = self.ban(self.actor).map_or([SquareSet::NONE; 4], |ban| {
            Direction::ALL.map(|way| SquareSet::of(ban.anchor).only_if(ban.direction == way))
        });
        Moves(Direction::ALL.map(|way| self.moves_toward(way, room) - banned[way as usize]))
    }

    /// The own blocks for which there is room on that side, by their anchors.
    #[inline]
    fn moves_toward(&self, direction: Direction, room: SquareSet) -> SquareSet {
        // BH-5: only one's own.
        let [upright, lying_east, lying_north] =
            [Lie::Upright, Lie::East, Lie::North].map(|lie| self.placed(self.actor, lie));

        let back = direction.opposite();
        let one = room.step(back);
        let falling = upright & one & one.step(back);
        // BH-7: over its short edge a lying block may go into a hole.
        let short = (room | HOLES).step(back);
        let short = match direction {
            // The end on that side is one square away from the anchor …
            Direction::East | Direction::North => short.step(back),
            // … or is the anchor.
            Direction::South | Direction::West => short,
        };
        let (rising, rolling) = match direction {
            Direction::East | Direction::West => {
                (lying_east & short, lying_north & one & one.step(Direction::South))
            }
            Direction::North | Direction::South => {
                (lying_north & short, lying_east & one & one.step(Direction::West))
            }
        };
        falling | rising | rolling
    }

    /// The spaces where a block may land: free (BH-6), and not the last gap
    /// beside a hole (BH-8).
    ///
    /// For BH-8 it does not matter where the block comes from, since no move
    /// leads from one space beside a hole to another beside the same hole: two
    /// such spaces either have the hole between them, or touch at a corner,
    /// and then only a roll over the hole leads from one to the other. Nor can
    /// a block take two of them at once.
    #[inline]
    pub fn room(&self) -> SquareSet {
        let free = SPACES - self.occupied();
        let [east, north, south, west] = Direction::ALL.map(|way| free.step(way.opposite()));
        // One free space beside a hole, or three …
        let odd = HOLES & (east ^ north ^ south ^ west);
        // … but of three, two are opposite each other.
        let opposite = (east & west) | (north & south);
        free - (odd - opposite).beside()
    }

    /// The position after a legal move.
    #[inline]
    pub(crate) fn after_tip(&self, tip: Tip) -> Self {
        let Some(block) = self.anchored(tip.anchor) else { return *self };
        let Some(Block { anchor, lie }) = block.tipped(tip.direction) else { return *self };
        let from = SquareSet::of(tip.anchor);
        // BH-7: what goes into a hole is gone.
        let to = SquareSet::of(anchor) & SPACES;
        // BH-9
        let way_back = Tip { anchor, direction: tip.direction.opposite() };
        let ban = (!HOLES.contains(anchor)).then_some(way_back);
        // BH-4
        let (actor, left) = match self.left {
            2.. => (self.actor, self.left - 1),
            _ => (self.actor.other(), MOVES_OF_A_TURN),
        };
        // Which blocks lie how is as good as random, so nothing here branches.
        Self {
            east: (self.east - from) | to.only_if(lie != Lie::North),
            north: (self.north - from) | to.only_if(lie != Lie::East),
            dark: (self.dark - from) | to.only_if(self.actor == Color::Dark),
            actor,
            left,
            bans: self.with_ban(ban),
        }
    }

    /// The position after a pass (BH-11).
    pub(crate) fn after_pass(&self) -> Self {
        let mut next = Self {
            actor: self.actor.other(),
            left: MOVES_OF_A_TURN,
            // BH-9
            bans: self.with_ban(None),
            ..*self
        };
        // BH-11: if the opponent can't move either, the game ends.
        if !next.can_move() {
            next.left = 0;
        }
        next
    }

    /// Both bans, the actor's replaced by this one (BH-9).
    #[inline]
    fn with_ban(&self, ban: Option<Tip>) -> [Option<Tip>; 2] {
        match self.actor {
            Color::Light => [ban, self.bans[1]],
            Color::Dark => [self.bans[0], ban],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Square;

    #[test]
    fn no_move_leads_from_one_space_beside_a_hole_to_another() {
        for (anchor, lie) in Square::all()
            .flat_map(|anchor| [Lie::Upright, Lie::East, Lie::North].map(|lie| (anchor, lie)))
        {
            let block = Block { anchor, lie };
            for landed in Direction::ALL.into_iter().filter_map(|way| block.tipped(way)) {
                let (from, to) = (block.covered(), landed.covered());
                if !((from | to) - SPACES).is_empty() {
                    continue;
                }
                for beside in HOLES.into_iter().map(|hole| SquareSet::of(hole).beside()) {
                    let both = !(from & beside).is_empty() && !(to & beside).is_empty();
                    assert!(!both, "{block} to {landed}");
                    assert!((to & beside).len() <= 1, "{landed}");
                }
            }
        }
    }
}
