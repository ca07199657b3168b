//! Drives a search natively: looks at the clock, the wish to stop and the depth
//! between sips. The search itself knows none of them.

use std::time::{Duration, Instant};

use bots::Limit;
use game::Position;
use search::{Progress, SLICE, Search, SearchResult, drive};

/// What a search finds until it is done, its limit is reached, or it is told to
/// stop, which is asked about every millisecond.
pub fn think<P: Position>(
    search: &mut dyn Search<P>,
    limit: Option<Limit>,
    stopped: impl Fn() -> bool + Sync,
) -> SearchResult<P::Action> {
    let begun = Instant::now();
    let enough = |search: &dyn Search<P>| match limit {
        Some(Limit::Time(time)) => stopped() || begun.elapsed() >= time,
        Some(Limit::Depth(deepest)) => stopped() || search.result().depth >= deepest,
        Some(Limit::Nodes(_)) | None => stopped(),
    };
    // What can be repeated does not depend on the clock, not even in this.
    let (nodes, largest) = match limit {
        Some(Limit::Nodes(nodes)) => (Some(nodes), SIP),
        Some(Limit::Depth(_)) => (None, SIP),
        Some(Limit::Time(_)) | None => (None, SLICE),
    };
    drive(&mut Sipping { search, enough, sip: SIP, largest }, nodes, &stopped)
}

/// A search that takes small sips and is done when someone says after one that
/// it is enough. For some a position is a whole playout, and a slice of them far
/// too long; for others sips may grow.
struct Sipping<'a, P: Position, E> {
    search: &'a mut dyn Search<P>,
    enough: E,
    /// How many positions a sip is now, and at most.
    sip: u64,
    largest: u64,
}

/// How many positions the first sip is.
const SIP: u64 = 16;
/// A sip that takes less time is too small, unless it is the largest…
const SHORT: Duration = Duration::from_micros(200);
/// …and one that takes more is too large.
const LONG: Duration = Duration::from_millis(1);

impl<P: Position, E> Sipping<'_, P, E> {
    fn fit(&mut self, took: Duration) {
        if took > LONG {
            self.sip = (self.sip / 2).max(1);
        } else if took < SHORT {
            self.sip = (self.sip * 2).min(self.largest);
        }
    }
}

impl<P: Position, E: Fn(&dyn Search<P>) -> bool + Send> Search<P> for Sipping<'_, P, E> {
    fn step(&mut self, nodes: u64) -> Progress {
        let mut left = nodes;
        while left > 0 {
            let begun = (self.largest > SIP).then(Instant::now);
            let sip = left.min(self.sip);
            if self.search.step(sip) == Progress::Done || (self.enough)(self.search) {
                return Progress::Done;
            }
            left -= sip;
            if let Some(begun) = begun {
                self.fit(begun.elapsed());
            }
        }
        Progress::Searching
    }

    fn result(&self) -> SearchResult<P::Action> {
        self.search.result()
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

    fn result(&self) -> SearchResult<P::Action> {
        self.search.result()
    }
}

#[cfg(test)]
mod tests {
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

        fn result(&self) -> SearchResult<Action> {
            let Self { nodes, depth, action } = *self;
            SearchResult { action, score: Score::DRAW, line: vec![action], depth, nodes }
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
    fn aloud_tells_after_the_first_step_and_each_slice() {
        let mut told = Vec::new();
        let mut search = endless();
        let tell = |finding: &SearchResult<Action>| told.push(finding.nodes);
        let mut aloud = Aloud::new(&mut search, tell);
        think(&mut aloud, Some(Limit::Nodes(3_000)), || false);
        assert_eq!(told, [16, 1_016, 2_016]);
    }
}
