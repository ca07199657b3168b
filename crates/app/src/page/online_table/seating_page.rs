//! An online table before its start. Whoever comes by a link sees who invites them, the
//! goal of the game and one button (`guest.rs`); whoever sits waits here with the link
//! for the others. What else can be changed is behind one more choice.

use game::{Choice, Fact, Seat, Seats};
use leptos::prelude::*;
use protocol::{Command, Options};
use shelf::Game;
use table::{Closing, First, PersonId, Phase, Stakes, Table};

use crate::online::OnlineTable;
use crate::page::{
    browser,
    control::Control,
    objection::{Objecting, Objection},
    online_table::guest::Guest,
    online_table::reporting::Reporting,
    online_table::seat_row::{SeatRow, SeatState},
    online_table::sharing::{self, SharedLink, WhereLinksLead},
    online_table::terms,
    place::Place,
    setting_up::reach::Reach,
    setting_up::state::{self, seat_names},
    speaking::Speaking,
    start_board::StartBoard,
};

/// What never changes at a table.
#[derive(Clone, PartialEq)]
struct Fixed {
    game: Game,
    options: Options,
    /// The seats' names, in order.
    names: Vec<&'static str>,
    opener: PersonId,
    /// Whether that is whoever looks.
    is_mine: bool,
}

/// How far those who sit here are.
#[derive(Clone, PartialEq, Default)]
pub(in crate::page) struct Waiting {
    /// The seats that are open.
    pub(in crate::page) open: Seats,
    /// Those of whoever looks.
    pub(in crate::page) mine: Seats,
    ready: bool,
    wish: Option<String>,
    closed: Option<Closing>,
}

/// What of the page is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    /// To whoever does not sit here.
    Guest,
    /// To whoever does.
    Sitter,
    /// To everybody, once nobody can sit down any more.
    Closed,
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
    let Fixed { game, options, names, opener, is_mine } = fixed;
    let waiting = Memo::new(move |_| Waiting::of(online));
    let shown = Memo::new(move |_| waiting.with(Waiting::shown));
    let rated = options.stakes == Stakes::Rated;
    let first = options.first;
    let players = options.seats.unwrap_or(*game.seats().start());
    let start = state::start(game, players, &options.setup);
    let seat = Signal::derive(move || {
        waiting.with(|it| it.mine.into_iter().next().or_else(|| it.free_seat(invited)))
    });
    let names = StoredValue::new(names);
    let options = StoredValue::new(options);
    // Two need no list of who sits where.
    let is_long = names.with_value(|names| names.len() > 2);
    let is_open = move || shown.get() != Shown::Closed;
    view! {
        <div class="setting-up online halves" data-page="seating" data-game=game.name()>
            <div class="choices">
                {move || match shown.get() {
                    Shown::Guest => view! { <Guest online game opener first invited waiting /> }.into_any(),
                    Shown::Sitter => {
                        view! { <Awaiting online game first rated waiting /> }.into_any()
                    }
                    Shown::Closed => view! { <Closed game /> }.into_any(),
                }}
                <Objecting name="refused" objection=Objection::at_table(online) />
                <details class="more" data-more="table" open=is_long>
                    <summary>{move || speaking.text("setup-table-more")}</summary>
                    <ul class="seats" aria-label=move || speaking.text("lobby-seats")>
                        {Seat::ALL
                            .into_iter()
                            .zip(names.get_value())
                            .map(|(seat, name)| {
                                let state = Memo::new(move |_| SeatState::of(online, seat));
                                view! {
                                    <SeatRow online game seat name state opener=is_mine rated />
                                }
                            })
                            .collect_view()}
                    </ul>
                    {options.with_value(|options| terms::list(options, speaking))}
                    <Show when=move || is_mine && is_open()>
                        <ClosingTable online />
                    </Show>
                    <Reporting online />
                </details>
            </div>
            <div class="preview" aria-hidden="true">
                {start.map(|start| view! { <StartBoard start seat /> })}
            </div>
        </div>
    }
}

impl Fixed {
    fn of(table: &Table, me: Option<PersonId>) -> Self {
        let options = table.options();
        Self {
            game: options.game,
            names: seat_names(options.game, options.seats, &options.setup),
            opener: table.opener(),
            is_mine: me == Some(table.opener()),
            options: options.into(),
        }
    }
}

impl Waiting {
    fn of(online: OnlineTable) -> Self {
        let mine = online.my_seats();
        let me = online.me.with(|me| me.as_ref().map(|me| me.id));
        online.table.with(|table| {
            let Some(table) = table else { return Self::default() };
            let sitters = Seat::ALL.into_iter().zip(table.sitters());
            Self {
                open: sitters.filter(|(_, it)| it.is_none()).map(|(seat, _)| seat).collect(),
                mine,
                ready: me.is_some_and(|me| table.is_ready(me)),
                wish: me.and_then(|me| table.wish(me)).map(str::to_owned),
                closed: table.closed().filter(|_| table.phase() == Phase::Closed),
            }
        })
    }

    fn shown(&self) -> Shown {
        match (self.closed.is_some(), self.mine.is_empty()) {
            (true, _) => Shown::Closed,
            (false, true) => Shown::Guest,
            (false, false) => Shown::Sitter,
        }
    }

    /// The seat that a guest gets: the one they were invited to, or the first.
    pub(in crate::page) fn free_seat(&self, invited: Option<Seat>) -> Option<Seat> {
        let invited = invited.filter(|seat| self.open.contains(*seat));
        invited.or_else(|| self.open.into_iter().next())
    }
}

/// Nobody sits down here any more.
#[component]
fn Closed(game: Game) -> impl IntoView {
    let speaking = Speaking::here();
    view! {
        <header>
            <h1>{move || speaking.text(&format!("game-{}", game.name()))}</h1>
            <p class="lead" role="status" data-status="waiting">
                {move || speaking.text("lobby-closed")}
            </p>
        </header>
        <p class="ways">
            <a class="control main" href=Place::SetUp(game).path()>
                {move || speaking.text("setup-new-game")}
            </a>
            <a class="control" href=Place::Tables.path()>
                {move || speaking.text("lobby-to-tables")}
            </a>
        </p>
    }
}

/// Waiting for the others, with the link that brings them.
#[component]
fn Awaiting(
    online: OnlineTable,
    game: Game,
    first: First,
    rated: bool,
    waiting: Memo<Waiting>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let reach = Reach::ask();
    let name = move || Fact::Text(speaking.text(&format!("game-{}", game.name())));
    let link = Signal::derive(move || {
        reach.with(|reach| sharing::link(&Place::Table(online.id, None), reach))
    });
    let invitation = Signal::derive(move || speaking.tell("lobby-share-text", &[("game", name())]));
    let open = Memo::new(move |_| waiting.with(|waiting| waiting.open.into_iter().count()));
    let status = move || {
        let ready = waiting.with(|waiting| waiting.ready);
        match (open.get(), rated, ready) {
            (0, true, false) => speaking.text("lobby-waits-you"),
            (0, true, true) => speaking.text("lobby-waits-others"),
            (0, false, _) => speaking.text("setup-begins"),
            (count, ..) => speaking.tell("setup-waits", &[("count", count.into())]),
        }
    };
    view! {
        <header>
            <h1>{move || speaking.text(&format!("game-{}", game.name()))}</h1>
            <p class="lead awaiting" role="status" data-status="waiting">
                <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>
                <span>{status}</span>
            </p>
        </header>
        <Show when=move || { open.get() > 0 }>
            <SharedLink
                label=Signal::derive(move || speaking.text("setup-link"))
                link
                invitation
                name="table"
            />
            <WhereLinksLead reach />
        </Show>
        <Wishing online game first waiting />
        <Show when=move || rated>
            <Readiness online waiting />
        </Show>
    }
}

/// What one would choose where the choice may be one's own.
#[component]
fn Wishing(online: OnlineTable, game: Game, first: First, waiting: Memo<Waiting>) -> impl IntoView {
    let speaking = Speaking::here();
    let wished = Memo::new(move |_| waiting.with(|waiting| waiting.wish.clone()));
    let mine = Memo::new(move |_| waiting.with(|waiting| waiting.mine));
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
    move || game.choice().filter(|choice| may_choose(choice.seat)).map(wish)
}

/// Being ready, at a rated table.
#[component]
fn Readiness(online: OnlineTable, waiting: Memo<Waiting>) -> impl IntoView {
    let speaking = Speaking::here();
    let ready = Memo::new(move |_| waiting.with(|waiting| waiting.ready));
    // One button, so that the keys stay where they are.
    let code = move || if ready.get() { "lobby-unready" } else { "lobby-ready" };
    let say = move |_| online.ask(Command::Ready { ready: !ready.get_untracked() });
    view! {
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
