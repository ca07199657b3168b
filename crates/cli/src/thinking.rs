//! Drives a search natively: looks at the clock, the stop flag and the depth
//! between slices. The search itself knows none of them.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

use bots::Limit;
use game::Position;
use search::{Finding, Progress, Search, drive};

/// What a search finds until it is done, its limit is reached, or it is told to
/// stop.
pub(crate) fn think<P: Position>(
    search: &mut dyn Search<P>,
    limit: Option<Limit>,
    stop: &AtomicBool,
) -> Finding<P::Action> {
    let begun = Instant::now();
    let stopped = || stop.load(Ordering::Relaxed);
    match limit {
        None => drive(search, None, stopped),
        Some(Limit::Time(time)) => drive(search, None, || stopped() || begun.elapsed() >= time),
        Some(Limit::Nodes(nodes)) => drive(search, Some(nodes), stopped),
        Some(Limit::Depth(deepest)) => drive(&mut NotDeeper { search, deepest }, None, stopped),
    }
}

/// A search that is done when it has gone through everything this deep.
struct NotDeeper<'a, P: Position> {
    search: &'a mut dyn Search<P>,
    deepest: u32,
}

impl<P: Position> Search<P> for NotDeeper<'_, P> {
    fn step(&mut self, nodes: u64) -> Progress {
        match self.search.step(nodes) {
            Progress::Searching if self.finding().depth < self.deepest => Progress::Searching,
            _ => Progress::Done,
        }
    }

    fn finding(&self) -> Finding<P::Action> {
        self.search.finding()
    }
}

/// A search that tells what it has found after each slice.
pub(crate) struct Aloud<'a, P: Position, T> {
    pub(crate) search: &'a mut dyn Search<P>,
    pub(crate) tell: T,
}

impl<P: Position, T: FnMut(&Finding<P::Action>) + Send> Search<P> for Aloud<'_, P, T> {
    fn step(&mut self, nodes: u64) -> Progress {
        let progress = self.search.step(nodes);
        (self.tell)(&self.search.finding());
        progress
    }

    fn finding(&self) -> Finding<P::Action> {
        self.search.finding()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use game::SoFar;
    use kuba::{Action, Kuba};
    use search::Score;

    use super::*;

    /// Goes one deeper with each slice and never ends by itself.
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

        fn finding(&self) -> Finding<Action> {
            let Self { nodes, depth, action } = *self;
            Finding { action, score: Score::DRAW, line: vec![action], depth, nodes }
        }
    }

    fn endless() -> Endless {
        let game = SoFar::<Kuba>::from_setup(kuba::Setup::default());
        Endless { nodes: 0, depth: 0, action: game.position().actions()[0] }
    }

    #[test]
    fn every_limit_ends_a_search() {
        let running = AtomicBool::new(false);
        let found = |limit| think(&mut endless(), Some(limit), &running);
        assert_eq!(found(Limit::Nodes(2_500)).nodes, 2_500);
        assert_eq!(found(Limit::Depth(4)).depth, 4);
        assert!(found(Limit::Time(Duration::from_millis(1))).nodes > 0);
        assert_eq!(think(&mut endless(), None, &AtomicBool::new(true)).nodes, 0);
    }

    #[test]
    fn aloud_tells_after_each_slice() {
        let mut told = Vec::new();
        let mut search = endless();
        let tell = |finding: &Finding<Action>| told.push(finding.depth);
        let mut aloud = Aloud { search: &mut search, tell };
        think(&mut aloud, Some(Limit::Nodes(2_500)), &AtomicBool::new(false));
        assert_eq!(told, [1, 2, 3]);
    }
}
