//! Buttons at the edge of the felt: how the board is seen, and the field to type into.

use leptos::prelude::*;

use super::{
    state::State,
    view::{TILT_STEP, TURN_STEP, View},
};
use crate::page::{Drawing, Icon, Speaking};

/// Buttons that turn and tilt the board, and the one that opens the field.
#[component]
pub(super) fn Viewing(state: State, typing: RwSignal<bool>) -> impl IntoView {
    let words = Speaking::here();
    let change = move |to: fn(View) -> View| {
        move |_| {
            state.settle();
            state.view.update(|view| *view = to(*view));
        }
    };
    let is_usual = Memo::new(move |_| state.view.get() == state.room.usual());
    let reset = move |_| {
        state.settle();
        state.view.set(untrack(|| state.room.usual()));
        // The button has nothing more to do.
        state.focus();
    };
    view! {
        <div class="viewing" role="group" aria-label=move || words.text("board-view")>
            <Look code="board-view-left" icon=Icon::TurnLeft
                on_press=change(|view| view.turned(TURN_STEP))/>
            <Look code="board-view-right" icon=Icon::TurnRight
                on_press=change(|view| view.turned(-TURN_STEP))/>
            <Look code="board-view-lower" icon=Icon::Lower
                on_press=change(|view| view.tilted(TILT_STEP))/>
            <Look code="board-view-higher" icon=Icon::Higher
                on_press=change(|view| view.tilted(-TILT_STEP))/>
            <Look code="board-view-flat" icon=Icon::Flat on_press=change(View::flat)/>
            <Look code="board-view-reset" icon=Icon::Reset disabled=is_usual on_press=reset/>
            <Look code="board-type" icon=Icon::Keyboard pressed=typing
                on_press=move |_| typing.update(|open| *open = !*open)/>
        </div>
    }
}

#[component]
fn Look(
    code: &'static str,
    icon: Icon,
    #[prop(optional, into)] disabled: Signal<bool>,
    /// Whether what it opens is open; nothing where it opens nothing.
    #[prop(optional, into)]
    pressed: Option<Signal<bool>>,
    #[prop(into)] on_press: Callback<web_sys::MouseEvent>,
) -> impl IntoView {
    let words = Speaking::here();
    view! {
        <button type="button" class="look" data-view=code
            aria-label=move || words.text(code)
            title=move || words.text(code)
            aria-expanded=move || pressed.map(|pressed| pressed.get().to_string())
            disabled=move || disabled.get()
            on:click=move |event| on_press.run(event)>
            <Drawing icon/>
        </button>
    }
}
