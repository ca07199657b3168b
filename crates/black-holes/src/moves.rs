//! Which moves are legal, all blocks at once, and what a move does.

use game::{Direction, SquareSet};

use crate::{
    BlackHoles, Tip,
    board::{HOLES, SPACES, beside},
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

    /// The move with this place, counted from 0.
    #[inline]
    pub(crate) fn at(&self, mut place: usize) -> Option<Tip> {
        for direction in Direction::ALL {
            let anchors = self.toward(direction);
            if place < anchors.len() {
                return anchors.nth(place).map(|anchor| Tip { anchor, direction });
            }
            place -= anchors.len();
        }
        None
    }
}

impl BlackHoles {
    /// All legal moves of the actor, as long as the game is not over.
    #[inline]
    pub(crate) fn moves(&self) -> Moves {
        // BH-6, BH-8
        let room = self.room();
        let mut moves = Direction::ALL.map(|direction| self.moves_toward(direction, room));
        if let Some(ban) = self.ban(self.actor) {
            // BH-9
            moves[ban.direction as usize] &= !SquareSet::of(ban.anchor);
        }
        Moves(moves)
    }

    /// The own blocks for which there is room on that side, by their anchors.
    #[inline]
    fn moves_toward(&self, direction: Direction, room: SquareSet) -> SquareSet {
        // BH-5: only one's own.
        let own = self.anchors(self.actor);
        let upright = own & self.east & self.north;
        let lying_east = own & !self.north;
        let lying_north = own & !self.east;

        let back = direction.opposite();
        let one = room.step(back);
        let falling = upright & one & one.step(back);
        // BH-7: over its short edge a lying block may go into a hole.
        let beside_end = (room | HOLES).step(back);
        let beyond = match direction {
            // The end on that side is one square away from the anchor …
            Direction::East | Direction::North => beside_end.step(back),
            // … or is the anchor.
            Direction::South | Direction::West => beside_end,
        };
        let (rising, rolling) = match direction {
            Direction::East | Direction::West => {
                (lying_east & beyond, lying_north & one & one.step(Direction::South))
            }
            Direction::North | Direction::South => {
                (lying_north & beyond, lying_east & one & one.step(Direction::West))
            }
        };
        falling | rising | rolling
    }

    /// The spaces where a block may land.
    ///
    /// BH-8 needs no look at where a block comes from: no move leads from one
    /// space beside a hole to another beside the same hole, since these are
    /// two steps apart with the hole between, or touch at a corner, and then
    /// only a roll over the hole would do. So a block takes the last gap
    /// exactly when it lands there.
    #[inline]
    fn room(&self) -> SquareSet {
        let free = SPACES & !self.occupied();
        let [east, north, south, west] = Direction::ALL.map(|way| free.step(way.opposite()));
        // One free space or three …
        let odd = east ^ north ^ south ^ west;
        // … but not three, of which two are opposite each other.
        let opposite = (east & west) | (north & south);
        let holes = HOLES & odd & !opposite;
        if holes.is_empty() { free } else { free & !beside(holes) }
    }

    /// Makes a legal move.
    #[inline]
    pub(crate) fn tip(&mut self, tip: Tip) {
        let color = self.actor;
        let Some(block) = self.take(tip.anchor) else { return };
        let Some(landed) = block.tipped(tip.direction) else { return };
        let sinks = HOLES.contains(landed.anchor);
        self.bans[color as usize] = if sinks {
            // BH-7, BH-9: it is gone, and so is the ban.
            None
        } else {
            self.put(landed, color);
            // BH-9
            Some(Tip { anchor: landed.anchor, direction: tip.direction.opposite() })
        };
        // BH-4
        if self.left > 1 {
            self.left -= 1;
        } else {
            self.end_turn();
        }
    }

    /// BH-11: gives up the rest of the turn; if the opponent can't move either,
    /// the game ends.
    pub(crate) fn pass(&mut self) {
        // BH-9
        self.bans[self.actor as usize] = None;
        self.end_turn();
        if self.moves().is_empty() {
            self.left = 0;
        }
    }
}
