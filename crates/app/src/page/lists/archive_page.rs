//! The games that are over, those of the server and those of this device, the last one
//! first: of all games or of one, everybody's or one's own. Older ones come when they are asked for. Below
//! them are the imported games, where there are any.

use leptos::prelude::*;
use shelf::Game;

use crate::online::{Me, api};
use crate::page::{
    empty::Empty,
    icon::Icon,
    lists::past_games::{Loading, PastGames, PastGamesList, Source},
    objection::Objecting,
    place::Place,
    speaking::Speaking,
    title,
};

/// What is looked for.
#[derive(Clone, Copy)]
struct Filter {
    game: RwSignal<Option<Game>>,
    mine: RwSignal<bool>,
    me: Me,
}

impl Filter {
    fn archive(self) -> Source {
        let person = self.me.person().filter(|_| self.mine.get());
        let person = person.map(|person| person.id);
        Source::Archive(api::Games { game: self.game.get(), person })
    }
}

#[component]
pub(in crate::page) fn ArchivePage() -> impl IntoView {
    let speaking = Speaking::here();
    title::show(move || {
        let name = game::Fact::Text(speaking.text("archive"));
        speaking.tell("app-title", &[("name", name)])
    });
    let filter = Filter { game: RwSignal::new(None), mine: RwSignal::new(false), me: Me::here() };
    let games = PastGames::of(move || filter.archive());
    let imported = PastGames::of(move || Source::Records(filter.game.get()));
    let any_imported = Memo::new(move |_| imported.found.with(|found| !found.is_empty()));
    let news = move || match games.loading.get() {
        Loading::Awaited => speaking.text("lobby-lists-loading"),
        Loading::Here | Loading::Failed => String::new(),
    };
    let none = Memo::new(move |_| games.loading.get() == Loading::Here && games.all().is_empty());
    view! {
        <div class="shelf online" data-page="archive" data-answer=move || games.loading.get().word()>
            <h1>{move || speaking.text("archive")}</h1>
            <p class="lead">{move || speaking.text("archive-lead")}</p>
            <Filters filter />
            <p class="note" role="status">{news}</p>
            <Objecting name="archive" objection=games.wrong />
            <Show when=move || none.get()>
                <Empty icon=Icon::Flag code="empty-past" way=("empty-to-games", Place::Shelf) />
            </Show>
            <section data-list="archive">
                <PastGamesList games more="archive-more" />
            </section>
            <Show when=move || any_imported.get()>
                <section data-list="imported">
                    <h2>{move || speaking.text("archive-imported")}</h2>
                    <p class="note">{move || speaking.text("archive-imported-note")}</p>
                    <PastGamesList games=imported more="archive-imported-more" />
                </section>
            </Show>
        </div>
    }
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
