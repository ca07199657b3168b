//! Expectation: every seat takes what is worth most to itself, chance takes the
//! mean. For games with chance, and for three and four seats, each on their own.
//!
//! Depth is counted in quiet positions: the search ends at a position only if
//! not all of its actions are loud, so that evaluator which calls a half-made
//! turn loud is never asked to judge one: a turn is one move then, whatever
//! belongs to it, and chance is none. Without loud actions every position is
//! quiet, and every action is a move.
//!
//! In a mean a sure win counts 10,000 and a sure loss as much less than nothing,
//! so that a score between them is a chance to win; evaluator of games with
//! chance has to estimate on that scale. What every outcome proves stays proven.
//!
//! The way through the tree is a stack of frames: a slice can end after any
//! position. With two seats windows cut what can't matter, at chance too, and a
//! table remembers; neither changes what is found at a depth.

mod frame;
mod visit;
mod worths;

use game::{Actor, GameSoFar, Position, Seat, Seats};

use crate::{Evaluator, Progress, Score, Search, SearchResult, past::Past, root, table::Table};
use frame::{Acting, Choice, Frame, Window};
use worths::{Mean, Worths};

/// No line is followed farther than this.
const LONGEST_PATH: usize = 128;
/// Lines are rarely longer.
const LINE: usize = 16;
/// Room for the actions of all positions on the way.
const ACTIONS: usize = 1 << 13;
/// No iteration is deeper.
const DEEPEST: u32 = 96;
/// The table grows to two to this many entries.
const TABLE_BITS: u32 = 18;

/// A search under way.
pub struct Expectation<P: Position, K> {
    evaluator: K,
    /// How deep it may look by its own measure, and as it was told.
    own_deepest: u32,
    deepest: u32,
    /// The seat that searches.
    searcher: Seat,
    /// Those who play.
    seats: Seats,
    /// How many actions the game has had.
    length: usize,
    past: Past,
    table: Table<P::Action>,
    frames: Vec<Frame<P>>,
    /// The actions of all frames, one after the other.
    actions: Vec<Choice<P::Action>>,
    /// The best line from each frame, up to where chance acts.
    lines: Vec<Vec<P::Action>>,
    root: P,
    root_actions: Vec<P::Action>,
    /// Whether there is no choice, so that one look is enough.
    forced: bool,
    /// How deep the iteration under way is.
    depth: u32,
    /// Whether the iteration under way has ended anywhere but at the end of a
    /// game.
    estimated: bool,
    nodes: u64,
    found: SearchResult<P::Action>,
    done: bool,
}

impl<P: Position, K: Evaluator<P>> Expectation<P, K> {
    /// A search for the seat that acts now, not deeper than `deepest`.
    ///
    /// # Panics
    /// When no seat acts.
    pub fn new(game: &GameSoFar<P>, evaluator: K, deepest: Option<u32>) -> Self {
        let root = *game.position();
        let Actor::Seat(searcher) = game.actor() else { panic!("no seat acts") };
        let root_actions = root::actions(&root, &evaluator);
        let action = root_actions[0];
        let seats = root.playing();
        let deepest = deepest.unwrap_or(DEEPEST).min(DEEPEST);
        Self {
            own_deepest: deepest,
            deepest,
            searcher,
            seats,
            length: game.length(),
            past: Past::of(game, LONGEST_PATH),
            table: Table::new(if seats.len() == 2 { TABLE_BITS } else { 0 }),
            frames: Vec::with_capacity(LONGEST_PATH),
            actions: Vec::with_capacity(ACTIONS),
            lines: (0..=LONGEST_PATH).map(|_| Vec::with_capacity(LINE)).collect(),
            root,
            forced: root_actions.len() == 1,
            root_actions,
            depth: 0,
            estimated: true,
            nodes: 0,
            found: SearchResult {
                action,
                score: Score::DRAW,
                worths: None,
                line: vec![action],
                depth: 0,
                nodes: 0,
            },
            done: false,
            evaluator,
        }
    }

    /// The same search without these actions at the root; `None` when no other
    /// is left. For asking what the next best would be.
    #[must_use]
    pub fn without(mut self, excluded: &[P::Action]) -> Option<Self> {
        self.root_actions.retain(|action| !excluded.contains(action));
        // What is left is asked for its worth, even where there is no choice.
        self.forced = false;
        let first = *self.root_actions.first()?;
        self.found.action = first;
        self.found.line = vec![first];
        Some(self)
    }

    /// Begins the next iteration.
    fn deepen(&mut self) {
        let enough = self.forced && self.depth > 0;
        let settled = !self.estimated || self.found.score.is_proven();
        if self.depth >= self.deepest || enough || settled {
            self.done = true;
            return;
        }
        self.depth += 1;
        self.estimated = false;
        self.table.next_iteration(self.nodes);
        self.actions.clear();
        let choices =
            self.root_actions.iter().map(|action| Choice { action: *action, priority: 0 });
        self.actions.extend(choices);
        self.frames.push(Frame {
            position: self.root,
            acting: Acting::Seat(self.searcher),
            key: None,
            left: self.depth,
            window: Window::FULL,
            opened: Window::FULL,
            best: None,
            mean: Mean::EMPTY,
            first: 0,
            end: self.actions.len(),
            next: 0,
        });
    }

    /// The root has been searched through.
    fn finish_root(&mut self, worths: Worths) {
        self.found.depth = self.depth;
        self.found.score = worths.of(self.searcher);
        self.found.worths = Some(worths.of_all());
    }

    /// The root has a better action than before: it is the answer from now on,
    /// and is tried first in the next iteration.
    fn improve_root(&mut self, action: P::Action, worths: Worths) {
        self.found.action = action;
        self.found.score = worths.of(self.searcher);
        self.found.worths = Some(worths.of_all());
        self.found.line.clear();
        self.found.line.extend_from_slice(&self.lines[0]);
        if let Some(place) = self.root_actions.iter().position(|other| *other == action) {
            self.root_actions[..=place].rotate_right(1);
        }
    }

    /// With two seats, what one wins the other loses.
    #[inline]
    fn is_duel(&self) -> bool {
        self.seats.len() == 2
    }
}

impl<P: Position, K: Evaluator<P>> Search<P> for Expectation<P, K> {
    fn step(&mut self, nodes: u64) -> Progress {
        let until = self.nodes.saturating_add(nodes);
        while !self.done && self.nodes < until {
            if self.frames.is_empty() {
                self.deepen();
            } else {
                self.advance();
            }
        }
        if self.done { Progress::Done } else { Progress::Searching }
    }

    fn look_to(&mut self, depth: u32) {
        self.deepest = self.own_deepest.min(depth);
        // Who asks for a depth wants to know more than the answer.
        self.forced = false;
        self.done = false;
    }

    fn result(&self) -> SearchResult<P::Action> {
        SearchResult { nodes: self.nodes, ..self.found.clone() }
    }
}
