//! The start position of a game on its board, to be looked at only: on the shelf, where
//! a game is set up, and where friends are waited for.

use game::Seat;
use leptos::prelude::*;
use shelf::GameInProgress;

use super::game::spots;
use crate::{
    board::{Board, Purpose},
    scene::Scene,
    view::{Attempt, Draw, Pictures},
};

/// The board, turned to a seat.
#[component]
pub(super) fn StartBoard(
    /// The game as it begins.
    start: GameInProgress,
    #[prop(optional, into)] seat: Signal<Option<Seat>>,
) -> impl IntoView {
    // Nobody asks here what is known of the traps.
    let seen = start.scene(0, &Pictures::of(&start));
    let scene = Signal::stored(Scene { notes: Vec::new(), ..seen });
    let names = spots::names(start.game(), scene);
    let start = StoredValue::new(start);
    let degrees = move |seat: Seat| start.with_value(|start| start.degrees(seat));
    let viewer = Signal::derive(move || seat.get().map_or(0.0, degrees));
    view! {
        <Board
            scene
            choices=Signal::stored(Vec::new())
            on_choose=|_: String| ()
            on_refused=|_: Attempt| ()
            names
            viewer
            purpose=Purpose::Show
        />
    }
}
