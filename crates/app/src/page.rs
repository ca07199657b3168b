//! The page: the shelf, setting up, games, online tables, rules. What is to
//! be seen follows from the address, so that links can be shared and the browser's
//! own buttons work.

#![allow(unreachable_pub, reason = "the component macro makes more public than the component is")]
#![allow(
    clippy::large_types_passed_by_value,
    reason = "what is passed is a bundle of handles, and every part has its copy"
)]

mod analysis;
mod book_bar;
mod books;
mod bot_name;
mod browser;
mod control;
mod device_games;
mod empty;
mod game;
mod game_boxes;
mod head;
mod icon;
mod installed;
mod light;
mod lists;
mod live_board;
mod loading;
mod my_data;
mod naming;
mod notices;
mod objection;
mod online_table;
mod parts;
mod place;
mod print_page;
mod puzzles;
mod review;
mod routing;
mod rulebook;
mod setting_up;
mod shelf_page;
mod speaking;
mod start_board;
mod texts;
mod title;
mod unknown_page;

use leptos::prelude::*;

use self::{
    game::fairness::Fairness,
    game::game_page::GamePage,
    head::Head,
    installed::Installed,
    lists::my_tables::MyTables,
    notices::{NewVersion, NotSwitched, Unspoken},
    parts::Part,
    place::Place,
    shelf_page::ShelfPage,
    unknown_page::{UnknownPage, Wrong},
};
use crate::online::Me;

pub(crate) use self::icon::{Drawing, Icon};
pub use self::speaking::Speaking;

/// Shows the page in the document.
pub fn open() {
    mount_to_body(Spoken);
}

/// The page, as soon as it has a language.
#[component]
fn Spoken() -> impl IntoView {
    let speaking = Speaking::new();
    provide_context(speaking);
    let begun = Memo::new(move |_| speaking.has_begun());
    move || {
        if begun.get() { view! { <Page /> }.into_any() } else { view! { <Unspoken /> }.into_any() }
    }
}

/// The whole page.
#[component]
fn Page() -> impl IntoView {
    provide_context(Me::new());
    provide_context(MyTables::watch());
    provide_context(Fairness::new(Me::here(), MyTables::here()));
    let place = routing::follow();
    books::provide();
    device_games::take_over();
    let installed = Installed::watch(place);

    view! {
        <Head place />
        <NewVersion installed />
        <NotSwitched />
        <main tabindex="-1">
            {move || match place.get() {
                place @ (Place::SetUp(game)
                | Place::Play(game, _)
                | Place::Now(game)
                | Place::Position(game, _)) => view! { <GamePage game place /> }.into_any(),
                Place::Rules(game, asked) => {
                    view! { <Part part=parts::rules about=(game, asked) /> }.into_any()
                }
                Place::Analysis(game, analysed) => {
                    view! { <Part part=parts::analysis about=(game, analysed) /> }.into_any()
                }
                Place::Print(game) => view! { <Part part=parts::print about=game /> }.into_any(),
                Place::Lesson(game) => {
                    view! { <Part part=parts::lesson about=game /> }.into_any()
                }
                Place::Review(of) => view! { <Part part=parts::review about=of /> }.into_any(),
                Place::Puzzles => view! { <Part part=parts::puzzles about=() /> }.into_any(),
                Place::PuzzlesOf(game) => {
                    view! { <Part part=parts::game_puzzles about=game /> }.into_any()
                }
                Place::Puzzle(game, id) => {
                    view! { <Part part=parts::puzzle about=(game, id) /> }.into_any()
                }
                Place::Learn => view! { <Part part=parts::learn about=() /> }.into_any(),
                Place::Tables => view! { <Part part=parts::tables about=() /> }.into_any(),
                Place::Past => view! { <Part part=parts::archive about=() /> }.into_any(),
                Place::Imported(number) => {
                    view! { <Part part=parts::record about=number /> }.into_any()
                }
                Place::Table(id, invited) => {
                    view! { <Part part=parts::online_table about=(id, invited) /> }.into_any()
                }
                Place::Shelf => view! { <ShelfPage /> }.into_any(),
                Place::Broken(_) => view! { <UnknownPage wrong=Wrong::Broken /> }.into_any(),
                Place::Unknown(_) => view! { <UnknownPage wrong=Wrong::Unknown /> }.into_any(),
            }}
        </main>
    }
}
