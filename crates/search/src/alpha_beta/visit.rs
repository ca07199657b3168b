//! One step through the tree: try the next action of the last frame, or hand
//! its result to the frame before.

use game::{Actor, Key, LONGEST, Position, Seat};

use super::{
    ACTIONS, AlphaBeta, LONGEST_PATH,
    frame::{Arrival, Frame, Trial, Window},
};
use crate::{
    Evaluator, Score,
    ordering::Ranked,
    table::{Bound, Memory},
};

/// Quiescence goes at most this far.
const QUIETEST: i32 = -12;
/// Margins are for positions with at most this much depth left.
const SHALLOW: i32 = 3;
/// No position of any game has more actions.
const MOST_ACTIONS: usize = 512;

impl<P: Position, K: Evaluator<P>> AlphaBeta<P, K> {
    /// Tries the next action of the last frame, or leaves it.
    #[inline]
    pub(super) fn advance(&mut self) {
        let Some(frame) = self.frames.last_mut() else { return };
        if frame.best >= frame.window.beta {
            return self.leave();
        }
        // Where a reply has been chosen already, only the natural one is left.
        let natural_only = frame.replied && frame.next > frame.first;
        if natural_only {
            return self.leave();
        }
        let Some(ranked) = frame.take_next(&mut self.actions) else { return self.leave() };
        if frame.loud_only && !ranked.loud && frame.next - frame.first > 1 {
            return;
        }
        let windows = self.settings.refinements.windows;
        let place = frame.next - frame.first - 1;
        frame.trial = if place == 0 || !windows || frame.depth <= 0 {
            Trial::Full
        } else if self.settings.refinements.reductions && is_late(frame.depth, place, &ranked) {
            Trial::Reduced
        } else {
            Trial::Null
        };
        self.try_action(ranked.action, place);
    }

    /// Searches the position after an action in the way that the frame says.
    #[inline]
    fn try_action(&mut self, action: P::Action, place: usize) {
        let Some(frame) = self.frames.last() else { return };
        let (depth, window) = match frame.trial {
            Trial::Reduced => {
                (frame.depth - 1 - reduction(frame.depth, place), frame.window.null())
            }
            Trial::Null => (frame.depth - 1, frame.window.null()),
            Trial::Full => (frame.depth - 1, frame.window),
        };
        let next = frame.position.apply(action);
        let side = frame.side;
        let replied = side == 1 && (frame.replied || place > 0);
        if let Some(score) = self.visit(next, side, replied, depth, window) {
            self.lines[self.frames.len()].clear();
            self.receive(score);
        }
    }

    /// Looks at a position after an action of `mover`. Either it is judged at
    /// once, for the mover, or there is a new frame.
    #[inline]
    fn visit(
        &mut self,
        position: P,
        mover: u8,
        replied: bool,
        depth: i32,
        window: Window,
    ) -> Option<Score> {
        self.nodes += 1;
        let ply = self.frames.len();
        let seat = match position.actor() {
            Actor::Seat(seat) => seat,
            Actor::Over(outcome) => {
                let winners = outcome.winners;
                return Some(if winners.len() > 1 {
                    Score::DRAW
                } else if winners.into_iter().any(|winner| self.side(winner) == mover) {
                    Score::won_in(ply as u32)
                } else {
                    Score::lost_in(ply as u32)
                });
            }
            // Not for this search: it does not look behind chance.
            Actor::Chance => return Some(self.evaluate_for(&position, mover)),
        };
        let side = self.side(seat);
        let arrival = Arrival {
            position,
            seat,
            side,
            replied: self.one_reply_a_round() && side == 1 && replied,
            depth,
            window: if side == mover { window } else { window.turned() },
            ply,
        };
        let judged = self.judge(&arrival)?;
        Some(if side == mover { judged } else { -judged })
    }

    /// Judges the position at once, for the side that acts, or makes a frame.
    #[inline]
    fn judge(&mut self, arrival: &Arrival<P>) -> Option<Score> {
        let Arrival { position, seat, depth, window, ply, .. } = *arrival;
        let refinements = self.settings.refinements;
        let met = Key::of(&position);
        if P::REPETITION_DRAWS && self.past.repeats(met) || self.length + ply >= LONGEST {
            // ALL-1, ALL-2
            return Some(Score::DRAW);
        }
        if let Some(score) = self.proven(&position, seat) {
            return Some(score.from_before(ply as u32));
        }
        let out_of_room = ply >= LONGEST_PATH - 1 || self.actions.len() + MOST_ACTIONS > ACTIONS;
        if depth <= 0 && !refinements.quiescence || depth <= QUIETEST || out_of_room {
            return Some(self.evaluate(&position, seat));
        }

        let key = self.key(met, arrival.replied);
        // Quiescence is through before the table has answered.
        let memory = if refinements.table && depth > 0 { self.table.recall(key) } else { None };
        if let Some(score) = memory.and_then(|memory| settled_by(&memory, arrival)) {
            return Some(score);
        }

        let mut frame = Frame::new(arrival, key, self.actions.len());
        if depth <= 0 {
            // Nobody has to make a loud action.
            let quiet = self.evaluate(&position, seat);
            if quiet >= window.beta {
                return Some(quiet);
            }
            frame.best = quiet;
            frame.window.alpha = window.alpha.max(quiet);
        } else if let Some(margin) = self.margin(arrival) {
            let quiet = self.evaluate(&position, seat);
            if !window.beta.is_proven() && quiet.0 - margin >= window.beta.0 {
                return Some(quiet);
            }
            if !window.alpha.is_proven() && quiet.0 + margin <= window.alpha.0 {
                frame.loud_only = true;
                frame.best = Score(quiet.0 + margin);
            }
        }
        self.list_actions(arrival, memory.and_then(|memory| memory.action));
        frame.end = self.actions.len();
        if window.is_open() {
            self.lines[ply].clear();
        }
        self.past.enter(met);
        self.frames.push(frame);
        None
    }

    /// How much the rest of a shallow search can change; `None` where the
    /// position has to be searched anyway.
    #[inline]
    fn margin(&self, arrival: &Arrival<P>) -> Option<i32> {
        let near = self.settings.refinements.margins && arrival.depth <= SHALLOW;
        if near && !arrival.window.is_open() {
            self.evaluator.swing().map(|swing| swing * arrival.depth)
        } else {
            None
        }
    }

    /// Adds the actions that are to be tried to the list of all.
    #[inline]
    fn list_actions(&mut self, arrival: &Arrival<P>, remembered: Option<P::Action>) {
        let Self { evaluator, ordering, actions, settings, .. } = self;
        let Arrival { position, side, depth, ply, .. } = arrival;
        let (side, ply) = (*side, *ply);
        let first = actions.len();
        if *depth <= 0 {
            evaluator.visit_loud(position, |action, hint| {
                if evaluator.notices(position, action) {
                    actions.push(Ranked { rank: hint.priority, loud: true, number: 0, action });
                }
            });
            return;
        }
        let mut overlooked = None;
        evaluator.visit_hints(position, |action, hint| {
            if !evaluator.notices(position, action) {
                overlooked = Some(action);
            } else if settings.refinements.ordering {
                let number = evaluator.number(action);
                actions.push(ordering.rank(side, ply, remembered, hint, action, number));
            } else {
                actions.push(Ranked { rank: 0, loud: false, number: 0, action });
            }
        });
        if actions.len() == first
            && let Some(action) = overlooked
        {
            actions.push(Ranked { rank: 0, loud: true, number: 0, action });
        }
    }

    /// The last frame is through: its result goes to the frame before.
    #[inline]
    fn leave(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        self.past.leave();
        let ply = self.frames.len();
        if frame.depth > 0 {
            self.learn(&frame, ply);
        }
        self.actions.truncate(frame.first);
        match self.frames.last() {
            None => self.finish_root(frame.best),
            Some(parent) => {
                self.receive(if parent.side == frame.side { frame.best } else { -frame.best });
            }
        }
    }

    /// Keeps what a frame has taught for the rest of the search.
    #[inline]
    fn learn(&mut self, frame: &Frame<P>, ply: usize) {
        let refinements = self.settings.refinements;
        let refuted = frame.best >= frame.window.beta;
        if refinements.ordering && refuted {
            let tried = &self.actions[frame.first..frame.next];
            self.ordering.refuted(frame.side, ply, frame.depth, tried);
        }
        if refinements.table {
            let bound = if refuted {
                Bound::AtLeast
            } else if frame.best > frame.floor {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            let score = frame.best.from_after(ply as u32);
            let memory = Memory { action: frame.best_action, score, depth: frame.depth, bound };
            self.table.remember(frame.key, memory);
        }
    }

    /// The action that the last frame is trying has this score.
    #[inline]
    fn receive(&mut self, score: Score) {
        let ply = self.frames.len() - 1;
        let Some(frame) = self.frames.last_mut() else { return };
        let place = frame.next - frame.first - 1;
        let action = self.actions[frame.next - 1].action;
        if score > frame.window.alpha {
            // Better than thought: it deserves a closer look.
            match frame.trial {
                Trial::Reduced => {
                    frame.trial = Trial::Null;
                    return self.try_action(action, place);
                }
                Trial::Null if frame.window.is_open() && score < frame.window.beta => {
                    frame.trial = Trial::Full;
                    return self.try_action(action, place);
                }
                Trial::Null | Trial::Full => {}
            }
        }
        if score <= frame.best {
            return;
        }
        frame.best = score;
        if score <= frame.window.alpha {
            return;
        }
        frame.window.alpha = score;
        frame.best_action = Some(action);
        if frame.window.beta.0 - frame.floor.0 > 1 {
            let (before, after) = self.lines.split_at_mut(ply + 1);
            let line = &mut before[ply];
            line.clear();
            line.push(action);
            if frame.trial == Trial::Full {
                line.extend_from_slice(&after[0]);
            }
        }
        if ply == 0 {
            self.improve_root(action, score);
        }
    }

    #[inline]
    fn proven(&self, position: &P, seat: Seat) -> Option<Score> {
        if self.many {
            let score = self.evaluator.proven(position, self.searcher)?;
            Some(if seat == self.searcher { score } else { -score })
        } else {
            self.evaluator.proven(position, seat)
        }
    }

    fn evaluate_for(&self, position: &P, side: u8) -> Score {
        let score = self.evaluator.evaluate(position, self.searcher);
        if side == self.side(self.searcher) { score } else { -score }
    }
}

/// The score that a memory settles, if it was searched deep enough and shows
/// that the position is outside the window or exactly worth it.
#[inline]
fn settled_by<P: Position>(memory: &Memory<P::Action>, arrival: &Arrival<P>) -> Option<Score> {
    let Arrival { depth, window, ply, .. } = *arrival;
    if memory.depth < depth || window.is_open() {
        return None;
    }
    let score = memory.score.from_before(ply as u32);
    let holds = match memory.bound {
        Bound::Exact => true,
        Bound::AtLeast => score >= window.beta,
        Bound::AtMost => score <= window.alpha,
    };
    holds.then_some(score)
}

/// Whether an action comes so late that a less deep look must do at first.
#[inline]
fn is_late<A>(depth: i32, place: usize, ranked: &Ranked<A>) -> bool {
    depth >= 3 && place >= 3 && !ranked.loud
}

/// How much less deep.
#[inline]
fn reduction(depth: i32, place: usize) -> i32 {
    let depth = depth.max(1).ilog2() as i32;
    let place = (place + 1).ilog2() as i32;
    (depth * place + 1) / 3
}
