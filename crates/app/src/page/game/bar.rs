//! The bar of a game: stepping through it on a wide screen, and what is wanted again
//! and again: undo, a hint, the moves, the rules, giving up, and more.

use leptos::prelude::*;
use table::Permission;

use crate::page::{
    browser,
    game::hint::{HintButton, Hinting},
    game::panel::{Open, Panel},
    game::session::GameSession,
    game::steps::Steps,
    icon::{Drawing, Icon, IconButton},
    place::Place,
    speaking::Speaking,
};

#[component]
pub(in crate::page) fn Bar(session: GameSession, panel: Panel) -> impl IntoView {
    let speaking = Speaking::here();
    let nothing_back = Signal::derive(move || !may_take_back(session));
    let undo = move |()| {
        session.take_back();
        browser::focus_board();
    };
    let cannot_resign = Signal::derive(move || session.resigning().is_none());
    // What is asked or told beside the board is not hidden by the sheet.
    Effect::new(move |_| {
        let hinted = !session.hinting.with(Hinting::is_unasked);
        if hinted || session.resign_asked.get() {
            panel.up.set(false);
        }
    });
    let is_up = move |what| Signal::derive(move || panel.up.get() && panel.open.get() == what);
    view! {
        <nav class="bar" aria-label=move || speaking.text("bar-name")>
            <Steps session />
            <IconButton code="app-take-back" icon=Icon::Undo disabled=nothing_back on_press=undo />
            <HintButton session />
            <IconButton
                code="panel-moves"
                icon=Icon::List
                pressed=is_up(Open::Moves)
                on_press=move |()| panel.press(Open::Moves)
            />
            <a
                class="icon-button"
                data-control="app-rules"
                title=move || speaking.text("app-rules")
                href=Place::Rules(session.game, None).path()
            >
                <Drawing icon=Icon::Book />
                <span>{move || speaking.text("app-rules")}</span>
            </a>
            <IconButton
                code="app-resign"
                icon=Icon::Flag
                disabled=cannot_resign
                on_press=move |()| session.ask_to_resign()
            />
            <IconButton
                code="panel-more"
                icon=Icon::More
                pressed=is_up(Open::More)
                on_press=move |()| panel.press(Open::More)
            />
        </nav>
    }
}

/// Whether there is something to take back, where the table allows it.
fn may_take_back(session: GameSession) -> bool {
    let allowed = session.with_table(|table| table.options().take_backs == Permission::Allowed);
    allowed && session.length() > 0
}
