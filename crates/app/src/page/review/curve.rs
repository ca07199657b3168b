//! How the chances went: a curve for each player (of two, one is enough), with the
//! turning points on it, and a slider that leads through the game. Who does not see it
//! hears the chances with the moves.

use game::{Fact, Seat};
use leptos::prelude::*;

use super::{reviewing::Reviewing, wording::Wording};
use crate::page::speaking::Speaking;

/// The field of the drawing.
const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 150.0;

#[component]
pub(super) fn Curve(reviewing: Reviewing) -> impl IntoView {
    let speaking = Speaking::here();
    let opened = reviewing.opened.get_value();
    let seats: Vec<Seat> = opened.game.seats().into_iter().collect();
    // Of two the other has the rest.
    let shown = if seats.len() == 2 { 1 } else { seats.len() };
    let length = reviewing.length().max(1);
    let x = move |entries: usize| entries as f32 / length as f32 * WIDTH;
    let y = |chance: u16| HEIGHT - f32::from(chance) / 1_000.0 * HEIGHT;
    let line = move |place: usize| {
        reviewing.found.with(|found| {
            let Some(found) = found else { return String::new() };
            let chances =
                [&found.start].into_iter().chain(found.entries.iter().map(|it| &it.after));
            let point = |(entries, chances): (usize, &Vec<u16>)| {
                let chance = chances.get(place).copied().unwrap_or_default();
                format!("{:.1},{:.1}", x(entries), y(chance))
            };
            chances.enumerate().map(point).collect::<Vec<_>>().join(" ")
        })
    };
    let lines = (0..shown).map(|place| {
        view! { <polyline class=format!("line of-{}", place + 1) points=move || line(place)></polyline> }
    });
    let turns = move || {
        reviewing.found.with(|found| {
            let found = found.as_ref()?;
            let turn = |number: &usize| {
                let entry = found.entries.get(number.checked_sub(1)?)?;
                let chance = entry.after.first().copied()?;
                Some(view! { <circle class="turn" cx=x(*number) cy=y(chance) r="5"></circle> })
            };
            Some(found.turning_points.iter().filter_map(turn).collect_view())
        })
    };
    let names = {
        let (opened, seats) = (opened.clone(), seats.clone());
        move || {
            let words = speaking.words();
            let wording = Wording { opened: &opened, words: &words };
            let name = |(place, seat): (usize, &Seat)| {
                let text =
                    words.tell("review-chance-of", &[("seat", Fact::Text(wording.seat(*seat)))]);
                view! { <li class=format!("of-{}", place + 1)>{text}</li> }
            };
            seats.iter().take(shown).enumerate().map(name).collect_view()
        }
    };
    let told = move || {
        let words = speaking.words();
        let wording = Wording { opened: &opened, words: &words };
        moment(reviewing, &wording)
    };
    let told = Memo::new(move |_| told());
    let slide = move |event| {
        if let Ok(entries) = event_target_value(&event).parse() {
            reviewing.show(entries);
        }
    };
    view! {
        <figure class="curve">
            <ul class="names">{names}</ul>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                <line class="half" x1="0" x2=WIDTH y1=HEIGHT / 2.0 y2=HEIGHT / 2.0></line>
                {lines.collect_view()}
                {turns}
                <line
                    class="now"
                    x1=move || x(reviewing.shown.get())
                    x2=move || x(reviewing.shown.get())
                    y1="0"
                    y2=HEIGHT
                ></line>
            </svg>
            <input
                type="range"
                min="0"
                max=length.to_string()
                prop:value=move || reviewing.shown.get().to_string()
                aria-label=move || speaking.text("review-slider")
                aria-valuetext=move || told.get()
                data-control="review-slider"
                on:input=slide
            />
            <figcaption data-status="moment">{move || told.get()}</figcaption>
        </figure>
    }
}

/// What is on the board: the move that was made, and everybody's chance after it.
fn moment(reviewing: Reviewing, wording: &Wording<'_>) -> String {
    let (entries, words) = (reviewing.shown.get(), wording.words);
    let what = if entries == 0 {
        words.text("review-at-start")
    } else {
        let facts = [("number", entries.into()), ("told", Fact::Text(wording.entry(entries)))];
        words.tell("review-moment", &facts)
    };
    let chances = reviewing.found.with(|found| {
        let found = found.as_ref()?;
        Some(match entries.checked_sub(1) {
            None => found.start.clone(),
            Some(place) => found.entries.get(place)?.after.clone(),
        })
    });
    let Some(chances) = chances else { return what };
    let each = wording
        .opened
        .game
        .seats()
        .into_iter()
        .map(|seat| format!("{} {}", wording.seat(seat), wording.percent(&chances, seat)));
    format!("{what} {}", each.collect::<Vec<_>>().join(" · "))
}
