//! One step through the tree: try the next action of the last frame, or hand
//! its result to the frame before.

use std::{convert::Infallible, ops::ControlFlow};

use game::{Actor, Key, LONGEST, Position};

use super::{
    Expectation, LONGEST_PATH,
    frame::{Acting, Choice, Frame, Window},
    worths::{Mean, Worths},
};
use crate::{
    Evaluator, Score,
    table::{Bound, Memory},
};

impl<P: Position, K: Evaluator<P>> Expectation<P, K> {
    /// Tries the next action of the last frame, or leaves it.
    #[inline]
    pub(super) fn advance(&mut self) {
        let Some(frame) = self.frames.last_mut() else { return };
        if frame.next == frame.end {
            return self.leave();
        }
        let action = frame.take_next(&mut self.actions);
        let next = frame.position.apply(action);
        let left = frame.left;
        let window = if self.seats.len() == 2 {
            frame.window_after(action, self.searcher)
        } else {
            Window::FULL
        };
        if let Some(worths) = self.visit(next, left, window) {
            self.lines[self.frames.len()].clear();
            self.receive(worths);
        }
    }

    /// Looks at a position. Either it is judged at once, or there is a new
    /// frame. `left` is that of the frame before.
    #[inline]
    fn visit(&mut self, position: P, left: u32, window: Window) -> Option<Worths> {
        self.nodes += 1;
        let ply = self.frames.len() as u32;
        let actor = position.actor();
        if let Actor::Over(outcome) = actor {
            return Some(Worths::at_end(outcome, ply));
        }
        let key = P::REPETITION_DRAWS.then(|| Key::of(&position));
        if key.is_some_and(|key| self.past.repeats(key))
            || self.length + self.frames.len() >= LONGEST
        {
            // ALL-1, ALL-2
            return Some(Worths::DRAW);
        }
        if let Some(worths) = self.proven(&position, ply) {
            return Some(worths);
        }
        let quiet = self.is_quiet(&position);
        let left = left - u32::from(quiet);
        if left == 0 || self.frames.len() >= LONGEST_PATH {
            self.estimated = true;
            return Some(self.estimate(&position));
        }
        let key = key.or_else(|| (quiet && self.is_duel()).then(|| Key::of(&position)));
        if let Some(worths) = self.recall(key, left, window, ply) {
            return Some(worths);
        }
        self.enter(position, actor, key, left, window);
        None
    }

    /// Whether the search may end here: not where every action is loud.
    #[inline]
    fn is_quiet(&self, position: &P) -> bool {
        let loud = |action| self.evaluator.hint(position, action).loud;
        position
            .visit_actions(|action| {
                if loud(action) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            })
            .is_break()
    }

    fn enter(&mut self, position: P, actor: Actor, key: Option<Key>, left: u32, window: Window) {
        let first = self.actions.len();
        let acting = match actor {
            Actor::Seat(seat) => {
                self.list_choices(&position);
                Acting::Seat(seat)
            }
            Actor::Chance | Actor::Over(_) => Acting::Chance(self.list_outcomes(&position)),
        };
        if P::REPETITION_DRAWS {
            self.past.enter(key.unwrap_or_else(|| Key::of(&position)));
        }
        self.lines[self.frames.len()].clear();
        self.frames.push(Frame {
            position,
            acting,
            key,
            left,
            window,
            opened: window,
            best: None,
            mean: Mean::EMPTY,
            first,
            end: self.actions.len(),
            next: first,
        });
    }

    /// Adds what a seat can do to the list of all; with two seats, where the
    /// order pays, with its priority.
    #[inline]
    fn list_choices(&mut self, position: &P) {
        let Self { evaluator, actions, seats, .. } = self;
        let first = actions.len();
        let mut overlooked = None;
        let ControlFlow::Continue(()) = position.visit_actions(|action| {
            if !evaluator.notices(position, action) {
                overlooked = Some(Choice { action, priority: 0 });
            } else if seats.len() == 2 {
                let priority = evaluator.hint(position, action).priority;
                actions.push(Choice { action, priority });
            } else {
                actions.push(Choice { action, priority: 0 });
            }
            ControlFlow::<Infallible>::Continue(())
        });
        if actions.len() == first {
            actions.extend(overlooked);
        }
    }

    /// Adds what can happen to the list of all; returns the sum of the weights.
    #[inline]
    fn list_outcomes(&mut self, position: &P) -> i64 {
        let mut sum = 0;
        let ControlFlow::Continue(()) = position.visit_actions(|action| {
            self.actions.push(Choice { action, priority: 0 });
            sum += i64::from(position.weight(action));
            ControlFlow::<Infallible>::Continue(())
        });
        sum
    }

    /// The last frame is through: its result goes to the frame before.
    #[inline]
    fn leave(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        if P::REPETITION_DRAWS && !self.frames.is_empty() {
            self.past.leave();
        }
        self.actions.truncate(frame.first);
        let worths = frame.worths();
        if self.frames.is_empty() {
            return self.finish_root(worths);
        }
        self.remember(&frame, worths);
        self.receive(worths);
    }

    /// The action that the last frame has tried last is worth this.
    #[inline]
    fn receive(&mut self, worths: Worths) {
        let ply = self.frames.len() - 1;
        let duel = self.is_duel();
        let Some(frame) = self.frames.last_mut() else { return };
        let action = self.actions[frame.next - 1].action;
        let seat = match frame.acting {
            Acting::Seat(seat) => seat,
            Acting::Chance(all) => {
                frame.mean.add(worths, frame.position.weight(action));
                if duel {
                    frame.settle_early(self.searcher, all);
                }
                return;
            }
        };
        let score = worths.of(seat);
        if frame.best.is_some_and(|best| score <= best.of(seat)) {
            return;
        }
        frame.best = Some(worths);
        if duel {
            let score = worths.of(self.searcher);
            let window = &mut frame.window;
            if seat == self.searcher {
                window.low = window.low.max(score);
            } else {
                window.high = window.high.min(score);
            }
        }
        // Nothing is better than winning at once.
        if frame.window.low >= frame.window.high || score >= Score::won_in(ply as u32 + 1) {
            frame.next = frame.end;
        }
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(action);
        line.extend_from_slice(&after[0]);
        if ply == 0 {
            self.improve_root(action, worths);
        }
    }

    fn recall(&self, key: Option<Key>, left: u32, window: Window, ply: u32) -> Option<Worths> {
        if !self.is_duel() {
            return None;
        }
        // Exactly as deep: what is found must not depend on what was met before.
        let memory = self.table.recall(key?).filter(|memory| memory.depth == left.cast_signed())?;
        let score = memory.score.from_before(ply);
        let holds = match memory.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= window.high,
            Bound::AtMost => score <= window.low,
        };
        holds.then(|| Worths::against_all(self.searcher, score))
    }

    fn remember(&mut self, frame: &Frame<P>, worths: Worths) {
        let Some(key) = frame.key.filter(|_| self.is_duel()) else { return };
        let score = worths.of(self.searcher);
        let bound = if score >= frame.opened.high {
            Bound::AtLeast
        } else if score <= frame.opened.low {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        let score = score.from_after(self.frames.len() as u32);
        let memory = Memory { action: None, score, depth: frame.left.cast_signed(), bound };
        self.table.remember(key, memory);
    }

    /// What evaluator can prove of a position, so many actions from the root.
    #[inline]
    fn proven(&self, position: &P, ply: u32) -> Option<Worths> {
        if self.is_duel() {
            let score = self.evaluator.proven(position, self.searcher)?;
            return Some(Worths::against_all(self.searcher, score.from_before(ply)));
        }
        // One who wins beats all others; who only does not win says too little.
        self.seats.into_iter().find_map(|seat| {
            let score = self.evaluator.proven(position, seat)?;
            score.wins_in().map(|_| Worths::against_all(seat, score.from_before(ply)))
        })
    }

    #[inline]
    fn estimate(&self, position: &P) -> Worths {
        let evaluate = |seat| self.evaluator.evaluate(position, seat);
        if self.is_duel() {
            Worths::against_all(self.searcher, evaluate(self.searcher))
        } else {
            Worths::of_each(self.seats, evaluate)
        }
    }
}
