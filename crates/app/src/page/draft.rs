//! The turn that is made on the board and not yet part of the game: confirming
//! it, taking it back, and saying that it is on its way.

use leptos::prelude::*;

use super::{
    browser,
    control::Control,
    playing::{Draft, Playing},
    speaking::Speaking,
};

/// What can be done with the draft.
#[component]
pub(super) fn DraftBar(playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    let open = Memo::new(move |_| matches!(playing.draft.get(), Draft::Open(..)));
    let sent = Memo::new(move |_| matches!(playing.draft.get(), Draft::Sent(_)));
    let whole = Memo::new(move |_| playing.is_turn_whole());
    let unfinished = Signal::derive(move || !whole.get());
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
    view! {
        <div class="draft">
            <Show when=move || open.get()>
                <div class="controls">
                    <Control
                        code="app-confirm"
                        disabled=unfinished
                        on_press=confirm
                    />
                    <Control code="app-undo" on_press=move |()| playing.undo() />
                </div>
            </Show>
            <Show when=move || sent.get()>
                <p class="pending">{move || speaking.text("app-pending")}</p>
            </Show>
        </div>
    }
}
