//! An online table in a list: what is played, by whom, how it stands, and
//! the way there.

use game::Fact;
use js_sys::{Array, Intl::RelativeTimeFormat, Object, Reflect};
use leptos::prelude::*;
use protocol::{SeatView, TableSummary};
use table::{Moment, PersonId, Phase, Sitter, Stakes};
use words::Words;

use crate::online::Me;
use crate::page::{
    bot_name::bot_name, lists::my_tables::MyTables, online_table::terms, place::Place,
    speaking::Speaking,
};

/// Why somebody goes to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum Visit {
    /// To sit down.
    Join,
    /// To look on.
    Watch,
    /// To go on where one sits and it is one's turn.
    MyTurn,
    /// To go on where one sits.
    GoOn,
}

impl Visit {
    /// That of one's own table.
    pub(in crate::page) const fn mine(my_turn: bool) -> Self {
        if my_turn { Self::MyTurn } else { Self::GoOn }
    }

    const fn code(self, phase: Phase) -> &'static str {
        match (self, phase) {
            (Self::Join, _) => "lobby-join",
            (Self::Watch, _) => "lobby-watch",
            (_, Phase::Over | Phase::Closed) => "lobby-look-at",
            (Self::MyTurn | Self::GoOn, _) => "lobby-go-on",
        }
    }
}

/// One table.
#[component]
pub(in crate::page) fn TableRow(table: TableSummary, visit: Visit) -> impl IntoView {
    let speaking = Speaking::here();
    let me = Me::here();
    let mine = MyTables::here();
    let link = Place::Table(table.id, None).path();
    let id = table.id.to_string();
    let table = StoredValue::new(table);
    let told = move |tell: fn(&TableSummary, Option<PersonId>, &Words) -> String| {
        let (words, me) = (speaking.words(), me.person().map(|person| person.id));
        table.with_value(|table| tell(table, me, &words))
    };
    let name = move || told(|table, _, words| game_name(&table.options.game, words));
    let company = move || told(who_at);
    let phase = table.with_value(|table| table.phase);
    let does = move || speaking.text(visit.code(phase));
    let label = move || {
        let facts = [
            ("do", Fact::Text(does())),
            ("game", Fact::Text(name())),
            ("who", Fact::Text(company())),
        ];
        speaking.tell("lobby-row-label", &facts)
    };
    let stands = move || match visit {
        Visit::MyTurn => speaking.text("lobby-turn-yours"),
        _ => told(|table, _, words| standing(table, words)),
    };
    view! {
        <li class="table-row" data-table=id data-turn=(visit == Visit::MyTurn).then_some("mine")>
            <div class="what">
                <strong>{name}</strong>
                <span>{company}</span>
                <span class="turn-of">{stands}</span>
                <span class="note">
                    {move || {
                        mine.track_time();
                        told(details)
                    }}
                </span>
            </div>
            <a class="control" class:main=visit == Visit::MyTurn href=link aria-label=label>
                {does}
            </a>
        </li>
    }
}

/// What tells a line from another: a table to which something happened has
/// another one.
pub(in crate::page) fn row_key(table: &TableSummary) -> (String, u64) {
    (table.id.to_string(), table.last_at.as_millis())
}

/// A game, by its name in the reader's language.
pub(in crate::page) fn game_name(game: &str, words: &Words) -> String {
    words.text(&format!("game-{game}"))
}

/// The others at a table.
pub(in crate::page) fn who_at(table: &TableSummary, me: Option<PersonId>, words: &Words) -> String {
    who(&table.options.game, &table.seats, me, words)
}

/// The others on these seats; all, where nobody else is there.
pub(in crate::page) fn who(
    game: &str,
    seats: &[Option<SeatView>],
    me: Option<PersonId>,
    words: &Words,
) -> String {
    let is_mine = |seat: &Option<SeatView>| {
        let person = seat.as_ref().and_then(|seat| seat.sitter.person());
        person.is_some() && person == me
    };
    let others: Vec<_> = seats.iter().filter(|seat| !is_mine(seat)).collect();
    let shown = if others.is_empty() { seats.iter().collect() } else { others };
    let names = shown.into_iter().map(|seat| name(game, seat.as_ref(), words));
    names.collect::<Vec<_>>().join(", ")
}

/// Who sits on a seat.
pub(in crate::page) fn name(game: &str, seat: Option<&SeatView>, words: &Words) -> String {
    let Some(seat) = seat else { return words.text("lobby-somebody-open") };
    let person = || {
        let name = seat.person.as_ref().and_then(|person| person.name.clone());
        name.unwrap_or_else(|| words.text("lobby-seat-unknown"))
    };
    match seat.sitter {
        Sitter::Person(_) => person(),
        Sitter::Companion(_) => {
            words.tell("lobby-seat-companion", &[("name", Fact::Text(person()))])
        }
        Sitter::Bot(bot) => {
            let name = bot_name(game, bot, words);
            words.tell("lobby-bot", &[("name", Fact::Text(name))])
        }
    }
}

/// How a table stands.
fn standing(table: &TableSummary, words: &Words) -> String {
    match table.phase {
        Phase::Seating => return words.text("lobby-phase-seating"),
        Phase::Paused => return words.text("lobby-phase-paused"),
        Phase::Over | Phase::Closed => return words.text("lobby-phase-over"),
        Phase::Playing => {}
    }
    let Some(seat) = table.to_act else { return words.text("lobby-turn-none") };
    let acting = table.seats.get(usize::from(seat).saturating_sub(1)).and_then(Option::as_ref);
    let is_bot = |seat: &SeatView| matches!(seat.sitter, Sitter::Bot(_)) || seat.stand_in.is_some();
    if acting.is_some_and(is_bot) {
        return words.text("lobby-turn-bot");
    }
    words.tell("lobby-turn-of", &[("name", Fact::Text(name(&table.options.game, acting, words)))])
}

/// Clock, stakes, and when something last happened.
fn details(table: &TableSummary, _: Option<PersonId>, words: &Words) -> String {
    let (code, at) = match table.phase {
        Phase::Seating => ("lobby-opened", table.opened_at),
        _ => ("lobby-ago", table.last_at),
    };
    let when = words.tell(code, &[("when", Fact::Text(ago(at, words)))]);
    let rated = (table.options.stakes == Stakes::Rated).then(|| words.text("lobby-rated-mark"));
    let parts = [Some(terms::clock(table.options.clock, words)), rated, Some(when)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// How long ago something was, as the language says it.
pub(in crate::page) fn ago(at: Moment, words: &Words) -> String {
    let seconds = (js_sys::Date::now() / 1000.0 - (at.as_millis() / 1000) as f64).max(0.0);
    let (span, unit) = match seconds {
        seconds if seconds < 3_600.0 => (seconds / 60.0, "minute"),
        seconds if seconds < 86_400.0 => (seconds / 3_600.0, "hour"),
        seconds => (seconds / 86_400.0, "day"),
    };
    let manner = Object::new();
    let _ = Reflect::set(&manner, &"numeric".into(), &"auto".into());
    let format = RelativeTimeFormat::new(&Array::of1(&words.language().code().into()), &manner);
    format.format(-span.floor(), unit).into()
}
