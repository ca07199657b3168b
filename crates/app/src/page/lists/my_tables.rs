//! The tables where whoever reads this sits: looked after every few seconds as
//! long as the server knows them, so that the shelf, the title and, if wanted, a
//! message of the browser say when it is their turn.

use game::Fact;
use leptos::{ev, prelude::*, task::spawn_local};
use protocol::MyTable;
use table::{Phase, TableId};

use crate::online::{Me, OnlineTable, Standing, api};
use crate::page::{
    browser,
    device_games::DeviceGame,
    lists::here_row::HereRow,
    lists::notifying::{self, Messages},
    lists::past_games::Loading,
    lists::table_row::{TableRow, Visit, game_name, row_key, who_at},
    place::Place,
    speaking::Speaking,
};

/// How often the server is asked, in milliseconds.
pub(in crate::page) const BETWEEN_LOOKS: i32 = 10_000;
/// Under this name the browser keeps that messages are wanted.
const KEPT: &str = "ludotheque-messages";

/// One's online tables: a handle, the same for the whole page.
#[derive(Clone, Copy)]
pub(in crate::page) struct MyTables {
    tables: RwSignal<Vec<MyTable>>,
    /// How far the list has been loaded.
    loading: RwSignal<Loading>,
    /// Where it was one's turn when the server was asked last; nothing before.
    turns: StoredValue<Option<Vec<TableId>>>,
    /// Counts the looks, so that what is told of time can be told anew.
    looks: RwSignal<u32>,
    me: Me,
    speaking: Speaking,
}

impl MyTables {
    /// Begins to look after them.
    pub(in crate::page) fn watch() -> Self {
        let mine = Self {
            tables: RwSignal::new(Vec::new()),
            loading: RwSignal::new(Loading::Awaited),
            turns: StoredValue::new(None),
            looks: RwSignal::new(0),
            me: Me::here(),
            speaking: Speaking::here(),
        };
        Effect::new(move |_| match mine.me.person() {
            Some(_) => mine.look(),
            None => mine.tables.set(Vec::new()),
        });
        let moved = window_event_listener(ev::popstate, move |_| mine.look());
        let seen = window_event_listener(ev::visibilitychange, move |_| mine.look());
        on_cleanup(move || {
            moved.remove();
            seen.remove();
        });
        spawn_local(async move {
            loop {
                browser::wait(BETWEEN_LOOKS).await;
                mine.looks.update(|looks| *looks = looks.wrapping_add(1));
                // What nobody sees needs no care, unless a game is waited for.
                if browser::is_seen() || mine.tables.with_untracked(|tables| !tables.is_empty()) {
                    mine.look();
                }
            }
        });
        mine
    }

    /// The page's own.
    pub(in crate::page) fn here() -> Self {
        use_context().unwrap_or_else(Self::watch)
    }

    /// The tables, those first where it is one's turn.
    pub(in crate::page) fn tables(self) -> Vec<MyTable> {
        self.tables.get()
    }

    /// How far it is with knowing them: nobody has none without being asked.
    pub(in crate::page) fn loading(self) -> Loading {
        match self.me.standing() {
            Standing::Nobody => Loading::Here,
            Standing::Unknown => Loading::Failed,
            Standing::Asked => Loading::Awaited,
            Standing::Known => self.loading.get(),
        }
    }

    /// At how many it is one's turn.
    pub(in crate::page) fn turns(self) -> usize {
        self.tables.with(|tables| tables.iter().filter(|table| table.my_turn).count())
    }

    /// Asks the server whenever something changes at a table that is shown, so
    /// that the title does not lag behind it.
    pub(in crate::page) fn follow(self, online: OnlineTable) {
        let turn = Memo::new(move |_| {
            let mine = online.my_seats();
            let actor =
                online.table.with(|table| table.as_ref().map(|it| (it.phase(), it.actor())));
            (mine, actor)
        });
        Effect::new(move |before: Option<()>| {
            let (mine, now) = turn.get();
            let my_turn = now.is_some_and(|(phase, actor)| {
                phase == Phase::Playing && actor.is_some_and(|seat| mine.contains(seat))
            });
            self.note_turn(online.id, my_turn);
            if before.is_some() {
                self.look();
            }
        });
    }

    /// What is seen at a table needs no answer of the server.
    fn note_turn(self, id: TableId, my_turn: bool) {
        let is_it = |it: &MyTable| it.table.id == id && it.my_turn != my_turn;
        if self.tables.with_untracked(|tables| tables.iter().any(is_it)) {
            self.tables.update(|tables| {
                for it in tables.iter_mut().filter(|it| is_it(it)) {
                    it.my_turn = my_turn;
                }
            });
        }
    }

    /// Whoever tells how long something is ago tells it again from time to time.
    pub(in crate::page) fn track_time(self) {
        self.looks.track();
    }

    /// Asks the server, if it knows one.
    pub(in crate::page) fn look(self) {
        if self.me.person_now().is_none() {
            return self.me.ask_again();
        }
        spawn_local(async move {
            let Ok(tables) = api::mine().await else {
                // What was known of them is no longer sure; none are known where none were.
                self.loading.set(Loading::Failed);
                return;
            };
            self.loading.set(Loading::Here);
            self.tell_of_turns(&tables);
            if self.tables.with_untracked(|before| *before != tables) {
                self.tables.set(tables);
            }
        });
    }

    /// Tells of tables where it has become one's turn, if nobody sees the page
    /// and that is wanted.
    fn tell_of_turns(self, tables: &[MyTable]) {
        let turns = tables.iter().filter(|table| table.my_turn);
        let now: Vec<_> = turns.clone().map(|table| table.table.id).collect();
        let before = self.turns.try_update_value(|turns| turns.replace(now)).flatten();
        let (Some(before), false, Some(_)) = (before, browser::is_seen(), browser::kept(KEPT))
        else {
            return;
        };
        let words = self.speaking.words_now();
        let me = self.me.person_now().map(|person| person.id);
        for table in turns.filter(|table| !before.contains(&table.table.id)) {
            let table = &table.table;
            let game = Fact::Text(game_name(&table.options.game, &words));
            let title = words.tell("lobby-notify-turn", &[("game", game)]);
            let (body, place) = (who_at(table, me, &words), Place::Table(table.id, None));
            spawn_local(async move { notifying::tell(&title, &body, place).await });
        }
    }
}

/// One's tables on the shelf, of the server and on this device; nothing where
/// there are none.
#[component]
pub(in crate::page) fn MyTablesHere() -> impl IntoView {
    let speaking = Speaking::here();
    let mine = MyTables::here();
    let here = DeviceGame::under_way();
    let any_here = !here.is_empty();
    let here = StoredValue::new(here);
    let any = Memo::new(move |_| any_here || !mine.tables().is_empty());
    view! {
        <Show when=move || any.get()>
            <section class="my-tables" data-list="mine">
                <h2>{move || speaking.text("lobby-mine")}</h2>
                <ul class="tables">
                    <MyRows />
                    {here.get_value().into_iter().map(|it| view! { <HereRow it /> }).collect_view()}
                </ul>
                <MessagesSwitch />
            </section>
        </Show>
    }
}

/// A line for each of one's online tables.
#[component]
pub(in crate::page) fn MyRows() -> impl IntoView {
    let mine = MyTables::here();
    let key = |it: &MyTable| (row_key(&it.table), it.my_turn);
    view! {
        <For each=move || mine.tables() key=key let:it>
            <TableRow table=it.table visit=Visit::mine(it.my_turn) />
        </For>
    }
}

/// Whether one wants to be told; for those whom the server knows.
#[component]
pub(in crate::page) fn MessagesSwitch() -> impl IntoView {
    let speaking = Speaking::here();
    let me = Me::here();
    let messages = RwSignal::new(Messages::now());
    let wanted = RwSignal::new(browser::kept(KEPT).is_some());
    let switch = move |event| {
        let ticked = event_target_checked(&event);
        wanted.set(ticked);
        if !ticked {
            return browser::forget(KEPT);
        }
        spawn_local(async move {
            let answer = Messages::ask().await;
            messages.try_set(answer);
            if answer == Messages::Allowed {
                browser::keep(KEPT, "yes");
            } else {
                wanted.try_set(false);
            }
        });
    };
    let note = move || match messages.get() {
        Messages::NotHere => Some("lobby-notify-insecure"),
        Messages::Denied => Some("lobby-notify-denied"),
        Messages::Unasked | Messages::Allowed => None,
    };
    let on = move || wanted.get() && messages.get() == Messages::Allowed;
    let known = Memo::new(move |_| me.person().is_some());
    view! {
        <Show when=move || known.get()>
            <label class="tick">
                <input
                    type="checkbox"
                    data-choice="messages"
                    prop:checked=on
                    disabled=move || note().is_some()
                    on:change=switch
                />
                <span>{move || speaking.text("lobby-notify")}</span>
            </label>
            {move || note().map(|code| view! { <p class="note">{speaking.text(code)}</p> })}
        </Show>
    }
}
