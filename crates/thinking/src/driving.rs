//! Drives a search: to its end at once ([`think`]), or in parts, put aside and
//! gone on with ([`Thought`]). The search itself knows no clock, no limit of time
//! and no wish to stop.

use bots::Limit;
use game::Position;
use search::{Progress, SLICE, Search, SearchResult};

use crate::pace::{Clock, Pace, Stepping, machine_clock};

/// Where what is found can be repeated, depth and limit are looked at after so many
/// positions.
const STEADY: u64 = 16;

/// What a search finds until it is done, its limit is reached, or it is told to
/// stop, which is asked about every millisecond.
pub fn think<P: Position>(
    search: &mut dyn Search<P>,
    limit: Option<Limit>,
    stopped: impl Fn() -> bool,
) -> SearchResult<P::Action> {
    Pace::new(limit, STEADY).go_on(&mut Searching(search), &machine_clock(), stopped);
    search.result()
}

/// A search with its limit, under way. Time counts only while it is gone on with.
pub struct Thought<P: Position> {
    search: Box<dyn Search<P>>,
    pace: Pace,
}

impl<P: Position> Thought<P> {
    /// A search that has not begun.
    pub fn new(search: Box<dyn Search<P>>, limit: Option<Limit>) -> Self {
        Self { search, pace: Pace::new(limit, STEADY) }
    }

    /// Goes on until it is done, its limit is reached, or someone wants it to be
    /// put aside, which is asked about every millisecond.
    pub fn go_on(&mut self, clock: Clock<'_>, aside: impl Fn() -> bool) -> Progress {
        self.pace.go_on(&mut Searching(self.search.as_mut()), clock, aside)
    }

    /// What has been found so far. There is an answer before the first step.
    pub fn result(&self) -> SearchResult<P::Action> {
        self.search.result()
    }
}

struct Searching<'a, P: Position>(&'a mut dyn Search<P>);

impl<P: Position> Stepping for Searching<'_, P> {
    fn step(&mut self, nodes: u64) -> Progress {
        self.0.step(nodes)
    }

    fn depth(&self) -> u32 {
        self.0.result().depth
    }
}

/// A search that tells what it has found, after its first step and then after
/// each slice.
pub struct Aloud<'a, P: Position, T> {
    search: &'a mut dyn Search<P>,
    tell: T,
    /// How many more positions pass in silence.
    silence: u64,
}

impl<'a, P: Position, T: FnMut(&SearchResult<P::Action>) + Send> Aloud<'a, P, T> {
    /// Tells what `search` finds.
    pub fn new(search: &'a mut dyn Search<P>, tell: T) -> Self {
        Self { search, tell, silence: 0 }
    }
}

impl<P: Position, T: FnMut(&SearchResult<P::Action>) + Send> Search<P> for Aloud<'_, P, T> {
    fn step(&mut self, nodes: u64) -> Progress {
        let progress = self.search.step(nodes);
        self.silence = self.silence.saturating_sub(nodes);
        if self.silence == 0 {
            (self.tell)(&self.search.result());
            self.silence = SLICE;
        }
        progress
    }

    fn look_to(&mut self, depth: u32) {
        self.search.look_to(depth);
    }

    fn result(&self) -> SearchResult<P::Action> {
        self.search.result()
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::Cell, time::Duration};

    use game::GameSoFar;
    use kuba::{Action, Kuba};
    use search::Score;

    use super::*;

    /// Goes one deeper with each step and never ends by itself.
    struct Endless {
        nodes: u64,
        depth: u32,
        action: Action,
    }

    impl Search<Kuba> for Endless {
        fn step(&mut self, nodes: u64) -> Progress {
            self.nodes += nodes;
            self.depth += 1;
            Progress::Searching
        }

        fn look_to(&mut self, _: u32) {}

        fn result(&self) -> SearchResult<Action> {
            let Self { nodes, depth, action } = *self;
            SearchResult {
                action,
                score: Score::DRAW,
                worths: None,
                line: vec![action],
                depth,
                nodes,
            }
        }
    }

    fn endless() -> Endless {
        let game = GameSoFar::<Kuba>::from_setup(kuba::Setup::default());
        Endless { nodes: 0, depth: 0, action: game.position().actions()[0] }
    }

    #[test]
    fn every_limit_ends_a_search() {
        let found = |limit| think(&mut endless(), Some(limit), || false);
        assert_eq!(found(Limit::Nodes(2_500)).nodes, 2_500);
        assert_eq!(found(Limit::Depth(4)).depth, 4);
        assert!(found(Limit::Time(Duration::from_millis(1))).nodes > 0);
        assert_eq!(think(&mut endless(), None, || true).nodes, 0);
    }

    #[test]
    fn a_thought_that_was_put_aside_goes_on_and_only_its_own_time_counts() {
        let now = Cell::new(Duration::ZERO);
        let clock = || {
            now.set(now.get() + Duration::from_millis(1));
            now.get()
        };
        let limit = Limit::Time(Duration::from_millis(100));
        let mut thought = Thought::new(Box::new(endless()), Some(limit));
        let mut parts = 0;
        loop {
            let begun = now.get();
            let aside = || now.get() >= begun + Duration::from_millis(10);
            let progress = thought.go_on(&clock, aside);
            if progress == Progress::Done {
                break;
            }
            parts += 1;
            // The page does something else.
            now.set(now.get() + Duration::from_secs(1));
        }
        assert_eq!((parts, thought.result().depth), (11, 100));
    }

    #[test]
    fn aloud_tells_after_the_first_step_and_each_slice() {
        let mut told = Vec::new();
        let mut search = endless();
        let tell = |finding: &SearchResult<Action>| told.push(finding.nodes);
        let mut aloud = Aloud::new(&mut search, tell);
        think(&mut aloud, Some(Limit::Nodes(3_000)), || false);
        assert_eq!(told, [16, 1_016, 2_016]);
    }
}
