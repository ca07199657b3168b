//! What is taken away from an analysis, and brought to it: its address, a file, a record.

use game::Day;
use leptos::{prelude::*, task::spawn_local};
use shelf::{Heading, OpenError};

use super::exploring::Exploring;
use crate::page::{browser, control::Control, game::loading::RecordField, speaking::Speaking};

/// The ways in and out.
#[component]
pub(super) fn Sharing(exploring: Exploring) -> impl IntoView {
    let speaking = Speaking::here();
    let told = RwSignal::new("");
    let copy = move |text: String, done: &'static str, failed: &'static str| {
        spawn_local(async move {
            let code = if browser::copy(&text).await { done } else { failed };
            told.try_set(code);
        });
    };
    // The address is that of what is shown.
    let share = move |()| {
        copy(browser::address(&browser::path()), "app-shared", "analysing-share-by-hand");
    };
    let record = move || {
        let heading = Heading { date: Day::new(&browser::today()), ..Heading::default() };
        exploring.tree.with_untracked(|tree| tree.record(heading))
    };
    let copy_record = move |()| copy(record(), "app-copied", "app-not-copied");
    let download = move |()| {
        let name = format!("{}-{}.txt", exploring.game.name(), browser::today());
        browser::download(&name, &record());
    };
    let load = move |text: String| -> Result<(), OpenError> {
        let (tree, _) = exploring.game.open_tree(&text)?;
        exploring.replace(tree);
        Ok(())
    };
    view! {
        <section class="group" aria-label=move || speaking.text("more-share")>
            <h3>{move || speaking.text("more-share")}</h3>
            <div class="controls">
                <Control code="analysing-share" on_press=share />
                <Control code="app-copy" on_press=copy_record />
                <Control code="app-download" on_press=download />
            </div>
            <p class="told" role="status" data-status="shared">
                {move || match told.get() {
                    "" => String::new(),
                    code => speaking.text(code),
                }}
            </p>
            <RecordField on_load=load />
        </section>
    }
}
