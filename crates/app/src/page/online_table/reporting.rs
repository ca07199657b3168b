//! Reporting a player of an online table to whoever runs the server: who, why, and a
//! few words. Nobody at the table learns of it. Whoever has no name here can't report.

use leptos::{prelude::*, task::spawn_local};
use protocol::{NewReport, ReportReason, Word};
use table::{PersonId, Table};

use crate::online::{OnlineTable, api};
use crate::page::{
    control::{Control, Labelled},
    objection::{Objecting, Objection},
    online_table::who,
    speaking::Speaking,
};

/// The way to a report, as long as there is somebody to report.
#[component]
pub(in crate::page) fn Reporting(online: OnlineTable) -> impl IntoView {
    let speaking = Speaking::here();
    let others = Memo::new(move |_| others(online));
    view! {
        <Show when=move || others.with(|others| !others.is_empty())>
            <details class="more" data-more="report">
                <summary>{move || speaking.text("company-report")}</summary>
                <Report online others />
            </details>
        </Show>
    }
}

/// What a report says.
#[component]
fn Report(online: OnlineTable, others: Memo<Vec<PersonId>>) -> impl IntoView {
    let speaking = Speaking::here();
    let person = RwSignal::new(None);
    let reason = RwSignal::new(ReportReason::Name);
    let note = RwSignal::new(String::new());
    let wrong = RwSignal::new(Objection::None);
    let sent = RwSignal::new(false);
    let busy = RwSignal::new(false);
    // Somebody may have gone since they were chosen.
    let chosen = Memo::new(move |_| {
        let there = others.get();
        person.get().filter(|person| there.contains(person)).or(there.first().copied())
    });
    let send = move |()| {
        let Some(person) = chosen.get_untracked() else { return };
        let new = NewReport { person, reason: reason.get_untracked(), note: note.get_untracked() };
        busy.set(true);
        sent.set(false);
        wrong.set(Objection::None);
        spawn_local(async move {
            match api::report(online.id, &new).await {
                Ok(()) => {
                    note.try_set(String::new());
                    sent.try_set(true);
                }
                Err(failed) => {
                    wrong.try_set(Objection::Server(failed));
                }
            }
            busy.try_set(false);
        });
    };
    let told = move || {
        if sent.get() { speaking.text("company-report-sent") } else { String::new() }
    };
    view! {
        <div class="naming" data-stays="">
            <p class="note">{move || speaking.text("company-report-how")}</p>
            <Labelled code="company-report-who">
                <select
                    data-choice="report-who"
                    on:change=move |event| person.set(event_target_value(&event).parse().ok())
                >
                    {move || others.get().into_iter().map(|id| named(online, id, chosen)).collect_view()}
                </select>
            </Labelled>
            <Labelled code="company-report-why">
                <select
                    data-choice="report-why"
                    on:change=move |event| {
                        let word = event_target_value(&event);
                        reason.set(ReportReason::from_word(&word).unwrap_or(ReportReason::Other));
                    }
                >
                    {ReportReason::ALL.map(|reason| given(reason, speaking)).collect_view()}
                </select>
            </Labelled>
            <Labelled code="company-report-note">
                <input
                    type="text"
                    maxlength=NewReport::LONGEST_NOTE.to_string()
                    autocomplete="off"
                    data-choice="report-note"
                    prop:value=move || note.get()
                    on:input=move |event| note.set(event_target_value(&event))
                />
            </Labelled>
            <Objecting name="report" objection=wrong />
            <p role="status" data-status="report-sent">{told}</p>
            <Control code="company-report-send" disabled=busy on_press=send />
        </div>
    }
}

/// A person who can be reported.
fn named(online: OnlineTable, id: PersonId, chosen: Memo<Option<PersonId>>) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <option value=id.to_string() prop:selected=move || chosen.get() == Some(id)>
            {move || who::person(online, id, &speaking.words())}
        </option>
    }
}

/// A reason that can be given.
fn given(reason: ReportReason, speaking: Speaking) -> impl IntoView {
    let text = move || speaking.text(&format!("company-report-{}", reason.word()));
    view! { <option value=reason.word()>{text}</option> }
}

/// Everybody at the table but whoever looks: who opened it, who sits there, who spoke.
fn others(online: OnlineTable) -> Vec<PersonId> {
    let Some(me) = online.me.with(|me| me.as_ref().map(|me| me.id)) else { return Vec::new() };
    let mut others = Vec::new();
    let there = |table: &Table| {
        let spoke = table.spoken().iter().map(|spoken| spoken.person);
        for id in table.people().chain([table.opener()]).chain(spoke) {
            if id != me && !others.contains(&id) {
                others.push(id);
            }
        }
    };
    online.table.with(|table| table.map(there));
    others
}
