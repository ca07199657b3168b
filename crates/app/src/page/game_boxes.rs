//! The games as boxes side by side, each with its start position: on the shelf, where
//! games are learnt, where there are puzzles.

use game::Fact;
use leptos::prelude::*;
use shelf::{Game, GameInProgress, Opening};

use super::{speaking::Speaking, start_board::StartBoard, title};

/// A screen of boxes, one for each game.
#[component]
pub(super) fn GameBoxes(
    /// As tests and styles call it.
    page: &'static str,
    /// The code of its title.
    title: &'static str,
    /// The code of what is said below it.
    lead: &'static str,
    /// The box of a game.
    game_box: fn(Game) -> AnyView,
    /// What stands above the boxes.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let speaking = Speaking::here();
    title::show(move || speaking.tell("app-title", &[("name", Fact::Text(speaking.text(title)))]));
    view! {
        <div class="shelf" data-page=page>
            <h1>{move || speaking.text(title)}</h1>
            <p class="lead">{move || speaking.text(lead)}</p>
            {children.map(|children| children())}
            <ul class="boxes">{Game::ALL.map(game_box).collect_view()}</ul>
        </div>
    }
}

/// The box of a game: its start position, its name, and what is said below.
#[component]
pub(super) fn GameBox(game: Game, children: Children) -> impl IntoView {
    let speaking = Speaking::here();
    let name = move || speaking.text(&format!("game-{}", game.name()));
    view! {
        <li class="box" data-game=game.name()>
            <Miniature start=game.open(&Opening::default()).ok() />
            <div class="label">
                <h2>{name}</h2>
                {children()}
            </div>
        </li>
    }
}

/// A position, to be looked at only.
#[component]
pub(super) fn Miniature(start: Option<GameInProgress>) -> impl IntoView {
    view! {
        <div class="miniature" aria-hidden="true">
            {start.map(|start| view! { <StartBoard start /> })}
        </div>
    }
}
