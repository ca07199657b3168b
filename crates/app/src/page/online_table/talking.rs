//! Friendly phrases at an online table: saying one, and seeing in one's own
//! language what others said. Whoever wants quiet has it; that is kept.

use game::Fact;
use leptos::prelude::*;
use protocol::Command;
use protocol::Word;
use table::{Moment, Phrase, Spoken, Table};

use crate::online::OnlineTable;
use crate::page::{browser, online_table::who, speaking::Speaking};

/// Under this name the browser keeps that somebody wants quiet.
const KEPT: &str = "ludotheque-quiet";
/// What was said longer ago, in milliseconds, is not shown to those who come.
const FRESH: u64 = 5 * 60 * 1_000;

/// What can be said, and what was.
#[component]
pub(in crate::page) fn Talking(online: OnlineTable) -> impl IntoView {
    let speaking = Speaking::here();
    let seated = Memo::new(move |_| !online.my_seats().is_empty());
    let quiet = RwSignal::new(browser::kept(KEPT).is_some_and(|kept| kept == "yes"));
    let switch = move |_| {
        quiet.update(|quiet| *quiet = !*quiet);
        browser::keep(KEPT, if quiet.get_untracked() { "yes" } else { "no" });
    };
    let phrases = move || {
        Phrase::ALL.into_iter().map(|phrase| view! { <Say online phrase /> }).collect_view()
    };
    view! {
        <Said online quiet />
        <Show when=move || seated.get()>
            <details class="more" data-more="say">
                <summary>{move || speaking.text("company-say")}</summary>
                <div class="controls phrases">{phrases()}</div>
                <label class="tick">
                    <input
                        type="checkbox"
                        data-choice="quiet"
                        prop:checked=move || quiet.get()
                        on:change=switch
                    />
                    <span>{move || speaking.text("company-quiet")}</span>
                </label>
            </details>
        </Show>
    }
}

/// A phrase to say.
#[component]
fn Say(online: OnlineTable, phrase: Phrase) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <button
            type="button"
            class="control"
            data-phrase=phrase.word()
            on:click=move |_| online.ask(Command::Say { phrase })
        >
            {move || speaking.text(&code(phrase))}
        </button>
    }
}

/// What each said last, in the order in which they spoke; read aloud as it comes.
#[component]
fn Said(online: OnlineTable, quiet: RwSignal<bool>) -> impl IntoView {
    let speaking = Speaking::here();
    let came = online.now();
    let said = Memo::new(move |_| {
        online.table.with(|table| {
            let spoken = table.map_or(&[][..], Table::spoken).iter();
            spoken.copied().filter(|spoken| is_fresh(spoken.at, came)).collect::<Vec<_>>()
        })
    });
    let heard = move || {
        let mut said = said.get();
        said.retain(|spoken| !quiet.get() || who::is_me(online, spoken.person));
        said
    };
    let line = move |spoken: Spoken| {
        let text = move || {
            let words = speaking.words();
            let who = Fact::Text(who::person_or_you(online, spoken.person, &words));
            let phrase = Fact::Text(words.text(&code(spoken.phrase)));
            words.tell("company-said", &[("who", who), ("phrase", phrase)])
        };
        view! { <li data-said=spoken.phrase.word()>{text}</li> }
    };
    view! {
        <ul
            class="said"
            role="log"
            aria-live="polite"
            aria-label=move || speaking.text("company-said-all")
        >
            <For
                each=heard
                key=|spoken| (spoken.person, spoken.at)
                children=line
            />
        </ul>
    }
}

fn is_fresh(said: Moment, came: Moment) -> bool {
    said.as_millis().saturating_add(FRESH) > came.as_millis()
}

/// The code of a phrase's sentence.
fn code(phrase: Phrase) -> String {
    format!("phrase-{}", phrase.word())
}
