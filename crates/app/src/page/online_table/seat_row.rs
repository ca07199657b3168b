//! A seat of a table before its start: who sits there, and what whoever looks
//! may do about it.

use game::{Fact, Notice, Seat};
use leptos::prelude::*;
use protocol::{Command, Person, WireError};
use shelf::Game;
use table::{Bot, PersonId, Sitter, Sitting};
use words::Words;

use crate::online::{Me, OnlineTable};
use crate::page::{bot_name::bot_name, browser, control::Control, speaking::Speaking};

/// The level of a bot that is put on a seat, unless another is chosen.
const USUAL: u8 = 1;

/// Who sits on a seat, as seen by whoever looks.
#[derive(Clone, PartialEq)]
pub(in crate::page) struct SeatState {
    sitter: Option<Sitter>,
    /// What the person is called.
    name: Option<String>,
    /// Whether the seat is one's own or a companion's.
    mine: bool,
    /// Whether its person is ready.
    ready: bool,
    /// Whether one sits somewhere at this table as oneself.
    seated: bool,
}

impl SeatState {
    /// The seat as it is now.
    pub(in crate::page) fn of(online: OnlineTable, seat: Seat) -> Self {
        let me = online.me.with(|me| me.as_ref().map(|me| me.id));
        let sitter = online.table.with(|table| table?.sitter(seat));
        let person = sitter.and_then(Sitter::person);
        let is_ready = |person: PersonId| {
            online.table.with(|table| table.is_some_and(|it| it.is_ready(person)))
        };
        let sits = |me: PersonId| {
            online.table.with(|table| {
                table.is_some_and(|it| it.sitters().contains(&Some(Sitter::Person(me))))
            })
        };
        let known = |id: PersonId| {
            online.people.with(|people| people.get(&id).and_then(|it: &Person| it.name.clone()))
        };
        Self {
            sitter,
            name: person.and_then(known),
            mine: person.is_some() && person == me,
            ready: person.is_some_and(is_ready),
            seated: me.is_some_and(sits),
        }
    }

    fn who(&self, game: Game, words: &Words) -> String {
        let name = || self.name.clone().unwrap_or_else(|| words.text("lobby-seat-unknown"));
        let named = |code| words.tell(code, &[("name", Fact::Text(name()))]);
        match self.sitter {
            None => words.text("lobby-seat-open"),
            Some(Sitter::Person(_)) if self.mine => named("lobby-seat-you"),
            Some(Sitter::Person(_)) => name(),
            Some(Sitter::Companion(_)) if self.mine => words.text("lobby-seat-yours-too"),
            Some(Sitter::Companion(_)) => named("lobby-seat-companion"),
            Some(Sitter::Bot(bot)) => {
                let name = bot_name(game.name(), bot, words);
                match bot {
                    Bot::Level(level) => words
                        .tell("app-bot", &[("level", level.into()), ("name", Fact::Text(name))]),
                    Bot::Named(_) => name,
                }
            }
        }
    }

    /// How it is called in style sheets and tests.
    fn word(&self) -> &'static str {
        match (self.sitter, self.mine) {
            (None, _) => "open",
            (Some(Sitter::Bot(_)), _) => "bot",
            (Some(Sitter::Person(_)), true) => "me",
            (Some(Sitter::Companion(_)), true) => "companion",
            (Some(_), false) => "other",
        }
    }
}

/// One seat.
#[component]
pub(in crate::page) fn SeatRow(
    online: OnlineTable,
    game: Game,
    seat: Seat,
    name: &'static str,
    state: Memo<SeatState>,
    /// Whether whoever looks opened the table.
    opener: bool,
    rated: bool,
) -> impl IntoView {
    let speaking = Speaking::here();
    let me = Me::here();
    let seat_name = move || speaking.text(&format!("actor-{name}"));
    let who = move || state.with(|state| state.who(game, &speaking.words()));
    let readiness = move || {
        let state = state.get();
        let person = state.sitter.and_then(Sitter::person);
        // Only rated tables wait for it.
        person.filter(|_| rated).map(|_| {
            let code = if state.ready { "lobby-ready-yes" } else { "lobby-ready-no" };
            view! { <span class="readiness" data-ready=state.ready.to_string()>{speaking.text(code)}</span> }
        })
    };
    let known = Memo::new(move |_| me.person().is_some());
    let buttons = move || {
        let state = state.get();
        match state.sitter {
            None => {
                let companion = state.seated && !rated;
                view! {
                    {(!state.seated && known.get())
                        .then(|| {
                            view! {
                                <SeatButton code="lobby-sit" label="lobby-sit-label" name online
                                    on_press=move |()| sit(online, seat, Sitting::Myself, None, speaking) />
                            }
                        })}
                    {companion
                        .then(|| {
                            view! {
                                <SeatButton code="lobby-companion" label="lobby-companion-label" name online
                                    on_press=move |()| sit(online, seat, Sitting::Companion, None, speaking) />
                            }
                        })}
                    {(opener && !rated).then(|| view! { <BotChoice online game seat name /> })}
                }
                    .into_any()
            }
            Some(Sitter::Bot(_)) => opener
                .then(|| {
                    view! {
                        <SeatButton code="lobby-remove-bot" label="lobby-remove-bot-label" name online
                            on_press=move |()| online.ask(Command::Stand { seat }) />
                    }
                })
                .into_any(),
            Some(Sitter::Person(_) | Sitter::Companion(_)) => state
                .mine
                .then(|| {
                    view! {
                        <SeatButton code="lobby-stand" label="lobby-stand-label" name online
                            on_press=move |()| online.ask(Command::Stand { seat }) />
                    }
                })
                .into_any(),
        }
    };
    view! {
        <li class="seat" data-seat=seat.to_string() data-sits=move || state.with(SeatState::word)>
            <p class="who">
                <i class=format!("sign {name}") aria-hidden="true"></i>
                <strong>{seat_name}</strong>
                <span>{who}</span>
                {readiness}
            </p>
            <div class="controls">{buttons}</div>
        </li>
    }
}

/// Something to do with a seat, which its label names.
#[component]
fn SeatButton(
    code: &'static str,
    label: &'static str,
    name: &'static str,
    online: OnlineTable,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let label = move || {
        let seat = Fact::Text(speaking.text(&format!("actor-{name}")));
        speaking.tell(label, &[("seat", seat)])
    };
    view! {
        <Control code label=Signal::derive(label) disabled=online.waits on_press />
    }
}

/// Which bot is put on an open seat.
#[component]
fn BotChoice(online: OnlineTable, game: Game, seat: Seat, name: &'static str) -> impl IntoView {
    let speaking = Speaking::here();
    let level = RwSignal::new(USUAL);
    let label = move || {
        let seat = Fact::Text(speaking.text(&format!("actor-{name}")));
        speaking.tell("lobby-bot-level", &[("seat", seat)])
    };
    let levels = (1..=bots::level_count(game)).map(|number| {
        let text = move || {
            let name = speaking.text(&format!("level-{}-{number}", game.name()));
            speaking.tell("app-bot", &[("level", number.into()), ("name", Fact::Text(name))])
        };
        view! { <option value=number.to_string() selected=number == USUAL>{text}</option> }
    });
    let choose = move |event| {
        if let Ok(number) = event_target_value(&event).parse() {
            level.set(number);
        }
    };
    view! {
        <span class="bot-choice">
            <select data-choice=format!("bot{seat}") aria-label=label on:change=choose>
                {levels.collect_view()}
            </select>
            <SeatButton code="lobby-seat-bot" label="lobby-seat-bot-label" name online
                on_press=move |()| online.ask(Command::SeatBot { seat, level: level.get_untracked() }) />
        </span>
    }
}

/// Sits down, with something of one's own for chance, and what one would choose where
/// the choice is that seat's.
pub(in crate::page) fn sit(
    online: OnlineTable,
    seat: Seat,
    sitting: Sitting,
    wish: Option<String>,
    speaking: Speaking,
) {
    match browser::contribution() {
        Some(contribution) => {
            online.ask(Command::Sit { seat, sitting, contribution, wish });
        }
        None => online.refused.set(Some(no_random(&speaking.words_now()))),
    }
}

fn no_random(words: &Words) -> WireError {
    let notice = Notice { code: "lobby-no-random", facts: Vec::new() };
    WireError::new(&notice, words.say(&notice))
}
