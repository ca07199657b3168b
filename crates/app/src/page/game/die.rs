//! The last roll of the die beside the board, to be read at leisure: on the
//! board the die is taken on as soon as it was played.

use leptos::prelude::*;

use crate::page::{game::session::GameSession, speaking::Speaking};
use crate::view::Draw;

/// What the die showed last, in games with a die.
#[component]
pub(in crate::page) fn LastRoll(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let roll = Memo::new(move |_| {
        let shown = session.shown_length();
        session.with_game(|game| game.last_roll(shown))
    });
    move || {
        roll.get().map(|roll| {
            let told = move || speaking.tell("app-last-roll", &[("roll", roll.into())]);
            view! {
                <p class="last-roll" data-roll=roll.to_string()>
                    <i class=format!("face-of-die roll{roll}") aria-hidden="true"></i>
                    {told}
                </p>
            }
        })
    }
}
