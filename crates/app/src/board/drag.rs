//! Dragging: a piece towards a mark, or the board itself to turn and tilt it.
//! Which of the two is decided by what lay under the pointer when it was
//! pressed: a piece that can't be moved is answered, and never turns the board. A
//! finger that takes no piece may scroll the page instead.

use leptos::prelude::*;
use web_sys::{Element, PointerEvent, TouchEvent};

use super::{
    carried::{Carried, Come},
    hit,
    meaning::{begin, is_taken},
    moving::Rest,
    state::State,
};
use crate::{scene::Hand, view::Attempt};

/// How far a pointer may tremble, in pixels.
const TREMBLE: f64 = 8.0;
/// How many degrees a pixel turns.
const TURN: f32 = 0.4;
/// How many degrees a pixel tilts.
const TILT: f32 = 0.3;
/// The least cosine between the way of a drag and the way to a mark.
const TOWARDS: f64 = 0.8;
/// How many times as far as a mark is past it.
const PAST: f64 = 1.5;

/// What the pointer holds.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) enum Drag {
    #[default]
    Free,
    /// Pressed here, on this; it may become a tap or a drag.
    Pressed { at: (f64, f64), on: Under },
    /// A piece, since it was pressed here.
    Piece { at: (f64, f64) },
    /// The board, which was last seen here.
    Board { at: (f64, f64) },
    /// Let go after a drag; the click that browsers send then means nothing.
    Over,
}

/// What lay under the pointer when it was pressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Under {
    /// The spot that something can be begun with.
    Begin(String),
    /// What lies at this spot, and can't be moved now.
    Piece(String),
    /// The board, or nothing.
    Board,
}

impl Drag {
    /// Whether a drag has just ended.
    pub(super) fn is_over(&self) -> bool {
        *self == Self::Over
    }

    /// The same, if it was of a piece, because that is no longer held.
    pub(super) fn lose(&mut self) {
        if matches!(self, Self::Piece { .. }) {
            *self = Self::Over;
        }
    }

    /// Whether a piece goes, or would go, with the pointer.
    fn has_piece(&self) -> bool {
        matches!(self, Self::Pressed { on: Under::Begin(_), .. } | Self::Piece { .. })
    }

    /// The pointer is pressed.
    pub(super) fn press(state: State, event: &PointerEvent) {
        let Some(root) = state.root().filter(|_| event.is_primary() && event.button() == 0) else {
            return;
        };
        state.settle();
        let spot = hit::spot_at(&root, event.client_x(), event.client_y());
        let on = spot.map_or(Under::Board, |spot| under(state, spot));
        state.drag.set_value(Self::Pressed { at: place(event), on });
    }

    /// The pointer goes.
    pub(super) fn go(state: State, event: &PointerEvent) {
        // A second finger zooms the page.
        if !event.is_primary() {
            return;
        }
        let now = place(event);
        match state.drag.get_value() {
            // It was let go where the page did not see it.
            _ if event.buttons() == 0 => Self::give_up(state),
            // The browser scrolls the page soon; the board is not to tilt before.
            Self::Pressed { at, on: Under::Board | Under::Piece(_) }
                if far(at, now) && is_upright(at, now) && event.pointer_type() != "mouse" =>
            {
                Self::give_up(state);
            }
            Self::Pressed { on: Under::Piece(spot), at } if far(at, now) => {
                state.drag.set_value(Self::Over);
                // A mark on it is meant for what is chosen, not to be dragged.
                if !state.is_mark(&spot) {
                    state.refuse(Attempt::Hand(Hand::Points { spot }));
                }
            }
            Self::Pressed { at, on } if far(at, now) => {
                let Some(root) = state.root() else { return };
                // Refused when the pointer is already gone: then nothing follows.
                let _ = root.set_pointer_capture(event.pointer_id());
                if let Under::Begin(spot) = on {
                    // Keys are heard while it is held.
                    hit::focus(&root, &spot);
                    state.chosen.set(Some(spot.clone()));
                    state.drag.set_value(Self::Piece { at });
                    state.take_up(Carried::take(state, &root, &spot, at));
                    carry(state, &root, now);
                } else {
                    state.rest.set(Rest::Held);
                    state.drag.set_value(Self::Board { at: now });
                }
            }
            Self::Piece { .. } => {
                if let Some(root) = state.root() {
                    carry(state, &root, now);
                }
            }
            Self::Board { at } => {
                let (right, down) = ((now.0 - at.0) as f32, (now.1 - at.1) as f32);
                state.view.update(|view| *view = view.turned(-right * TURN).tilted(-down * TILT));
                state.drag.set_value(Self::Board { at: now });
            }
            _ => {}
        }
    }

    /// A finger goes: with a piece it does not scroll the page, from the first
    /// move on, after which it would be too late. A style could say so of every
    /// piece, but would be found anew for all of them at each action.
    pub(super) fn keep(state: State, event: &TouchEvent) {
        let zooms = event.touches().length() > 1;
        if !zooms && event.cancelable() && state.drag.with_value(Self::has_piece) {
            event.prevent_default();
        }
    }

    /// The pointer is let go.
    pub(super) fn let_go(state: State, event: &PointerEvent) {
        if !event.is_primary() {
            return;
        }
        match state.drag.get_value() {
            Self::Piece { at } => {
                state.drag.set_value(Self::Over);
                if let Some(root) = state.root() {
                    carry(state, &root, place(event));
                    drop_piece(state, &root, (at, place(event)));
                }
                state.put_down();
            }
            Self::Board { .. } => {
                state.drag.set_value(Self::Over);
                state.rest.set(Rest::Still);
            }
            Self::Over => {}
            _ => state.drag.set_value(Self::Free),
        }
    }

    /// The browser took the pointer for something else, such as scrolling, or
    /// whoever drags thinks better of it; the pointer may still be pressed.
    pub(super) fn give_up(state: State) {
        match state.drag.get_value() {
            Self::Piece { .. } => {
                state.drag.set_value(Self::Over);
                state.hover(None);
                state.put_back();
            }
            Self::Board { .. } => {
                state.drag.set_value(Self::Over);
                state.rest.set(Rest::Still);
            }
            Self::Pressed { .. } => state.drag.set_value(Self::Free),
            Self::Free | Self::Over => {}
        }
    }
}

/// What is pressed at a spot.
fn under(state: State, spot: String) -> Under {
    state.scene.with_untracked(|scene| {
        let (pieces, spots) = (&scene.pieces, &scene.ground.spots);
        let begin = state.choices.with_untracked(|choices| begin(&spot, choices, pieces, spots));
        match begin {
            Some(begin) => Under::Begin(begin),
            None if is_taken(&spot, pieces, spots) => Under::Piece(spot),
            None => Under::Board,
        }
    })
}

/// The piece goes with the pointer, and what it would be put down on is aimed at.
fn carry(state: State, root: &Element, now: (f64, f64)) {
    state.carried.update_value(|carried| {
        if let Some(carried) = carried {
            carried.go(now);
        }
    });
    state.hover(spot_below(state, root, now));
    // After the page was asked, so that it is not asked about what just changed.
    state.carried.with_value(|carried| carried.iter().for_each(Carried::show));
}

/// The spot that a piece would be put down on: the one that a lifted piece is
/// seen above, but a mark under the pointer itself rather than nothing; none as
/// long as it is still at home.
fn spot_below(state: State, root: &Element, pointer: (f64, f64)) -> Option<String> {
    let under = |(x, y): (f64, f64)| hit::spot_at(root, x as i32, y as i32);
    match state.come() {
        Come::Nowhere => None,
        Come::WithPointer => under(pointer),
        Come::Above { to, .. } => {
            let is_mark = |spot: &String| state.is_mark(spot);
            let below = under(to);
            let marked = below.clone().filter(is_mark);
            marked.or_else(|| under(pointer).filter(is_mark)).or(below)
        }
    }
}

/// Acts if a mark lies below, or if one alone lies in this direction, where a
/// direction is what matters: not where pieces go by ways to exact squares. At
/// home or beside the board the piece stays chosen, and elsewhere it is refused.
fn drop_piece(state: State, root: &Element, pointer: ((f64, f64), (f64, f64))) {
    let marks = state.marks.get_untracked();
    let under = spot_below(state, root, pointer.1);
    state.hover(None);
    // What is seen carried past a mark is not meant for it.
    let (at, now, most) = match state.come() {
        Come::Nowhere => return,
        Come::WithPointer => (pointer.0, pointer.1, f64::INFINITY),
        Come::Above { from, to } => (from, to, PAST),
    };
    let on = marks.iter().find(|(spot, _)| Some(spot) == under.as_ref());
    let way = (now.0 - at.0, now.1 - at.1);
    let is_exact = |token: &str| !untrack(|| state.way(token)).is_empty();
    let mut aimed = marks.iter().filter(|(_, token)| !is_exact(token)).filter(|(spot, _)| {
        let middle = hit::middle(root, spot);
        let to = middle.map(|(x, y)| (x - at.0, y - at.1));
        let to = to.filter(|to| length(way) <= most * length(*to));
        let likeness = to.and_then(|to| cosine(way, to));
        likeness.is_some_and(|likeness| likeness > TOWARDS)
    });
    let towards = match (aimed.next(), aimed.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    };
    match (on.or(towards), under) {
        (Some((_, token)), _) => state.act(token.clone()),
        (None, Some(spot)) => state.drop_on(&spot),
        (None, None) => {}
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn far(one: (f64, f64), other: (f64, f64)) -> bool {
    length((one.0 - other.0, one.1 - other.1)) > TREMBLE
}

/// Whether a way goes rather up or down than aside.
fn is_upright(from: (f64, f64), to: (f64, f64)) -> bool {
    (to.1 - from.1).abs() > (to.0 - from.0).abs()
}

fn length(way: (f64, f64)) -> f64 {
    way.0.hypot(way.1)
}

fn cosine(one: (f64, f64), other: (f64, f64)) -> Option<f64> {
    let lengths = length(one) * length(other);
    (lengths > 0.0).then(|| (one.0 * other.0 + one.1 * other.1) / lengths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_finger_with_a_piece_keeps_the_page_where_it_is() {
        let at = (10.0, 20.0);
        let pressed = |on| Drag::Pressed { at, on };
        for (drag, has_piece) in [
            (Drag::Free, false),
            (pressed(Under::Board), false),
            (pressed(Under::Piece("d4".to_owned())), false),
            (pressed(Under::Begin("d4".to_owned())), true),
            (Drag::Piece { at }, true),
            (Drag::Board { at }, false),
            (Drag::Over, false),
        ] {
            assert_eq!(drag.has_piece(), has_piece, "{drag:?}");
        }
    }

    #[test]
    fn a_way_is_compared_with_another() {
        assert_eq!(cosine((2.0, 0.0), (3.0, 0.0)), Some(1.0));
        assert_eq!(cosine((2.0, 0.0), (0.0, 1.0)), Some(0.0));
        assert_eq!(cosine((0.0, 0.0), (0.0, 1.0)), None);
    }
}
