//! Whether this page's own engine may think. While a rated game of the reader
//! runs, in this tab or anywhere else, it rests: no bot moves here and no hint is
//! given. This is the one place that knows; whoever wants to think asks it.
//!
//! The server says which games run. Between two answers a tab that shows a rated
//! game tells the others through what the browser keeps.

use leptos::{ev, prelude::*, task::spawn_local};
use protocol::MyTable;
use table::{Phase, Stakes};

use crate::online::{Me, OnlineTable, api};
use crate::page::{browser, lists::my_tables::MyTables};

/// Under this name the browser keeps which rated game runs.
const KEPT: &str = "ludotheque-rated";

/// Whether the engine may think: a handle, the same for the whole page.
#[derive(Clone, Copy)]
pub(in crate::page) struct Fairness(RwSignal<Engine>);

/// The page's own engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::page) enum Engine {
    /// It may think.
    Free,
    /// A rated game runs.
    Rests,
}

impl Fairness {
    /// As far as it is known, and as the server says whenever it is asked.
    pub(in crate::page) fn new(me: Me, mine: MyTables) -> Self {
        let fairness = Self(RwSignal::new(kept()));
        Effect::new(move |_| {
            let tables = mine.tables();
            // Before the server knows who asks, it has said nothing of their games.
            if me.person_now().is_some() {
                fairness.note(&tables);
            }
        });
        // What was kept may be over.
        Effect::new(move |_| {
            if me.person().is_some() && fairness.engine_now() == Engine::Rests {
                fairness.ask_server();
            }
        });
        let told = window_event_listener(ev::storage, move |event| {
            if event.key().as_deref() == Some(KEPT) {
                fairness.now(kept());
            }
        });
        on_cleanup(move || told.remove());
        fairness
    }

    /// The page's own.
    pub(in crate::page) fn here() -> Self {
        use_context().unwrap_or_else(|| Self(RwSignal::new(Engine::Free)))
    }

    /// Whether the engine may think.
    pub(in crate::page) fn engine(self) -> Engine {
        self.0.get()
    }

    /// The same, asked once.
    pub(in crate::page) fn engine_now(self) -> Engine {
        self.0.get_untracked()
    }

    /// Follows a table that this tab shows.
    pub(in crate::page) fn watch(self, online: OnlineTable) {
        let runs = Memo::new(move |_| {
            let mine = online.my_seats();
            online.table.with(|table| {
                table.as_ref().is_some_and(|table| {
                    let plays =
                        table.game().map(shelf::GameInProgress::playing).unwrap_or_default();
                    table.options().stakes == Stakes::Rated
                        && matches!(table.phase(), Phase::Playing | Phase::Paused)
                        && mine.into_iter().any(|seat| plays.contains(seat))
                })
            })
        });
        Effect::new(move |before: Option<bool>| {
            let runs = runs.get();
            match (before, runs) {
                (_, true) => {
                    browser::keep(KEPT, &online.id.to_string());
                    self.now(Engine::Rests);
                }
                // There may be others.
                (Some(true), false) => self.ask_server(),
                _ => {}
            }
            runs
        });
    }

    fn ask_server(self) {
        spawn_local(async move {
            // Who can't be asked has said nothing new.
            if let Ok(tables) = api::mine().await {
                self.note(&tables);
            }
        });
    }

    /// These are all tables of the reader.
    fn note(self, tables: &[MyTable]) {
        let rated = tables.iter().find(|table| is_rated_game(table));
        let id = rated.map(|mine| mine.table.id.to_string()).unwrap_or_default();
        browser::keep(KEPT, &id);
        self.now(kept());
    }

    fn now(self, engine: Engine) {
        if self.0.try_get_untracked().is_some_and(|before| before != engine) {
            self.0.set(engine);
        }
    }
}

fn kept() -> Engine {
    match browser::kept(KEPT).as_deref() {
        None | Some("") => Engine::Free,
        Some(_) => Engine::Rests,
    }
}

fn is_rated_game(mine: &MyTable) -> bool {
    mine.table.options.stakes == Stakes::Rated
        && matches!(mine.table.phase, Phase::Playing | Phase::Paused)
}
