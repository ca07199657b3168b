//! Beside the board of a game on this device: who sits there and how much time
//! they have, and what all of them can agree on: a draw, a pause, another game.

use game::{Fact, Seat};
use leptos::prelude::*;
use protocol::Command;
use table::{Clock, Phase, Proposal, Sitter};
use words::Words;

use crate::page::{
    bot_name::bot_name,
    control::Control,
    game::here::Here,
    game::session::{Authority, GameSession},
    online_table::clocks::Seats,
    speaking::Speaking,
};

/// Everything beside the board that is not the game itself.
#[component]
pub(in crate::page) fn HereStatus(session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let little = RwSignal::new(None::<Seat>);
    let told = move || {
        let words = speaking.words();
        little.get().map(|seat| {
            let who = Fact::Text(session.sitter_name(seat, &words));
            words.tell("company-clock-low", &[("who", who)])
        })
    };
    view! {
        <Seats session on_little_time=move |seat| little.set(Some(seat)) />
        <p class="unseen" aria-live="polite" data-status="company-heard">{told}</p>
        {match session.authority {
            Authority::Here(here) => Some(view! { <Agreeing session here /> }),
            Authority::Online(_) => None,
        }}
    }
}

/// What all at this device can agree on.
#[component]
fn Agreeing(session: GameSession, here: Here) -> impl IntoView {
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
                    on_press=move |()| session.agree_here(here, Proposal::Rematch)
                />
            </Show>
        </div>
    }
}

impl Here {
    /// Who sits on a seat, in a few words.
    pub(in crate::page) fn sitter_name(self, seat: Seat, words: &Words) -> String {
        self.table.with(|table| match table.sitter(seat) {
            Some(Sitter::Bot(bot)) => bot_name(table.options().game.name(), bot, words),
            Some(Sitter::Person(person) | Sitter::Companion(person)) => self
                .names
                .with(|names| names.of(person))
                .unwrap_or_else(|| words.text("app-person")),
            None => String::new(),
        })
    }
}
