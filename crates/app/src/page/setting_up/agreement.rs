//! What is agreed when an online table is opened, beside who sits where:
//! who begins, the clock, what is allowed, who finds it, and whether it counts.

use std::time::Duration;

use leptos::prelude::*;
use protocol::Clock;
use table::{Access, First, Permission, Stakes, Standing};

use crate::online::Me;
use crate::page::{online_table::terms, setting_up::sitter::Sitter, speaking::Speaking};

/// The most minutes and seconds that a clock takes.
const MOST_MINUTES: u32 = 24 * 60;
const MOST_SECONDS: u32 = 60 * 60;

/// What is chosen so far. What is ticked is a `bool`, as in the form.
#[derive(Clone, Copy)]
pub(in crate::page) struct Agreement {
    pub(in crate::page) first: RwSignal<First>,
    clock: RwSignal<ClockChoice>,
    minutes: RwSignal<String>,
    seconds: RwSignal<String>,
    take_backs: RwSignal<bool>,
    aids: RwSignal<bool>,
    public: RwSignal<bool>,
    rated: RwSignal<bool>,
}

/// A clock as it is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ClockChoice {
    /// One of those that are offered.
    Offered(Clock),
    /// Minutes and seconds that are typed.
    Typed,
}

impl Agreement {
    pub(in crate::page) fn new() -> Self {
        Self {
            first: RwSignal::new(First::AsSeated),
            clock: RwSignal::new(ClockChoice::Offered(Clock::None)),
            minutes: RwSignal::new("15".to_owned()),
            seconds: RwSignal::new("10".to_owned()),
            take_backs: RwSignal::new(true),
            aids: RwSignal::new(false),
            public: RwSignal::new(false),
            rated: RwSignal::new(false),
        }
    }

    /// The clock; `None` where what is typed is none.
    pub(in crate::page) fn clock(self) -> Option<Clock> {
        match self.clock.get() {
            ClockChoice::Offered(clock) => Some(clock),
            ClockChoice::Typed => {
                let number = |text: RwSignal<String>, most: u32| {
                    text.with(|text| text.trim().parse().ok()).filter(|number| *number <= most)
                };
                let minutes = number(self.minutes, MOST_MINUTES).filter(|minutes| *minutes > 0)?;
                let seconds = number(self.seconds, MOST_SECONDS)?;
                Some(total(minutes, seconds))
            }
        }
    }

    /// Why these people can't play a rated game so, if they can't.
    fn rated_obstacle(
        self,
        standing: Option<Standing>,
        sitters: &[Sitter],
    ) -> Option<&'static str> {
        let here = sitters.iter().filter(|sitter| **sitter == Sitter::Person).count();
        if standing != Some(Standing::Account) {
            Some("lobby-rated-account")
        } else if sitters.iter().any(|sitter| matches!(sitter, Sitter::Bot(_))) {
            Some("lobby-rated-bots")
        } else if here > 1 {
            Some("lobby-rated-one-seat")
        } else if self.clock() == Some(Clock::None) {
            Some("lobby-rated-clock")
        } else {
            None
        }
    }

    /// Whether the game counts: if that was wished and nothing is in the way.
    pub(in crate::page) fn stakes(self, standing: Option<Standing>, sitters: &[Sitter]) -> Stakes {
        match (self.rated.get(), self.rated_obstacle(standing, sitters)) {
            (true, None) => Stakes::Rated,
            _ => Stakes::Friendly,
        }
    }

    /// Whether actions may be taken back, where that may be agreed at all.
    pub(in crate::page) fn take_backs(self, stakes: Stakes) -> Permission {
        allowed(self.take_backs.get(), stakes)
    }

    /// Whether hints and odds are shown, likewise.
    pub(in crate::page) fn aids(self, stakes: Stakes) -> Permission {
        allowed(self.aids.get(), stakes)
    }

    /// Who finds the table.
    pub(in crate::page) fn access(self) -> Access {
        if self.public.get() { Access::Public } else { Access::LinkOnly }
    }
}

fn allowed(ticked: bool, stakes: Stakes) -> Permission {
    match (ticked, stakes) {
        (true, Stakes::Friendly) => Permission::Allowed,
        _ => Permission::Forbidden,
    }
}

const fn total(minutes: u32, seconds: u32) -> Clock {
    let total = Duration::from_secs(minutes as u64 * 60);
    Clock::Total { total, increment: Duration::from_secs(seconds as u64) }
}

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

/// Where it is agreed.
#[component]
pub(in crate::page) fn AgreementChoices(
    agreement: Agreement,
    #[prop(into)] sitters: Signal<Vec<Sitter>>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let me = Me::here();
    let standing = move || me.person().map(|person| person.standing);
    let obstacle =
        Memo::new(move |_| sitters.with(|sitters| agreement.rated_obstacle(standing(), sitters)));
    let rated = Memo::new(move |_| agreement.rated.get() && obstacle.get().is_none());
    let first = move |event| {
        let lot = event_target_value(&event) == "by-lot";
        agreement.first.set(if lot { First::ByLot } else { First::AsSeated });
    };
    view! {
        <fieldset class="agreement">
            <legend>{move || speaking.text("lobby-table")}</legend>
            <p class="note">{move || speaking.text("lobby-elsewhere-why")}</p>
            <label class="choice">
                <span>{move || speaking.text("lobby-first")}</span>
                <select data-choice="first" on:change=first>
                    <option value="as-seated">
                        {move || speaking.text("lobby-first-as-seated")}
                    </option>
                    <option value="by-lot">{move || speaking.text("lobby-first-by-lot")}</option>
                </select>
            </label>
            <ClockChoices agreement />
            <Tick
                name="take-backs"
                code="lobby-take-backs"
                ticked=agreement.take_backs
                disabled=rated
            />
            <Tick name="aids" code="lobby-aids" ticked=agreement.aids disabled=rated />
            <Tick name="public" code="lobby-public" ticked=agreement.public />
            <Tick
                name="rated"
                code="lobby-rated"
                ticked=agreement.rated
                disabled=Signal::derive(move || obstacle.get().is_some())
            />
            <p class="note" data-note="rated">
                {move || speaking.text(obstacle.get().unwrap_or("lobby-rated-note"))}
            </p>
        </fieldset>
    }
}

/// How thinking time is counted.
#[component]
pub(in crate::page) fn ClockChoices(agreement: Agreement) -> impl IntoView {
    let speaking = Speaking::here();
    let offered = (0..).zip(OFFERED).map(|(number, clock): (usize, _)| {
        view! {
            <option value=number.to_string()>
                {move || terms::clock(clock, &speaking.words())}
            </option>
        }
    });
    let choose = move |event| {
        let offered = event_target_value(&event).parse().ok();
        let offered = offered.and_then(|number: usize| OFFERED.get(number));
        agreement.clock.set(offered.map_or(ClockChoice::Typed, |it| ClockChoice::Offered(*it)));
    };
    let typed = Memo::new(move |_| agreement.clock.get() == ClockChoice::Typed);
    view! {
        <label class="choice">
            <span>{move || speaking.text("lobby-clock")}</span>
            <select data-choice="clock" on:change=choose>
                {offered.collect_view()}
                <option value="other">{move || speaking.text("lobby-clock-other")}</option>
            </select>
        </label>
        <Show when=move || typed.get()>
            <NumberChoice code="lobby-clock-minutes" text=agreement.minutes least=1 most=MOST_MINUTES />
            <NumberChoice code="lobby-clock-seconds" text=agreement.seconds least=0 most=MOST_SECONDS />
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

/// Something to tick.
#[component]
pub(in crate::page) fn Tick(
    name: &'static str,
    code: &'static str,
    ticked: RwSignal<bool>,
    #[prop(optional, into)] disabled: Signal<bool>,
) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <label class="tick">
            <input
                type="checkbox"
                data-choice=name
                prop:checked=move || ticked.get() && !disabled.get()
                disabled=move || disabled.get()
                on:change=move |event| ticked.set(event_target_checked(&event))
            />
            <span>{move || speaking.text(code)}</span>
        </label>
    }
}
