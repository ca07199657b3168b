//! Who sits where, seat by seat: what friends here are called, and any mixture of
//! people and bots.

use game::Fact;
use leptos::prelude::*;

use crate::page::{
    setting_up::company::{Company, Opponents},
    setting_up::reach::Reach,
    setting_up::sitter::Sitter,
    setting_up::state::Setting,
    speaking::Speaking,
};

/// What everybody around this device is called.
#[component]
pub(in crate::page) fn Names(setting: Setting) -> impl IntoView {
    let speaking = Speaking::here();
    let seats = Memo::new(move |_| setting.seats());
    view! {
        <div class="rows" role="group" aria-label=move || speaking.text("setup-names")>
            <For each=move || seats.get() key=|seat| *seat let:seat>
                <div class="named">
                    <i class=format!("sign {}", seat.1) aria-hidden="true"></i>
                    <NameField setting place=seat.0 name=seat.1 />
                </div>
            </For>
        </div>
    }
}

/// Who sits on each seat.
#[component]
pub(in crate::page) fn SeatChoices(setting: Setting, reach: RwSignal<Reach>) -> impl IntoView {
    let speaking = Speaking::here();
    let seats = Memo::new(move |_| setting.seats());
    view! {
        <div class="rows" role="group" aria-labelledby="who-plays">
            <span class="row-title" id="who-plays">{move || speaking.text("setup-seats")}</span>
            <For each=move || seats.get() key=|seat| *seat let:seat>
                <SeatChoice setting place=seat.0 name=seat.1 reach />
            </For>
        </div>
    }
}

#[component]
fn SeatChoice(
    setting: Setting,
    place: usize,
    name: &'static str,
    reach: RwSignal<Reach>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let game = setting.game;
    let no_server = move || reach.with(|reach| *reach == Reach::Closed);
    let sitter = Memo::new(move |_| setting.sitters().get(place).copied());
    let chosen = move |it: Sitter| move || sitter.get() == Some(it);
    let person = move || {
        let first = setting.company.with(Company::mine) == Some(place);
        speaking.text(if first { "app-you" } else { "setup-friend-here" })
    };
    // Where all are friends here, their names are asked for above.
    let is_named = Memo::new(move |_| {
        let count = usize::from(setting.players.get());
        let mixed = setting
            .company
            .with(|company| company.opponents == Opponents::Bots && company.people(count) > 1);
        mixed && sitter.get() == Some(Sitter::Person)
    });
    let levels = (1..=bots::level_count(game)).map(|level| {
        let text = move || {
            let name = Fact::Text(speaking.text(&format!("level-{}-{level}", game.name())));
            speaking.tell("app-bot", &[("level", level.into()), ("name", name)])
        };
        let it = Sitter::Bot(level);
        view! { <option value=it.text() prop:selected=chosen(it)>{text}</option> }
    });
    let choose = move |event| {
        if let Some(sitter) = Sitter::read(&event_target_value(&event)) {
            let count = usize::from(setting.players.get_untracked());
            setting.company.update(|company| company.seat(place, sitter, count));
        }
    };
    view! {
        <div class="named">
            <i class=format!("sign {name}") aria-hidden="true"></i>
            <select
                data-choice=format!("seat{}", place + 1)
                aria-label=move || speaking.text(&format!("actor-{name}"))
                on:change=choose
            >
                <option value=Sitter::Person.text() prop:selected=chosen(Sitter::Person)>
                    {person}
                </option>
                <option
                    value=Sitter::Elsewhere.text()
                    prop:selected=chosen(Sitter::Elsewhere)
                    disabled=no_server
                >
                    {move || speaking.text("setup-friend-elsewhere")}
                </option>
                {levels.collect_view()}
            </select>
            <Show when=move || is_named.get()>
                <NameField setting place name />
            </Show>
        </div>
    }
}

/// What one of them is called.
#[component]
fn NameField(setting: Setting, place: usize, name: &'static str) -> impl IntoView {
    let speaking = Speaking::here();
    let label = move || {
        let words = speaking.words();
        let seat = words.text(&format!("actor-{name}"));
        format!("{seat}: {}", words.text("app-person-name"))
    };
    view! {
        <input
            type="text"
            maxlength="40"
            autocomplete="off"
            data-choice=format!("name{}", place + 1)
            aria-label=label
            placeholder=move || speaking.text("app-person-name")
            prop:value=setting.company.with_untracked(|company| company.name(place).to_owned())
            on:input=move |event| {
                let name = event_target_value(&event);
                setting.company.update(|company| company.call(place, name));
            }
        />
    }
}
