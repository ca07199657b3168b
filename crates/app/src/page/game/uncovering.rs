//! BT-12: when a game is over, all that lay hidden is shown. At an online table
//! that follows from the secret, which is revealed then. In a game on this device
//! nobody dealt in advance: chance decided each trap when it was tested, so those
//! that never were are drawn now, from what was still possible, and the page says
//! so.

use leptos::prelude::*;

use crate::page::{
    game::session::{Authority, GameSession},
    speaking::Speaking,
};

/// How what is shown at the end came about.
#[component]
pub(in crate::page) fn HowUncovered(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let uncovered = session.uncovered();
    let shown = Memo::new(move |_| uncovered.with(|notes| !notes.is_empty()));
    let code = match session.authority {
        Authority::Here(_) => "app-uncovered-drawn",
        Authority::Online(_) => "app-uncovered-dealt",
    };
    move || {
        shown.get().then(|| {
            view! { <p class="uncovered" data-status="uncovered">{move || speaking.text(code)}</p> }
        })
    }
}
