//! Choosing a clock: the usual ones as a row, the others behind its last segment.

use std::time::Duration;

use game::Fact;
use leptos::prelude::*;
use protocol::Clock;

use crate::page::{
    online_table::terms,
    setting_up::segments::{Segment, Segments},
    speaking::Speaking,
};

/// The most minutes and seconds that a clock takes.
const MOST_MINUTES: u32 = 24 * 60;
const MOST_SECONDS: u32 = 60 * 60;

/// The clocks that are offered.
const OFFERED: [Clock; 7] = [
    Clock::None,
    total(5, 5),
    total(10, 10),
    total(20, 15),
    Clock::Days { days: 1 },
    Clock::Days { days: 3 },
    Clock::Days { days: 7 },
];

/// How many of them are in the row.
const USUAL: usize = 3;

/// What the segment is called that opens the others.
const MORE: &str = "more";

/// The clock that is chosen: handles.
#[derive(Clone, Copy)]
pub(in crate::page) struct ClockChoice {
    chosen: RwSignal<Chosen>,
    minutes: RwSignal<String>,
    seconds: RwSignal<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Chosen {
    /// One of those that are offered.
    Offered(usize),
    /// Minutes and seconds that are typed.
    Typed,
}

impl ClockChoice {
    /// No clock.
    pub(in crate::page) fn new() -> Self {
        Self {
            chosen: RwSignal::new(Chosen::Offered(0)),
            minutes: RwSignal::new("15".to_owned()),
            seconds: RwSignal::new("10".to_owned()),
        }
    }

    /// The clock; `None` where what is typed is none.
    pub(in crate::page) fn clock(self) -> Option<Clock> {
        match self.chosen.get() {
            Chosen::Offered(number) => OFFERED.get(number).copied(),
            Chosen::Typed => {
                let number = |text: RwSignal<String>, most: u32| {
                    text.with(|text| text.trim().parse().ok()).filter(|number| *number <= most)
                };
                let minutes = number(self.minutes, MOST_MINUTES).filter(|minutes| *minutes > 0)?;
                let seconds = number(self.seconds, MOST_SECONDS)?;
                Some(total(minutes, seconds))
            }
        }
    }

    fn choose(self, value: &str) {
        let offered = value.parse().ok().filter(|number| *number < OFFERED.len());
        self.chosen.set(match (offered, value) {
            (Some(number), _) => Chosen::Offered(number),
            (None, MORE) => Chosen::Offered(USUAL),
            (None, _) => Chosen::Typed,
        });
    }
}

const fn total(minutes: u32, seconds: u32) -> Clock {
    let total = Duration::from_secs(minutes as u64 * 60);
    Clock::Total { total, increment: Duration::from_secs(seconds as u64) }
}

/// How thinking time is counted.
#[component]
pub(in crate::page) fn ClockChoices(
    choice: ClockChoice,
    /// Whether a game may take days.
    #[prop(into)]
    days: Signal<bool>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let segments = Signal::derive(move || {
        let words = speaking.words();
        let text = |clock: Clock| match clock {
            Clock::Total { total, .. } => {
                let minutes = Fact::Number((total.as_secs() / 60) as i64);
                words.tell("setup-minutes", &[("minutes", minutes)])
            }
            _ => words.text("setup-clock-none"),
        };
        let usual = OFFERED.into_iter().enumerate().take(USUAL);
        let more = Segment {
            label: Some(words.text("setup-clock-more")),
            ..Segment::plain(MORE, "…".to_owned())
        };
        usual
            .map(|(number, clock)| Segment::plain(number.to_string(), text(clock)))
            .chain([more])
            .collect()
    });
    let chosen = Signal::derive(move || match choice.chosen.get() {
        Chosen::Offered(number) if number < USUAL => number.to_string(),
        _ => MORE.to_owned(),
    });
    let is_more = Memo::new(move |_| chosen.with(|chosen| chosen == MORE));
    let told = move || {
        let clock = choice.clock().filter(|clock| *clock != Clock::None && !is_more.get());
        clock.map(|clock| view! { <p class="note">{terms::clock(clock, &speaking.words())}</p> })
    };
    view! {
        <div class="rows">
            <Segments
                name="clock"
                title=Signal::derive(move || speaking.text("lobby-clock"))
                segments
                chosen
                on_choose=move |value: String| choice.choose(&value)
            />
            {told}
            <Show when=move || is_more.get()>
                <MoreClocks choice days />
            </Show>
        </div>
    }
}

/// The clocks that few want.
#[component]
fn MoreClocks(choice: ClockChoice, days: Signal<bool>) -> impl IntoView {
    let speaking = Speaking::here();
    let chosen = move |number| choice.chosen.get() == Chosen::Offered(number);
    let offered = move || {
        let here = |clock: &Clock| days.get() || !matches!(clock, Clock::Days { .. });
        let offered = OFFERED.into_iter().enumerate().skip(USUAL);
        let option = move |(number, clock): (usize, Clock)| {
            view! {
                <option value=number.to_string() selected=move || chosen(number)>
                    {move || terms::clock(clock, &speaking.words())}
                </option>
            }
        };
        offered.filter(|(_, clock)| here(clock)).map(option).collect_view()
    };
    let typed = Memo::new(move |_| choice.chosen.get() == Chosen::Typed);
    view! {
        <label class="choice">
            <span>{move || speaking.text("setup-clock-more")}</span>
            <select
                data-choice="clock-more"
                on:change=move |event| choice.choose(&event_target_value(&event))
            >
                {offered}
                <option value="other">{move || speaking.text("lobby-clock-other")}</option>
            </select>
        </label>
        <Show when=move || typed.get()>
            <NumberChoice code="lobby-clock-minutes" text=choice.minutes least=1 most=MOST_MINUTES />
            <NumberChoice code="lobby-clock-seconds" text=choice.seconds least=0 most=MOST_SECONDS />
        </Show>
    }
}

#[component]
fn NumberChoice(
    code: &'static str,
    text: RwSignal<String>,
    least: u32,
    most: u32,
) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <label class="choice">
            <span>{move || speaking.text(code)}</span>
            <input
                type="number"
                inputmode="numeric"
                data-choice=code
                min=least.to_string()
                max=most.to_string()
                prop:value=move || text.get()
                on:input=move |event| text.set(event_target_value(&event))
            />
        </label>
    }
}
