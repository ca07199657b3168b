//! What is agreed at a table, in words: its clock, who begins, what is allowed.

use std::time::Duration;

use game::Fact;
use leptos::prelude::*;
use protocol::{Clock, Options};
use table::{Access, First, Permission, Stakes};
use words::Words;

use crate::page::speaking::Speaking;

/// How thinking time is counted.
pub(in crate::page) fn clock(clock: Clock, words: &Words) -> String {
    match clock {
        Clock::None => words.text("lobby-clock-none"),
        Clock::Days { days } => words.tell("lobby-clock-days", &[("days", days.into())]),
        Clock::Total { total, increment } => total_clock(total, increment, words),
    }
}

fn total_clock(total: Duration, increment: Duration, words: &Words) -> String {
    let (minutes, seconds) = (total.as_secs() / 60, total.as_secs() % 60);
    if seconds == 0 && increment.subsec_millis() == 0 {
        let facts = [
            ("minutes", Fact::Number(minutes as i64)),
            ("seconds", Fact::Number(increment.as_secs() as i64)),
        ];
        return words.tell("lobby-clock-total", &facts);
    }
    let facts = [
        ("total", Fact::Text(format!("{minutes}:{seconds:02}"))),
        ("increment", Fact::Text(words.decimal(increment.as_secs_f64(), 1))),
    ];
    words.tell("lobby-clock-short", &facts)
}

/// All that is agreed, as a list.
pub(in crate::page) fn list(options: &Options, speaking: Speaking) -> impl IntoView + use<> {
    let Options { first, clock: counted, take_backs, aids, stakes, access, .. } = *options;
    let first = match first {
        First::AsSeated => "lobby-terms-first-as-seated",
        First::ByLot => "lobby-terms-first-by-lot",
    };
    let take_backs = match take_backs {
        Permission::Allowed => "lobby-terms-allowed",
        Permission::Forbidden => "lobby-terms-forbidden",
    };
    let aids = match aids {
        Permission::Allowed => "lobby-terms-shown",
        Permission::Forbidden => "lobby-terms-forbidden",
    };
    let stakes = match stakes {
        Stakes::Friendly => "lobby-terms-friendly",
        Stakes::Rated => "lobby-terms-rated",
    };
    let access = match access {
        Access::Public => "lobby-terms-public",
        Access::LinkOnly => "lobby-terms-link-only",
    };
    let clock_words = move || clock(counted, &speaking.words());
    let lines = [
        ("lobby-terms-first", first),
        ("lobby-terms-take-backs", take_backs),
        ("lobby-terms-aids", aids),
        ("lobby-terms-stakes", stakes),
        ("lobby-terms-access", access),
    ];
    let line = move |(what, how): (&'static str, &'static str)| {
        view! {
            <div>
                <dt>{move || speaking.text(what)}</dt>
                <dd>{move || speaking.text(how)}</dd>
            </div>
        }
    };
    view! {
        <dl class="terms">
            <div>
                <dt>{move || speaking.text("lobby-clock")}</dt>
                <dd>{clock_words}</dd>
            </div>
            {lines.map(line).collect_view()}
        </dl>
    }
}
