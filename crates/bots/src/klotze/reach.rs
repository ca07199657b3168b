//! Where pieces can go, for whole sets of squares at once (KL-7, KL-8). Which
//! squares are free and where a move may end is told by the caller.

use game::{
    Direction::{self, East, North, South, West},
    SquareSet,
};
use shelf::games::klotze::{Color, Height, Klotze};

/// All four goal corners.
const CORNERS: SquareSet = {
    let [red, yellow, green, blue] = Color::ALL;
    SquareSet::of(red.corner()).with(yellow.corner()).with(green.corner()).with(blue.corner())
};

/// All four homes.
pub(super) const HOMES: SquareSet = {
    let [red, yellow, green, blue] = Color::ALL;
    SquareSet::of(red.home()).with(yellow.home()).with(green.home()).with(blue.home())
};

/// KL-8, KL-9, KL-10: the squares that may be passed, empty homes included.
#[inline]
pub(super) fn free(position: &Klotze) -> SquareSet {
    SquareSet::ALL - CORNERS - position.columns() - position.klotze()
}

/// The columns that a player may move (KL-6, KL-12).
#[inline]
pub(super) fn movable(position: &Klotze, color: Color) -> SquareSet {
    let mut columns = position.columns();
    for other in Color::ALL {
        if other != color
            && let Some(square) = position.stone(other)
        {
            columns = columns - SquareSet::of(square);
        }
    }
    columns
}

/// The columns that anybody but this player may move; each of the others
/// perhaps only some of them.
#[inline]
pub(super) fn movable_by_others(position: &Klotze, color: Color) -> SquareSet {
    let own = position.stone(color).map_or(SquareSet::NONE, SquareSet::of);
    position.columns() - own
}

/// The squares that lie one move of a Klotz from any of these, over free
/// squares. It reads both ways: where it gets to, or where it comes from.
#[inline]
pub(super) fn klotz_reach(from: SquareSet, free: SquareSet) -> SquareSet {
    let [east, north, south, west] = [East, North, South, West].map(|ahead| {
        let first = from.step(ahead) & free;
        let second = first.step(ahead) & free;
        [first, second, second.step(ahead) & free]
    });
    // The bend is after one, two or three squares; the sooner, the farther it
    // goes to the side.
    let bent = |one: [SquareSet; 3], other: [SquareSet; 3], side: Direction| {
        let far = (one[0] | other[0]).step(side) & free;
        let far = (far | one[1] | other[1]).step(side) & free;
        (far | one[2] | other[2]).step(side)
    };
    let straight = east[2].step(East) | north[2].step(North) | south[2].step(South);
    (straight | west[2].step(West))
        | bent(east, west, North)
        | bent(east, west, South)
        | bent(north, south, East)
        | bent(north, south, West)
}

/// The columns among `columns` that can end on any of the targets.
#[inline]
pub(super) fn columns_onto(
    targets: SquareSet,
    columns: SquareSet,
    free: SquareSet,
    position: &Klotze,
) -> SquareSet {
    let of = |height| position.columns_of(height) & columns;
    let first = targets.beside();
    of(Height::One) & first
        | of(Height::Two) & (first & free).beside()
        | of(Height::Three) & three_away(targets, free)
}

/// The squares on which any of `columns` can end, as far as they are free or
/// hold a Klotz; the caller takes away the rest.
#[inline]
pub(super) fn ends_of(columns: SquareSet, free: SquareSet, position: &Klotze) -> SquareSet {
    let of = |height| position.columns_of(height) & columns;
    of(Height::One).beside()
        | (of(Height::Two).beside() & free).beside()
        | three_away(of(Height::Three), free)
}

/// The squares that lie one move of a column of height 3 from any of these.
#[inline]
fn three_away(from: SquareSet, free: SquareSet) -> SquareSet {
    let [east, north, south, west] = [East, North, South, West].map(|ahead| {
        let first = from.step(ahead) & free;
        [first, first.step(ahead) & free]
    });
    let bent = |one: [SquareSet; 2], other: [SquareSet; 2], side: Direction| {
        let far = (one[0] | other[0]).step(side) & free;
        (far | one[1] | other[1]).step(side)
    };
    let straight = east[1].step(East) | north[1].step(North) | south[1].step(South);
    (straight | west[1].step(West))
        | bent(east, west, North)
        | bent(east, west, South)
        | bent(north, south, East)
        | bent(north, south, West)
}
