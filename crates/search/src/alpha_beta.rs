//! Alpha-beta, deeper by one action at a time: principal-variation search with
//! a hash table, an order of actions, reductions, windows and quiescence.
//!
//! The way through the tree is a stack of frames, not of calls, so that a slice
//! can end after any node and the next goes on right there. The sign of a score
//! changes only where the side changes: a seat that acts twice is still itself.
//! With more than two seats there are still two sides, the searcher and the
//! others.

mod frame;
mod visit;

use game::{Actor, GameSoFar, Key, Position, Seat};

use crate::{
    Evaluator, Others, Progress, Score, Search, SearchResult, Settings, ordering::Ordering,
    ordering::Ranked, past::Past, root, table::Table,
};
use frame::{Arrival, Frame, Window};

/// No line is followed farther than this.
const LONGEST_PATH: usize = 128;
/// Room for the actions of all positions on the way.
const ACTIONS: usize = 1 << 13;
/// No iteration is deeper: a line must have room to go on quietly.
const DEEPEST: u32 = 96;
/// The first window around the score of the last iteration.
const NARROW: i32 = 40;

/// A search under way.
pub struct AlphaBeta<P: Position, K> {
    evaluator: K,
    settings: Settings,
    /// The seat that searches.
    searcher: Seat,
    /// Whether there are more than two seats.
    many: bool,
    /// How many actions the game has had.
    length: usize,
    past: Past,
    table: Table<P::Action>,
    ordering: Ordering<P::Action>,
    frames: Vec<Frame<P>>,
    /// The actions of all frames, one after the other.
    actions: Vec<Ranked<P::Action>>,
    /// The best line from each frame, as far as it is known.
    lines: Vec<Vec<P::Action>>,
    root: P,
    root_actions: Vec<P::Action>,
    /// How deep the iteration under way is.
    depth: u32,
    /// No iteration is deeper.
    deepest: u32,
    /// The window of the iteration under way.
    window: Window,
    /// How far the window reaches from the last score.
    reach: i32,
    nodes: u64,
    /// How many nodes all slices so far have asked for.
    asked: u64,
    found: SearchResult<P::Action>,
    done: bool,
}

impl<P: Position, K: Evaluator<P>> AlphaBeta<P, K> {
    /// A search for the seat that acts now.
    ///
    /// # Panics
    /// When no seat acts.
    // Once for each search: whoever makes one can share it.
    #[inline(never)]
    pub fn new(game: &GameSoFar<P>, evaluator: K, settings: Settings) -> Self {
        let root = *game.position();
        let Actor::Seat(searcher) = game.actor() else { panic!("no seat acts") };
        let root_actions = root::actions(&root, &evaluator);
        let action = root_actions[0];
        let mut line = Vec::with_capacity(LONGEST_PATH);
        line.push(action);
        let found =
            SearchResult { action, score: Score::DRAW, worths: None, line, depth: 0, nodes: 0 };
        Self {
            searcher,
            many: root.playing().len() > 2,
            length: game.length(),
            past: Past::of(game, LONGEST_PATH),
            table: Table::new(if settings.refinements.table { settings.table_bits } else { 0 }),
            ordering: Ordering::new(LONGEST_PATH),
            frames: Vec::with_capacity(LONGEST_PATH),
            actions: Vec::with_capacity(ACTIONS),
            lines: (0..=LONGEST_PATH).map(|_| Vec::with_capacity(LONGEST_PATH)).collect(),
            root,
            root_actions,
            depth: 0,
            deepest: settings.deepest.unwrap_or(DEEPEST).min(DEEPEST),
            window: Window::FULL,
            reach: NARROW,
            nodes: 0,
            asked: 0,
            found,
            done: false,
            evaluator,
            settings,
        }
    }

    /// The same search without these actions at the root; `None` when no other
    /// is left. For asking what the next best would be.
    #[must_use]
    pub fn without(mut self, excluded: &[P::Action]) -> Option<Self> {
        self.root_actions.retain(|action| !excluded.contains(action));
        let first = *self.root_actions.first()?;
        self.found.action = first;
        self.found.line[0] = first;
        Some(self)
    }

    /// Begins the next iteration.
    fn deepen(&mut self) {
        let settled = self.found.score.is_proven()
            && distance(self.found.score).is_some_and(|distance| distance <= self.depth);
        if self.depth >= self.deepest || settled {
            self.done = true;
            return;
        }
        self.depth += 1;
        self.table.next_iteration(self.nodes);
        self.reach = NARROW;
        let narrow = self.settings.refinements.windows && !self.found.score.is_proven();
        self.window = if narrow && self.depth > 3 {
            Window::around(self.found.score, self.reach)
        } else {
            Window::FULL
        };
        self.enter_root();
    }

    fn enter_root(&mut self) {
        let met = Key::of(&self.root);
        self.actions.clear();
        self.lines[0].clear();
        for action in &self.root_actions {
            let loud = self.evaluator.hint(&self.root, *action).loud;
            let number = self.evaluator.number(*action) as u16;
            self.actions.push(Ranked { rank: 0, loud, number, action: *action });
        }
        let arrival = Arrival {
            position: self.root,
            seat: self.searcher,
            side: self.side(self.searcher),
            replied: false,
            depth: self.depth as i32,
            window: self.window,
            ply: 0,
        };
        let mut frame = Frame::new(&arrival, self.key(met, false), 0);
        frame.end = self.actions.len();
        self.past.enter(met);
        self.frames.push(frame);
    }

    /// The root has been searched through once, with this score.
    fn finish_root(&mut self, score: Score) {
        let Window { alpha, beta } = self.window;
        if score <= alpha && alpha > Score::WORST || score >= beta && beta < Score::BEST {
            // Outside the window: the same depth again with a wider one.
            self.reach *= 4;
            self.window = if self.reach > 2_000 || score.is_proven() {
                Window::FULL
            } else if score <= alpha {
                Window { alpha: Score(score.0 - self.reach).max(Score::WORST), beta }
            } else {
                Window { alpha, beta: Score(score.0 + self.reach).min(Score::BEST) }
            };
            self.enter_root();
            return;
        }
        self.found.depth = self.depth;
        self.found.score = score;
    }

    /// The root has a better action than before: it is the answer from now on,
    /// and is tried first in the next iteration.
    fn improve_root(&mut self, action: P::Action, score: Score) {
        self.found.action = action;
        self.found.score = score;
        self.found.line.clear();
        self.found.line.extend_from_slice(&self.lines[0]);
        if let Some(place) = self.root_actions.iter().position(|other| *other == action) {
            self.root_actions[..=place].rotate_right(1);
        }
    }

    /// The searcher is one side, whoever else plays the other.
    #[inline]
    fn side(&self, seat: Seat) -> u8 {
        u8::from(seat != self.searcher)
    }

    /// With more than two seats what is found holds only for the searcher, and
    /// depends on whether a reply has been chosen in this round.
    #[inline]
    fn key(&self, key: Key, replied: bool) -> Key {
        if self.many {
            key.with(u64::from(self.searcher.number()) * 2 + u64::from(replied))
        } else {
            key
        }
    }

    /// An estimate for the side of the seat that acts.
    #[inline]
    fn evaluate(&self, position: &P, seat: Seat) -> Score {
        if self.many {
            let score = self.evaluator.evaluate(position, self.searcher);
            if seat == self.searcher { score } else { -score }
        } else {
            self.evaluator.evaluate(position, seat)
        }
    }

    #[inline]
    fn one_reply_a_round(&self) -> bool {
        self.many && self.settings.others == Others::BestReply
    }
}

fn distance(score: Score) -> Option<u32> {
    score.wins_in().or(score.loses_in())
}

impl<P: Position, K: Evaluator<P>> Search<P> for AlphaBeta<P, K> {
    fn step(&mut self, nodes: u64) -> Progress {
        // What one slice went too far the next goes less.
        self.asked = self.asked.saturating_add(nodes);
        while !self.done && self.nodes < self.asked {
            if self.frames.is_empty() {
                self.deepen();
            } else {
                self.advance();
            }
        }
        if self.done {
            // What is left of the slice is nothing that a deeper look may spend.
            self.asked = self.nodes;
            Progress::Done
        } else {
            Progress::Searching
        }
    }

    fn look_to(&mut self, depth: u32) {
        self.deepest = self.settings.deepest.unwrap_or(DEEPEST).min(DEEPEST).min(depth);
        self.done = false;
    }

    fn result(&self) -> SearchResult<P::Action> {
        SearchResult { nodes: self.nodes, ..self.found.clone() }
    }
}
