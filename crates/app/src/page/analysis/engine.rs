//! The engine beside the board: it looks at the place that is looked at, tells again and
//! again what it has found, rests after a while, and goes deeper for whoever asks.

use advice::{Advise, Patience, Progress};
use leptos::{prelude::*, task::spawn_local};
use shelf::Heading;

use super::exploring::Exploring;
use crate::page::{
    books::Book,
    browser,
    game::fairness::{Engine as MayThink, Fairness},
};
use crate::thinker::{Stopped, Thinker};

/// After so many milliseconds it rests until somebody wants more.
const ENOUGH: i32 = 8_000;
/// So many lines may be compared.
pub(super) const LINES: [usize; 3] = [1, 3, 5];

/// No more workers think: each of those who help may need 48 MiB for what it remembers.
const MOST_WORKERS: usize = 4;

/// What the engine does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum EngineState {
    /// It is switched off.
    Nothing,
    /// It may not think while a rated game of the reader runs.
    Barred,
    /// The game is over: there is nothing to find.
    Over,
    /// It thinks, and rests soon.
    Thinks,
    /// It thinks until it is stopped.
    ThinksOn,
    /// It rests, and can go on.
    Rests,
    /// There is no more to find.
    Done,
    /// It can't be asked.
    Missing,
}

impl EngineState {
    /// As tests read it.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Nothing => "off",
            Self::Barred => "barred",
            Self::Over => "over",
            Self::Thinks | Self::ThinksOn => "thinks",
            Self::Rests => "rests",
            Self::Done => "done",
            Self::Missing => "missing",
        }
    }

    pub(super) const fn thinks(self) -> bool {
        matches!(self, Self::Thinks | Self::ThinksOn)
    }
}

/// The engine: handles.
#[derive(Clone, Copy)]
pub(super) struct Engine {
    pub(super) exploring: Exploring,
    thinker: StoredValue<Thinker, LocalStorage>,
    /// Whether it has all that it reads.
    has_read: RwSignal<bool>,
    /// Whether it is switched on.
    pub(super) on: RwSignal<bool>,
    /// How many lines it compares.
    pub(super) lines: RwSignal<usize>,
    pub(super) doing: RwSignal<EngineState>,
    /// What it has found at the place that is looked at.
    pub(super) found: RwSignal<Option<Progress>>,
    /// Counts what it was asked, so that late answers are known.
    asked: StoredValue<u32>,
}

impl Engine {
    /// Looks at whatever is looked at.
    pub(super) fn beside(exploring: Exploring) -> Self {
        let engine = Self {
            exploring,
            thinker: StoredValue::new_local(Thinker::new()),
            has_read: RwSignal::new(Book::of(exploring.game).is_none()),
            on: RwSignal::new(true),
            lines: RwSignal::new(LINES[1]),
            doing: RwSignal::new(EngineState::Nothing),
            found: RwSignal::new(None),
            asked: StoredValue::new(0),
        };
        let fairness = Fairness::here();
        Effect::new(move |_| {
            exploring.standing.track();
            engine.has_read.track();
            let may = fairness.engine() == MayThink::Free;
            let (on, lines) = (engine.on.get(), engine.lines.get());
            untrack(|| engine.ask(on, may, lines));
        });
        if let Some(book) = Book::of(exploring.game) {
            spawn_local(engine.read(book));
        }
        on_cleanup(move || {
            if let Some(thinker) = engine.thinker.try_get_value() {
                thinker.stop();
            }
        });
        engine
    }

    /// Begins to look as soon as the book is here, without which it would know nothing,
    /// or can't be.
    async fn read(self, book: Book) {
        let bytes = book.arrived().await;
        if self.has_read.try_get_untracked().is_none() {
            return;
        }
        if let Some(bytes) = bytes {
            self.thinker.with_value(|thinker| thinker.give_book(bytes));
        }
        self.has_read.set(true);
    }

    /// Begins to look.
    fn ask(self, on: bool, may: bool, lines: usize) {
        let asked = self.asked.get_value().wrapping_add(1);
        self.asked.set_value(asked);
        self.thinker.with_value(Thinker::stop);
        self.found.set(None);
        let over = self.exploring.with_game(|game| game.outcome().is_some());
        let doing = match () {
            () if over => EngineState::Over,
            () if !on => EngineState::Nothing,
            () if !may => EngineState::Barred,
            () => EngineState::Thinks,
        };
        self.doing.set(doing);
        if !doing.thinks() || !self.has_read.get_untracked() {
            return;
        }
        let is_asked = move || self.asked.try_get_value() == Some(asked);
        let hear = move |progress: Progress| {
            if is_asked() {
                self.found.set(Some(progress));
            }
        };
        let record = self.exploring.with_game(|game| game.record(Heading::default()));
        let game = self.exploring.game;
        let question = Advise { lines, patience: Patience::Endless, workers: workers() };
        let answer = self.thinker.with_value(|it| it.ask_and_hear(game, record, question, hear));
        spawn_local(async move {
            let answer = answer.await;
            if !is_asked() {
                return;
            }
            match answer {
                Ok(advice) => {
                    self.found.update(|found| found.get_or_insert_default().advice = advice);
                    self.doing.set(EngineState::Done);
                }
                Err(Stopped::OnRequest) => {}
                Err(Stopped::Unanswerable | Stopped::Failed) => {
                    self.doing.set(EngineState::Missing);
                }
            }
        });
        spawn_local(async move {
            browser::wait(ENOUGH).await;
            if is_asked() && self.doing.try_get_untracked() == Some(EngineState::Thinks) {
                self.rest();
            }
        });
    }

    /// Lets it rest.
    pub(super) fn rest(self) {
        if self.doing.get_untracked().thinks() {
            self.thinker.with_value(Thinker::rest);
            self.doing.set(EngineState::Rests);
        }
    }

    /// Has it go on, until it is stopped.
    pub(super) fn go_deeper(self) {
        if self.doing.get_untracked() == EngineState::Rests {
            self.thinker.with_value(Thinker::go_on);
            self.doing.set(EngineState::ThinksOn);
        }
    }

    /// The best move that is known, where a seat acts.
    pub(super) fn best(self) -> Option<String> {
        let best = |found: &Progress| found.advice.lines.first().map(|line| line.action.clone());
        self.found.with(|found| found.as_ref().and_then(best))
    }

    /// How deep everything was searched.
    pub(super) fn depth(self) -> u32 {
        let depth = |found: &Progress| {
            let lines = found.advice.lines.iter().map(|line| line.depth);
            lines.chain([found.effort.depth]).max().unwrap_or_default()
        };
        self.found.with(|found| found.as_ref().map(depth).unwrap_or_default())
    }
}

/// So many workers may think: one processor is left to the page.
fn workers() -> usize {
    let processors = window().navigator().hardware_concurrency();
    let has_room = |workers: &usize| processors > *workers as f64;
    (1..=MOST_WORKERS).rev().find(has_room).unwrap_or(1)
}
