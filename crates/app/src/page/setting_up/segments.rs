//! A choice of one among a few, side by side: radio buttons that look like one row.

use leptos::prelude::*;

/// One of them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::page) struct Segment {
    pub(in crate::page) value: String,
    pub(in crate::page) text: String,
    /// More of its name for those who don't see beside what it stands.
    pub(in crate::page) label: Option<String>,
    /// The seat whose sign stands before it.
    pub(in crate::page) sign: Option<&'static str>,
}

impl Segment {
    /// A text alone.
    pub(in crate::page) fn plain(value: impl Into<String>, text: String) -> Self {
        Self { value: value.into(), text, label: None, sign: None }
    }
}

/// The row.
#[component]
pub(in crate::page) fn Segments(
    /// Its name for tests, and what makes the buttons one group.
    name: &'static str,
    /// What is chosen.
    #[prop(into)]
    title: Signal<String>,
    #[prop(into)] segments: Signal<Vec<Segment>>,
    #[prop(into)] chosen: Signal<String>,
    #[prop(into)] on_choose: Callback<String>,
) -> impl IntoView {
    let title_id = format!("choice-{name}");
    let labelled = title_id.clone();
    let segments = Memo::new(move |_| segments.get());
    view! {
        <div class="row" role="radiogroup" aria-labelledby=labelled data-choice=name>
            <span class="row-title" id=title_id>{move || title.get()}</span>
            <div class="segments">
                <For each=move || segments.get() key=Clone::clone let:segment>
                    <One name segment chosen on_choose />
                </For>
            </div>
        </div>
    }
}

#[component]
fn One(
    name: &'static str,
    segment: Segment,
    chosen: Signal<String>,
    on_choose: Callback<String>,
) -> impl IntoView {
    let Segment { value, text, label, sign } = segment;
    let own = value.clone();
    let is_chosen = move || chosen.with(|chosen| *chosen == own);
    let sent = value.clone();
    // Said by itself: browsers lose a text of one letter that a style has made large.
    let label = label.unwrap_or_else(|| text.clone());
    view! {
        <label class="segment">
            <input
                type="radio"
                name=name
                value=value
                aria-label=label
                prop:checked=is_chosen
                on:change=move |_| on_choose.run(sent.clone())
            />
            {sign.map(|sign| view! { <i class=format!("sign {sign}") aria-hidden="true"></i> })}
            <span>{text}</span>
        </label>
    }
}
