//! The shelf: four boxes, each with its start position, what the game is, and a
//! way to play it at once.

use game::Fact;
use leptos::prelude::*;
use shelf::Game;

use super::{
    device_games::DeviceGame, game_boxes::GameBox, lists::my_tables::MyTablesHere,
    notices::NotKept, place::Place, speaking::Speaking, title,
};

/// All games.
#[component]
pub(super) fn ShelfPage() -> impl IntoView {
    let speaking = Speaking::here();
    title::show(move || speaking.text("app-name"));
    view! {
        <div class="shelf" data-page="shelf">
            <h1>{move || speaking.text("app-shelf-title")}</h1>
            <p class="lead">{move || speaking.tell("app-shelf-lead", &[("count", Game::ALL.len().into())])}</p>
            <p class="ways">
                <a class="control" data-way="puzzles" href=Place::Puzzles.path()>
                    {move || speaking.text("app-puzzles")}
                </a>
                <a class="control" data-way="tables" href=Place::Tables.path()>
                    {move || speaking.text("lobby-to-tables")}
                </a>
                <a class="control" data-way="archive" href=Place::Past.path()>
                    {move || speaking.text("archive")}
                </a>
            </p>
            <NotKept />
            <MyTablesHere />
            <ul class="boxes">
                {Game::ALL.map(|game| view! { <OnShelf game /> }).collect_view()}
            </ul>
        </div>
    }
}

/// A game on the shelf.
#[component]
fn OnShelf(game: Game) -> impl IntoView {
    let speaking = Speaking::here();
    let text = move |code: &str| speaking.text(&code.replace('*', game.name()));
    let running = DeviceGame::under_way().into_iter().find(|it| it.game() == game);
    let named = move |code: &'static str| {
        move || speaking.tell(code, &[("name", Fact::Text(text("game-*")))])
    };
    // The one that was played last goes on; another begins beside it.
    let goes_on = running.map(|it| {
        let place = Place::Play(game, Some(it.id));
        view! {
            <a
                class="control main"
                data-way="go-on"
                href=place.path()
                aria-label=named("device-box-label")
            >
                {move || text("device-go-on")}
            </a>
        }
    });
    let fresh = goes_on.is_none();
    let choose = named("app-choose-label");
    view! {
        <GameBox game>
            <p class="about">{move || text("app-about-*")}</p>
            <dl class="facts">
                <FactOf code="app-players" value=Signal::derive(move || players(game, speaking)) />
                <FactOf code="app-time" value=Signal::derive(move || text("app-time-*")) />
                <FactOf code="app-age" value=Signal::derive(move || text("app-age-*")) />
            </dl>
            <p class="ways">
                {goes_on}
                <a
                    class="control"
                    class:main=fresh
                    data-way="now"
                    href=Place::Now(game).path()
                    aria-label=named("app-play-now-label")
                >
                    {move || text("app-play-now")}
                </a>
                <a
                    class="control"
                    data-way="choose"
                    href=Place::SetUp(game).path()
                    aria-label=choose
                >
                    {move || text("app-choose")}
                </a>
                <a
                    class="control"
                    data-way="learn"
                    href=Place::Lesson(game).path()
                    aria-label=named("learn-label")
                >
                    {move || text("head-learn")}
                </a>
            </p>
        </GameBox>
    }
}

/// A fact of a game: what, and how much.
#[component]
fn FactOf(code: &'static str, value: Signal<String>) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <div>
            <dt>{move || speaking.text(code)}</dt>
            <dd>{move || value.get()}</dd>
        </div>
    }
}

/// For how many it is.
fn players(game: Game, speaking: Speaking) -> String {
    let (least, most) = game.seats().into_inner();
    let facts = [("least", least.into()), ("most", most.into())];
    speaking.tell("app-players-count", &facts)
}
