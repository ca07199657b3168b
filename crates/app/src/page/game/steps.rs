//! Stepping through a game: to its start, back, forward, to the present.

use leptos::prelude::*;

use crate::page::{
    game::session::GameSession,
    icon::{Icon, IconButton},
    speaking::Speaking,
};

/// The four buttons.
#[component]
pub(in crate::page) fn Steps(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let at_start = Signal::derive(move || session.shown_length() == 0);
    let at_end = Signal::derive(move || session.shown_length() == session.length());
    let here = move || untrack(|| session.shown_length());
    let back = move |()| session.show(here().saturating_sub(1));
    let name = move || speaking.text("steps-name");
    view! {
        <div class="steps" role="group" aria-label=name>
            <IconButton code="app-first" icon=Icon::First disabled=at_start
                on_press=move |()| session.show(0) />
            <IconButton code="app-previous" icon=Icon::Previous disabled=at_start on_press=back />
            <IconButton code="app-next" icon=Icon::Next disabled=at_end
                on_press=move |()| session.show(here() + 1) />
            <IconButton code="app-last" icon=Icon::Last disabled=at_end
                on_press=move |()| session.show(usize::MAX) />
        </div>
    }
}
