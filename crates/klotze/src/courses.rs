//! The courses of a column, by direction and height (KL-7). What stands on the
//! board is known elsewhere.

use game::Direction;

use crate::{Square, board::SIZE};

/// KL-7: how a column goes: straight ahead, or with its last square to the side.
/// A column two squares high has the same end whichever of the two directions
/// is called ahead, so it takes only the bent courses that begin along the row.
#[derive(Clone, Copy)]
pub(crate) struct Course {
    ahead: Direction,
    side: Option<Direction>,
}

/// Every course.
pub(crate) const COURSES: [Course; 12] = {
    use Direction::{East, North, South, West};
    const fn straight(ahead: Direction) -> Course {
        Course { ahead, side: None }
    }
    const fn bent(ahead: Direction, side: Direction) -> Course {
        Course { ahead, side: Some(side) }
    }
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
};

/// Where a course leads a column of this height; `None` when off the board.
#[inline]
pub(crate) fn end_of_course(from: Square, course: usize, height: usize) -> Option<Square> {
    Square::from_index(from.index().wrapping_add_signed(FARTHER[course][height]))
}

/// The heights that columns can have, and 0.
const HEIGHTS: usize = 4;

/// How much the index of a square grows along each course, by height.
static FARTHER: [[isize; HEIGHTS]; COURSES.len()] = {
    let mut farther = [[0; HEIGHTS]; COURSES.len()];
    let mut course = 0;
    while course < COURSES.len() {
        let Course { ahead, side } = COURSES[course];
        let mut height = 1;
        while height < HEIGHTS {
            let steps = height.cast_signed();
            farther[course][height] = match side {
                None => steps * one_step(ahead),
                Some(side) => (steps - 1) * one_step(ahead) + one_step(side),
            };
            height += 1;
        }
        course += 1;
    }
    farther
};

const fn one_step(direction: Direction) -> isize {
    match direction {
        Direction::East => 1,
        Direction::North => SIZE.cast_signed(),
        Direction::South => -SIZE.cast_signed(),
        Direction::West => -1,
    }
}
