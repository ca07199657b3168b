//! What was rolled in this turn, large enough to be read at leisure, and what
//! whoever rolled is to do with it. Games without a die have none of it.

use game::{Actor, Fact};
use leptos::prelude::*;

use crate::page::{game::session::GameSession, speaking::Speaking};
use crate::view::Draw;

/// The roll of the turn that is shown, in games with a die.
#[component]
pub(in crate::page) fn LastRoll(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let roll = Memo::new(move |_| {
        let shown = session.shown_length();
        session.with_game(|game| game.last_roll(shown))
    });
    let told = move |roll: u8| {
        let mine = session.my_seats();
        let roll = ("roll", Fact::from(roll));
        let is_now = session.shown_length() == session.length();
        match session.with_game(|game| Some(game.turn())).filter(|_| is_now) {
            // Whoever is the only one here is told so; others by their seat.
            Some(Actor::Seat(seat)) if mine.contains(seat) && mine.len() == 1 => {
                speaking.tell("roll-yours", &[roll])
            }
            Some(Actor::Seat(seat)) => speaking.tell("roll-of", &[("seat", seat.into()), roll]),
            _ => speaking.tell("roll-last", &[roll]),
        }
    };
    let due = move || {
        let is_now = session.shown_length() == session.length();
        let acts = is_now && session.person_to_act().is_some();
        let due = acts.then(|| session.with_game(Draw::due)).flatten()?;
        Some(view! { <span>{speaking.say(&due)}</span> })
    };
    move || {
        roll.get().map(|roll| {
            view! {
                <p class="last-roll" data-roll=roll.to_string()>
                    <i class=format!("face-of-die roll{roll}") aria-hidden="true"></i>
                    <b>{move || told(roll)}</b>
                    {due}
                </p>
            }
        })
    }
}
