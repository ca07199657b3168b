//! Small parts that several pages are made of.

use leptos::prelude::*;

use super::speaking::Speaking;

/// A button with the text of a code.
#[component]
pub(super) fn Control(
    code: &'static str,
    /// Its name for those who don't see beside what it stands.
    #[prop(optional, into)]
    label: Option<Signal<String>>,
    /// Whether it is what most come for.
    #[prop(optional)]
    main: bool,
    #[prop(optional, into)] disabled: Signal<bool>,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <button
            type="button"
            class="control"
            class:main=main
            data-control=code
            aria-label=move || label.map(|label| label.get())
            disabled=move || disabled.get()
            on:click=move |_| on_press.run(())
        >
            {move || speaking.text(code)}
        </button>
    }
}

/// Something to fill in, under the text of a code.
#[component]
pub(super) fn Labelled(code: &'static str, children: Children) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <label class="choice tall">
            <span>{move || speaking.text(code)}</span>
            {children()}
        </label>
    }
}
