//! How many moves each place on the empty board is from being sunk, worked out
//! at compile time. Other blocks can only make the way longer, so these are
//! lower bounds whatever happens.

use game::{Direction, SquareSet};
use shelf::games::black_holes::{Block, HOLES, Lie, SPACES, Square};

use super::places::Places;

/// No place is farther from a hole, in moves until the block is sunk.
pub(super) const FARTHEST: usize = DISTANCES.farthest();

/// The places from which `index + 1` moves are enough to sink a block on an
/// empty board.
static WITHIN: [Places; FARTHEST] = {
    let mut within = [Places::NONE; FARTHEST];
    let mut moves = 1;
    while moves <= FARTHEST {
        within[moves - 1] = DISTANCES.at_most(moves as u8);
        moves += 1;
    }
    within
};

/// Where a block lies ready: with a hole right beyond a short end. Nothing can
/// keep it from being sunk with any later move.
pub(super) const READY: Places = DISTANCES.at_most(1);

/// The places from which a quarter turn that way makes a block lie ready.
#[inline]
pub(super) fn made_ready(way: Direction) -> &'static Places {
    static MADE_READY: [Places; 4] = {
        let mut made_ready = [Places::NONE; 4];
        let mut way = 0;
        while way < Direction::ALL.len() {
            made_ready[way] = DISTANCES.turning_ready(Direction::ALL[way]);
            way += 1;
        }
        made_ready
    };
    &MADE_READY[way as usize]
}

/// The places from which a block can be sunk with so many moves, at least one,
/// as long as nothing is in its way.
#[inline]
pub(super) fn within(moves: usize) -> &'static Places {
    &WITHIN[moves.clamp(1, FARTHEST) - 1]
}

/// All ways to lie or stand.
pub(super) const LIES: [Lie; 3] = [Lie::Upright, Lie::East, Lie::North];

/// By lie and anchor.
pub(super) struct Distances([[Option<u8>; Square::COUNT]; 3]);

pub(super) const DISTANCES: Distances = Distances::found();

impl Distances {
    /// Goes through all places until none is found that comes nearer by a turn.
    const fn found() -> Self {
        let mut distances = Self([[None; Square::COUNT]; 3]);
        let mut changed = true;
        while changed {
            changed = false;
            let mut entry = 0;
            while entry < LIES.len() * Square::COUNT {
                let lie = LIES[entry % LIES.len()];
                if let Some(anchor) = Square::from_index(entry / LIES.len()) {
                    changed |= distances.improve(Block { anchor, lie });
                }
                entry += 1;
            }
        }
        distances
    }

    /// Whether a shorter way was found for the block.
    const fn improve(&mut self, block: Block) -> bool {
        if !is_free(block) {
            return false;
        }
        let mut changed = false;
        let mut way = 0;
        while way < Direction::ALL.len() {
            if let Some(landed) = block.tipped(Direction::ALL[way]) {
                let sinks = HOLES.contains(landed.anchor) && matches!(landed.lie, Lie::Upright);
                let after = if sinks { Some(0) } else { self.of(landed) };
                if let Some(after) = after
                    && is_farther(self.of(block), after + 1)
                {
                    self.0[block.lie as usize][block.anchor.index()] = Some(after + 1);
                    changed = true;
                }
            }
            way += 1;
        }
        changed
    }

    /// Those of one place; `None` where no block can be.
    pub(super) const fn of(&self, block: Block) -> Option<u8> {
        self.0[block.lie as usize][block.anchor.index()]
    }

    const fn farthest(&self) -> usize {
        let mut farthest = 0;
        let mut entry = 0;
        while entry < LIES.len() * Square::COUNT {
            if let Some(moves) = self.0[entry % LIES.len()][entry / LIES.len()]
                && moves as usize > farthest
            {
                farthest = moves as usize;
            }
            entry += 1;
        }
        farthest
    }

    /// The places that are not farther than this.
    const fn at_most(&self, most: u8) -> Places {
        Places {
            upright: self.anchors(Lie::Upright, most),
            east: self.anchors(Lie::East, most),
            north: self.anchors(Lie::North, most),
        }
    }

    const fn turning_ready(&self, way: Direction) -> Places {
        let mut places = [SquareSet::NONE; 3];
        let mut entry = 0;
        while entry < LIES.len() * Square::COUNT {
            let lie = LIES[entry % LIES.len()];
            if let Some(anchor) = Square::from_index(entry / LIES.len())
                && let Some(2) = self.of(Block { anchor, lie })
                && let Some(landed) = (Block { anchor, lie }).tipped(way)
                && let Some(1) = self.of(landed)
            {
                places[lie as usize] = places[lie as usize].with(anchor);
            }
            entry += 1;
        }
        let [upright, east, north] = places;
        Places { upright, east, north }
    }

    const fn anchors(&self, lie: Lie, most: u8) -> SquareSet {
        let mut anchors = SquareSet::NONE;
        let mut index = 0;
        while let Some(anchor) = Square::from_index(index) {
            if let Some(moves) = self.of(Block { anchor, lie })
                && moves <= most
            {
                anchors = anchors.with(anchor);
            }
            index += 1;
        }
        anchors
    }
}

/// Whether all of the block is on spaces.
const fn is_free(block: Block) -> bool {
    let half = match block.lie {
        Lie::Upright => Some(block.anchor),
        Lie::East | Lie::North => block.far_half(),
    };
    match half {
        Some(half) => SPACES.contains(block.anchor) && SPACES.contains(half),
        None => false,
    }
}

const fn is_farther(known: Option<u8>, moves: u8) -> bool {
    match known {
        Some(known) => known > moves,
        None => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blocks() -> impl Iterator<Item = Block> {
        let every = LIES.into_iter().flat_map(|lie| Square::all().map(move |anchor| (anchor, lie)));
        every.map(|(anchor, lie)| Block { anchor, lie }).filter(|block| is_free(*block))
    }

    #[test]
    fn each_place_is_one_move_farther_than_the_nearest_that_it_leads_to() {
        for block in blocks() {
            let moves = DISTANCES.of(block).expect("every block can be sunk");
            let landed = Direction::ALL.into_iter().filter_map(|way| block.tipped(way));
            let after = landed.filter_map(|landed| match DISTANCES.of(landed) {
                None if landed.lie == Lie::Upright => Some(0),
                after => after,
            });
            assert_eq!(after.min(), Some(moves - 1), "{block}");
        }
    }

    #[test]
    fn each_hole_has_a_ready_place_on_every_side() {
        let ready = blocks().filter(|block| DISTANCES.of(*block) == Some(1));
        assert_eq!(ready.count(), 4 * HOLES.len());
        assert_eq!(FARTHEST, 6);
    }

    #[test]
    fn what_is_made_ready_was_two_moves_away() {
        for block in blocks() {
            for way in Direction::ALL {
                let landed = block.tipped(way).and_then(|landed| DISTANCES.of(landed));
                let listed = made_ready(way).by_lie()[block.lie as usize].1.contains(block.anchor);
                assert_eq!(listed, landed == Some(1), "{block} {way}");
            }
        }
    }
}
