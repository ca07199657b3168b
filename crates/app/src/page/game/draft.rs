//! The turn that is made on the board and not yet part of the game: confirming
//! it, taking it back, and saying that it is on its way.

use leptos::prelude::*;

use crate::page::{
    browser,
    control::Control,
    game::playing::{Draft, Playing},
    speaking::Speaking,
};

/// Confirming a turn and taking it back, where turns are confirmed: always in
/// their place, so that nothing moves under a finger.
#[component]
pub(in crate::page) fn DraftBar(playing: Playing) -> impl IntoView {
    let confirms = playing.kept.with_untracked(|kept| kept.table.confirms_turns());
    let whole = Memo::new(move |_| playing.is_turn_whole());
    let unfinished = Signal::derive(move || !whole.get());
    let nothing = Signal::derive(move || !matches!(playing.draft.get(), Draft::Open(..)));
    // A whole turn waits for one key; then the keys go on from where they were.
    Effect::new(move |_| {
        if whole.get() {
            request_animation_frame(|| browser::focus("[data-control=app-confirm]"));
        }
    });
    let confirm = move |()| {
        playing.confirm();
        browser::focus("[data-page=game] [data-spot][tabindex='0']");
    };
    confirms.then(|| {
        view! {
            <div class="draft controls">
                <Control code="app-confirm" disabled=unfinished on_press=confirm />
                <Control code="app-undo" disabled=nothing on_press=move |()| playing.undo() />
            </div>
        }
    })
}

/// Says that a turn is on its way, if the answer takes long enough to wonder.
#[component]
pub(in crate::page) fn Pending(playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    let sent = Memo::new(move |_| matches!(playing.draft.get(), Draft::Sent(_)));
    view! {
        <Show when=move || sent.get()>
            <p class="pending">{move || speaking.text("app-pending")}</p>
        </Show>
    }
}
