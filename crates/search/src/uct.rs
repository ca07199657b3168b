//! Monte-Carlo tree search with upper confidence bounds and random playouts, as
//! plain as it is usually described and as fast as our playouts. It knows
//! nothing of any game but its rules: the yardstick for searches that do.
//!
//! A node's children are listed when it is met for the second time. Chance
//! draws a child by its weight, a seat tries every child once before it weighs
//! them. One step through the tree with its playout counts as one node.

mod chances;

use std::{convert::Infallible, ops::ControlFlow};

use game::{Actor, GameSoFar, Key, LONGEST, Outcome, Position, Seat, playout};

use crate::{Progress, Score, Search, SearchResult, past::Past};
use chances::{Chances, logarithm};

/// How much the unknown is worth: the root of two, as in the proof.
const CURIOSITY: f64 = std::f64::consts::SQRT_2;
/// A tree of this many nodes grows no more; playouts go on from its leaves.
const MOST_NODES: usize = 4_000_000;

/// A search under way.
pub struct Uct<P: Position> {
    root: P,
    searcher: Seat,
    length: usize,
    past: Past,
    nodes: Vec<Node<P::Action>>,
    /// The nodes on the way down, kept to save its room.
    way: Vec<usize>,
    chances: Chances,
}

/// A position in the tree, and the action that leads to it.
struct Node<A> {
    action: Option<A>,
    visits: u32,
    /// The points that each seat has made here, in sum.
    points: [f32; Seat::MOST],
    /// Where its children are, once they are listed.
    children: Option<(u32, u16)>,
}

impl<P: Position> Uct<P> {
    /// A search for the seat that acts now; playouts are drawn from the seed.
    ///
    /// # Panics
    /// When no seat acts.
    pub fn new(game: &GameSoFar<P>, seed: u64) -> Self {
        let Actor::Seat(searcher) = game.actor() else { panic!("no seat acts") };
        let mut tree = Self {
            root: *game.position(),
            searcher,
            length: game.length(),
            past: Past::of(game, LONGEST),
            nodes: vec![Node::new(None)],
            way: Vec::new(),
            chances: Chances::new(seed),
        };
        tree.list_children(0, &{ tree.root });
        tree
    }

    /// Walks down the tree, plays to the end, and counts the points.
    fn walk(&mut self) {
        let mut position = self.root;
        let mut node = 0;
        self.way.clear();
        self.way.push(node);
        let points = loop {
            if let Actor::Over(outcome) = position.actor() {
                break points_of(outcome);
            }
            if self.is_drawn(&position) {
                break shared(&position);
            }
            if self.nodes[node].children.is_none() && self.nodes[node].visits > 0 {
                self.list_children(node, &position);
            }
            let Some(child) = self.choose(node, &position) else {
                break self.play_out(&position);
            };
            if P::REPETITION_DRAWS {
                self.past.enter(Key::of(&position));
            }
            if let Some(action) = self.nodes[child].action {
                position = position.apply(action);
            }
            node = child;
            self.way.push(node);
        };
        for node in &self.way {
            self.past.leave();
            let node = &mut self.nodes[*node];
            node.visits += 1;
            for (sum, points) in node.points.iter_mut().zip(points) {
                *sum += points;
            }
        }
    }

    /// ALL-1, ALL-2.
    fn is_drawn(&self, position: &P) -> bool {
        let below_root = self.way.len() > 1;
        let repeats = P::REPETITION_DRAWS && below_root && self.past.repeats(Key::of(position));
        repeats || self.length + self.way.len() > LONGEST
    }

    fn list_children(&mut self, node: usize, position: &P) {
        if self.nodes.len() >= MOST_NODES {
            return;
        }
        let first = self.nodes.len();
        let ControlFlow::Continue(()) = position.visit_actions(|action| {
            self.nodes.push(Node::new(Some(action)));
            ControlFlow::<Infallible>::Continue(())
        });
        self.nodes[node].children = Some((first as u32, (self.nodes.len() - first) as u16));
    }

    /// The child to go to; `None` where the tree ends.
    fn choose(&mut self, node: usize, position: &P) -> Option<usize> {
        let (first, count) = self.nodes[node].children?;
        let children = first as usize..first as usize + usize::from(count);
        let Actor::Seat(seat) = position.actor() else {
            let drawn = position.draw_action(|sum| self.chances.below(sum))?;
            return children.into_iter().find(|child| self.nodes[*child].action == Some(drawn));
        };
        // Every child once, in an order drawn by lot …
        let untried = self.nodes[children.clone()].iter().filter(|child| child.visits == 0).count();
        if untried > 0 {
            let drawn = self.chances.below(untried as u32) as usize;
            return children.into_iter().filter(|child| self.nodes[*child].visits == 0).nth(drawn);
        }
        // … then the one with the highest upper bound.
        let known = logarithm(self.nodes[node].visits);
        children.into_iter().max_by(|one, other| {
            let bound = |child: &usize| self.nodes[*child].upper_bound(seat, known);
            bound(one).total_cmp(&bound(other))
        })
    }

    fn play_out(&mut self, position: &P) -> [f32; Seat::MOST] {
        let (end, _) = playout(position, |below| self.chances.below(below));
        match end.actor() {
            Actor::Over(outcome) => points_of(outcome),
            Actor::Seat(_) | Actor::Chance => shared(&end),
        }
    }

    /// The child that was visited most.
    fn favourite(&self, node: usize) -> Option<usize> {
        let (first, count) = self.nodes[node].children?;
        let children = first as usize..first as usize + usize::from(count);
        children.rev().max_by_key(|child| self.nodes[*child].visits)
    }
}

impl<A> Node<A> {
    const fn new(action: Option<A>) -> Self {
        Self { action, visits: 0, points: [0.0; Seat::MOST], children: None }
    }

    fn mean(&self, seat: Seat) -> f64 {
        f64::from(self.points[seat.index()]) / f64::from(self.visits.max(1))
    }

    fn upper_bound(&self, seat: Seat, known: f64) -> f64 {
        self.mean(seat) + CURIOSITY * (known / f64::from(self.visits)).sqrt()
    }
}

/// One point for the winner, shared where several share a draw.
fn points_of(outcome: Outcome) -> [f32; Seat::MOST] {
    let share = 1.0 / outcome.winners.len() as f32;
    Seat::ALL.map(|seat| if outcome.winners.contains(seat) { share } else { 0.0 })
}

fn shared<P: Position>(position: &P) -> [f32; Seat::MOST] {
    let playing = position.playing();
    let share = 1.0 / playing.len() as f32;
    Seat::ALL.map(|seat| if playing.contains(seat) { share } else { 0.0 })
}

impl<P: Position> Search<P> for Uct<P> {
    fn step(&mut self, nodes: u64) -> Progress {
        for _ in 0..nodes {
            self.walk();
        }
        Progress::Searching
    }

    /// A tree has no depth that it could end at: whoever drives it looks how far
    /// its line goes.
    fn look_to(&mut self, _: u32) {}

    fn result(&self) -> SearchResult<P::Action> {
        let mut line = Vec::new();
        let mut node = 0;
        while let Some(child) = self.favourite(node)
            && let Some(action) = self.nodes[child].action
            && (line.is_empty() || self.nodes[child].visits > 0)
        {
            line.push(action);
            node = child;
        }
        let best = self.favourite(0).unwrap_or(0);
        let mean = self.nodes[best].mean(self.searcher);
        SearchResult {
            action: line[0],
            score: Score::estimate(((mean * 2.0 - 1.0) * 10_000.0) as i32),
            worths: None,
            depth: line.len() as u32,
            line,
            nodes: self.nodes[0].visits.into(),
        }
    }
}
