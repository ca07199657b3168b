//! Buttons below the board: the actions that have no place on it, and the view.

use leptos::prelude::*;

use super::{
    state::State,
    view::{TILT_STEP, TURN_STEP, View},
};
use crate::{page::Speaking, scene::Gesture};

/// A button for each action that has no place on the board.
#[component]
pub(super) fn Deeds(state: State) -> impl IntoView {
    let words = Speaking::here();
    let deeds = Memo::new(move |_| {
        state.choices.with(|choices| {
            let buttons = choices.iter().filter_map(|choice| match choice.gesture {
                Gesture::Button { code } => Some((choice.token.clone(), code)),
                _ => None,
            });
            buttons.collect::<Vec<_>>()
        })
    });
    view! {
        <div class="deeds">
            <For each=move || deeds.get() key=Clone::clone let((token, code))>
                {
                    let action = token.clone();
                    view! {
                        <button type="button" class="deed" data-action=token
                            on:click=move |_| state.act(action.clone())>
                            {move || words.text(code)}
                        </button>
                    }
                }
            </For>
        </div>
    }
}

/// Buttons that turn and tilt the board.
#[component]
pub(super) fn Viewing(state: State) -> impl IntoView {
    let words = Speaking::here();
    let change = move |to: fn(View) -> View| {
        move |_| {
            state.settle();
            state.view.update(|view| *view = to(*view));
        }
    };
    view! {
        <div class="viewing" role="group" aria-label=move || words.text("board-view")>
            <Look code="board-view-left" icon=TURN_LEFT on_press=change(|v| v.turned(TURN_STEP))/>
            <Look code="board-view-right" icon=TURN_RIGHT
                on_press=change(|v| v.turned(-TURN_STEP))/>
            <Look code="board-view-lower" icon=LOWER on_press=change(|v| v.tilted(TILT_STEP))/>
            <Look code="board-view-higher" icon=HIGHER on_press=change(|v| v.tilted(-TILT_STEP))/>
            <Look code="board-view-flat" icon=FLAT on_press=change(View::flat)/>
        </div>
    }
}

#[component]
fn Look(
    code: &'static str,
    icon: &'static str,
    #[prop(into)] on_press: Callback<web_sys::MouseEvent>,
) -> impl IntoView {
    let words = Speaking::here();
    view! {
        <button type="button" class="look" data-view=code
            aria-label=move || words.text(code)
            title=move || words.text(code)
            on:click=move |event| on_press.run(event)>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=icon></path></svg>
        </button>
    }
}

const TURN_LEFT: &str = "M5 12a7 7 0 1 1 3 5.7M5 12l-3-3M5 12l3.4-2.6";
const TURN_RIGHT: &str = "M19 12a7 7 0 1 0-3 5.7M19 12l3-3M19 12l-3.4-2.6";
const LOWER: &str = "M3 17h18l-4-6H7zM12 3v5M9.5 5.5 12 8l2.5-2.5";
const HIGHER: &str = "M3 17h18l-4-6H7zM12 8V3M9.5 5.5 12 3l2.5 2.5";
const FLAT: &str = "M5 5h14v14H5zM5 12h14M12 5v14";
