//! Dragging: a piece towards a mark, or the board itself to turn and tilt it.
//! Which of the two is decided by what lay under the pointer when it was
//! pressed.

use leptos::prelude::*;
use web_sys::{Element, PointerEvent};

use super::{
    hit,
    meaning::begin,
    state::{Rest, State},
};

/// How far a pointer may tremble, in pixels.
const TREMBLE: f64 = 8.0;
/// How many degrees a pixel turns.
const TURN: f32 = 0.4;
/// How many degrees a pixel tilts.
const TILT: f32 = 0.3;
/// The least cosine between the way of a drag and the way to a mark.
const TOWARDS: f64 = 0.8;

/// What the pointer holds.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) enum Drag {
    /// Nothing.
    #[default]
    Free,
    /// Pressed here; it may become a tap or a drag, of the spot that something
    /// can be begun with, or of the board.
    Pressed { at: (f64, f64), begin: Option<String> },
    /// A piece, since it was pressed here.
    Piece { at: (f64, f64) },
    /// The board, which was last seen here.
    Board { at: (f64, f64) },
    /// Let go after a drag; the click that browsers send then means nothing.
    Over,
}

impl Drag {
    /// Whether a drag has just ended.
    pub(super) fn is_over(&self) -> bool {
        *self == Self::Over
    }

    /// The pointer is pressed.
    pub(super) fn press(state: State, event: &PointerEvent) {
        let Some(root) = state.root().filter(|_| event.is_primary() && event.button() == 0) else {
            return;
        };
        state.settle();
        let begin = hit::spot_at(&root, event.client_x(), event.client_y()).and_then(|spot| {
            state.scene.with_untracked(|scene| {
                state.choices.with_untracked(|choices| {
                    begin(&spot, choices, &scene.pieces, &scene.ground.spots)
                })
            })
        });
        state.drag.set_value(Self::Pressed { at: place(event), begin });
    }

    /// The pointer goes.
    pub(super) fn go(state: State, event: &PointerEvent) {
        // A second finger zooms the page.
        if !event.is_primary() {
            return;
        }
        let now = place(event);
        match state.drag.get_value() {
            Self::Pressed { at, begin } if far(at, now) => {
                if let Some(root) = state.root() {
                    // Refused when the pointer is already gone: then nothing follows.
                    let _ = root.set_pointer_capture(event.pointer_id());
                }
                if let Some(spot) = begin {
                    state.chosen.set(Some(spot));
                    state.drag.set_value(Self::Piece { at });
                } else {
                    state.rest.set(Rest::Held);
                    state.drag.set_value(Self::Board { at: now });
                }
            }
            Self::Piece { .. } => {
                if let Some(root) = state.root() {
                    let under = hit::spot_at(&root, event.client_x(), event.client_y());
                    state.hover(under);
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

    /// The pointer is let go.
    pub(super) fn let_go(state: State, event: &PointerEvent) {
        if !event.is_primary() {
            return;
        }
        match state.drag.get_value() {
            Self::Piece { at } => {
                state.drag.set_value(Self::Over);
                if let Some(root) = state.root() {
                    drop_piece(state, &root, at, event);
                }
            }
            Self::Board { .. } => {
                state.drag.set_value(Self::Over);
                state.rest.set(Rest::Still);
            }
            _ => state.drag.set_value(Self::Free),
        }
    }

    /// The browser took the pointer for something else, such as scrolling.
    pub(super) fn forget(state: State) {
        if matches!(state.drag.get_value(), Self::Board { .. }) {
            state.rest.set(Rest::Still);
        }
        state.drag.set_value(Self::Free);
    }
}

/// Acts if a mark lies here, or if one alone lies in this direction, where a
/// direction is what matters: not where pieces go by ways to exact squares. On
/// the spot itself or beside the board the piece stays chosen, and elsewhere it
/// is refused.
fn drop_piece(state: State, root: &Element, at: (f64, f64), event: &PointerEvent) {
    let marks = state.marks.get_untracked();
    let under = hit::spot_at(root, event.client_x(), event.client_y());
    let on = marks.iter().find(|(spot, _)| Some(spot) == under.as_ref());
    let now = place(event);
    let way = (now.0 - at.0, now.1 - at.1);
    let is_exact = |token: &str| !untrack(|| state.way(token)).is_empty();
    let mut aimed = marks.iter().filter(|(_, token)| !is_exact(token)).filter(|(spot, _)| {
        let middle = hit::middle(root, spot);
        let likeness = middle.and_then(|(x, y)| cosine(way, (x - at.0, y - at.1)));
        likeness.is_some_and(|likeness| likeness > TOWARDS)
    });
    let towards = match (aimed.next(), aimed.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    };
    state.hover(None);
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
    (one.0 - other.0).hypot(one.1 - other.1) > TREMBLE
}

fn cosine(one: (f64, f64), other: (f64, f64)) -> Option<f64> {
    let lengths = one.0.hypot(one.1) * other.0.hypot(other.1);
    (lengths > 0.0).then(|| (one.0 * other.0 + one.1 * other.1) / lengths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_compared_with_another() {
        assert_eq!(cosine((2.0, 0.0), (3.0, 0.0)), Some(1.0));
        assert_eq!(cosine((2.0, 0.0), (0.0, 1.0)), Some(0.0));
        assert_eq!(cosine((0.0, 0.0), (0.0, 1.0)), None);
    }
}
