//! What is taken away from a game: its record, the address of a position, and all of it
//! to the analysis board.

use leptos::{html, prelude::*, task::spawn_local};
use protocol::Analysed;

use crate::page::{
    browser,
    control::Control,
    game::session::{Authority, GameSession},
    place::Place,
    routing,
    speaking::Speaking,
};
use crate::{online::api, view::Read};

/// The record: copied, or saved as a file.
#[component]
pub(in crate::page) fn Record(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let copied = RwSignal::new("");
    let copy = move |()| {
        spawn_local(async move {
            let text = record(session).await;
            let code = if browser::copy(&text).await { "app-copied" } else { "app-not-copied" };
            copied.try_set(code);
        });
    };
    let download = move |()| {
        spawn_local(async move {
            let name = format!("{}-{}.txt", session.game.name(), browser::today());
            browser::download(&name, &record(session).await);
        });
    };
    let told = move || match copied.get() {
        "" => String::new(),
        code => speaking.text(code),
    };
    view! {
        <div class="record">
            <div class="controls">
                <Control code="app-copy" on_press=copy />
                <Control code="app-download" on_press=download />
            </div>
            <p class="told" role="status" data-status="record">{told}</p>
        </div>
    }
}

/// The text of the record: that of an online table holds the proof of its
/// chance, so it is the server's as long as it can be asked.
async fn record(session: GameSession) -> String {
    if let Authority::Online(online) = session.authority
        && let Ok(text) = api::record(online.id).await
    {
        return text;
    }
    session.record()
}

/// The way to the analysis board, with all moves of the game; none while it is a game with
/// others, where nobody asks an engine.
#[component]
pub(in crate::page) fn Analysing(session: GameSession) -> impl IntoView {
    let may = Memo::new(move |_| {
        let here = matches!(session.authority, Authority::Here(_));
        here || session.is_over()
    });
    let analyse = move |()| {
        let place = untrack(|| {
            session.with_game(|game| {
                let analysed = Analysed::of(&game.clone().into());
                Some(Place::Analysis(session.game, analysed))
            })
        });
        if let Some(place) = place {
            routing::go(&place);
        }
    };
    view! {
        <Show when=move || may.get()>
            <Control code="app-analyse-game" on_press=analyse />
        </Show>
    }
}

/// The address of the position that is shown.
#[component]
pub(in crate::page) fn Sharing(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let link = RwSignal::new(String::new());
    let copied = RwSignal::new(false);
    let place = NodeRef::<html::P>::new();
    // The link may come beyond the edge of what is scrolled.
    Effect::new(move |_| {
        if let (false, Some(place)) = (link.with(String::is_empty), place.get()) {
            request_animation_frame(move || place.scroll_into_view_with_bool(false));
        }
    });
    let share = move |()| {
        let shown = untrack(|| session.shown_length());
        let position = untrack(|| session.with_game(|game| game.position_text(shown)));
        let address = browser::address(&Place::Position(session.game, position).path());
        link.set(address.clone());
        spawn_local(async move {
            copied.try_set(browser::copy(&address).await);
        });
    };
    let told = move || {
        let code = if copied.get() { "app-shared" } else { "app-share-by-hand" };
        (!link.with(String::is_empty)).then(|| speaking.text(code))
    };
    view! {
        <Control code="app-share" on_press=share />
        <p class="told" role="status" data-status="shared" node_ref=place>
            {told} " "
            {move || {
                let link = link.get();
                (!link.is_empty()).then(|| view! { <a href=link.clone()>{link.clone()}</a> })
            }}
        </p>
    }
}
