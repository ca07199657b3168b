//! How near each player is to their corner: what a glance at the board tells.

use game::SquareSet;
use shelf::games::klotze::{Color, Klotze};

use super::{
    doors::{WAYS, ways},
    reach::{HOMES, ends_of, free, klotz_reach, movable_by_others},
};

/// What a player can hope for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Prospects {
    /// How many ways to the corner are free.
    pub(super) open_ways: usize,
    /// How many doors have a free way.
    pub(super) open_doors: usize,
    /// How far the Klotz is.
    pub(super) distance: Distance,
}

/// How far a Klotz is from its corner over squares that are free now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Distance {
    /// It stands at a door with so many free ways.
    One {
        /// How many free ways lead from it.
        ways: usize,
        /// Whether a column that the others can move may end on it.
        capturable: bool,
    },
    /// It can step to a door that is open.
    Two {
        /// How many such doors.
        doors: usize,
        /// How many of them no column that the others can move may end on.
        safe: usize,
        /// How many have two free ways.
        wide: usize,
        /// How many are safe and have two free ways.
        sure: usize,
    },
    /// It can step to where it is two moves away.
    Three,
    /// More than that.
    Far,
}

impl Prospects {
    /// Those of a colour.
    pub(super) fn of(color: Color, position: &Klotze) -> Self {
        let klotz = SquareSet::of(position.klotz(color));
        // On its own way the Klotz is in nobody's way.
        let free = free(position) | klotz;
        let Doors { one, two, ways } = Doors::open(color, free);
        let safe = || {
            let columns = movable_by_others(position, color);
            !ends_of(columns, free, position)
        };
        let open_doors = one.len();
        let distance = if one.meets(klotz) {
            let ways = if two.meets(klotz) { 2 } else { 1 };
            Distance::One { ways, capturable: (klotz & safe()).is_empty() }
        } else {
            let reached = klotz_reach(klotz, free) & (free - HOMES);
            let threats = reached & one;
            if threats.is_empty() {
                let before = klotz_reach(one & free, free);
                if before.meets(reached) { Distance::Three } else { Distance::Far }
            } else {
                let safe = threats & safe();
                Distance::Two {
                    doors: threats.len(),
                    safe: safe.len(),
                    wide: (threats & two).len(),
                    sure: (safe & two).len(),
                }
            }
        };
        Self { open_ways: ways, open_doors, distance }
    }
}

/// The doors of a colour that are open.
struct Doors {
    /// With one free way or two.
    one: SquareSet,
    /// With two.
    two: SquareSet,
    /// How many free ways there are together.
    ways: usize,
}

impl Doors {
    #[inline]
    fn open(color: Color, free: SquareSet) -> Self {
        let mut open = Self { one: SquareSet::NONE, two: SquareSet::NONE, ways: 0 };
        for way in ways(color) {
            let is_free = (way.passed - free).is_empty();
            let door = SquareSet::of(way.door).only_if(is_free);
            open.two |= open.one & door;
            open.one |= door;
            open.ways += usize::from(is_free);
        }
        debug_assert!(open.ways <= WAYS, "each way is counted once");
        open
    }
}
