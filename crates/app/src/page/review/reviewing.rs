//! A review under way: the thinker tells what it has found so far, again and again, and
//! somebody may stop it; what was found by then stays. Beside it the board shows any moment
//! of the game, or how it would have gone on.

use std::sync::Arc;

use advice::{Review, ReviewedGame, ReviewedMove, SaidNotice};
use leptos::{prelude::*, task::spawn_local};
use shelf::{GameInProgress, Heading};

use super::opened::Opened;
use crate::{
    page::{
        books::Book,
        browser,
        game::fairness::{Engine, Fairness},
        live_board::LiveGame,
    },
    thinker::{Stopped, Thinker},
};

/// Through so many positions each move is looked at: the same is found on every device.
/// What this finds of what ten times as much finds is measured in docs/figures.md.
const NODES: u64 = 200_000;
/// How long a shown move lets the reader wait for the next one.
const PACE: i32 = 800;

/// What a review has found.
pub(super) type SaidReview = ReviewedGame<SaidNotice>;

/// How far it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Under way.
    Running,
    /// Through.
    Done,
    /// Somebody has stopped it.
    Stopped,
    /// It can't be made now.
    Failed,
    /// A rated game of the reader runs: nothing thinks here.
    Rests,
}

/// A review under way: a handle.
#[derive(Clone, Copy)]
pub(super) struct Reviewing {
    pub(super) opened: StoredValue<Arc<Opened>>,
    pub(super) found: RwSignal<Option<SaidReview>>,
    pub(super) stage: RwSignal<Stage>,
    pub(super) live: LiveGame,
    /// So many entries of the game are on the board.
    pub(super) shown: RwSignal<usize>,
    /// Whether the board shows how the game would have gone on from there.
    pub(super) strays: RwSignal<bool>,
    /// Counts what was shown: what is still to happen of something earlier does not.
    round: StoredValue<u32>,
    thinker: StoredValue<Thinker, LocalStorage>,
    /// What the best of this game's bots read, without which nothing can be told of it.
    book: Option<Book>,
    awaits_book: StoredValue<bool>,
}

impl Reviewing {
    /// Begins to go through a game.
    pub(super) fn of(opened: Arc<Opened>) -> Self {
        let reviewing = Self {
            found: RwSignal::new(None),
            stage: RwSignal::new(Stage::Running),
            live: LiveGame::of(opened.game.clone()),
            shown: RwSignal::new(opened.game.length()),
            strays: RwSignal::new(false),
            round: StoredValue::new(0),
            thinker: StoredValue::new_local(Thinker::new()),
            book: Book::of(opened.game.game()),
            awaits_book: StoredValue::new(false),
            opened: StoredValue::new(opened),
        };
        reviewing.begin();
        reviewing
    }

    /// How many entries the game has.
    pub(super) fn length(self) -> usize {
        self.opened.with_value(|opened| opened.game.length())
    }

    /// How many of them were gone through.
    pub(super) fn through(self) -> usize {
        self.found.with(|found| found.as_ref().map_or(0, |found| found.entries.len()))
    }

    /// The game as it was after so many entries.
    pub(super) fn game_after(self, entries: usize) -> GameInProgress {
        let mut game = self.opened.with_value(|opened| opened.game.clone());
        game.take_back_to(entries);
        game
    }

    /// Goes through the game from its beginning, as soon as the book is here.
    pub(super) fn begin(self) {
        if Fairness::here().engine_now() == Engine::Rests {
            return self.stage.set(Stage::Rests);
        }
        self.stage.set(Stage::Running);
        match self.book {
            Some(book) => {
                self.awaits_book.set_value(true);
                spawn_local(self.go_through_with(book));
            }
            None => self.go_through(),
        }
    }

    /// Goes through the game once the book is here, unless somebody has stopped that.
    async fn go_through_with(self, book: Book) {
        let bytes = book.arrived().await;
        if self.awaits_book.try_get_value() != Some(true) {
            return;
        }
        self.awaits_book.set_value(false);
        match bytes {
            Some(bytes) => {
                self.thinker.with_value(|thinker| thinker.give_book(bytes));
                self.go_through();
            }
            None => self.stage.set(Stage::Failed),
        }
    }

    fn go_through(self) {
        let (game, record) = self
            .opened
            .with_value(|opened| (opened.game.game(), opened.game.record(Heading::default())));
        let hear = move |found| drop(self.found.try_set(Some(found)));
        let review = Review { nodes: NODES };
        let review = self.thinker.with_value(|it| it.ask_and_hear(game, record, review, hear));
        spawn_local(async move {
            let stage = match review.await {
                Ok(found) => {
                    self.found.try_set(Some(found));
                    Stage::Done
                }
                Err(Stopped::OnRequest) => Stage::Stopped,
                Err(Stopped::Unanswerable | Stopped::Failed) => Stage::Failed,
            };
            // Somebody may be elsewhere by now.
            self.stage.try_set(stage);
        });
    }

    /// Nobody wants more of it.
    pub(super) fn stop(self) {
        self.thinker.with_value(Thinker::stop);
        if self.awaits_book.get_value() {
            self.awaits_book.set_value(false);
            self.stage.set(Stage::Stopped);
        }
    }

    /// Shows the board after so many entries.
    pub(super) fn show(self, entries: usize) {
        self.round.update_value(|round| *round += 1);
        let entries = entries.min(self.length());
        let before = self.shown.get_untracked();
        let strays = self.strays.get_untracked();
        self.shown.set(entries);
        self.strays.set(false);
        let next = self.opened.with_value(|opened| opened.game.entries().get(before).cloned());
        match next {
            Some(next) if !strays && entries == before + 1 => {
                // It was legal when it was made.
                let _ = self.live.add(&next);
            }
            _ if !strays && entries <= before => self.live.take_back_to(entries),
            _ => self.live.set_up(self.game_after(entries)),
        }
    }

    /// Shows how the game would have gone on with the better move.
    pub(super) fn show_better(self, entry: &ReviewedMove<SaidNotice>) {
        let Some(better) = &entry.better else { return };
        self.show(entry.number - 1);
        self.strays.set(true);
        let (line, round) = (better.line.clone(), self.round.get_value());
        spawn_local(async move {
            for token in line {
                browser::wait(PACE).await;
                if self.round.try_get_value() != Some(round) || self.live.add(&token).is_err() {
                    return;
                }
            }
        });
    }
}
