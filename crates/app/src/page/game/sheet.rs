//! The sheet beside the board: every action, to look back at and to step
//! through; and what can be done with the game as a whole.

use std::time::Duration;

use leptos::{html, prelude::*, task::spawn_local};

use table::Permission;

use crate::page::{
    browser,
    control::Control,
    game::hint::Hints,
    game::loading::Loading,
    game::playing::{Course, Playing},
    place::Place,
    speaking::Speaking,
};
use crate::{house::api, local::Facing};

/// The sheet of a game.
#[component]
pub(in crate::page) fn Sheet(playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <section class="sheet" aria-label=move || speaking.text("app-sheet")>
            <Hints playing />
            <Steps playing />
            <Entries playing />
            <div class="controls">
                <Control
                    code="app-take-back"
                    disabled=Signal::derive(move || !may_take_back(playing))
                    on_press=move |()| playing.take_back()
                />
                <a class="control" data-control="app-new" href=Place::SetUp(playing.game).hash()>
                    {move || speaking.text("app-new")}
                </a>
                <a
                    class="control"
                    data-control="app-rules"
                    href=Place::Rules(playing.game, None).hash()
                >
                    {move || speaking.text("app-rules")}
                </a>
            </div>
            <Resigning playing />
            <Side playing />
            <Record playing />
        </section>
    }
}

/// Whether there is something to take back, where the table allows it.
fn may_take_back(playing: Playing) -> bool {
    let allowed = match playing.course {
        Course::Here { .. } => true,
        Course::House(house) => house.table.with(|table| {
            table.as_ref().is_some_and(|table| table.options().take_backs == Permission::Allowed)
        }),
    };
    allowed && playing.kept.with(|kept| kept.table.length() > 0)
}

/// Stepping through the game.
#[component]
fn Steps(playing: Playing) -> impl IntoView {
    let length = move || playing.kept.with(|kept| kept.table.length());
    let at_start = Signal::derive(move || playing.shown_length() == 0);
    let at_end = Signal::derive(move || playing.shown_length() == length());
    let here = move || untrack(|| playing.shown_length());
    view! {
        <div class="controls steps">
            <Control code="app-first" disabled=at_start on_press=move |()| playing.show(0) />
            <Control
                code="app-previous"
                disabled=at_start
                on_press=move |()| playing.show(here().saturating_sub(1))
            />
            <Control code="app-next" disabled=at_end on_press=move |()| playing.show(here() + 1) />
            <Control code="app-last" disabled=at_end on_press=move |()| playing.show(usize::MAX) />
        </div>
    }
}

/// Every action, each a button that shows the board after it.
#[component]
fn Entries(playing: Playing) -> impl IntoView {
    let list = NodeRef::<html::Ol>::new();
    let entries = Memo::new(move |_| playing.kept.with(|kept| kept.table.played().entries()));
    let numbered = move || entries.get().into_iter().enumerate().collect::<Vec<_>>();
    // The newest stays in sight. Later, so that no animation waits for it.
    Effect::new(move |_| {
        entries.track();
        let to_end = move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                list.set_scroll_top(list.scroll_height());
            }
        };
        set_timeout(to_end, Duration::from_millis(600));
    });
    view! {
        <ol class="entries" node_ref=list>
            <For
                each=numbered
                key=Clone::clone
                children=move |(before, token)| view! { <Entry playing number=before + 1 token /> }
            />
        </ol>
    }
}

/// One action.
#[component]
fn Entry(playing: Playing, number: usize, token: String) -> impl IntoView {
    let speaking = Speaking::here();
    // What an entry did does not change, only the language that tells it.
    let told = move || {
        let words = speaking.words();
        playing.kept.with_untracked(|kept| kept.table.told(number, &words))
    };
    let current = move || (playing.shown_length() == number).then_some("step");
    view! {
        <li>
            <button
                type="button"
                class="entry"
                data-entry=number.to_string()
                title=told
                aria-current=current
                on:click=move |_| playing.show(number)
            >
                {token}
            </button>
        </li>
    }
}

/// Giving up, with a second thought.
#[component]
fn Resigning(playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    let possible = Memo::new(move |_| playing.resigning().is_some());
    move || {
        possible.get().then(|| {
            view! {
                <details class="more" data-more="resign">
                    <summary>{move || speaking.text("app-resign")}</summary>
                    <Control code="app-resign-sure" on_press=move |()| playing.resign() />
                </details>
            }
        })
    }
}

/// Whether the board turns to whoever acts.
#[component]
fn Side(playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    let turns = move || playing.kept.with(|kept| kept.facing == Facing::Actor);
    let switch = move |_| {
        let facing = untrack(|| {
            let first = playing.kept.with(|kept| kept.seating.people().next());
            let seat = first.unwrap_or(game::Seat::ONE);
            if turns() { Facing::Seat(seat) } else { Facing::Actor }
        });
        playing.face(facing);
    };
    let several = Memo::new(move |_| playing.kept.with(|kept| kept.seating.people().count() > 1));
    move || {
        several.get().then(|| {
            view! {
                <label class="tick">
                    <input type="checkbox" data-choice="facing" prop:checked=turns on:change=switch />
                    <span>{move || speaking.text("app-board-turns")}</span>
                </label>
            }
        })
    }
}

/// The record: copied, saved, or another one loaded.
#[component]
fn Record(playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    let copied = RwSignal::new("");
    let copy = move |()| {
        spawn_local(async move {
            let text = record(playing).await;
            let code = if browser::copy(&text).await { "app-copied" } else { "app-not-copied" };
            copied.try_set(code);
        });
    };
    let download = move |()| {
        spawn_local(async move {
            let name = format!("{}-{}.txt", playing.game.name(), browser::today());
            browser::download(&name, &record(playing).await);
        });
    };
    let here = matches!(playing.course, Course::Here { .. });
    let told = move || match copied.get() {
        "" => String::new(),
        code => speaking.text(code),
    };
    view! {
        <details class="more" data-more="record">
            <summary>{move || speaking.text("app-record")}</summary>
            <div class="controls">
                <Control code="app-copy" on_press=copy />
                <Control code="app-download" on_press=download />
            </div>
            <p class="told" role="status">{told}</p>
            <Sharing playing />
            {here.then(|| view! { <Loading playing /> })}
        </details>
    }
}

/// The text of the record: that of a table of the house holds the proof of its
/// chance, so it is the house's as long as it can be asked.
async fn record(playing: Playing) -> String {
    if let Course::House(house) = playing.course
        && let Ok(text) = api::record(house.id).await
    {
        return text;
    }
    playing.record()
}

/// The address of the position that is shown.
#[component]
fn Sharing(playing: Playing) -> impl IntoView {
    let speaking = Speaking::here();
    let link = RwSignal::new(String::new());
    let copied = RwSignal::new(false);
    let share = move |()| {
        let shown = untrack(|| playing.shown_length());
        let position = playing.kept.with_untracked(|kept| kept.table.position(shown));
        let address = browser::address(&Place::Position(playing.game, position).hash());
        link.set(address.clone());
        spawn_local(async move {
            copied.try_set(browser::copy(&address).await);
        });
    };
    let told = move || {
        let code = if copied.get() { "app-shared" } else { "app-share-by-hand" };
        (!link.with(String::is_empty)).then(|| speaking.text(code))
    };
    view! {
        <Control code="app-share" on_press=share />
        <p class="told" role="status" data-status="shared">
            {told} " "
            <a href=move || link.get()>{move || link.get()}</a>
        </p>
    }
}
