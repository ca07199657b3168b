//! Beside the board at an online table: what is proposed, what is said, who is missing, and how it ended.
//! What happens between people is read aloud as it happens, and what the server
//! refuses is told where every objection is.

use game::Seat;
use leptos::prelude::*;
use table::{Phase, Stakes};

use crate::online::OnlineTable;
use crate::page::{
    game::fairness::Fairness, game::session::GameSession, online_table::absence::Absence,
    online_table::company_news::News, online_table::proposals::Proposals,
    online_table::reporting::Reporting, online_table::talking::Talking, place::Place, routing,
    speaking::Speaking,
};

/// Everything beside the board that is not the game itself.
#[component]
pub(in crate::page) fn OnlineStatus(
    online: OnlineTable,
    session: GameSession,
    /// Whose time comes to its end.
    little: RwSignal<Option<Seat>>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let news = News::of(online);
    let rated = Memo::new(move |_| {
        online
            .table
            .with(|table| table.is_some_and(|table| table.options().stakes == Stakes::Rated))
    });
    let phase = move || online.table.with(|table| table.map(|table| word(table.phase())));
    let watchers = move || online.presence.get().watchers;
    Effect::new(move |_| {
        if let Some(seat) = little.get() {
            news.tell_little_time(seat);
        }
    });
    tell_refusals(online, session);
    go_to_next_game(online);
    Fairness::here().watch(online);
    view! {
        <section
            class="company"
            aria-label=move || speaking.text("company-table")
            data-company="table"
            data-phase=phase
        >
            <Show when=move || rated.get()>
                <p class="note">{move || speaking.text("company-table-rated")}</p>
            </Show>
            <Show when=move || { watchers() > 0 }>
                <p class="note" data-watchers=move || watchers().to_string()>
                    {move || speaking.tell("company-watchers", &[("count", watchers().into())])}
                </p>
            </Show>
            <p class="company-news" role="status" data-status="company">
                {move || news.shown(online, &speaking.words())}
            </p>
            <p class="unseen" aria-live="polite" data-status="company-announced">
                {move || news.announced(online, &speaking.words())}
            </p>
            <Proposals online />
            <Absence online />
            <Talking online />
            <Reporting online />
            <Proof online session />
        </section>
    }
}

/// How chance can be checked, once the game is over.
#[component]
fn Proof(online: OnlineTable, session: GameSession) -> impl IntoView {
    let speaking = Speaking::here();
    let revealed = Memo::new(move |_| {
        online.table.with(|table| table.is_some_and(|table| table.revealed().is_some()))
    });
    view! {
        <Show when=move || revealed.get()>
            <p class="note" data-company="proof">
                {move || speaking.text("company-proof")}
            </p>
            <div class="controls">
                <a
                    class="control"
                    data-control="company-record"
                    href=format!("/api/tables/{}/record", online.id)
                    download=format!("{}-{}.txt", session.game.name(), online.id)
                >
                    {move || speaking.text("company-record")}
                </a>
            </div>
        </Show>
    }
}

fn tell_refusals(online: OnlineTable, session: GameSession) {
    Effect::new(move |_| {
        if let Some(error) = online.refused.get() {
            session.object(error.into());
        }
    });
}

/// Whoever agreed to another game goes there as soon as it has its table.
fn go_to_next_game(online: OnlineTable) {
    let next = Memo::new(move |_| online.table.with(|table| table?.rematch()));
    let known = Memo::new(move |_| online.table.with(|table| table.is_some()));
    Effect::new(move |before: Option<bool>| {
        // Whoever comes when it is there already has the link.
        let was_open = before == Some(true);
        match next.get() {
            Some(table) if was_open && untrack(|| !online.my_seats().is_empty()) => {
                routing::go(&Place::Table(table, None));
                false
            }
            Some(_) => false,
            None => known.get(),
        }
    });
}

/// The word of a phase in the page's attributes.
const fn word(phase: Phase) -> &'static str {
    match phase {
        Phase::Seating => "seating",
        Phase::Playing => "playing",
        Phase::Paused => "paused",
        Phase::Over => "over",
        Phase::Closed => "closed",
    }
}
