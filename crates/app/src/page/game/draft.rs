//! The turn that is made on the board and not yet part of the game: confirming
//! it, taking it back, and saying that it is on its way.

use game::{Actor, Seat};
use leptos::prelude::*;

use crate::page::{
    browser,
    control::Control,
    game::news::News,
    game::playing::{Course, Playing, Shown},
    speaking::Speaking,
};
use crate::scene::PieceId;

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

impl Playing {
    /// Whether a turn stands on the board that only needs to be confirmed.
    pub(in crate::page) fn is_turn_whole(self) -> bool {
        let turn = self.kept.with(|kept| kept.table.played().turn());
        matches!(self.draft.get(), Draft::Open(seat, _) if turn != Actor::Seat(seat))
    }

    /// The pieces that the draft has moved.
    pub(in crate::page) fn pending(self) -> Signal<Vec<PieceId>> {
        let pending = Memo::new(move |_| {
            let count = self.draft.get().count();
            self.kept.with(|kept| {
                let length = kept.table.length();
                let scenes =
                    (length - count.min(length) + 1..=length).map(|at| kept.table.scene(at));
                scenes.flat_map(|scene| scene.motions).map(|(id, _)| id).collect::<Vec<_>>()
            })
        });
        pending.into()
    }

    /// Makes the draft part of the game.
    pub(in crate::page) fn confirm(self) {
        let Draft::Open(seat, count) = self.draft.get_untracked() else { return };
        match self.course {
            Course::Here { .. } => {
                self.draft.set(Draft::None);
                self.go_on();
            }
            Course::House(table) => {
                let entries = self.kept.with_untracked(|kept| kept.table.played().entries());
                self.draft.set(Draft::Sent(count));
                self.send(table, seat, entries[entries.len() - count..].to_vec());
            }
        }
    }

    /// Takes back the last action of the draft.
    pub(in crate::page) fn undo(self) {
        let Draft::Open(seat, count) = self.draft.get_untracked() else { return };
        self.shown.set(Shown::Now);
        self.kept.update(|kept| kept.table.take_back_to(kept.table.length() - 1));
        self.draft.set(if count > 1 { Draft::Open(seat, count - 1) } else { Draft::None });
        self.news.set(News::TakenBack(1));
    }

    /// Takes the whole draft back from the board.
    pub(in crate::page) fn drop_draft(self) {
        let count = self.draft.get_untracked().count();
        if count > 0 {
            self.kept.update(|kept| kept.table.take_back_to(kept.table.length() - count));
            self.draft.set(Draft::None);
        }
    }

    /// Whether a turn is on its way to the house: the one on the board, or one
    /// from before the page was loaded, of which the board shows nothing.
    fn is_sending(self) -> bool {
        let waits = matches!(self.course, Course::House(house) if house.acting.get());
        waits || matches!(self.draft.get(), Draft::Sent(_))
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
