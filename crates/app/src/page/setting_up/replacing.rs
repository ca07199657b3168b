//! The question before a new game takes the place of one that is kept at this
//! device: the kept one goes on, or it is replaced. Whatever leads to a new game
//! asks it, so that no address and no button ends a game unasked.

use game::Fact;
use leptos::prelude::*;
use shelf::{Game, GameInProgress};

use crate::page::{
    browser, control::Control, game::here::saved_game, place::Place, routing, speaking::Speaking,
};

/// Whether a game is kept here that has begun and is not over.
pub(in crate::page) fn runs_here(game: Game) -> bool {
    let runs = |game: &GameInProgress| game.length() > 0 && game.outcome().is_none();
    saved_game(game).is_some_and(|saved| saved.table.game().is_some_and(runs))
}

/// The question; the keys are at the answer that loses nothing.
#[component]
pub(in crate::page) fn Replacing(
    game: Game,
    /// The kept game may go.
    #[prop(into)]
    on_replace: Callback<()>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let question = move || {
        let name = Fact::Text(speaking.text(&format!("game-{}", game.name())));
        speaking.tell("lobby-replaces", &[("game", name)])
    };
    request_animation_frame(|| browser::focus("[data-control=lobby-keep]"));
    view! {
        <div class="notice" role="alertdialog" aria-labelledby="replaces" data-status="replaces">
            <p id="replaces">{question}</p>
            <div class="controls">
                <Control
                    code="lobby-keep"
                    on_press=move |()| routing::go(&Place::Play(game))
                />
                <Control code="lobby-replace" on_press=on_replace />
            </div>
        </div>
    }
}
