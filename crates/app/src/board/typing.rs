//! A field to type a move into, for those who would rather write `e4n` than point at
//! it. It is opened by its button or by the key `/`, and closed by Escape.

use leptos::{
    ev::{self, SubmitEvent},
    html,
    prelude::*,
};
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, KeyboardEvent};

use super::state::State;
use crate::{page::Speaking, view::Attempt};

/// The field with its label and button, while it is open.
#[component]
pub(super) fn Typing(state: State, open: RwSignal<bool>) -> impl IntoView {
    let opened = window_event_listener(ev::keydown, move |event| {
        if event.key() == "/" && !is_typed_into(&event) {
            event.prevent_default();
            open.set(true);
        }
    });
    on_cleanup(move || opened.remove());
    move || open.get().then(|| view! { <Field state open/> })
}

#[component]
fn Field(state: State, open: RwSignal<bool>) -> impl IntoView {
    let words = Speaking::here();
    let input = NodeRef::<html::Input>::new();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(input) = input.get_untracked() else { return };
        let typed = input.value().trim().to_ascii_lowercase();
        if typed.is_empty() {
            return;
        }
        let known = state
            .choices
            .with_untracked(|choices| choices.iter().any(|choice| choice.token == typed));
        if known {
            input.set_value("");
            state.act(typed);
        } else {
            state.refuse(Attempt::Typed(typed));
            // The next letter takes the place of what was refused.
            input.select();
        }
    };
    let close = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            open.set(false);
            state.focus();
        }
    };
    Effect::new(move |_| {
        if let Some(input) = input.get() {
            let _ = input.focus();
        }
    });
    view! {
        <form class="typing" on:submit=submit on:keydown=close>
            <label>
                <span>{move || words.text("board-type")}</span>
                <input type="text" node_ref=input
                    autocomplete="off" autocapitalize="none" spellcheck="false"/>
            </label>
            <button type="submit">{move || words.text("board-type-do")}</button>
        </form>
    }
}

/// Whether a key is part of a text that somebody writes.
fn is_typed_into(event: &KeyboardEvent) -> bool {
    let target = event.target();
    let is_field = target.as_ref().is_some_and(|target| {
        target.dyn_ref::<HtmlInputElement>().is_some_and(takes_text)
            || target.dyn_ref::<web_sys::HtmlTextAreaElement>().is_some()
            || target.dyn_ref::<web_sys::HtmlSelectElement>().is_some()
    });
    is_field || event.ctrl_key() || event.meta_key() || event.alt_key()
}

/// Whether letters can be written into it: not where something is ticked or chosen.
fn takes_text(input: &HtmlInputElement) -> bool {
    !matches!(input.type_().as_str(), "checkbox" | "radio" | "button" | "submit" | "range")
}
