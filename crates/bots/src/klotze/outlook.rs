//! What moves priority before they are searched, for all moves of a position
//! together: wins, threats, and what stops the threats of others.

use std::{convert::Infallible, ops::ControlFlow};

use game::{Position, SquareSet};
use search::MoveHint;
use shelf::games::klotze::{Action, Color, Klotze, Move, Square};

use super::{
    doors::{doors, passage},
    reach::free,
    threats::Threat,
};

/// Where moves of columns matter, as sets of squares.
pub(super) struct Outlook {
    actor: Color,
    klotz: Square,
    /// What the actor's Klotz passes, once it has left its square.
    free: SquareSet,
    /// The Klötze of others that are about to win.
    winning: SquareSet,
    /// The squares that close a free way of such a Klotz.
    closing: SquareSet,
    /// The next one's Klotz if it is about to win, and the squares that close
    /// its way if there is only one.
    next_stops: SquareSet,
    /// The other Klötze that can be captured.
    away: SquareSet,
    own_passage: SquareSet,
    own_doors: SquareSet,
    other_passages: SquareSet,
    other_doors: SquareSet,
}

impl Outlook {
    #[inline]
    pub(super) fn of(position: &Klotze) -> Self {
        let actor = position.turn();
        let klotz = position.klotz(actor);
        let mut outlook = Self {
            actor,
            klotz,
            free: free(position).with(klotz),
            winning: SquareSet::NONE,
            closing: SquareSet::NONE,
            next_stops: SquareSet::NONE,
            away: SquareSet::NONE,
            own_passage: passage(actor),
            own_doors: doors(actor),
            other_passages: SquareSet::NONE,
            other_doors: SquareSet::NONE,
        };
        for color in Color::ALL {
            if color != actor && position.colors().contains(color) {
                outlook.look_at(color, position);
            }
        }
        outlook
    }

    fn look_at(&mut self, other: Color, position: &Klotze) {
        let klotz = SquareSet::of(position.klotz(other));
        let stops = match Threat::of(other, position) {
            Threat::None => {
                self.away |= klotz;
                SquareSet::NONE
            }
            Threat::OneWay(passed) => {
                self.winning |= klotz;
                self.closing |= passed;
                klotz | passed
            }
            Threat::TwoWays => {
                self.winning |= klotz;
                klotz
            }
        };
        if other == position.colors().after(self.actor) {
            self.next_stops = stops;
        }
        self.other_passages |= passage(other);
        self.other_doors |= doors(other);
    }

    /// Whether the next one is about to win.
    #[inline]
    fn is_pressed(&self) -> bool {
        !self.next_stops.is_empty()
    }

    /// Whether some move may stop the next one.
    fn can_stop(&self, position: &Klotze) -> bool {
        let found = position.visit_actions(|action| {
            if self.may_stop(action) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found.is_break()
    }

    /// Whether a move may stop the next one: it captures, closes a way, or wins.
    #[inline]
    fn may_stop(&self, action: Action) -> bool {
        match action {
            Action::Move(Move { from, to }) => {
                self.next_stops.contains(to) || from == self.klotz && to == self.actor.corner()
            }
            Action::Pass => false,
        }
    }

    /// What a move promises.
    #[inline]
    pub(super) fn hint(&self, action: Action) -> MoveHint {
        match action {
            Action::Move(Move { from, to }) if from == self.klotz => self.klotz_glance(to),
            Action::Move(step) => self.column_glance(step),
            Action::Pass => MoveHint::default(),
        }
    }

    #[inline]
    fn klotz_glance(&self, to: Square) -> MoveHint {
        if to == self.actor.corner() {
            return MoveHint { priority: 1_000, loud: true };
        }
        if self.closing.contains(to) {
            return MoveHint { priority: 500, loud: true };
        }
        if !self.own_doors.contains(to) {
            return MoveHint::default();
        }
        match Threat::from_door(self.actor, to, self.free) {
            Threat::None => MoveHint::default(),
            Threat::OneWay(_) => MoveHint { priority: 300, loud: true },
            Threat::TwoWays => MoveHint { priority: 400, loud: true },
        }
    }

    #[inline]
    fn column_glance(&self, Move { from, to }: Move) -> MoveHint {
        if self.winning.contains(to) {
            return MoveHint { priority: 900, loud: true };
        }
        if self.closing.contains(to) {
            return MoveHint { priority: 500, loud: true };
        }
        let counted = |set: SquareSet, square, priority| {
            if set.contains(square) { priority } else { 0 }
        };
        let priority = counted(self.away, to, 100)
            + counted(self.own_passage, from, 40)
            + counted(self.own_passage, to, -40)
            + counted(self.own_doors, to, -20)
            + counted(self.other_passages, to, 30)
            + counted(self.other_doors, to, 20);
        MoveHint { priority, loud: false }
    }
}

/// Hands each action to `visit` with what it promises. What lets the next one
/// win is left out, as long as something may stop them: nobody wants that, not
/// even where several play against one.
#[inline]
pub(super) fn visit_hints(position: &Klotze, mut visit: impl FnMut(Action, MoveHint)) {
    let outlook = Outlook::of(position);
    let stops_only = outlook.is_pressed() && outlook.can_stop(position);
    let ControlFlow::Continue(()) = position.visit_actions(|action| {
        if !stops_only || outlook.may_stop(action) {
            visit(action, outlook.hint(action));
        }
        ControlFlow::<Infallible>::Continue(())
    });
}
