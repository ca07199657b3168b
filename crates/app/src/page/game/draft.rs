//! The turn that is made on the board and not yet part of the game: confirming
//! it, taking it back, and saying that it is on its way.

use game::Seat;
use leptos::prelude::*;

use crate::page::{
    browser,
    control::Control,
    game::playing::{Course, Playing},
    speaking::Speaking,
};

/// Actions that are made on the board and not yet part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum Draft {
    /// There are none.
    None,
    /// So many of this seat, which can be taken back until they are confirmed.
    Open(Seat, usize),
    /// So many, which the house has not answered yet.
    Sent(usize),
}

impl Draft {
    /// How many they are.
    pub(in crate::page) fn count(self) -> usize {
        match self {
            Self::None => 0,
            Self::Open(_, count) | Self::Sent(count) => count,
        }
    }

    /// Its name for style sheets and tests.
    pub(in crate::page) fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Open(..) => "open",
            Self::Sent(_) => "sent",
        }
    }
}

/// Confirming a turn and taking it back, where turns are confirmed: always in
/// their place, so that nothing moves under a finger.
#[component]
pub(in crate::page) fn DraftBar(playing: Playing) -> impl IntoView {
    let confirms = playing.kept.with_untracked(|kept| kept.table.confirms_turns());
    let whole = Memo::new(move |_| playing.is_turn_whole());
    let unfinished = Signal::derive(move || !whole.get());
    let nothing = Signal::derive(move || !matches!(playing.draft.get(), Draft::Open(..)));
    // A whole turn waits for one key; then the keys go on from where they were.
    Effect::new(move |_| {
        if whole.get() {
            request_animation_frame(|| browser::focus("[data-control=app-confirm]"));
        }
    });
    let confirm = move |()| {
        playing.confirm();
        browser::focus("[data-page=game] [data-spot][tabindex='0']");
    };
    confirms.then(|| {
        view! {
            <div class="draft controls">
                <Control code="app-confirm" disabled=unfinished on_press=confirm />
                <Control code="app-undo" disabled=nothing on_press=move |()| playing.undo() />
            </div>
        }
    })
}

impl Playing {
    /// Whether a turn is on its way to the house: the one on the board, or one
    /// from before the page was loaded, of which the board shows nothing.
    fn is_sending(self) -> bool {
        let waits = matches!(self.course, Course::House(house) if house.acting.get());
        waits || matches!(self.draft.get(), Draft::Sent(_))
    }
}

/// Says that a turn is on its way, if the answer takes long enough to wonder.
#[component]
pub(in crate::page) fn Pending(playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    let sent = Memo::new(move |_| playing.is_sending());
    view! {
        <Show when=move || sent.get()>
            <p class="pending">{move || speaking.text("app-pending")}</p>
        </Show>
    }
}
