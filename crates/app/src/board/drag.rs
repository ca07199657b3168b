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

/// Acts if a mark lies here or in this direction; otherwise the piece stays
/// chosen.
fn drop_piece(state: State, root: &Element, at: (f64, f64), event: &PointerEvent) {
    let marks = state.marks.get_untracked();
    let under = hit::spot_at(root, event.client_x(), event.client_y());
    let on = marks.iter().find(|(spot, _)| Some(spot) == under.as_ref());
    let now = place(event);
    let way = (now.0 - at.0, now.1 - at.1);
    let towards = || {
        let aimed = marks.iter().filter_map(|mark| {
            let middle = hit::middle(root, &mark.0)?;
            let likeness = cosine(way, (middle.0 - at.0, middle.1 - at.1))?;
            (likeness > TOWARDS).then_some((likeness, mark))
        });
        aimed.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, mark)| mark)
    };
    if let Some((_, token)) = on.or_else(towards) {
        state.act(token.clone());
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
