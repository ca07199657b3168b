//! What the signs on the board mean, for games whose signs need words.

use leptos::prelude::*;

use crate::page::{game::aids::Aids, speaking::Speaking};

/// The signs, each with what it means; nothing where none is shown.
#[component]
pub(in crate::page) fn Legend(aids: Aids) -> impl IntoView {
    let speaking = Speaking::here();
    let entries = Memo::new(move |_| aids.legend());
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
