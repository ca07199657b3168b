//! Small parts that several pages are made of.

use leptos::prelude::*;

use super::speaking::Speaking;

/// A button with the text of a code.
#[component]
pub(super) fn Control(
    code: &'static str,
    #[prop(optional, into)] disabled: Signal<bool>,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <button
            type="button"
            class="control"
            data-control=code
            disabled=move || disabled.get()
            on:click=move |_| on_press.run(())
        >
            {move || speaking.text(code)}
        </button>
    }
}
