//! What stands above every page: the way home, where one is, the online tables, light
//! or dark, the language.

use leptos::prelude::*;
use shelf::Game;

use super::{
    icon::{Drawing, Icon},
    light::Light,
    lists::my_tables::MyTables,
    place::Place,
    speaking::Speaking,
};

/// The head of the page.
#[component]
pub(super) fn Head(#[prop(into)] place: Signal<Place>) -> impl IntoView {
    let speaking = Speaking::here();
    let mine = MyTables::here();
    let light = Light::kept();
    let other = move || speaking.text("app-language-other");
    let short = move || if speaking.code() == "en" { "FR" } else { "EN" };
    let light_name = move || speaking.text(&format!("app-light-{}", light.get().name()));
    let game = Memo::new(move |_| place.with(played));
    let in_game = move || {
        game.get().map(|game| {
            view! {
                <a class="here" href=Place::Play(game, None).path() aria-current="page">
                    {move || speaking.text(&format!("game-{}", game.name()))}
                </a>
            }
        })
    };
    let current = move |is_it: fn(&Place) -> bool| move || place.with(is_it).then_some("page");
    view! {
        <header class="head">
            <a class="home" href=Place::Shelf.path()>
                <Drawing icon=Icon::Shelf />
                <span>{move || speaking.text("app-name")}</span>
            </a>
            <nav class="pages" aria-label=move || speaking.text("head-name")>
                {in_game}
                <a
                    href=Place::Shelf.path()
                    data-switch="games"
                    aria-current=current(|place| *place == Place::Shelf)
                >
                    {move || speaking.text("head-games")}
                </a>
                <a
                    href=Place::Learn.path()
                    data-switch="learn"
                    aria-current=current(|place| matches!(place, Place::Learn | Place::Lesson(_) | Place::Rules(..)))
                >
                    {move || speaking.text("head-learn")}
                </a>
                <a
                    href=Place::Tables.path()
                    data-switch="tables"
                    aria-current=current(|place| *place == Place::Tables)
                >
                    {move || speaking.tell("lobby-head", &[("count", mine.turns().into())])}
                </a>
            </nav>
            <div class="switches">
                <button
                    type="button"
                    class="switch"
                    data-switch="light"
                    aria-label=light_name
                    title=light_name
                    on:click=move |_| Light::switch(light)
                >
                    <Drawing icon=Signal::derive(move || light.get().icon()) />
                </button>
                <button
                    type="button"
                    class="switch"
                    data-switch="language"
                    lang=move || if speaking.code() == "en" { "fr" } else { "en" }
                    aria-label=move || format!("{} {}", short(), other())
                    title=other
                    on:click=move |_| speaking.switch()
                >
                    {short}
                </button>
            </div>
        </header>
    }
}

/// The game that a place is about, where that is one that is played on this device.
fn played(place: &Place) -> Option<Game> {
    match place {
        Place::SetUp(game)
        | Place::Play(game, _)
        | Place::Now(game)
        | Place::Position(game, _)
        | Place::Print(game)
        | Place::Analysis(game, _) => Some(*game),
        _ => None,
    }
}
