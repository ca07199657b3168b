//! Stepping through a game: to its start, back, forward, to the present.

use leptos::prelude::*;

use crate::page::{
    browser,
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
    // A button that can't be pressed any more has no focus: the board takes it.
    let show = move |entries: usize| {
        session.show(entries);
        if untrack(|| at_start.get() || at_end.get()) {
            browser::focus_board();
        }
    };
    let here = move || untrack(|| session.shown_length());
    let back = move |()| show(here().saturating_sub(1));
    let name = move || speaking.text("steps-name");
    view! {
        <div class="steps" role="group" aria-label=name>
            <IconButton code="app-first" icon=Icon::First disabled=at_start
                on_press=move |()| show(0) />
            <IconButton code="app-previous" icon=Icon::Previous disabled=at_start on_press=back />
            <IconButton code="app-next" icon=Icon::Next disabled=at_end
                on_press=move |()| show(here() + 1) />
            <IconButton code="app-last" icon=Icon::Last disabled=at_end
                on_press=move |()| show(usize::MAX) />
        </div>
    }
}
