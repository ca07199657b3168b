//! Records that were brought to the house from elsewhere, below the games that
//! were played there; nothing where there are none. What a record says is read by
//! playing it through.

use game::Fact;
use leptos::prelude::*;
use protocol::BroughtRecord;
use shelf::{Game, Opening};
use words::Words;

use crate::house::api;
use crate::local;
use crate::page::{
    lists::pages::{MoreOf, Page, Pages},
    place::Place,
    speaking::Speaking,
};

/// The records, of one game or of all.
#[component]
pub(in crate::page) fn Brought(#[prop(into)] game: Signal<Option<Game>>) -> impl IntoView {
    let speaking = Speaking::here();
    let pages = Pages::new();
    Effect::new(move |_| pages.begin(page(game.get(), None)));
    let more = move |()| pages.go_on(|next| page(game.get_untracked(), Some(next)));
    let any = Memo::new(move |_| pages.found.with(|found| !found.is_empty()));
    view! {
        <Show when=move || any.get()>
            <section data-list="brought">
                <h2>{move || speaking.text("archive-brought")}</h2>
                <p class="note">{move || speaking.text("archive-brought-note")}</p>
                <ul class="tables">
                    <For each=move || pages.found.get() key=|record| record.number let:record>
                        <BroughtRow record />
                    </For>
                </ul>
                <MoreOf pages code="archive-brought-more" on_press=more />
            </section>
        </Show>
    }
}

async fn page(game: Option<Game>, after: Option<String>) -> Page<BroughtRecord> {
    let page = api::brought(game, after.as_deref()).await?;
    Ok((page.records, page.next.map(|next| next.to_string())))
}

/// One record.
#[component]
fn BroughtRow(record: BroughtRecord) -> impl IntoView {
    let speaking = Speaking::here();
    let link = Place::Record(record.number).hash();
    let number = record.number;
    let people = people(&record.text).join(", ");
    let game = Game::named(&record.game);
    let name = move || speaking.text(&format!("game-{}", record.game));
    let ending = move || game.and_then(|game| ending(game, &record.text, &speaking.words()));
    let label = {
        let (name, people) = (name.clone(), people.clone());
        move || {
            let facts = [
                ("do", Fact::Text(speaking.text("lobby-look-at"))),
                ("game", Fact::Text(name())),
                ("who", Fact::Text(people.clone())),
            ];
            speaking.tell("lobby-row-label", &facts)
        }
    };
    view! {
        <li class="table-row" data-record=number>
            <div class="what">
                <strong>{name}</strong>
                <span>{people}</span>
                <span class="turn-of">{ending}</span>
            </div>
            <a class="control" href=link aria-label=label>
                {move || speaking.text("lobby-look-at")}
            </a>
        </li>
    }
}

/// Who sat there, as the record names them.
fn people(text: &str) -> Vec<String> {
    let header = text.lines().take_while(|line| !line.trim().is_empty());
    let named = header.filter_map(|line| line.split_once(':'));
    named
        .filter(|(key, _)| key.starts_with("seat"))
        .map(|(_, name)| name.trim().to_owned())
        .collect()
}

/// How the game of a record stands.
fn ending(game: Game, text: &str, words: &Words) -> Option<String> {
    let opening = Opening { record: Some(text), ..Opening::default() };
    let table = local::open(game, &opening).ok()?;
    Some(local::turn(table.played(), words))
}
