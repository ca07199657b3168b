//! What a page follows of its board: whether pieces are on their way, and whether
//! somebody has chosen one. A page that wants to know provides it; the board tells
//! it where it finds one.

use leptos::prelude::*;

use super::{moving::Rest, state::State};

/// What goes on on a board.
#[derive(Clone, Copy, Default)]
pub struct Activity {
    moving: RwSignal<bool>,
    chosen: RwSignal<Option<String>>,
    released: Trigger,
}

impl Activity {
    /// Whether anything is on its way now; not any more where the board is gone.
    pub fn is_moving(self) -> bool {
        self.moving.try_get_untracked() == Some(true)
    }

    /// Whether something is chosen; asked again whenever something is.
    pub fn is_choosing(self) -> bool {
        self.chosen.with(Option::is_some)
    }

    /// The spot of what is chosen; asked again whenever something is.
    pub fn chosen(self) -> Option<String> {
        self.chosen.get()
    }

    /// Asked again whenever somebody lets go of a piece, or points beside the board.
    pub fn follow_releases(self) {
        self.released.track();
    }

    pub(super) fn release(self) {
        self.released.notify();
    }

    /// Tells of this board from now on.
    pub(super) fn follow(self, state: State) {
        Effect::new(move |_| self.moving.set(state.rest.get() == Rest::Moving));
        Effect::new(move |_| self.chosen.set(state.chosen.get()));
    }
}
