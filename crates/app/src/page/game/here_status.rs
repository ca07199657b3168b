//! Beside the board of a game on this device: what all who sit there can agree on, a
//! draw, a pause, another game; and that little time is left.

use game::{Fact, Seat};
use leptos::prelude::*;
use protocol::Command;
use table::{Clock, Phase, Proposal, Sitter};
use words::Words;

use crate::page::{
    bot_name::bot_name, control::Control, game::here::Here, game::session::GameSession,
    speaking::Speaking,
};

/// That little time is left, read aloud.
#[component]
pub(in crate::page) fn HereStatus(
    session: GameSession,
    /// Whose time comes to its end.
    little: RwSignal<Option<Seat>>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let told = move || {
        let words = speaking.words();
        little.get().map(|seat| {
            let who = Fact::Text(session.sitter_name(seat, &words));
            words.tell("company-clock-low", &[("who", who)])
        })
    };
    view! {
        <p class="unseen" aria-live="polite" data-status="company-announced">{told}</p>
    }
}

/// What all at this device can agree on.
#[component]
pub(in crate::page) fn Agreeing(session: GameSession, here: Here) -> impl IntoView {
    let speaking = Speaking::here();
    let phase = Memo::new(move |_| here.table.with(table::Table::phase));
    let people = Memo::new(move |_| here.table.with(|table| table.people().next().is_some()));
    let timed = here.table.with_untracked(|table| table.options().clock != Clock::None);
    let is = move |wanted| move || people.get() && phase.get() == wanted;
    let pauses = move || timed && people.get() && phase.get() == Phase::Playing;
    view! {
        <div class="controls agreeing" data-company="here">
            <Show when=is(Phase::Playing)>
                <details class="more" data-more="draw">
                    <summary>{move || speaking.text("app-draw")}</summary>
                    <Control
                        code="app-draw-sure"
                        on_press=move |()| session.agree_here(here, Proposal::Draw)
                    />
                </details>
            </Show>
            <Show when=pauses>
                <Control
                    code="company-propose-pause"
                    on_press=move |()| session.agree_here(here, Proposal::Pause)
                />
            </Show>
            <Show when=is(Phase::Paused)>
                <Control code="company-resume" on_press=move |()| session.ask(Command::Resume) />
            </Show>
            <Show when=is(Phase::Over)>
                <Control
                    code="app-again"
                    on_press=move |()| session.rematch_here(here, None)
                />
            </Show>
        </div>
    }
}

impl Here {
    /// What whoever sits on a seat is called, if they are called anything.
    pub(in crate::page) fn sitter_name(self, seat: Seat, words: &Words) -> Option<String> {
        self.table.with(|table| match table.sitter(seat)? {
            Sitter::Bot(bot) => Some(bot_name(table.options().game.name(), bot, words)),
            Sitter::Person(person) | Sitter::Companion(person) => {
                self.names.with(|names| names.of(person))
            }
        })
    }
}
