//! How long the page leaves to see what others do: calm, so that every move can be
//! followed, or quick. Kept on this device.

use leptos::prelude::*;

use crate::page::{browser, speaking::Speaking};

/// Under this name the browser keeps the choice.
const KEPT: &str = "ludotheque-pace";
const QUICK: &str = "quick";

/// How fast the moves of others follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum Pace {
    /// Slow enough to follow.
    Calm,
    /// For those who know the game.
    Quick,
}

impl Pace {
    /// What was chosen last.
    pub(in crate::page) fn kept() -> RwSignal<Self> {
        let pace = match browser::kept(KEPT).as_deref() {
            Some(QUICK) => Self::Quick,
            _ => Self::Calm,
        };
        RwSignal::new(pace)
    }

    /// How long something is left to be seen once it has come to rest, in
    /// milliseconds.
    pub(super) fn pause(self) -> f64 {
        match self {
            Self::Calm => 550.0,
            Self::Quick => 150.0,
        }
    }

    /// The same after a roll of the die, which has to be read.
    pub(super) fn pause_after_roll(self) -> f64 {
        match self {
            Self::Calm => 700.0,
            Self::Quick => 250.0,
        }
    }

    /// The other one, shown and kept.
    fn switch(pace: RwSignal<Self>) {
        let (next, word) = match pace.get_untracked() {
            Self::Calm => (Self::Quick, QUICK),
            Self::Quick => (Self::Calm, "calm"),
        };
        browser::keep(KEPT, word);
        pace.set(next);
    }
}

/// The switch between calm and quick.
#[component]
pub(in crate::page) fn PaceSwitch(pace: RwSignal<Pace>) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <label class="tick">
            <input
                type="checkbox"
                data-choice="pace"
                prop:checked=move || pace.get() == Pace::Quick
                on:change=move |_| Pace::switch(pace)
            />
            <span>{move || speaking.text("app-pace-quick")}</span>
        </label>
    }
}
