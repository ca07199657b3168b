//! How often somebody may do something. A limiter lets a handful through at once
//! and then one after each interval. All it remembers of a caller is the moment
//! at which they are even again; who is even is forgotten, and when there are too
//! many, those who owe least are forgotten first, so that its memory is bounded
//! whoever calls. It knows no clock: it is told.

use std::{collections::HashMap, hash::Hash, time::Duration};

use table::Moment;

/// How long to wait before trying again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RetryAfter(pub Duration);

/// The limiter of one scope.
#[derive(Clone, Debug)]
pub struct RateLimiter<K> {
    at_once: u32,
    interval: Duration,
    most: usize,
    even_at: HashMap<K, Moment>,
}

impl<K: Eq + Hash + Clone> RateLimiter<K> {
    /// How many callers are remembered when nothing else is said.
    pub const MOST: usize = 50_000;

    /// So many at once, then one after each interval.
    ///
    /// # Panics
    /// When nothing would ever be let through.
    pub fn new(at_once: u32, interval: Duration) -> Self {
        assert!(at_once > 0, "a limiter that lets something through");
        Self { at_once, interval, most: Self::MOST, even_at: HashMap::new() }
    }

    /// Remembers at most so many callers.
    #[must_use]
    pub fn remembering(self, most: usize) -> Self {
        Self { most: most.max(1), ..self }
    }

    /// Lets a caller through, or tells them when to come back. Coming too early
    /// does not make them wait longer.
    ///
    /// # Errors
    /// When they come too often.
    pub fn allow(&mut self, key: &K, now: Moment) -> Result<(), RetryAfter> {
        let even_at = self.even_at(key, now);
        let allowed_debt = self.interval * (self.at_once - 1);
        let wait = even_at.since(now).saturating_sub(allowed_debt);
        if !wait.is_zero() {
            return Err(RetryAfter(wait));
        }
        self.spend(key, now);
        Ok(())
    }

    /// Counts one that was let through, here or elsewhere.
    pub fn spend(&mut self, key: &K, now: Moment) {
        let even_at = self.even_at(key, now).after(self.interval);
        if self.even_at.len() >= self.most && !self.even_at.contains_key(key) {
            self.forget(now);
        }
        self.even_at.insert(key.clone(), even_at);
    }

    /// Takes back one that was let through: it turned out to be harmless.
    pub fn give_back(&mut self, key: &K) {
        if let Some(even_at) = self.even_at.get_mut(key) {
            let interval = self.interval.as_millis() as u64;
            *even_at = Moment::from_millis(even_at.as_millis().saturating_sub(interval));
        }
    }

    /// How many callers are remembered.
    pub fn remembered(&self) -> usize {
        self.even_at.len()
    }

    /// When a caller is even again.
    fn even_at(&self, key: &K, now: Moment) -> Moment {
        // Should the clock be set back, nobody owes more than they ever could.
        let latest = now.after(self.interval * self.at_once);
        self.even_at.get(key).map_or(now, |at| (*at).clamp(now, latest))
    }

    /// Forgets who is even; if that is not enough, the half that owes least.
    fn forget(&mut self, now: Moment) {
        self.even_at.retain(|_, even_at| *even_at > now);
        if self.even_at.len() >= self.most {
            let mut moments: Vec<Moment> = self.even_at.values().copied().collect();
            let middle = moments.len() / 2;
            let median = *moments.select_nth_unstable(middle).1;
            self.even_at.retain(|_, even_at| *even_at > median);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: u64) -> Moment {
        Moment::from_millis(1_000_000 + seconds * 1000)
    }

    fn wait(seconds: u64) -> Result<(), RetryAfter> {
        Err(RetryAfter(Duration::from_secs(seconds)))
    }

    #[test]
    fn a_handful_at_once_and_then_one_by_one() {
        let mut limiter = RateLimiter::new(3, Duration::from_secs(10));
        for _ in 0..3 {
            assert_eq!(limiter.allow(&"anna", at(0)), Ok(()));
        }
        assert_eq!(limiter.allow(&"anna", at(0)), wait(10));
        assert_eq!(limiter.allow(&"anna", at(4)), wait(6), "asking costs nothing");
        assert_eq!(limiter.allow(&"ben", at(4)), Ok(()), "others are not held up");
        assert_eq!(limiter.allow(&"anna", at(10)), Ok(()));
        assert_eq!(limiter.allow(&"anna", at(10)), wait(10));
        for _ in 0..3 {
            assert_eq!(limiter.allow(&"anna", at(1000)), Ok(()), "a pause restores the handful");
        }
        assert_eq!(limiter.allow(&"anna", at(1000)), wait(10), "and no more than that");
    }

    #[test]
    fn what_was_let_through_elsewhere_counts() {
        let mut limiter = RateLimiter::new(3, Duration::from_secs(10));
        for _ in 0..2 {
            limiter.spend(&"anna", at(0));
        }
        assert_eq!(limiter.allow(&"anna", at(0)), Ok(()));
        assert_eq!(limiter.allow(&"anna", at(0)), wait(10));
        for _ in 0..100 {
            limiter.spend(&"anna", at(0));
        }
        assert_eq!(limiter.allow(&"anna", at(40)), Ok(()), "nobody owes more than a handful");
    }

    #[test]
    fn what_was_harmless_is_given_back() {
        let mut limiter = RateLimiter::new(1, Duration::from_secs(10));
        for _ in 0..5 {
            assert_eq!(limiter.allow(&"anna", at(0)), Ok(()));
            limiter.give_back(&"anna");
        }
        assert_eq!(limiter.allow(&"anna", at(0)), Ok(()));
        assert_eq!(limiter.allow(&"anna", at(0)), wait(10));
        limiter.give_back(&"nobody");
    }

    #[test]
    fn time_that_goes_backwards_harms_nobody() {
        let mut limiter = RateLimiter::new(2, Duration::from_secs(1));
        assert_eq!(limiter.allow(&"anna", at(100)), Ok(()));
        assert_eq!(limiter.allow(&"anna", at(0)), wait(1));
        assert_eq!(limiter.allow(&"anna", at(101)), Ok(()));
    }

    #[test]
    fn memory_is_bounded_and_debtors_are_remembered() {
        let mut limiter = RateLimiter::new(2, Duration::from_secs(10)).remembering(100);
        let debtor = u32::MAX;
        assert_eq!(limiter.allow(&debtor, at(0)), Ok(()));
        assert_eq!(limiter.allow(&debtor, at(0)), Ok(()));
        for caller in 0..10_000 {
            assert_eq!(limiter.allow(&caller, at(0)), Ok(()));
            assert!(limiter.remembered() <= 100);
        }
        assert_eq!(limiter.allow(&debtor, at(0)), wait(10), "nobody is washed clean by a flood");
        for caller in 0..1000 {
            assert_eq!(limiter.allow(&caller, at(60)), Ok(()));
        }
        assert!(limiter.remembered() <= 100);
    }
}
