//! What the signs on the board mean, for games whose signs need words.

use leptos::prelude::*;

use crate::{
    page::{game::aids::Aids, speaking::Speaking},
    scene::LegendEntry,
};

/// Those of a game under way, as far as they may be shown.
#[component]
pub(in crate::page) fn Legend(aids: Aids) -> impl IntoView {
    view! { <Signs entries=Memo::new(move |_| aids.legend()) /> }
}

/// The signs, each with what it means; nothing where there are none.
#[component]
pub(in crate::page) fn Signs(entries: Memo<Vec<LegendEntry>>) -> impl IntoView {
    let speaking = Speaking::here();
    move || {
        let entries = entries.get();
        (!entries.is_empty()).then(|| {
            let entries = entries.into_iter().map(|entry| {
                let told = move || speaking.say(&entry.told);
                view! {
                    <li data-legend=entry.look>
                        <i class=format!("sign {}", entry.look) aria-hidden="true"></i>
                        {told}
                    </li>
                }
            });
            view! { <ul class="legend">{entries.collect_view()}</ul> }
        })
    }
}
