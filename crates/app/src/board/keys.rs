//! Keys on the board: arrows lead from spot to spot as they are seen, or along a
//! track, Escape lets go, others change the view. Enter and Space need nothing: spots are
//! buttons.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::{
    along::along,
    drag::Drag,
    hit,
    neighbour::{Arrow, neighbour},
    place::Turned,
    state::State,
    view::{TILT_STEP, TURN_STEP},
};

/// A key is pressed.
pub(super) fn press(state: State, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() {
        return;
    }
    state.settle();
    let key = event.key();
    let view = state.view;
    match key.as_str() {
        "Escape" => {
            Drag::give_up(state);
            state.release();
        }
        "[" => view.update(|view| *view = view.turned(TURN_STEP)),
        "]" => view.update(|view| *view = view.turned(-TURN_STEP)),
        "-" => view.update(|view| *view = view.tilted(-TILT_STEP)),
        "+" | "=" => view.update(|view| *view = view.tilted(TILT_STEP)),
        "0" => view.update(|view| *view = view.flat()),
        _ => match Arrow::of_key(&key) {
            Some(arrow) => go(state, arrow),
            None => return,
        },
    }
    event.prevent_default();
}

fn go(state: State, arrow: Arrow) {
    let Some(root) = state.root() else { return };
    let seen = state.seen();
    let here = state.here.get_untracked();
    let turned = state.turned.get_untracked();
    let next = state.scene.with_untracked(|scene| {
        let spots = &scene.ground.spots;
        let top = Turned::of(&scene.ground, turned);
        let here = here.or_else(|| spots.first().map(|spot| spot.id.clone()))?;
        let next = if scene.ground.has_track() {
            along(&scene.ground, &here, arrow)
        } else {
            neighbour(spots, top, &here, arrow, seen)
        };
        next.map(|spot| spot.id.clone())
    });
    if let Some(next) = next {
        hit::focus(&root, &next);
    }
}
