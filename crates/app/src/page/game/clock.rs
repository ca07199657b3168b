//! The clock on a player's plate. What it shows is worked out from the table; it says
//! once when little time is left.

use std::time::Duration;

use game::{Fact, Seat};
use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*};
use table::{Clock as Counting, Phase, Table};
use telling::TENTHS;

use crate::page::{game::session::GameSession, speaking::Speaking};

/// So little of a total is called little…
const LITTLE: Duration = Duration::from_secs(20);
/// …and so little of a turn that has days.
const LITTLE_OF_DAYS: Duration = Duration::from_hours(2);

/// The time that a seat has left, where time is counted.
#[component]
pub(in crate::page) fn Clock(
    session: GameSession,
    seat: Seat,
    /// Tells when a running clock shows something else.
    tick: Trigger,
    /// Is told whose time comes to its end.
    #[prop(into)]
    on_little_time: Callback<Seat>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let left = Memo::new(move |_| {
        tick.track();
        session.with_table(|table| table.clock_left(seat, session.now()))
    });
    let runs = Memo::new(move |_| session.with_table(running) == Some(seat));
    let shown = Memo::new(move |_| left.get().map(|left| telling::clock(left, &speaking.words())));
    let little = Memo::new(move |_| {
        let days = session.with_table(|table| matches!(table.options().clock, Counting::Days(_)));
        let bound = if days { LITTLE_OF_DAYS } else { LITTLE };
        runs.get() && left.get().is_some_and(|left| left < bound)
    });
    // It is said when it comes to that, and not when somebody comes later.
    Effect::new(move |before: Option<bool>| {
        let little = little.get();
        if little && before == Some(false) {
            on_little_time.run(seat);
        }
        little
    });
    let name = move || {
        let who = Fact::Text(session.sitter_name(seat, &speaking.words()));
        speaking.tell("company-clock", &[("who", who)])
    };
    move || {
        let is_counted = shown.with(Option::is_some);
        is_counted.then(|| {
            view! {
                <span
                    class="clock"
                    role="timer"
                    aria-label=name
                    data-clock=if runs.get() { "runs" } else { "stands" }
                    data-little=move || little.get().then_some("")
                >
                    {move || shown.get()}
                </span>
            }
        })
    }
}

/// The seat whose clock runs.
fn running(table: &Table) -> Option<Seat> {
    (table.phase() == Phase::Playing && table.clock_runs()).then(|| table.actor()).flatten()
}

/// Tells when the running clock shows something else.
pub(in crate::page) fn ticking(session: GameSession) -> Trigger {
    let tick = Trigger::new();
    let waiting = StoredValue::new(None::<TimeoutHandle>);
    let forget = move || {
        if let Some(Some(handle)) = waiting.try_update_value(Option::take) {
            handle.clear();
        }
    };
    Effect::new(move |_| {
        tick.track();
        forget();
        let left = session.with_table(|table| table.clock_left(running(table)?, session.now()));
        let next = left.and_then(until_next);
        let set = next.and_then(|next| set_timeout_with_handle(move || tick.notify(), next).ok());
        waiting.set_value(set);
    });
    on_cleanup(forget);
    tick
}

/// In how much time a clock shows something else; never, when it is at its end.
fn until_next(left: Duration) -> Option<Duration> {
    let step = if left <= TENTHS { 100 } else { 1_000 };
    let over = left.as_millis() as u64 % step;
    (!left.is_zero()).then(|| Duration::from_millis(over + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_looked_at_when_it_changes() {
        let millis = Duration::from_millis;
        assert_eq!(until_next(millis(0)), None);
        assert_eq!(until_next(millis(7_390)), Some(millis(91)));
        assert_eq!(until_next(millis(65_200)), Some(millis(201)));
    }
}
