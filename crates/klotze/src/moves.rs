//! All legal moves at once, as sets of squares, and what a move does.
//!
//! A set of columns stands for one course that each of them can take: the
//! squares on its way are looked up for all columns together, by laying the
//! board's free squares back to where a column would come from. A set that is
//! laid back over the edge meets no free square on the way.

use std::ops::ControlFlow;

use game::{Direction, SquareSet};

use crate::{
    Action, Color, Klotze, Move, Square,
    board::{CORNERS, HOMES},
    courses::{COURSES, end_of_course},
    tally::tally,
};

/// The legal moves of a position that is not over.
pub(crate) struct Moves<'a> {
    position: &'a Klotze,
    /// Where the actor's Klotz can end.
    klotz: SquareSet,
    /// The columns that can take each course.
    columns: [SquareSet; COURSES.len()],
}

impl Moves<'_> {
    #[inline]
    pub(crate) fn count(&self) -> usize {
        let mut sets = self.columns;
        // The ends of the Klotz are empty squares and the rest are columns.
        sets[0] |= self.klotz;
        tally(&sets)
    }

    /// Hands each move to `visit`, or the pass when there is none (KL-13).
    #[inline]
    pub(crate) fn visit<B>(
        &self,
        mut visit: impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut none = true;
        for to in self.klotz {
            none = false;
            visit(Action::Move(self.klotz_move(to)))?;
        }
        for (course, columns) in self.columns.iter().enumerate() {
            for from in *columns {
                none = false;
                visit(Action::Move(self.column_move(from, course)))?;
            }
        }
        if none { visit(Action::Pass) } else { ControlFlow::Continue(()) }
    }

    /// The move with this place, counted from 0.
    #[inline]
    pub(crate) fn nth(&self, mut place: usize) -> Option<Move> {
        let len = self.klotz.len();
        if place < len {
            return self.klotz.nth(place).map(|to| self.klotz_move(to));
        }
        place -= len;
        for (course, columns) in self.columns.iter().enumerate() {
            let len = columns.len();
            if place < len {
                return columns.nth(place).map(|from| self.column_move(from, course));
            }
            place -= len;
        }
        None
    }

    #[inline]
    fn klotz_move(&self, to: Square) -> Move {
        Move { from: self.position.klotz(self.position.actor), to }
    }

    #[inline]
    fn column_move(&self, from: Square, course: usize) -> Move {
        let height = usize::from(self.position.ones.contains(from))
            + 2 * usize::from(self.position.twos.contains(from));
        // A column that can take a course stays on the board.
        Move { from, to: end_of_course(from, course, height).unwrap_or(from) }
    }
}

impl Klotze {
    /// KL-6: all legal moves of the actor, of their own Klotz or of a column, as
    /// long as the game is not won.
    #[inline]
    pub(crate) fn moves(&self) -> Moves<'_> {
        // KL-8, KL-9, KL-10: what may be passed, homes included.
        let free = SquareSet::ALL & !CORNERS & !(self.columns() | self.fours);
        Moves { position: self, klotz: self.klotz_ends(free), columns: self.column_courses(free) }
    }

    #[inline]
    fn column_courses(&self, free: SquareSet) -> [SquareSet; COURSES.len()] {
        use Direction::{East, North, South, West};
        // KL-10, KL-11: empty squares but no home, and Klötze off their homes.
        let ends = (free | self.fours) & !HOMES;
        let unlocked = !self.locked();
        let ones = self.ones & !self.twos & unlocked;
        let twos = self.twos & !self.ones & unlocked;
        let threes = self.ones & self.twos & unlocked;

        let straight = |ahead| {
            let (next, end) = (back(free, ahead), back(ends, ahead));
            let second = back(end, ahead);
            let third = back(second, ahead);
            ones & end | next & (twos & second | threes & back(next, ahead) & third)
        };
        let bent = |ahead, side| {
            let (next, beside) = (back(free, ahead), back(free, side));
            let second = back(back(ends, side), ahead);
            let third = back(second, ahead);
            // KL-8: one free way of the two is enough.
            let long = next & back(next, ahead) | beside & back(beside, ahead);
            let long = threes & long & third;
            match ahead {
                Direction::East | Direction::West => long | twos & (next | beside) & second,
                Direction::North | Direction::South => long,
            }
        };
        // In the order of the courses; a loop over them would not be unrolled.
        [
            straight(East),
            straight(North),
            straight(South),
            straight(West),
            bent(East, North),
            bent(East, South),
            bent(West, North),
            bent(West, South),
            bent(North, East),
            bent(North, West),
            bent(South, East),
            bent(South, West),
        ]
    }

    /// KL-12: the columns under the stones of others.
    #[inline]
    fn locked(&self) -> SquareSet {
        let mut locked = SquareSet::NONE;
        for color in Color::ALL {
            if let Some(square) = self.stone(color)
                && color != self.actor
            {
                locked = locked.with(square);
            }
        }
        locked
    }

    /// Where the actor's Klotz can end, square by square in all directions.
    #[inline]
    fn klotz_ends(&self, free: SquareSet) -> SquareSet {
        use Direction::{East, North, South, West};
        // KL-9, KL-10, KL-11: empty squares but no home, and its own corner.
        let ends = free & !HOMES | SquareSet::of(self.actor.corner());
        let from = SquareSet::of(self.klotz(self.actor));
        let arm = |ahead| {
            let first = from.step(ahead) & free;
            let second = first.step(ahead) & free;
            [first, second, second.step(ahead) & free]
        };
        let straight = |arm: [SquareSet; 3], ahead| arm[2].step(ahead) & ends;
        // The bend is after one, two or three squares; the sooner, the farther
        // it goes to the side.
        let bent = |arms: [SquareSet; 3], side| {
            let far = arms[0].step(side) & free;
            let far = (far | arms[1]).step(side) & free;
            (far | arms[2]).step(side) & ends
        };
        let [east, north, south, west] = [arm(East), arm(North), arm(South), arm(West)];
        let along_row = [east[0] | west[0], east[1] | west[1], east[2] | west[2]];
        let along_column = [north[0] | south[0], north[1] | south[1], north[2] | south[2]];
        straight(east, East)
            | straight(north, North)
            | straight(south, South)
            | straight(west, West)
            | bent(along_row, North)
            | bent(along_row, South)
            | bent(along_column, East)
            | bent(along_column, West)
    }

    /// Makes a legal move.
    #[inline]
    pub(crate) fn make(&mut self, Move { from, to }: Move) {
        let change = SquareSet::of(from) ^ SquareSet::of(to);
        let actor = self.actor as usize;
        if self.klotz_squares[actor] == from {
            // KL-12: the stone stays where it is.
            self.fours ^= change;
            self.klotz_squares[actor] = to;
            return;
        }
        if self.fours.contains(to) {
            self.capture(to);
        }
        if self.ones.contains(from) {
            self.ones ^= change;
        }
        if self.twos.contains(from) {
            self.twos ^= change;
        }
        // KL-12
        self.stones[actor] = Some(to);
    }

    /// KL-11: the Klotz on this square goes home.
    fn capture(&mut self, square: Square) {
        for color in Color::ALL {
            if self.klotz(color) == square {
                self.klotz_squares[color as usize] = color.home();
                self.fours ^= SquareSet::of(square) ^ SquareSet::of(color.home());
            }
        }
    }
}

/// The squares from which the next one in this direction is in the set.
#[inline]
fn back(set: SquareSet, ahead: Direction) -> SquareSet {
    set.step(ahead.opposite())
}

#[cfg(test)]
mod tests {
    use game::{Actor, Position};

    use super::*;
    use crate::{Refusal, Remark, Setup};

    /// No position with all its columns is known in which a player has no move,
    /// so here is one with two: they wall in red's Klotz on a2, beside its
    /// corner, under the stones of yellow and green.
    fn without_a_move() -> Klotze {
        let mut position = Klotze::start(&Setup::default());
        let square = |name: &str| name.parse::<Square>().expect("a square");
        position.ones = [square("a3"), square("b2")].into_iter().collect();
        position.twos = SquareSet::NONE;
        position.klotz_squares[Color::Red as usize] = square("a2");
        position.fours = position.klotz_squares.into_iter().collect();
        position.stones[Color::Yellow as usize] = Some(square("a3"));
        position.stones[Color::Green as usize] = Some(square("b2"));
        position
    }

    #[test]
    fn kl_13_who_has_no_move_must_pass() {
        let position = without_a_move();
        assert_eq!(position.actions(), [Action::Pass], "\n{}", position.sketch());
        assert_eq!(position.count_actions(), 1);
        assert_eq!(position.draw_action(|sum| sum - 1), Some(Action::Pass));
        assert_eq!(position.check(Action::Pass), Ok(()));
        assert!(position.remarks().contains(&Remark::NoMove { color: Color::Red }));
        assert!(matches!(position.actor(), Actor::Seat(_)), "it is not over");
    }

    #[test]
    fn kl_13_a_pass_changes_nothing_but_the_actor() {
        let position = without_a_move();
        let after = position.apply(Action::Pass);
        assert_eq!(after, Klotze { actor: Color::Yellow, ..position });
        // Yellow may move the column under its own stone, so it must.
        let moves = after.count_actions();
        assert!(moves > 1, "\n{}", after.sketch());
        assert_eq!(after.check(Action::Pass), Err(Refusal::MustMove { moves }));
        assert!(!after.remarks().contains(&Remark::NoMove { color: Color::Yellow }));
    }

    #[test]
    fn kl_13_one_free_column_is_a_move() {
        let mut position = without_a_move();
        position.stones[Color::Green as usize] = None;
        // b2 to b1, b3, c2, and onto the Klotz.
        assert_eq!(position.count_actions(), 4, "\n{}", position.sketch());
        assert_eq!(position.check(Action::Pass), Err(Refusal::MustMove { moves: 4 }));
    }
}
