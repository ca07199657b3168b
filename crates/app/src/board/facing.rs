//! What faces whoever looks, however the board is turned: marbles and signs. Each
//! is told by itself from where the board is seen, as
//! style sheets want it: told to the board, everything on it would inherit that,
//! and a hundred squares would be styled anew at every turn.

use leptos::prelude::*;

use super::{place::Turned, state::State};

/// What turns something that stands here, on a top that is drawn so, towards the
/// viewer.
pub(super) fn viewer(state: State, top: Turned, (x, y): (f32, f32)) -> String {
    let view = state.view.get();
    let turn = view.turn + state.viewer.get() + top.at(x, y);
    format!("rotateZ({}deg) rotateX({}deg)", -turn, -view.tilt)
}

/// How far the board is seen turned, the seat of the viewer included.
pub(super) fn turn(state: State) -> String {
    degrees(state.view.get().turn + state.viewer.get())
}

/// How far it leans back.
pub(super) fn tilt(state: State) -> String {
    degrees(state.view.get().tilt)
}

fn degrees(degrees: f32) -> String {
    format!("{degrees}deg")
}
