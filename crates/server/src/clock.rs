//! The time of the server. It never goes back, and nobody loses on time because someone
//! sets the clock of a machine: it is read once and counted on from there.
//!
//! Servers that share a database go by its clock: each compares again and again. Who is
//! behind goes forward at once; who is ahead goes at half speed until the others are
//! there.

use std::time::{Duration, Instant};

use parking_lot::Mutex;
use table::Moment;

/// A clock that counts on by itself and can be compared with another.
pub(crate) struct Clock(Mutex<Hand>);

/// How a clock stood when it was last set.
#[derive(Clone, Copy)]
struct Hand {
    moment: Moment,
    at: Instant,
    /// How far it was ahead of the other.
    ahead: Duration,
}

impl Clock {
    /// A clock that showed this moment then.
    pub(crate) fn set_to(moment: Moment, at: Instant) -> Self {
        Self(Mutex::new(Hand { moment, at, ahead: Duration::ZERO }))
    }

    /// The time.
    pub(crate) fn now(&self) -> Moment {
        self.0.lock().show(Instant::now())
    }

    /// Another clock, by which this one shall go, showed this moment then.
    pub(crate) fn compare(&self, moment: Moment, at: Instant) {
        let mut hand = self.0.lock();
        let now = Instant::now();
        *hand = hand.compared(moment.after(now.saturating_duration_since(at)), now);
    }
}

impl Hand {
    fn show(self, at: Instant) -> Moment {
        let passed = at.saturating_duration_since(self.at);
        self.moment.after(passed.saturating_sub(self.ahead.min(passed / 2)))
    }

    /// The hand as it is set at this moment, when the other shows that one.
    fn compared(self, other: Moment, at: Instant) -> Self {
        let shown = self.show(at);
        Self { moment: shown.max(other), at, ahead: shown.since(other) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_counts_on() {
        let start = Instant::now();
        let hand = Hand { moment: Moment::from_millis(1000), at: start, ahead: Duration::ZERO };
        assert_eq!(hand.show(start), Moment::from_millis(1000));
        assert_eq!(hand.show(start + Duration::from_secs(5)), Moment::from_millis(6000));
    }

    #[test]
    fn who_is_behind_goes_forward_at_once() {
        let start = Instant::now();
        let hand = Hand { moment: Moment::from_millis(1000), at: start, ahead: Duration::ZERO };
        let later = start + Duration::from_secs(1);
        let hand = hand.compared(Moment::from_millis(2500), later);
        assert_eq!(hand.show(later), Moment::from_millis(2500));
        assert_eq!(hand.show(later + Duration::from_secs(1)), Moment::from_millis(3500));
    }

    #[test]
    fn who_is_ahead_waits_and_never_goes_back() {
        let start = Instant::now();
        let mut hand =
            Hand { moment: Moment::from_millis(10_000), at: start, ahead: Duration::ZERO };
        let other = |at: Instant| Moment::from_millis(7000).after(at - start);
        let mut last = Moment::from_millis(0);
        for step in 0..80 {
            let at = start + Duration::from_millis(100) * step;
            let before = hand.show(at);
            if step % 10 == 0 {
                hand = hand.compared(other(at), at);
            }
            assert!(hand.show(at) == before && before >= last, "step {step}");
            last = before;
        }
        let at = start + Duration::from_secs(8);
        assert_eq!(hand.show(at), other(at));
    }
}
