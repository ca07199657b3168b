//! The page: the shelf, setting up, games, online tables, rules. What is to
//! be seen follows from the address behind `#`, so that the browser's own buttons
//! work.

#![allow(unreachable_pub, reason = "the component macro makes more public than the component is")]
#![allow(
    clippy::large_types_passed_by_value,
    reason = "what is passed is a bundle of handles, and every part has its copy"
)]

mod book_bar;
mod books;
mod bot_name;
mod browser;
mod control;
mod game;
mod installed;
mod light;
mod lists;
mod naming;
mod notices;
mod objection;
mod online_table;
mod place;
mod rules_page;
mod setting_up;
mod shelf_page;
mod speaking;
mod title;

use leptos::{ev, html, prelude::*};

use self::{
    game::fairness::Fairness, game::game_page::GamePage, game::record_page::RecordPage,
    installed::Installed, light::Light, lists::archive_page::ArchivePage,
    lists::my_tables::MyTables, lists::tables_page::TablesPage, notices::NewVersion,
    online_table::online_page::OnlinePage, place::Place, rules_page::RulesPage,
    shelf_page::ShelfPage,
};
use crate::online::Me;

pub use self::speaking::Speaking;

/// Shows the page in the document.
pub fn open() {
    mount_to_body(Page);
}

/// The whole page.
#[component]
fn Page() -> impl IntoView {
    let speaking = Speaking::new();
    provide_context(speaking);
    provide_context(Me::new());
    provide_context(MyTables::watch());
    provide_context(Fairness::new(Me::here(), MyTables::here()));
    let place = RwSignal::new(Place::read(&browser::hash()));
    books::provide();
    let installed = Installed::watch(place);
    let main = NodeRef::<html::Main>::new();
    let heard = window_event_listener(ev::hashchange, move |_| {
        place.set(Place::read(&browser::hash()));
        // Another place begins at its top, for eyes and for readers alike.
        browser::scroll_to_top();
        if let Some(main) = main.get_untracked() {
            let _ = main.focus();
        }
    });
    on_cleanup(move || heard.remove());

    view! {
        <Head />
        <NewVersion installed />
        <main tabindex="-1" node_ref=main>
            {move || match place.get() {
                place @ (Place::Game(game)
                | Place::SetUp(game)
                | Place::Now(game)
                | Place::Position(game, _)) => view! { <GamePage game place /> }.into_any(),
                Place::Rules(game, asked) => view! { <RulesPage game asked /> }.into_any(),
                Place::Tables => view! { <TablesPage /> }.into_any(),
                Place::Archive => view! { <ArchivePage /> }.into_any(),
                Place::Record(number) => view! { <RecordPage number /> }.into_any(),
                Place::Table(id, invited) => view! { <OnlinePage id invited /> }.into_any(),
                Place::Shelf => view! { <ShelfPage /> }.into_any(),
            }}
        </main>
    }
}

/// What stands above every page.
#[component]
fn Head() -> impl IntoView {
    let speaking = Speaking::here();
    let mine = MyTables::here();
    let light = Light::kept();
    let other = move || speaking.text("app-language-other");
    let light_name = move || speaking.text(&format!("app-light-{}", light.get().name()));
    view! {
        <header class="head">
            <a class="home" href="#/">{move || speaking.text("app-name")}</a>
            <div class="switches">
                <a class="switch" data-switch="tables" href=Place::Tables.hash()>
                    {move || speaking.tell("lobby-head", &[("count", mine.turns().into())])}
                </a>
                <button
                    type="button"
                    class="switch"
                    data-switch="light"
                    aria-label=light_name
                    title=light_name
                    on:click=move |_| Light::switch(light)
                >
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path d=move || light.get().icon()></path>
                    </svg>
                </button>
                <button
                    type="button"
                    class="switch"
                    data-switch="language"
                    lang=move || if speaking.code() == "en" { "fr" } else { "en" }
                    on:click=move |_| speaking.switch()
                >
                    {other}
                </button>
            </div>
        </header>
    }
}
