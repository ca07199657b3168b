//! The evaluator of Black Holes, put together for the search: races that are
//! decided, what positions are worth, and which moves to try first.

use game::{Direction, Seat, SquareSet};
use search::{Evaluator, MoveHint, Score};
use shelf::games::black_holes::{Action, BlackHoles, Color, Tip};

use super::{evaluation, places::Places, priorities, race};

/// What a good player of Black Holes knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blocks;

impl Evaluator<BlackHoles> for Blocks {
    #[inline]
    fn evaluate(&self, position: &BlackHoles, seat: Seat) -> Score {
        Score::estimate(evaluation::worth(position, Color::at(seat)))
    }

    #[inline]
    fn proven(&self, position: &BlackHoles, seat: Seat) -> Option<Score> {
        race::proven(position, Color::at(seat))
    }

    #[inline]
    fn hint(&self, position: &BlackHoles, action: Action) -> MoveHint {
        let Action::Tip(tip) = action else { return MoveHint::default() };
        let block = position.block(tip.anchor).map(|(block, _)| block);
        block.map_or(MoveHint::default(), |block| priorities::hint(block, tip.direction))
    }

    #[inline]
    fn visit_hints(&self, position: &BlackHoles, mut visit: impl FnMut(Action, MoveHint)) {
        let movable = position.movable();
        let blocks = Places::of(position, position.acting());
        for direction in Direction::ALL {
            for (lie, anchors) in blocks.by_lie() {
                let priorities = priorities::toward(direction, lie);
                for anchor in anchors & movable[direction as usize] {
                    let priority = priorities[anchor.index()].into();
                    visit(
                        Action::Tip(Tip { anchor, direction }),
                        MoveHint { priority, loud: false },
                    );
                }
            }
        }
        // BH-11: where there is no move there is the pass.
        if movable.into_iter().all(SquareSet::is_empty) {
            visit(Action::Pass, MoveHint::default());
        }
    }

    /// No move is loud: a block that lies ready stays so, and sinking it can
    /// wait. What it is worth to be near is in the evaluation already.
    #[inline]
    fn visit_loud(&self, _: &BlackHoles, _: impl FnMut(Action, MoveHint)) {}

    #[inline]
    fn number(&self, action: Action) -> usize {
        match action {
            Action::Tip(Tip { anchor, direction }) => anchor.index() * 4 + direction as usize,
            Action::Pass => 4_095,
        }
    }

    #[inline]
    fn swing(&self) -> Option<i32> {
        Some(SWING)
    }
}

/// About how much one move changes what a position is worth.
const SWING: i32 = 25;
