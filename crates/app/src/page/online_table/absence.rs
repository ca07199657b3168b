//! When somebody is away: those who wait may have their seat leave the game, or a
//! bot play for them; and whoever comes back takes their seat from the bot. Whether
//! they are away for long enough the server decides, and says so.

use game::{Fact, Seat};
use leptos::prelude::*;
use protocol::Command;
use table::{Clock, Phase, Sitter, Stakes, Table};

use crate::online::OnlineTable;
use crate::page::{
    control::Control, online_table::proposals::has_say, online_table::who, speaking::Speaking,
};

/// The level of the bot that plays for somebody unless another is chosen.
const USUAL: u8 = 3;

/// What can be done about absence.
#[component]
pub(in crate::page) fn Absence(online: OnlineTable) -> impl IntoView {
    let missed = Memo::new(move |_| missed(online));
    let bot_for_me = Memo::new(move |_| {
        let mine = online.my_seats();
        online.table.with(|table| {
            let table = table?;
            let running = matches!(table.phase(), Phase::Playing | Phase::Paused);
            mine.into_iter().find(|seat| running && table.stand_in(*seat).is_some())
        })
    });
    view! {
        {move || missed.get().map(|seat| view! { <Missed online seat /> })}
        {move || bot_for_me.get().map(|seat| view! { <Returning online seat /> })}
    }
}

/// The seat whose person is away while others wait for them.
fn missed(online: OnlineTable) -> Option<Seat> {
    let (mine, here) = (online.my_seats(), online.presence.get().seats);
    let waits = has_say(online);
    online.table.with(|table| {
        let table = table?;
        // With days for each turn the clock alone counts.
        let counts = !matches!(table.options().clock, Clock::Days(_));
        let seat = table.actor().filter(|_| table.phase() == Phase::Playing && counts && waits)?;
        let person = matches!(table.sitter(seat), Some(Sitter::Person(_) | Sitter::Companion(_)));
        let held = person && table.stand_in(seat).is_none();
        (held && !mine.contains(seat) && !here.contains(seat)).then_some(seat)
    })
}

/// Somebody is away in their turn.
#[component]
fn Missed(online: OnlineTable, seat: Seat) -> impl IntoView {
    let speaking = Speaking::here();
    let told = move || {
        let words = speaking.words();
        let who = online.table.with(|table| {
            table.map(|table| who::sitter(online, table, seat, &words)).unwrap_or_default()
        });
        words.tell("company-absent", &[("who", Fact::Text(who))])
    };
    let friendly = online.table.with_untracked(|table| {
        table.is_some_and(|table| table.options().stakes == Stakes::Friendly)
    });
    view! {
        <div class="proposal" data-company="absent">
            <p role="status">{told}</p>
            <div class="controls">
                <Control
                    code="company-claim"
                    on_press=move |()| online.ask(Command::Claim { seat })
                />
            </div>
            {friendly.then(|| view! { <StandIn online seat /> })}
        </div>
    }
}

/// A bot may play for them.
#[component]
fn StandIn(online: OnlineTable, seat: Seat) -> impl IntoView {
    let speaking = Speaking::here();
    let level = RwSignal::new(USUAL);
    let game = online.table.with_untracked(|table| table.map(|table| table.options().game));
    let levels = game.map(|game| {
        (1..=bots::level_count(game))
            .map(|level| {
                let name = move || speaking.text(&format!("level-{}-{level}", game.name()));
                view! {
                    <option value=level.to_string() selected=level == USUAL>
                        {name}
                    </option>
                }
            })
            .collect_view()
    });
    let choose = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            level.set(chosen);
        }
    };
    view! {
        <div class="controls">
            <select
                data-choice="stand-in"
                aria-label=move || speaking.text("company-stand-in-level")
                on:change=choose
            >
                {levels}
            </select>
            <Control
                code="company-stand-in"
                on_press=move |()| {
                    online.ask(Command::StandIn { seat, level: level.get_untracked() });
                }
            />
        </div>
    }
}

/// A bot plays for the reader.
#[component]
fn Returning(online: OnlineTable, seat: Seat) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <div class="proposal" data-company="stood-in">
            <p>{move || speaking.text("company-bot-for-me")}</p>
            <div class="controls">
                <Control
                    code="company-return"
                    on_press=move |()| online.ask(Command::Return { seat })
                />
            </div>
        </div>
    }
}

/// The seats that a bot plays for somebody.
pub(in crate::page) fn stood_in(table: &Table) -> Vec<Seat> {
    Seat::ALL.into_iter().filter(|seat| table.stand_in(*seat).is_some()).collect()
}
