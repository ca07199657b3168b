//! The pace of a thought: how many positions are looked at between two looks at
//! the clock and at the wish to stop. Searches and analyses know neither; the
//! clock is handed in, for not every machine has the standard library's.

use std::time::{Duration, Instant};

use bots::Limit;
use search::{Progress, SLICE};

/// Tells the time since some beginning.
pub type Clock<'a> = &'a dyn Fn() -> Duration;

/// The clock of the machine; a browser has none of this kind.
pub fn machine_clock() -> impl Fn() -> Duration {
    let begun = Instant::now();
    move || begun.elapsed()
}

/// What is thought in steps: a search, or an analysis.
pub(crate) trait Stepping {
    /// Goes on through this many more positions, or until it is done.
    fn step(&mut self, nodes: u64) -> Progress;
    /// How deep it is.
    fn depth(&self) -> u32;
}

/// How far a thought may go, and in which steps.
#[derive(Clone, Copy)]
pub(crate) struct Pace {
    /// How many more positions it may look at.
    nodes: u64,
    /// How much time it may take in all, and has taken.
    longest: Duration,
    taken: Duration,
    deepest: Option<u32>,
    /// How many positions a step is now.
    step: u64,
    /// How many are left of the slice under way. Steps end where slices end: what
    /// is found under a limit of depth is counted from there.
    slice: u64,
    /// Whether steps grow and shrink with the time that they take.
    adapts: bool,
}

/// How many positions the first step is where steps adapt: to some bots a position
/// is a whole playout.
const FIRST: u64 = 16;
/// A step that takes less time is too small, unless it is a slice already. Clocks
/// of browsers show tenths of a millisecond at best.
const SHORT: Duration = Duration::from_micros(500);
/// One that takes more is too large.
const LONG: Duration = Duration::from_millis(2);

impl Pace {
    /// Goes as far as the limit allows. What can be repeated does not depend on the
    /// clock, not even in its steps: there each is `steady` positions.
    pub(crate) fn new(limit: Option<Limit>, steady: u64) -> Self {
        let free = Self {
            nodes: u64::MAX,
            longest: Duration::MAX,
            taken: Duration::ZERO,
            deepest: None,
            step: FIRST,
            slice: SLICE,
            adapts: true,
        };
        let steady = Self { step: steady, adapts: false, ..free };
        match limit {
            None => free,
            Some(Limit::Time(longest)) => Self { longest, ..free },
            Some(Limit::Nodes(nodes)) => Self { nodes, ..steady },
            Some(Limit::Depth(depth)) => Self { deepest: Some(depth), ..steady },
        }
    }

    /// The same, ended by so much time too.
    pub(crate) fn at_most(self, longest: Duration) -> Self {
        Self { longest: self.longest.min(longest), ..self }
    }

    /// How much time was taken.
    pub(crate) fn taken(&self) -> Duration {
        self.taken
    }

    /// Goes on until it is done, its limit is reached, or someone wants it to be
    /// put aside, which is asked before each step.
    pub(crate) fn go_on(
        &mut self,
        stepping: &mut impl Stepping,
        clock: Clock<'_>,
        aside: impl Fn() -> bool,
    ) -> Progress {
        let mut before = clock();
        loop {
            if self.nodes == 0 || self.taken >= self.longest {
                return Progress::Done;
            }
            if aside() {
                return Progress::Searching;
            }
            let step = self.next_step();
            let progress = stepping.step(step);
            let now = clock();
            let took = now.saturating_sub(before);
            before = now;
            self.taken += took;
            self.fit(took);
            let is_deep = |deepest| stepping.depth() >= deepest;
            if progress == Progress::Done || self.deepest.is_some_and(is_deep) {
                return Progress::Done;
            }
        }
    }

    fn next_step(&mut self) -> u64 {
        let step = self.step.min(self.nodes).min(self.slice);
        self.nodes -= step;
        self.slice -= step;
        if self.slice == 0 {
            self.slice = SLICE;
        }
        step
    }

    fn fit(&mut self, took: Duration) {
        if self.adapts && took > LONG {
            self.step = (self.step / 2).max(1);
        } else if self.adapts && took < SHORT {
            self.step = (self.step * 2).min(SLICE);
        }
    }
}
