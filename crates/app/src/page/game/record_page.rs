//! A record that was brought to the house: fetched, then on the table like any
//! other that is loaded.

use leptos::{prelude::*, task::spawn_local};
use shelf::Game;

use crate::house::{Failed, api};
use crate::page::{game::game_page::GamePage, place::Place, speaking::Speaking};

/// A record of the house.
#[component]
pub(in crate::page) fn RecordPage(number: u64) -> impl IntoView {
    let speaking = Speaking::here();
    let fetched = RwSignal::new(None::<Result<String, Failed>>);
    spawn_local(async move {
        fetched.try_set(Some(api::brought_record(number).await));
    });
    let on_the_table = move |record: String| {
        let game = record.lines().find_map(|line| line.strip_prefix("game:"));
        let game = game.and_then(|name| Game::named(name.trim()));
        game.map(|game| view! { <GamePage game place=Place::Record(number) record /> })
    };
    move || match fetched.get() {
        None => {
            view! { <Note said=Signal::derive(move || speaking.text("lobby-lists-loading")) /> }
                .into_any()
        }
        Some(Ok(record)) => on_the_table(record).into_any(),
        Some(Err(failed)) => {
            let said = Signal::derive(move || failed.sentence(&speaking.words()));
            view! { <Note said /> }.into_any()
        }
    }
}

/// What there is to say as long as there is no record, and the way to others.
#[component]
fn Note(said: Signal<String>) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <div class="shelf house" data-page="record">
            <p role="status">{said}</p>
            <p class="ways">
                <a class="control" href=Place::Archive.hash()>
                    {move || speaking.text("archive")}
                </a>
            </p>
        </div>
    }
}
