//! The sheet beside the board: every action, to look back at and to step
//! through; and what can be done with the game as a whole.

use std::time::Duration;

use leptos::{html, prelude::*, task::spawn_local};

use shelf::GameInProgress;
use table::Permission;

use crate::page::{
    browser,
    control::Control,
    game::hint::Hints,
    game::loading::Loading,
    game::session::{Authority, GameSession},
    place::Place,
    speaking::Speaking,
};
use crate::{
    online::api,
    view::{Facing, Read, Tell},
};

/// The sheet of a game.
#[component]
pub(in crate::page) fn Sheet(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <section class="sheet" aria-label=move || speaking.text("app-sheet")>
            <Hints session />
            <Steps session />
            <Entries session />
            <div class="controls">
                <Control
                    code="app-take-back"
                    disabled=Signal::derive(move || !may_take_back(session))
                    on_press=move |()| session.take_back()
                />
                <a class="control" data-control="app-new" href=Place::SetUp(session.game).hash()>
                    {move || speaking.text("app-new")}
                </a>
                <a
                    class="control"
                    data-control="app-rules"
                    href=Place::Rules(session.game, None).hash()
                >
                    {move || speaking.text("app-rules")}
                </a>
            </div>
            <Resigning session />
            <Side session />
            <Record session />
        </section>
    }
}

/// Whether there is something to take back, where the table allows it.
fn may_take_back(session: GameSession) -> bool {
    let allowed = session.with_table(|table| table.options().take_backs == Permission::Allowed);
    allowed && session.length() > 0
}

/// Stepping through the game.
#[component]
fn Steps(session: GameSession) -> impl IntoView {
    let length = move || session.length();
    let at_start = Signal::derive(move || session.shown_length() == 0);
    let at_end = Signal::derive(move || session.shown_length() == length());
    let here = move || untrack(|| session.shown_length());
    view! {
        <div class="controls steps">
            <Control code="app-first" disabled=at_start on_press=move |()| session.show(0) />
            <Control
                code="app-previous"
                disabled=at_start
                on_press=move |()| session.show(here().saturating_sub(1))
            />
            <Control code="app-next" disabled=at_end on_press=move |()| session.show(here() + 1) />
            <Control code="app-last" disabled=at_end on_press=move |()| session.show(usize::MAX) />
        </div>
    }
}

/// Every action, each a button that shows the board after it.
#[component]
fn Entries(session: GameSession) -> impl IntoView {
    let list = NodeRef::<html::Ol>::new();
    let entries = Memo::new(move |_| session.with_game(GameInProgress::entries));
    let numbered = move || entries.get().into_iter().enumerate().collect::<Vec<_>>();
    // The newest stays in sight. Later, so that no animation waits for it.
    Effect::new(move |_| {
        entries.track();
        let to_end = move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                list.set_scroll_top(list.scroll_height());
            }
        };
        set_timeout(to_end, Duration::from_millis(600));
    });
    view! {
        <ol class="entries" node_ref=list>
            <For
                each=numbered
                key=Clone::clone
                children=move |(before, token)| view! { <Entry session number=before + 1 token /> }
            />
        </ol>
    }
}

/// One action.
#[component]
fn Entry(session: GameSession, number: usize, token: String) -> impl IntoView {
    let speaking = Speaking::here();
    // What an entry did does not change, only the language that tells it.
    let told = move || {
        let words = speaking.words();
        untrack(|| session.with_game(|game| game.told(number, &words)))
    };
    let current = move || (session.shown_length() == number).then_some("step");
    view! {
        <li>
            <button
                type="button"
                class="entry"
                data-entry=number.to_string()
                title=told
                aria-current=current
                on:click=move |_| session.show(number)
            >
                {token}
            </button>
        </li>
    }
}

/// Giving up, with a second thought.
#[component]
fn Resigning(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let possible = Memo::new(move |_| session.resigning().is_some());
    move || {
        possible.get().then(|| {
            view! {
                <details class="more" data-more="resign">
                    <summary>{move || speaking.text("app-resign")}</summary>
                    <Control code="app-resign-sure" on_press=move |()| session.resign() />
                </details>
            }
        })
    }
}

/// Whether the board turns to whoever acts.
#[component]
fn Side(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let turns = move || session.facing.get() == Facing::Actor;
    let switch = move |_| {
        let facing = untrack(|| {
            let first = session.my_seats().into_iter().next();
            let seat = first.unwrap_or(game::Seat::ONE);
            if turns() { Facing::Seat(seat) } else { Facing::Actor }
        });
        session.face(facing);
    };
    let several = Memo::new(move |_| session.my_seats().len() > 1);
    move || {
        several.get().then(|| {
            view! {
                <label class="tick">
                    <input type="checkbox" data-choice="facing" prop:checked=turns on:change=switch />
                    <span>{move || speaking.text("app-board-turns")}</span>
                </label>
            }
        })
    }
}

/// The record: copied, saved, or another one loaded.
#[component]
fn Record(session: GameSession) -> impl IntoView {
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
    let here = matches!(session.authority, Authority::Here(_));
    let told = move || match copied.get() {
        "" => String::new(),
        code => speaking.text(code),
    };
    view! {
        <details class="more" data-more="record">
            <summary>{move || speaking.text("app-record")}</summary>
            <div class="controls">
                <Control code="app-copy" on_press=copy />
                <Control code="app-download" on_press=download />
            </div>
            <p class="told" role="status">{told}</p>
            <Sharing session />
            {here.then(|| view! { <Loading session /> })}
        </details>
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

/// The address of the position that is shown.
#[component]
fn Sharing(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let link = RwSignal::new(String::new());
    let copied = RwSignal::new(false);
    let share = move |()| {
        let shown = untrack(|| session.shown_length());
        let position = untrack(|| session.with_game(|game| game.position_text(shown)));
        let address = browser::address(&Place::Position(session.game, position).hash());
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
        <p class="told" role="status" data-status="shared">
            {told} " "
            <a href=move || link.get()>{move || link.get()}</a>
        </p>
    }
}
