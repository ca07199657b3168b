//! The doors to each corner: the five squares from which a Klotz reaches its
//! goal in one move, and the eight ways that lead there. The same doors are one
//! move away from its home (KL-1), so every way to the goal goes through one of
//! them. What stands on the board is known elsewhere.

use game::SquareSet;
use shelf::games::klotze::{Color, Piece, Square};

/// A way from a door to the corner.
#[derive(Clone, Copy)]
pub(super) struct Way {
    /// Where the Klotz stands.
    pub(super) door: Square,
    /// The squares between it and the corner, which have to be empty (KL-8).
    pub(super) passed: SquareSet,
}

/// How many ways lead to a corner: two from each door that lies in an L, one
/// from each that lies straight ahead.
pub(super) const WAYS: usize = 2 * Piece::KLOTZ_HEIGHT;

/// All ways to the corner of a colour; those of one door are neighbours.
#[inline]
pub(super) const fn ways(color: Color) -> &'static [Way; WAYS] {
    static TABLE: [[Way; WAYS]; 4] = {
        let [red, yellow, green, blue] = Color::ALL;
        [ways_to(red), ways_to(yellow), ways_to(green), ways_to(blue)]
    };
    &TABLE[color as usize]
}

/// The doors to the corner of a colour.
#[inline]
pub(super) const fn doors(color: Color) -> SquareSet {
    static TABLE: [SquareSet; 4] = {
        let [red, yellow, green, blue] = Color::ALL;
        [doors_to(red), doors_to(yellow), doors_to(green), doors_to(blue)]
    };
    TABLE[color as usize]
}

/// The squares that some way to the corner of a colour passes.
#[inline]
pub(super) const fn passage(color: Color) -> SquareSet {
    static TABLE: [SquareSet; 4] = {
        let [red, yellow, green, blue] = Color::ALL;
        [passage_to(red), passage_to(yellow), passage_to(green), passage_to(blue)]
    };
    TABLE[color as usize]
}

const fn ways_to(color: Color) -> [Way; WAYS] {
    let nothing = Way { door: color.corner(), passed: SquareSet::NONE };
    let (mut ways, mut found) = ([nothing; WAYS], 0);
    let mut across = 0;
    while across <= Piece::KLOTZ_HEIGHT {
        // Straight ahead both ways would be the same.
        if across > 0 {
            ways[found] = way(color, across, true);
            found += 1;
        }
        if across < Piece::KLOTZ_HEIGHT {
            ways[found] = way(color, across, false);
            found += 1;
        }
        across += 1;
    }
    assert!(found == WAYS, "every place is filled");
    ways
}

/// The way that goes so many squares along the row and the rest along the
/// column, seen from the corner.
const fn way(color: Color, across: usize, row_first: bool) -> Way {
    let along = Piece::KLOTZ_HEIGHT - across;
    let mut passed = SquareSet::NONE;
    let mut steps = 1;
    while steps < Piece::KLOTZ_HEIGHT {
        let (columns, rows) = if row_first {
            if steps < across { (steps, 0) } else { (across, steps - across) }
        } else if steps < along {
            (0, steps)
        } else {
            (steps - along, along)
        };
        passed = passed.with(inward(color, columns, rows));
        steps += 1;
    }
    Way { door: inward(color, across, along), passed }
}

/// The square so many columns and rows from the corner towards the middle.
const fn inward(color: Color, columns: usize, rows: usize) -> Square {
    let (corner, home) = (color.corner(), color.home());
    let column = if corner.column() < home.column() {
        corner.column() + columns
    } else {
        corner.column() - columns
    };
    let row = if corner.row() < home.row() { corner.row() + rows } else { corner.row() - rows };
    match Square::at(column, row) {
        Some(square) => square,
        None => panic!("the ways to a corner stay on the board"),
    }
}

const fn doors_to(color: Color) -> SquareSet {
    let (ways, mut doors, mut place) = (ways_to(color), SquareSet::NONE, 0);
    while place < WAYS {
        doors = doors.with(ways[place].door);
        place += 1;
    }
    doors
}

const fn passage_to(color: Color) -> SquareSet {
    let (ways, mut passed, mut place) = (ways_to(color), SquareSet::NONE, 0);
    while place < WAYS {
        passed = passed.or(ways[place].passed);
        place += 1;
    }
    passed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> SquareSet {
        names.split(' ').map(|name| name.parse::<Square>().expect("a square")).collect()
    }

    #[test]
    fn each_corner_has_five_doors_and_a_passage_of_nine_squares() {
        assert_eq!(doors(Color::Red), set("a5 b4 c3 d2 e1"));
        assert_eq!(doors(Color::Green), set("j6 i7 h8 g9 f10"));
        assert_eq!(passage(Color::Red), set("a2 a3 a4 b1 b2 b3 c1 c2 d1"));
        assert_eq!(passage(Color::Yellow), set("a9 a8 a7 b10 b9 b8 c10 c9 d10"));
    }

    #[test]
    fn a_door_in_an_l_has_two_ways_and_a_straight_one_has_one() {
        let from = |name: &str| {
            let door: Square = name.parse().expect("a square");
            ways(Color::Blue).iter().filter(move |way| way.door == door).map(|way| way.passed)
        };
        assert!(from("j5").eq([set("j2 j3 j4")]));
        assert!(from("h3").eq([set("i1 h1 h2"), set("j2 j3 i3")]));
        assert!(from("f1").eq([set("g1 h1 i1")]));
    }
}
