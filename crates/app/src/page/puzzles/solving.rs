//! Somebody solves a puzzle: what they try goes to the thinker, right moves are made and
//! answered on the board, and wrong ones leave it as it was.

use std::sync::Arc;

use ::telling::{Reader, told};
use advice::{Refuted, Solve, Tried, Try as TryInPuzzle};
use game::{Actor, Seat};
use leptos::{prelude::*, task::spawn_local};
use shelf::{GameInProgress, Heading};
use words::Words;

use super::{
    posed::Posed,
    puzzle_progress::PuzzleProgress,
    telling::{self, with},
};
use crate::{
    page::{browser, live_board::LiveGame, objection::Objection},
    scene::{Choice, LegendEntry, Uncovered},
    thinker::{Stopped, Thinker},
    view::{Attempt, Draw, Try},
};

/// How long a move of the others lets the reader wait, and a shown move the next one.
const PACE: i32 = 700;
/// How long a refutation stays on the board when it has been shown.
const LOOK: i32 = 1_500;

/// What came of what the reader did last.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Feedback {
    /// Nothing was done yet.
    None,
    /// The move is looked at.
    Thinking,
    /// It can't be.
    Refused(Objection),
    /// This move is wrong.
    Wrong(String, Refuted),
    /// It was right, and it goes on; all entries from this one on are new.
    GoesOn(usize),
    /// It is solved.
    Solved,
    /// The solution was shown.
    Shown,
    /// Nobody can say what comes of it now.
    Failed,
}

/// A puzzle that is being solved: a handle.
#[derive(Clone, Copy)]
pub(super) struct Solving {
    pub(super) puzzle: StoredValue<Arc<Posed>>,
    /// Who solves it.
    pub(super) seat: Seat,
    pub(super) live: LiveGame,
    pub(super) feedback: RwSignal<Feedback>,
    /// How many entries are there for good; what lies beyond is only shown.
    settled: RwSignal<usize>,
    /// Counts what was begun: what is still to happen of something earlier does not.
    round: StoredValue<u32>,
    thinker: StoredValue<Thinker, LocalStorage>,
}

impl Solving {
    /// Begins with a puzzle; none where it can't be opened, which does not happen.
    pub(super) fn of(puzzle: Arc<Posed>) -> Option<Self> {
        let start = puzzle.start()?;
        let Actor::Seat(seat) = start.turn() else { return None };
        Some(Self {
            puzzle: StoredValue::new(puzzle),
            seat,
            live: LiveGame::of(start),
            feedback: RwSignal::new(Feedback::None),
            settled: RwSignal::new(0),
            round: StoredValue::new(0),
            thinker: StoredValue::new_local(Thinker::new()),
        })
    }

    /// What may be done now; nothing while something is looked at or shown, and after the
    /// end.
    pub(super) fn choices(self) -> Vec<Choice> {
        let waits = !self.rests() || self.is_over();
        self.live.now.with(|now| {
            let acts = now.turn() == Actor::Seat(self.seat);
            if waits || !acts { Vec::new() } else { now.choices() }
        })
    }

    /// What the signs on the board mean.
    pub(super) fn signs(self) -> Memo<Vec<LegendEntry>> {
        Memo::new(move |_| self.live.now.with(|now| now.legend(now.length(), Uncovered::SoFar)))
    }

    /// Whether it is solved or was shown.
    pub(super) fn is_over(self) -> bool {
        self.feedback.with(|feedback| matches!(feedback, Feedback::Solved | Feedback::Shown))
    }

    /// Whether the board stands as it is for good, and nothing is about to happen there.
    pub(super) fn rests(self) -> bool {
        let settled = self.settled.get();
        !self.is_busy() && self.live.now.with(GameInProgress::length) == settled
    }

    /// Whether something is looked at, or moves are being made.
    pub(super) fn is_busy(self) -> bool {
        self.feedback.with(|feedback| *feedback == Feedback::Thinking)
    }

    /// Whether a line can be played that refutes what was tried.
    pub(super) fn can_show_why(self) -> bool {
        self.feedback.with(|feedback| !refuting(feedback).is_empty())
    }

    /// Why a move is wrong, and what comes of it, move by move.
    pub(super) fn refutation(
        self,
        tried: (&str, &Refuted),
        words: &Words,
    ) -> (String, Vec<String>) {
        // Not as it is shown: as it was when the move was tried.
        let mut now = self.live.now.get_untracked();
        now.take_back_to(self.settled.get_untracked());
        self.puzzle.with_value(|puzzle| telling::refuted(puzzle, &now, self.seat, tried, words))
    }

    /// What was done from this entry on, move by move.
    pub(super) fn told_from(self, first: usize, words: &Words) -> Vec<String> {
        let reader = Reader::onlooker(words);
        self.live
            .now
            .with(|now| (first..=now.length()).map(|entry| told(now, entry, &reader)).collect())
    }

    /// Begins again.
    pub(super) fn start_over(self) {
        self.begin();
        self.thinker.with_value(Thinker::stop);
        self.live.take_back_to(0);
        self.settled.set(0);
        self.feedback.set(Feedback::None);
    }

    /// The reader tries a move.
    pub(super) fn choose(self, token: String) {
        if !untrack(|| self.choices()).iter().any(|choice| choice.token == token) {
            return self.refuse(&Attempt::Typed(token));
        }
        let round = self.begin();
        self.feedback.set(Feedback::Thinking);
        let (game, record, puzzle) = self.asked();
        let question = TryInPuzzle { puzzle, action: token.clone() };
        let tried = self.thinker.with_value(|it| it.ask(game, record, question));
        spawn_local(async move {
            let tried = tried.await;
            if !self.is_still(round) {
                return;
            }
            match tried {
                Ok(Tried::Wrong(refuted)) => self.feedback.set(Feedback::Wrong(token, refuted)),
                Ok(Tried::GoesOn { replies }) => self.go_on(round, token, replies).await,
                Ok(Tried::Solved) => {
                    self.settle(&token);
                    self.feedback.set(Feedback::Solved);
                    self.keep(PuzzleProgress::solve);
                }
                Err(Stopped::OnRequest) => {}
                Err(Stopped::Unanswerable | Stopped::Failed) => self.feedback.set(Feedback::Failed),
            }
        });
    }

    /// The reader has tried what can't be done.
    pub(super) fn refuse(self, attempt: &Attempt) {
        let why = self.live.now.with_untracked(|now| now.why_not(attempt));
        if let Some(why) = why {
            self.feedback.set(Feedback::Refused(why.into()));
        }
    }

    /// Plays what refutes the move that was tried, and puts the board back.
    pub(super) fn show_why(self) {
        let line = self.feedback.with_untracked(refuting);
        let round = self.begin();
        spawn_local(async move {
            for token in line {
                if !self.is_still(round) || self.live.add(&token).is_err() {
                    break;
                }
                browser::wait(PACE).await;
            }
            browser::wait(LOOK).await;
            if self.is_still(round) {
                self.live.take_back_to(self.settled.get_untracked());
            }
        });
    }

    /// Plays the solution from where it stands.
    pub(super) fn show_solution(self) {
        let round = self.begin();
        self.feedback.set(Feedback::Thinking);
        let (game, record, puzzle) = self.asked();
        let solution = self.thinker.with_value(|it| it.ask(game, record, Solve { puzzle }));
        spawn_local(async move {
            let solution = solution.await;
            if !self.is_still(round) {
                return;
            }
            let Ok(solution) = solution else { return self.feedback.set(Feedback::Failed) };
            self.keep(PuzzleProgress::show);
            for token in solution {
                browser::wait(PACE).await;
                if !self.is_still(round) {
                    return;
                }
                self.settle(&token);
            }
            self.feedback.set(Feedback::Shown);
        });
    }

    /// Makes a right move and what the others do then, one after the other.
    async fn go_on(self, round: u32, token: String, replies: Vec<String>) {
        let first = self.settled.get_untracked() + 1;
        self.settle(&token);
        for reply in replies {
            browser::wait(PACE).await;
            if !self.is_still(round) {
                return;
            }
            self.settle(&reply);
        }
        self.feedback.set(Feedback::GoesOn(first));
    }

    /// Makes a move for good: the thinker has found it legal.
    fn settle(self, token: &str) {
        if self.live.add(token).is_ok() {
            self.settled.set(self.live.now.with_untracked(GameInProgress::length));
        }
    }

    /// Something new begins, on the board as it is for good.
    fn begin(self) -> u32 {
        self.round.update_value(|round| *round += 1);
        let settled = self.settled.get_untracked();
        if self.live.now.with_untracked(GameInProgress::length) > settled {
            self.live.take_back_to(settled);
        }
        self.round.get_value()
    }

    /// Whether nothing else has begun, and somebody is still here.
    fn is_still(self, round: u32) -> bool {
        self.round.try_get_value() == Some(round)
    }

    /// What the thinker is asked about.
    fn asked(self) -> (shelf::Game, String, String) {
        let record = self.live.now.with_untracked(|now| now.record(Heading::default()));
        self.puzzle.with_value(|puzzle| (puzzle.game, record, puzzle.line.clone()))
    }

    fn keep(self, how: impl FnOnce(&mut PuzzleProgress, &str)) {
        self.puzzle.with_value(|puzzle| {
            let mut left = PuzzleProgress::kept(puzzle.game);
            how(&mut left, &puzzle.id);
            left.keep(puzzle.game);
        });
    }
}

/// The moves that refute what was tried, beginning with it.
fn refuting(feedback: &Feedback) -> Vec<String> {
    match feedback {
        Feedback::Wrong(token, Refuted::TooLate { line } | Refuted::Loses { line, .. }) => {
            if line.is_empty() { Vec::new() } else { with(token, line) }
        }
        _ => Vec::new(),
    }
}
