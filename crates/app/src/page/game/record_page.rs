//! An imported record: fetched, then on the table like any
//! other that is loaded.

use leptos::{prelude::*, task::spawn_local};
use shelf::Game;

use crate::online::api;
use crate::page::{
    game::game_page::GamePage,
    objection::{Objecting, Objection},
    place::Place,
    speaking::Speaking,
};

/// A record of the server.
#[component]
pub(in crate::page) fn RecordPage(number: u64) -> impl IntoView {
    let record = RwSignal::new(None::<String>);
    let wrong = RwSignal::new(Objection::None);
    spawn_local(async move {
        match api::imported_record(number).await {
            Ok(text) => drop(record.try_set(Some(text))),
            Err(failed) => drop(wrong.try_set(Objection::Server(failed))),
        }
    });
    let on_the_table = move |record: String| {
        let game = record.lines().find_map(|line| line.strip_prefix("game:"));
        let game = game.and_then(|name| Game::named(name.trim()));
        game.map(|game| view! { <GamePage game place=Place::Imported(number) record /> })
    };
    move || match record.get() {
        Some(record) => on_the_table(record).into_any(),
        None => view! { <NotYet wrong /> }.into_any(),
    }
}

/// What there is to say as long as there is no record, and the way to others.
#[component]
fn NotYet(wrong: RwSignal<Objection>) -> impl IntoView {
    let speaking = Speaking::here();
    let awaited = move || wrong.with(|wrong| *wrong == Objection::None);
    let news = move || awaited().then(|| speaking.text("lobby-lists-loading"));
    view! {
        <div class="shelf online" data-page="record">
            <p role="status">{news}</p>
            <Objecting name="record" objection=wrong />
            <p class="ways">
                <a class="control" href=Place::Past.path()>
                    {move || speaking.text("archive")}
                </a>
            </p>
        </div>
    }
}
