//! What a good player of Kuba looks at: reds captured, marbles left and how far
//! from the edge they lie, and what can be captured now. The weights were
//! fitted to the results of some thousands of games.

use game::{Direction, Seat};
use search::{Evaluator, MoveHint, Score};
use shelf::games::kuba::{Action, Color, Kuba, Push, Square, Squares};

/// The evaluator of Kuba.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marbles;

/// What so many captured reds are worth: the last ones more than the first.
const REDS: [i32; 8] = [0, 25, 85, 160, 260, 430, 645, 900];
/// What a marble is worth at the edge, and how much more on each ring further
/// in: it is harder to push off, and pushes more.
const MARBLE: i32 = 92;
const FURTHER_IN: [(Squares, i32); 3] =
    [(Squares::inside(1), 45), (Squares::inside(2), 30), (Squares::inside(3), 18)];
/// In a corner it is worth less.
const CORNER: i32 = 30;
/// What it is worth that a red, or an enemy marble, could be captured now.
const TAKEN_RED: i32 = 95;
const TAKEN_MARBLE: i32 = 35;
/// What it is worth to act.
const TEMPO: i32 = 20;

/// A capture goes first and is looked at even where the search ends.
const CAPTURE: MoveHint = MoveHint { priority: 500, loud: true };
/// To decline the bonus push is rarely best.
const DECLINE: MoveHint = MoveHint { priority: -50, loud: false };

impl Evaluator<Kuba> for Marbles {
    #[inline]
    fn evaluate(&self, position: &Kuba, seat: Seat) -> Score {
        let white = worth(position, Color::White) - worth(position, Color::Black);
        let tempo = if position.turn() == Color::White { TEMPO } else { -TEMPO };
        let white = white + tempo;
        Score::estimate(if seat == Color::White.seat() { white } else { -white })
    }

    #[inline]
    fn hint(&self, position: &Kuba, action: Action) -> MoveHint {
        match action {
            Action::Push(push) if position.line(push).leaves => CAPTURE,
            Action::Push(_) => MoveHint::default(),
            Action::Pass => DECLINE,
        }
    }

    #[inline]
    fn visit_hints(&self, position: &Kuba, mut visit: impl FnMut(Action, MoveHint)) {
        let pushes = position.pushes();
        let captures = position.captures_of(position.turn());
        for direction in Direction::ALL {
            let captures = captures.toward(direction);
            for square in pushes.toward(direction) {
                let hint = if captures.contains(square) { CAPTURE } else { MoveHint::default() };
                visit(Action::Push(Push { square, direction }), hint);
            }
        }
        if position.again() {
            visit(Action::Pass, DECLINE);
        }
    }

    #[inline]
    fn visit_loud(&self, position: &Kuba, mut visit: impl FnMut(Action, MoveHint)) {
        let captures = position.captures_of(position.turn());
        for direction in Direction::ALL {
            for square in captures.toward(direction) {
                let push = Push { square, direction };
                if position.ban() != Some(push) {
                    visit(Action::Push(push), CAPTURE);
                }
            }
        }
    }

    #[inline]
    fn number(&self, action: Action) -> usize {
        match action {
            Action::Push(push) => push.square.index() * 4 + push.direction as usize,
            Action::Pass => Square::COUNT * 4,
        }
    }

    #[inline]
    fn swing(&self) -> Option<i32> {
        Some(90)
    }
}

#[inline]
fn worth(position: &Kuba, color: Color) -> i32 {
    let own = position.of(color);
    let further_in: i32 =
        FURTHER_IN.iter().map(|(inside, more)| (own & *inside).len() as i32 * more).sum();
    let taken = position.takeable_by(color);
    let taken_reds = (taken & position.reds()).len() as i32;
    REDS[usize::from(position.captured(color)).min(7)] + own.len() as i32 * MARBLE + further_in
        - (own & Squares::CORNERS).len() as i32 * CORNER
        + taken_reds * TAKEN_RED
        + (taken.len() as i32 - taken_reds) * TAKEN_MARBLE
}
