//! The first choice: against bots, with friends here, or with friends elsewhere.

use leptos::prelude::*;

use crate::page::{
    icon::{Drawing, Icon},
    setting_up::company::Opponents,
    setting_up::reach::Reach,
    setting_up::state::Setting,
    speaking::Speaking,
};

/// The three cards, one of which is chosen.
#[component]
pub(in crate::page) fn Cards(setting: Setting, reach: RwSignal<Reach>) -> impl IntoView {
    let speaking = Speaking::here();
    let closed = Memo::new(move |_| reach.with(|reach| *reach == Reach::Closed));
    view! {
        <div class="rows">
            <div
                class="cards"
                role="radiogroup"
                aria-label=move || speaking.text("setup-with")
                data-choice="with"
            >
                {Opponents::ALL.map(|with| view! { <Card setting with closed /> }).collect_view()}
            </div>
            <Show when=move || closed.get()>
                <p class="note" data-note="no-server">{move || speaking.text("setup-no-server")}</p>
            </Show>
        </div>
    }
}

#[component]
fn Card(setting: Setting, with: Opponents, closed: Memo<bool>) -> impl IntoView {
    let speaking = Speaking::here();
    let icon = match with {
        Opponents::Bots => Icon::Bot,
        Opponents::Here => Icon::People,
        Opponents::Elsewhere => Icon::Link,
    };
    let name = move || speaking.text(&format!("setup-with-{}", with.word()));
    let about = move || {
        let levels = bots::level_count(setting.game);
        speaking.tell(&format!("setup-with-{}-about", with.word()), &[("levels", levels.into())])
    };
    let chosen = setting.opponents();
    view! {
        <label class="card">
            <input
                type="radio"
                name="with"
                value=with.word()
                prop:checked=move || chosen.get() == with
                disabled=move || with == Opponents::Elsewhere && closed.get()
                on:change=move |_| setting.company.update(|company| company.play_with(with))
            />
            <Drawing icon />
            <b>{name}</b>
            <span>{about}</span>
        </label>
    }
}
