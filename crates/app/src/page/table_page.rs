//! A game on the table: the board, how it stands, and its sheet.

use leptos::prelude::*;
use shelf::Game;

use super::{
    draft::DraftBar,
    playing::{Playing, Waiting},
    sheet::Sheet,
    speaking::Speaking,
    spots,
    status::{Status, Turn},
};
use crate::{board::Board, local::Kept};

/// A game that goes on here.
#[component]
pub(super) fn TablePage(game: Game, kept: Kept) -> impl IntoView {
    view! { <GameTable playing=Playing::here(game, kept) /> }
}

/// A game under way, whoever moves it on.
#[component]
pub(super) fn GameTable(playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    let game = playing.game;
    let scene = playing.scene();
    let actor = move || playing.kept.with(|kept| kept.table.played().actor().unwrap_or("over"));
    let thinking = move || match playing.waiting.get() {
        Waiting::Bot => "true",
        Waiting::Nobody | Waiting::NoBot => "false",
    };
    view! {
        <div
            class="game-page"
            data-page="game"
            data-game=game.name()
            data-actor=actor
            data-actions=move || playing.kept.with(|kept| kept.table.length()).to_string()
            data-shown=move || playing.shown_length().to_string()
            data-thinking=thinking
            data-draft=move || playing.draft.get().word()
        >
            <h1 class="name">{move || speaking.text(&format!("game-{}", game.name()))}</h1>
            <Turn playing />
            <div class="felt">
                <Board
                    scene
                    choices=playing.choices()
                    on_choose=move |token: String| playing.choose(&token)
                    on_refused=move |tried: String| playing.refuse(&tried)
                    names=spots::names(game, scene)
                    viewer=playing.degrees()
                    ghosts=move |token: String| playing.ghosts(&token)
                />
                <DraftBar playing />
            </div>
            <div class="beside">
                <Status playing />
                <Sheet playing />
            </div>
        </div>
    }
}
