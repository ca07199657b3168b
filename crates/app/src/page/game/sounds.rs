//! What is heard of a game under way, and the switch that mutes it. The board
//! sounds by itself where it finds [`Sounds`]; here are the chimes, and what was
//! chosen is kept.

use leptos::{ev, prelude::*};

use crate::page::{
    browser,
    game::session::{Authority, GameSession},
    speaking::Speaking,
};
use crate::sound::{Cue, Loudness, Sound, Sounds};

/// Under this name the browser keeps the choice.
const KEPT: &str = "ludotheque-sound";
const MUTED: &str = "muted";

/// Lets this game be heard from the first gesture on.
pub(in crate::page) fn sounds_of(session: GameSession) -> Sounds {
    let loudness = match browser::kept(KEPT).as_deref() {
        Some(MUTED) => Loudness::Muted,
        _ => Loudness::On,
    };
    let sounds = Sounds::new(loudness);
    // Touch screens count the end of a touch as a gesture, not its beginning.
    let pointed = window_event_listener(ev::pointerup, move |_| sounds.wake());
    let pressed = window_event_listener(ev::keydown, move |_| sounds.wake());
    on_cleanup(move || {
        pointed.remove();
        pressed.remove();
    });
    ring(session, sounds);
    sounds
}

/// What a chime is rung for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stand {
    /// Somebody here acts.
    Here,
    /// Somebody else does, or chance.
    Elsewhere,
    /// Nobody any more.
    Over,
}

/// Rings when the game ends, and when others have taken their time and it is
/// somebody's turn here again.
fn ring(session: GameSession, sounds: Sounds) {
    let stand = Memo::new(move |_| {
        let over = session.is_over();
        match session.person_to_act() {
            _ if over => Stand::Over,
            Some(_) => Stand::Here,
            None => Stand::Elsewhere,
        }
    });
    let others_take_time = matches!(session.authority, Authority::Online(_));
    Effect::new(move |before: Option<Stand>| {
        let now = stand.get();
        match (before, now) {
            (Some(Stand::Here | Stand::Elsewhere), Stand::Over) => {
                sounds.play(&[Cue { after: 0.7, ..Cue::now(Sound::End) }]);
            }
            (Some(Stand::Elsewhere), Stand::Here) if others_take_time => {
                sounds.play(&[Cue { after: 0.5, ..Cue::now(Sound::Turn) }]);
            }
            _ => {}
        }
        now
    });
}

/// The switch that mutes.
#[component]
pub(in crate::page) fn SoundSwitch() -> impl IntoView {
    let speaking = Speaking::here();
    let sounds = use_context::<Sounds>();
    let switch = move |sounds: Sounds| {
        let (next, word) = match untrack(|| sounds.loudness()) {
            Loudness::On => (Loudness::Muted, MUTED),
            Loudness::Muted => (Loudness::On, "on"),
        };
        browser::keep(KEPT, word);
        sounds.set(next);
    };
    sounds.map(|sounds| {
        view! {
            <label class="tick">
                <input
                    type="checkbox"
                    data-choice="sound"
                    prop:checked=move || sounds.loudness() == Loudness::On
                    on:change=move |_| switch(sounds)
                />
                <span>{move || speaking.text("app-sound")}</span>
            </label>
        }
    })
}
