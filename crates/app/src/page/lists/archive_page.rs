//! The games of the house that are over, the last one first: of all games or of
//! one, everybody's or one's own. Older ones come when they are asked for. Below
//! them are the records that were brought from elsewhere.

use leptos::prelude::*;
use shelf::Game;

use crate::house::{Me, api};
use crate::page::{
    lists::archive_row::ArchiveRow,
    lists::brought::Brought,
    lists::pages::{Answer, MoreOf, Page, Pages},
    objection::Objecting,
    speaking::Speaking,
    title,
};

/// What is asked for.
#[derive(Clone, Copy)]
struct Filter {
    game: RwSignal<Option<Game>>,
    mine: RwSignal<bool>,
    me: Me,
}

impl Filter {
    fn games(self) -> api::Games {
        let person = self.me.person().filter(|_| self.mine.get());
        api::Games { game: self.game.get(), person: person.map(|person| person.id) }
    }
}

/// The page.
#[component]
pub(in crate::page) fn ArchivePage() -> impl IntoView {
    let speaking = Speaking::here();
    title::show(move || {
        let name = game::Fact::Text(speaking.text("archive"));
        speaking.tell("app-title", &[("name", name)])
    });
    let filter = Filter { game: RwSignal::new(None), mine: RwSignal::new(false), me: Me::here() };
    let games = Memo::new(move |_| filter.games());
    let pages = Pages::new();
    Effect::new(move |_| pages.begin(page(games.get(), None)));
    let more = move |()| pages.go_on(|next| page(games.get_untracked(), Some(next)));
    let news = move || {
        let none = pages.found.with(Vec::is_empty);
        match pages.answer.get() {
            Answer::Awaited => speaking.text("lobby-lists-loading"),
            Answer::Here if none => speaking.text("archive-none"),
            Answer::Here | Answer::Failed => String::new(),
        }
    };
    view! {
        <div class="shelf house" data-page="archive" data-answer=move || pages.answer.get().word()>
            <h1>{move || speaking.text("archive")}</h1>
            <p class="lead">{move || speaking.text("archive-lead")}</p>
            <Filters filter />
            <p class="note" role="status">{news}</p>
            <Objecting name="archive" objection=pages.wrong />
            <ul class="tables">
                <For each=move || pages.found.get() key=|game| game.table let:game>
                    <ArchiveRow game />
                </For>
            </ul>
            <MoreOf pages code="archive-more" on_press=more />
            <Brought game=filter.game />
        </div>
    }
}

async fn page(games: api::Games, after: Option<String>) -> Page<protocol::ArchivedGame> {
    let page = api::archive(&games, after.as_deref()).await?;
    Ok((page.games, page.next))
}

/// Which games are wanted.
#[component]
fn Filters(filter: Filter) -> impl IntoView {
    let speaking = Speaking::here();
    let name = move |game: Game| move || speaking.text(&format!("game-{}", game.name()));
    let known = Memo::new(move |_| filter.me.person().is_some());
    view! {
        <div class="filters">
            <label class="choice">
                <span>{move || speaking.text("archive-game")}</span>
                <select
                    data-choice="game"
                    on:change=move |event| filter.game.set(Game::named(&event_target_value(&event)))
                >
                    <option value="">{move || speaking.text("archive-game-all")}</option>
                    {Game::ALL
                        .map(|game| view! { <option value=game.name()>{name(game)}</option> })
                        .collect_view()}
                </select>
            </label>
            <Show when=move || known.get()>
                <label class="tick">
                    <input
                        type="checkbox"
                        data-choice="mine"
                        prop:checked=move || filter.mine.get()
                        on:change=move |event| filter.mine.set(event_target_checked(&event))
                    />
                    <span>{move || speaking.text("archive-mine")}</span>
                </label>
            </Show>
        </div>
    }
}
