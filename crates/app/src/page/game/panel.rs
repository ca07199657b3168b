//! What can be opened beside the board: the moves, and everything else that is done
//! with a game. On a wide screen one of them is always open; on a phone they are a
//! sheet that comes up over the page.

use leptos::prelude::*;

use crate::page::{
    browser,
    game::aids::{Aids, AidsSwitch},
    game::here_status::Agreeing,
    game::in_words::InWords,
    game::loading::Loading,
    game::moves::Moves,
    game::pace::PaceSwitch,
    game::record::{Analysing, Record, Sharing},
    game::session::{Authority, GameSession},
    game::sounds::SoundSwitch,
    game::uncovering::HowUncovered,
    icon::{Icon, IconButton},
    parts::{self, Part},
    place::Place,
    speaking::Speaking,
};
use crate::{scene::Scene, view::Facing};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum Open {
    Moves,
    /// Everything else.
    More,
}

impl Open {
    const ALL: [Self; 2] = [Self::Moves, Self::More];

    pub(in crate::page) const fn word(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::More => "more",
        }
    }

    const fn code(self) -> &'static str {
        match self {
            Self::Moves => "panel-moves",
            Self::More => "panel-options",
        }
    }
}

/// What is open, and whether the sheet of a phone is up: handles.
#[derive(Clone, Copy)]
pub(in crate::page) struct Panel {
    pub(in crate::page) open: RwSignal<Open>,
    pub(in crate::page) up: RwSignal<bool>,
}

impl Panel {
    pub(in crate::page) fn new() -> Self {
        Self { open: RwSignal::new(Open::Moves), up: RwSignal::new(false) }
    }

    /// Opens it; what is open on a phone already goes down again.
    pub(in crate::page) fn press(self, what: Open) {
        let same = self.open.get_untracked() == what;
        self.up.update(|up| *up = !(*up && same));
        self.open.set(what);
    }

    /// What was to be done on the sheet is done: where it covers the board, it goes
    /// down.
    pub(in crate::page) fn leave(self) {
        if self.up.get_untracked() {
            self.close();
        }
    }

    /// The sheet goes down.
    pub(in crate::page) fn close(self) {
        self.up.set(false);
        browser::focus_board();
    }
}

/// The tabs and what they show.
#[component]
pub(in crate::page) fn Panels(
    session: GameSession,
    panel: Panel,
    /// Everything that is to be seen, aids included.
    scene: Signal<Scene>,
    aids: Aids,
) -> impl IntoView {
    let speaking = Speaking::here();
    let tab = move |what: Open| {
        let is_open = move || (panel.open.get() == what).to_string();
        view! {
            <button
                type="button"
                role="tab"
                class="tab"
                id=format!("tab-{}", what.word())
                aria-controls=format!("panel-{}", what.word())
                data-tab=what.word()
                aria-selected=is_open
                on:click=move |_| panel.open.set(what)
            >
                {move || speaking.text(what.code())}
            </button>
        }
    };
    let shown = move |what: Open| move || panel.open.get() != what;
    view! {
        <div class="tabs">
            <div role="tablist" aria-label=move || speaking.text("panel-name")>
                {Open::ALL.map(tab).collect_view()}
            </div>
            <IconButton code="panel-close" icon=Icon::Close on_press=move |()| panel.close() />
        </div>
        <div
            class="panel"
            id="panel-moves"
            role="tabpanel"
            aria-labelledby="tab-moves"
            hidden=shown(Open::Moves)
        >
            <Moves session />
        </div>
        <div
            class="panel"
            id="panel-more"
            role="tabpanel"
            aria-labelledby="tab-more"
            hidden=shown(Open::More)
        >
            <Part part=parts::more about=(session, scene, aids) />
        </div>
    }
}

/// Settings, sharing, the record, another game.
#[component]
pub(in crate::page) fn More(
    session: GameSession,
    scene: Signal<Scene>,
    aids: Aids,
) -> impl IntoView {
    let speaking = Speaking::here();
    let here = matches!(session.authority, Authority::Here(_));
    view! {
        <div class="more-list">
            <HowUncovered session />
            <InWords session scene />
            {match session.authority {
                Authority::Here(here) => Some(view! { <Agreeing session here /> }),
                Authority::Online(_) => None,
            }}
            <section class="group" aria-label=move || speaking.text("more-settings")>
                <h3>{move || speaking.text("more-settings")}</h3>
                <SoundSwitch />
                <PaceSwitch pace=session.pace />
                <AidsSwitch scene aids />
                <Turning session />
            </section>
            <section class="group" aria-label=move || speaking.text("more-share")>
                <h3>{move || speaking.text("more-share")}</h3>
                <Analysing session />
                <Sharing session />
                <Record session />
            </section>
            <section class="group" aria-label=move || speaking.text("more-another")>
                <h3>{move || speaking.text("more-another")}</h3>
                <div class="controls">
                    <a
                        class="control"
                        data-control="app-new"
                        href=Place::SetUp(session.game).path()
                    >
                        {move || speaking.text("app-new")}
                    </a>
                </div>
                {here.then(|| view! { <Loading session /> })}
            </section>
        </div>
    }
}

/// Whether the board turns to whoever acts.
#[component]
fn Turning(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let turns = move || session.facing.get() == Facing::Actor;
    let switch = move |_| {
        let facing = untrack(|| {
            let first = session.my_seats().into_iter().next();
            let seat = first.unwrap_or(game::Seat::ONE);
            if turns() { Facing::Seat(seat) } else { Facing::Actor }
        });
        session.face(facing);
    };
    let several = Memo::new(move |_| session.my_seats().len() > 1);
    move || {
        several.get().then(|| {
            view! {
                <label class="tick">
                    <input type="checkbox" data-choice="facing" prop:checked=turns on:change=switch />
                    <span>{move || speaking.text("app-board-turns")}</span>
                </label>
            }
        })
    }
}
