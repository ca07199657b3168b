//! An online table before its start: who sits where, sitting down and
//! getting up, being ready, what is agreed, and the links that invite others.

use game::{Choice, Fact, Seat, Seats};
use leptos::prelude::*;
use protocol::{Command, Options};
use shelf::Game;
use table::{Closing, First, Phase, Stakes, Table};

use crate::online::{Me, OnlineTable};
use crate::page::{
    browser,
    control::Control,
    naming::Naming,
    objection::{Objecting, Objection},
    online_table::seat_row::{SeatRow, SeatState},
    online_table::sharing::{self, SharedLink, WhereLinksLead},
    online_table::terms,
    place::Place,
    setting_up::choices::seat_names,
    setting_up::reach::Reach,
    speaking::Speaking,
};

/// What never changes at a table.
#[derive(Clone, PartialEq)]
struct Fixed {
    game: Game,
    options: Options,
    /// The seats' names, in order.
    names: Vec<&'static str>,
    /// Whether whoever looks opened it.
    opener: bool,
}

/// Whether somebody is asked if they are ready.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    /// They do not sit yet.
    Not,
    /// As soon as it can be answered.
    Due,
    /// They were, or sat here before they came.
    Done,
}

/// How far those who sit here are.
#[derive(Clone, PartialEq)]
struct Waiting {
    open: usize,
    mine: Seats,
    ready: bool,
    wish: Option<String>,
    closed: Option<Closing>,
}

/// The table.
#[component]
pub(in crate::page) fn SeatingPage(online: OnlineTable, invited: Option<Seat>) -> impl IntoView {
    let fixed = Memo::new(move |_| {
        let me = online.me.with(|me| me.as_ref().map(|me| me.id));
        online.table.with(|table| table.map(|table| Fixed::of(table, me)))
    });
    move || fixed.get().map(|fixed| view! { <Seating online invited fixed /> })
}

#[component]
fn Seating(online: OnlineTable, invited: Option<Seat>, fixed: Fixed) -> impl IntoView {
    let speaking = Speaking::here();
    let Fixed { game, options, names, opener } = fixed;
    let name = move || speaking.text(&format!("game-{}", game.name()));
    let heading = move || speaking.tell("lobby-title", &[("game", Fact::Text(name()))]);
    let waiting = Memo::new(move |_| {
        let mine = online.my_seats();
        let me = online.me.with(|me| me.as_ref().map(|me| me.id));
        online.table.with(|table| {
            let table = table?;
            Some(Waiting {
                open: table.sitters().iter().filter(|sitter| sitter.is_none()).count(),
                mine,
                ready: me.is_some_and(|me| table.is_ready(me)),
                wish: me.and_then(|me| table.wish(me)).map(str::to_owned),
                closed: table.closed().filter(|_| table.phase() == Phase::Closed),
            })
        })
    });
    let closed = Memo::new(move |_| waiting.get().is_some_and(|it| it.closed.is_some()));
    let sits = Memo::new(move |_| waiting.get().is_some_and(|it| !it.mine.is_empty()));
    // Whoever has just sat down is asked next whether they are ready, as soon as the
    // server has answered: until then the button can't be pressed.
    Effect::new(move |before: Option<Asked>| {
        let asked = match (sits.get(), before) {
            (false, _) => Asked::Not,
            (true, Some(Asked::Not | Asked::Due)) => Asked::Due,
            (true, None | Some(Asked::Done)) => Asked::Done,
        };
        if asked == Asked::Due && !online.waits.get() {
            request_animation_frame(|| browser::focus("[data-control=lobby-ready]"));
            return Asked::Done;
        }
        asked
    });
    let rated = options.stakes == Stakes::Rated;
    let first = options.first;
    let names = StoredValue::new(names);
    let rows = Seat::ALL.into_iter().zip(names.get_value()).map(|(seat, name)| {
        let state = Memo::new(move |_| SeatState::of(online, seat));
        let asked_here = invited == Some(seat);
        view! { <SeatRow online game seat name state opener rated asked_here /> }
    });
    view! {
        <div class="setting-up house" data-page="seating" data-game=game.name()>
            <h1>{heading}</h1>
            <p class="lead" role="status" data-status="waiting">
                {move || waits(waiting.get(), rated, speaking)}
            </p>
            <Show
                when=move || !closed.get()
                fallback=move || {
                    view! {
                        <a class="control" href=Place::Tables.path()>
                            {move || speaking.text("lobby-to-tables")}
                        </a>
                    }
                }
            >
                <Asking online invited names=names.get_value() />
            </Show>
            <section aria-label=move || speaking.text("lobby-seats")>
                <ul class="seats">{rows.collect_view()}</ul>
            </section>
            <Objecting name="refused" objection=Objection::at_table(online) />
            <Show when=move || sits.get() && !closed.get()>
                <Readiness online game first rated waiting />
            </Show>
            <Show when=move || !closed.get()>
                <Invitations online game names=names.get_value() />
            </Show>
            <section class="agreed">
                <h2>{move || speaking.text("lobby-terms")}</h2>
                {terms::list(&options, speaking)}
            </section>
            <Show when=move || opener && !closed.get()>
                <ClosingTable online />
            </Show>
        </div>
    }
}

impl Fixed {
    fn of(table: &Table, me: Option<table::PersonId>) -> Self {
        let options = table.options();
        Self {
            game: options.game,
            names: seat_names(options.game, options.seats, &options.setup),
            opener: me == Some(table.opener()),
            options: options.into(),
        }
    }
}

/// What is waited for.
fn waits(waiting: Option<Waiting>, rated: bool, speaking: Speaking) -> String {
    let Some(waiting) = waiting else { return String::new() };
    if waiting.closed.is_some() {
        return speaking.text("lobby-closed");
    }
    if waiting.open > 0 {
        return speaking.tell("lobby-waits-seats", &[("count", waiting.open.into())]);
    }
    speaking.text(match (waiting.mine.is_empty(), waiting.ready || !rated) {
        (true, _) => "lobby-waits-people",
        (false, false) => "lobby-waits-you",
        (false, true) => "lobby-waits-others",
    })
}

/// Asks whoever comes by a link what they are called, and tells where they are invited.
#[component]
fn Asking(online: OnlineTable, invited: Option<Seat>, names: Vec<&'static str>) -> impl IntoView {
    let speaking = Speaking::here();
    let me = Me::here();
    let nobody = Memo::new(move |_| me.person().is_none());
    // Whoever has said what they are called goes on where they can sit down.
    Effect::new(move |before: Option<bool>| {
        let nobody = nobody.get();
        if !nobody && before == Some(true) {
            request_animation_frame(|| {
                browser::focus("[data-control=lobby-sit]");
                browser::focus("[data-control=lobby-sit].main");
            });
        }
        nobody
    });
    let invited = invited.and_then(|seat| Some((seat, *names.get(seat.index())?)));
    let sits = move || !online.my_seats().is_empty();
    let sentence = move || {
        let (seat, name) = invited.filter(|_| !sits())?;
        let open = online.table.with(|table| table?.sitter(seat)).is_none();
        Some(if open {
            let name = Fact::Text(speaking.text(&format!("actor-{name}")));
            speaking.tell("lobby-invited", &[("seat", name)])
        } else {
            speaking.text("lobby-invited-taken")
        })
    };
    view! {
        {move || sentence().map(|sentence| view! { <p data-status="invited">{sentence}</p> })}
        <Show when=move || nobody.get()>
            <Naming />
        </Show>
    }
}

/// Being ready, and what one would choose where the choice may be one's own.
#[component]
fn Readiness(
    online: OnlineTable,
    game: Game,
    first: First,
    rated: bool,
    waiting: Memo<Option<Waiting>>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let ready = Memo::new(move |_| waiting.get().is_some_and(|waiting| waiting.ready));
    let wished = Memo::new(move |_| waiting.get().and_then(|waiting| waiting.wish));
    let mine = Memo::new(move |_| waiting.get().map(|waiting| waiting.mine).unwrap_or_default());
    let may_choose = move |seat| first == First::ByLot || mine.get().contains(seat);
    let wish = move |choice: Choice| {
        let options = choice.words.iter().map(|word| {
            let code = format!("app-setup-{}-{word}", game.name());
            view! {
                <option value=*word selected=move || wished.get().as_deref() == Some(word)>
                    {move || speaking.text(&code)}
                </option>
            }
        });
        let options = options.collect_view();
        view! {
            <label class="choice tall">
                <span>{move || speaking.text("lobby-wish")}</span>
                <select
                    data-choice="wish"
                    on:change=move |event| {
                        online.ask(Command::Wish { word: event_target_value(&event) });
                    }
                >
                    {options}
                </select>
            </label>
        }
    };
    // One button, so that the keys stay where they are.
    let code = move || if ready.get() { "lobby-unready" } else { "lobby-ready" };
    let say = move |_| online.ask(Command::Ready { ready: !ready.get_untracked() });
    view! {
        {move || game.choice().filter(|choice| may_choose(choice.seat)).map(wish)}
        <Show when=move || rated>
            <button
                type="button"
                class="control ready"
                class:main=move || !ready.get()
                data-control=code
                disabled=move || online.waits.get()
                on:click=say
            >
                {move || speaking.text(code())}
            </button>
        </Show>
    }
}

/// The links, as long as a seat is open; the table's own always.
#[component]
fn Invitations(online: OnlineTable, game: Game, names: Vec<&'static str>) -> impl IntoView {
    let speaking = Speaking::here();
    let reach = Reach::ask();
    let link = move |seat: Option<Seat>| {
        let place = Place::Table(online.id, seat);
        Signal::derive(move || reach.with(|reach| sharing::link(&place, reach)))
    };
    let invitation = Signal::derive(move || {
        let name = Fact::Text(speaking.text(&format!("game-{}", game.name())));
        speaking.tell("lobby-share-text", &[("game", name)])
    });
    let seats = Seat::ALL.into_iter().zip(names).map(|(seat, name)| {
        let open = Memo::new(move |_| {
            online.table.with(|table| table.is_some_and(|it| it.sitter(seat).is_none()))
        });
        let label = Signal::derive(move || {
            let name = Fact::Text(speaking.text(&format!("actor-{name}")));
            speaking.tell("lobby-link-seat", &[("seat", name)])
        });
        view! {
            <Show when=move || open.get()>
                <SharedLink label link=link(Some(seat)) invitation name=format!("seat{seat}") />
            </Show>
        }
    });
    let label = Signal::derive(move || speaking.text("lobby-link-table"));
    view! {
        <section class="invitations">
            <h2>{move || speaking.text("lobby-invite")}</h2>
            <p class="note">{move || speaking.text("lobby-invite-why")}</p>
            <WhereLinksLead reach />
            <ul class="links">
                {seats.collect_view()}
                <SharedLink label link=link(None) invitation name="table" />
            </ul>
        </section>
    }
}

/// Closing the table, after a second thought.
#[component]
fn ClosingTable(online: OnlineTable) -> impl IntoView {
    let sure = RwSignal::new(false);
    let ask = move |()| {
        sure.set(true);
        request_animation_frame(|| browser::focus("[data-control=lobby-close-sure]"));
    };
    view! {
        <Show
            when=move || sure.get()
            fallback=move || view! { <Control code="lobby-close" on_press=ask /> }
        >
            <Control code="lobby-close-sure" on_press=move |()| online.ask(Command::Close) />
        </Show>
    }
}
