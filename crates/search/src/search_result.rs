//! What a search has found so far, and how it is driven: in slices that keep
//! their state, so that whoever drives it looks at the clock between them.

use game::{Position, Seat};

use crate::Score;

/// What a search has found so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult<A> {
    /// The action to make.
    pub action: A,
    /// What it is worth to the seat that acts.
    pub score: Score,
    /// What it is worth to each seat by its place at the table; `None` where the
    /// search does not tell the others apart.
    pub worths: Option<[Score; Seat::MOST]>,
    /// The actions that are expected from here, beginning with `action`.
    pub line: Vec<A>,
    /// How many moves deep the search has gone through everything.
    pub depth: u32,
    /// How many positions it has looked at.
    pub nodes: u64,
}

/// Whether there is more to find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Going on may change the finding.
    Searching,
    /// Going on changes nothing.
    Done,
}

/// A search under way. It knows no clock and no limit of time.
pub trait Search<P: Position>: Send {
    /// Searches on through this many more positions, or until it is done.
    fn step(&mut self, nodes: u64) -> Progress;

    /// From now on it is done once it has gone through everything this many moves
    /// deep; asked for more, it goes on. At first it looks as deep as it can.
    fn look_to(&mut self, depth: u32);

    /// What has been found so far. There is an answer before the first step.
    fn result(&self) -> SearchResult<P::Action>;
}

impl<P: Position, S: Search<P> + ?Sized> Search<P> for Box<S> {
    fn step(&mut self, nodes: u64) -> Progress {
        (**self).step(nodes)
    }

    fn look_to(&mut self, depth: u32) {
        (**self).look_to(depth);
    }

    fn result(&self) -> SearchResult<P::Action> {
        (**self).result()
    }
}

/// Between two looks at the clock a search goes through this many positions.
pub const SLICE: u64 = 1_000;

/// Drives a search until it is done, has gone through `nodes` positions, or
/// `stop` says so, which is asked before the first slice and after each.
pub fn drive<P: Position>(
    search: &mut (impl Search<P> + ?Sized),
    nodes: Option<u64>,
    mut stop: impl FnMut() -> bool,
) -> SearchResult<P::Action> {
    let mut left = nodes.unwrap_or(u64::MAX);
    while left > 0 && !stop() {
        let slice = left.min(SLICE);
        if search.step(slice) == Progress::Done {
            break;
        }
        left -= slice;
    }
    search.result()
}
