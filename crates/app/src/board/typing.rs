//! A field to type an action into, for those who would rather write `e4n` than
//! point at it.

use leptos::{ev::SubmitEvent, prelude::*};

use super::state::State;
use crate::{page::Speaking, view::Attempt};

/// The field with its label and button.
#[component]
pub(super) fn Typing(state: State) -> impl IntoView {
    let words = Speaking::here();
    let text = RwSignal::new(String::new());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked().trim().to_ascii_lowercase();
        if typed.is_empty() {
            return;
        }
        let known = state
            .choices
            .with_untracked(|choices| choices.iter().any(|choice| choice.token == typed));
        if known {
            text.set(String::new());
            state.act(typed);
        } else {
            state.refuse(Attempt::Typed(typed));
        }
    };
    view! {
        <form class="typing" on:submit=submit>
            <label>
                <span>{move || words.text("board-type")}</span>
                <input type="text" autocomplete="off" autocapitalize="none" spellcheck="false"
                    prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))/>
            </label>
            <button type="submit">{move || words.text("board-type-do")}</button>
        </form>
    }
}
