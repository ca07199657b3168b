//! Where an address leads that leads nowhere: it says so, and has ways on.

use game::Fact;
use leptos::prelude::*;

use super::{place::Place, speaking::Speaking, title};

/// What is wrong with an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wrong {
    /// There is nothing of the kind.
    Unknown,
    /// Its end can't be read.
    Broken,
    /// It can be read, and the server has no such table.
    NoTable,
    /// It can be read, and no such game is on this device.
    NoGame,
    /// It can be read, and the game has no such puzzle.
    NoPuzzle,
}

impl Wrong {
    /// What it is called in tests, and the codes of its heading and its sentence.
    fn codes(self) -> [&'static str; 3] {
        match self {
            Self::Unknown => ["unknown", "address-unknown-title", "address-unknown"],
            Self::Broken => ["broken", "address-broken-title", "address-broken"],
            Self::NoTable => ["no-table", "online-no-table", "online-no-table-more"],
            Self::NoGame => ["no-game", "device-no-game", "device-no-game-more"],
            Self::NoPuzzle => ["no-puzzle", "puzzles-no-puzzle", "puzzles-no-puzzle-more"],
        }
    }
}

/// Nothing is here.
#[component]
pub(super) fn UnknownPage(wrong: Wrong) -> impl IntoView {
    let speaking = Speaking::here();
    let [name, heading, sentence] = wrong.codes();
    title::show(move || {
        speaking.tell("app-title", &[("name", Fact::Text(speaking.text(heading)))])
    });
    view! {
        <article class="nowhere" data-page="nowhere" data-wrong=name>
            <RolledAway />
            <h1>{move || speaking.text(heading)}</h1>
            <p class="lead">{move || speaking.text(sentence)}</p>
            <p class="ways">
                <a class="control main" data-way="shelf" href=Place::Shelf.path()>
                    {move || speaking.text("address-to-games")}
                </a>
                <a class="control" data-way="tables" href=Place::Tables.path()>
                    {move || speaking.text("address-to-tables")}
                </a>
            </p>
        </article>
    }
}

/// A board with a hollow too many, and the marble that belongs there.
#[component]
fn RolledAway() -> impl IntoView {
    view! {
        <svg class="rolled-away" viewBox="0 0 240 96" aria-hidden="true">
            <rect class="wood" x="8" y="20" width="152" height="56" rx="10"></rect>
            {[36, 84, 132].map(|x| view! { <circle class="hollow" cx=x cy="48" r="17"></circle> })}
            <circle class="marble" cx="36" cy="47" r="15"></circle>
            <circle class="marble" cx="84" cy="47" r="15"></circle>
            <path class="way" d="M146 40 Q178 16 196 44"></path>
            <circle class="marble red" cx="208" cy="60" r="15"></circle>
            <g class="light">
                {[(31, 41), (79, 41), (203, 54)]
                    .map(|(x, y)| view! { <circle cx=x cy=y r="4"></circle> })}
            </g>
        </svg>
    }
}
