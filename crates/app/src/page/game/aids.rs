//! Aids: notes that spare remembering and reckoning (BT-10). A table of the
//! server says whether they are allowed; where they are, whoever would rather
//! remember by himself can turn them off, and that is kept.

use game::Notice;
use leptos::prelude::*;
use table::Permission;

use crate::page::{browser, game::session::GameSession, speaking::Speaking};
use crate::{
    scene::{NoteKind, Scene},
    view::Draw,
};

/// Under this name the browser keeps the choice.
const KEPT: &str = "ludotheque-aids";
const HIDDEN: &str = "hidden";

/// Whether aids are wanted, on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    Shown,
    Hidden,
}

/// Whether aids are shown: a handle.
#[derive(Clone, Copy)]
pub(in crate::page) struct Aids {
    session: GameSession,
    allowed: Memo<bool>,
    /// Whether the truth is shown, which needs no aids any more.
    uncovered: Memo<bool>,
    wish: RwSignal<Wish>,
}

impl Aids {
    /// Those of a game, as was wished last.
    pub(in crate::page) fn of(session: GameSession) -> Self {
        let wish = match browser::kept(KEPT).as_deref() {
            Some(HIDDEN) => Wish::Hidden,
            _ => Wish::Shown,
        };
        let allowed = Memo::new(move |_| {
            session.with_table(|table| table.options().aids == Permission::Allowed)
        });
        let notes = session.uncovered();
        let uncovered = Memo::new(move |_| notes.with(|notes| !notes.is_empty()));
        Self { session, allowed, uncovered, wish: RwSignal::new(wish) }
    }

    /// Those of the game that is shown here, if one is.
    pub(in crate::page) fn here() -> Option<Self> {
        use_context()
    }

    fn are_shown(self) -> bool {
        self.allowed.get() && self.wish.get() == Wish::Shown
    }

    /// Whether a remark is to be read.
    pub(in crate::page) fn allow(self, remark: &Notice) -> bool {
        let is_aid = self.session.with_game(|game| game.is_aid(remark.code));
        !is_aid || (self.are_shown() && !self.uncovered.get())
    }

    /// The scene with the notes that are to be seen.
    pub(in crate::page) fn filter(self, scene: Signal<Scene>) -> Signal<Scene> {
        let filtered = Memo::new(move |_| {
            let mut scene = scene.get();
            if !self.are_shown() {
                scene.notes.retain(|note| note.kind == NoteKind::Plain);
            }
            scene
        });
        filtered.into()
    }
}

/// The switch, where there are aids that may be shown.
#[component]
pub(in crate::page) fn AidsSwitch(scene: Signal<Scene>, aids: Aids) -> impl IntoView {
    let speaking = Speaking::here();
    let any = Memo::new(move |_| {
        let is_aid = scene.with(|scene| scene.notes.iter().any(|note| note.kind == NoteKind::Aid));
        is_aid && aids.allowed.get()
    });
    let switch = move |_| {
        let (next, word) = match aids.wish.get_untracked() {
            Wish::Shown => (Wish::Hidden, HIDDEN),
            Wish::Hidden => (Wish::Shown, "shown"),
        };
        browser::keep(KEPT, word);
        aids.wish.set(next);
    };
    move || {
        any.get().then(|| {
            view! {
                <label class="tick">
                    <input
                        type="checkbox"
                        data-choice="aids"
                        prop:checked=move || aids.wish.get() == Wish::Shown
                        on:change=switch
                    />
                    <span>{move || speaking.text("app-aids")}</span>
                </label>
            }
        })
    }
}
