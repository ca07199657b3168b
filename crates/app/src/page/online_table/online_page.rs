//! An online table: called for, seated, played. The connection is shown
//! wherever it is not simply there; what the board and the seats look like is
//! not known here.

use game::{Fact, Seat};
use leptos::prelude::*;
use table::{Table, TableId};

use crate::online::{Link, OnlineTable};
use crate::page::{
    browser,
    control::Control,
    game::session::GameSession,
    game::table_page::GameTable,
    lists::my_tables::MyTables,
    objection::{Objecting, Objection},
    online_table::online_status::OnlineStatus,
    online_table::seating_page::SeatingPage,
    speaking::Speaking,
    title,
    unknown_page::{UnknownPage, Wrong},
};

/// How far the table is, as far as the page differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Nothing is known of it yet.
    Unknown,
    /// There is none.
    Missing,
    /// People sit down.
    Seating,
    /// The game has begun.
    Game,
}

/// An online table.
#[component]
pub(in crate::page) fn OnlinePage(id: TableId, invited: Option<Seat>) -> impl IntoView {
    let online = OnlineTable::follow(id);
    let stage = Memo::new(move |_| stage(online));
    let seats = move || {
        let numbers = online.my_seats().into_iter().map(|seat| seat.number().to_string());
        numbers.collect::<Vec<_>>().join(" ")
    };
    entitle(online);
    MyTables::here().follow(online);
    view! {
        <div
            class="online-page"
            data-table=id.to_string()
            data-seats=seats
            data-link=move || online.link.get().word()
            data-waits=move || online.waits.get().to_string()
        >
            <Connection online />
            {move || match stage.get() {
                Stage::Unknown => view! { <Calling online /> }.into_any(),
                Stage::Missing => view! { <UnknownPage wrong=Wrong::NoTable /> }.into_any(),
                Stage::Seating => view! { <SeatingPage online invited /> }.into_any(),
                Stage::Game => GameSession::online(online)
                    .map(|session| {
                        let little = RwSignal::new(None);
                        view! {
                            <GameTable session little>
                                <OnlineStatus online session little />
                            </GameTable>
                        }
                    })
                    .into_any(),
            }}
        </div>
    }
}

fn stage(online: OnlineTable) -> Stage {
    let has_game = |table: &Table| table.game().is_some();
    match (online.link.get(), online.table.with(|table| table.map(has_game))) {
        (Link::NoTable, _) => Stage::Missing,
        (_, None) => Stage::Unknown,
        (_, Some(false)) => Stage::Seating,
        (_, Some(true)) => Stage::Game,
    }
}

/// The game's name is the page's title as soon as it is known.
fn entitle(online: OnlineTable) {
    let speaking = Speaking::here();
    let game =
        Memo::new(move |_| online.table.with(|table| table.map(|table| table.options().game)));
    title::show(move || match game.get() {
        Some(game) => {
            let name = speaking.text(&format!("game-{}", game.name()));
            speaking.tell("app-title", &[("name", Fact::Text(name))])
        }
        None => speaking.text("app-name"),
    });
}

/// How the connection is, where that is worth a word. It is read aloud.
#[component]
fn Connection(online: OnlineTable) -> impl IntoView {
    let speaking = Speaking::here();
    let link = Memo::new(move |_| online.link.get());
    // That it is back is said only to those who heard that it was gone.
    let was_lost = StoredValue::new(false);
    let told = move || match link.get() {
        Link::Lost => {
            was_lost.set_value(true);
            speaking.text("online-lost")
        }
        Link::Outdated => speaking.text("online-outdated"),
        Link::Open if was_lost.get_value() => speaking.text("online-back"),
        Link::Open | Link::Calling | Link::NoTable => String::new(),
    };
    let class = move || match link.get() {
        Link::Lost | Link::Outdated => "banner",
        Link::Open | Link::Calling | Link::NoTable => "unseen",
    };
    view! {
        <div class=class role="status" data-status="link">
            <p>{told}</p>
            <Show when=move || link.get() == Link::Outdated>
                <Control code="online-reload" on_press=|()| browser::reload() />
            </Show>
        </div>
    }
}

/// The server is called, and nothing is known yet.
#[component]
fn Calling(online: OnlineTable) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <div class="online-plain" data-page="calling">
            <Show
                when=move || online.refused.with(Option::is_some)
                fallback=move || view! { <p>{move || speaking.text("online-calling")}</p> }
            >
                <h1>{move || speaking.text("online-damaged")}</h1>
                <Objecting name="refused" objection=Objection::at_table(online) />
            </Show>
        </div>
    }
}
