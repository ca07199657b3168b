//! What the server keeps of whoever looks: the way to its privacy notice, a file with
//! all of it, and its end, which is folded away.

use leptos::{prelude::*, task::spawn_local};

use super::{
    browser,
    control::Control,
    objection::{Objecting, Objection},
    speaking::Speaking,
};
use crate::online::Me;

/// The privacy notice, and what can be done with one's own data.
#[component]
pub(super) fn MyData() -> impl IntoView {
    let speaking = Speaking::here();
    let me = Me::here();
    let known = Memo::new(move |_| me.person().is_some());
    view! {
        <p>
            <a data-way="privacy" href="/privacy">{move || speaking.text("lobby-data-privacy")}</a>
        </p>
        <Show when=move || known.get()>
            <details class="more" data-more="my-data">
                <summary>{move || speaking.text("lobby-data")}</summary>
                <div class="controls">
                    <a
                        class="control"
                        data-control="lobby-data-save"
                        href="/api/me/export"
                        download="ludotheque.json"
                    >
                        {move || speaking.text("lobby-data-save")}
                    </a>
                </div>
                <Deleting me />
            </details>
        </Show>
    }
}

/// Deleting oneself.
#[component]
fn Deleting(me: Me) -> impl IntoView {
    let speaking = Speaking::here();
    let busy = RwSignal::new(false);
    let wrong = RwSignal::new(Objection::None);
    let delete = move |()| {
        busy.set(true);
        wrong.set(Objection::None);
        spawn_local(async move {
            match me.delete().await {
                // The button goes away.
                Ok(()) => browser::focus("main"),
                Err(failed) => {
                    wrong.try_set(Objection::Server(failed));
                }
            }
            busy.try_set(false);
        });
    };
    view! {
        <details class="more" data-more="delete">
            <summary>{move || speaking.text("lobby-data-delete")}</summary>
            <p>{move || speaking.text("lobby-data-delete-sure")}</p>
            <div class="controls">
                <Control code="lobby-data-delete-yes" disabled=busy on_press=delete />
            </div>
            <Objecting name="deleting" objection=wrong />
        </details>
    }
}
