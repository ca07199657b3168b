//! How long somebody waits who guesses. The first few tries are free, as everybody
//! mistypes; after them each try makes the next wait twice as long, up to a limit. A
//! right answer settles everything, and so does time. Its memory is bounded whoever
//! guesses. It knows no clock: it is told.

use std::{collections::HashMap, hash::Hash, time::Duration};

use table::Moment;

use super::rate_limiter::RetryAfter;

/// The tries of all who guess.
#[derive(Clone, Debug)]
pub struct Backoff<K> {
    most: usize,
    tries: HashMap<K, Tries>,
}

/// What is remembered of one who guesses.
#[derive(Clone, Copy, Debug)]
struct Tries {
    count: u32,
    /// When the next one may come.
    next: Moment,
}

impl<K: Eq + Hash + Clone> Backoff<K> {
    /// How many tries are free.
    pub const FREE: u32 = 10;
    /// The first wait.
    const FIRST: Duration = Duration::from_secs(1);
    /// The longest wait.
    const LONGEST: Duration = Duration::from_mins(5);
    /// After this long without a try everything is forgotten.
    const FORGOTTEN: Duration = Duration::from_hours(1);

    /// Remembers at most so many who guess.
    pub fn remembering(most: usize) -> Self {
        Self { most: most.max(1), tries: HashMap::new() }
    }

    /// Counts a try, or tells when to come back. Coming too early costs nothing.
    ///
    /// # Errors
    /// When the next try comes too early.
    pub fn guess(&mut self, key: &K, now: Moment) -> Result<(), RetryAfter> {
        // Should the clock be set back, nobody waits longer than the longest wait.
        let known = self.known(key, now);
        let wait = known.map_or(Duration::ZERO, |tries| tries.next.since(now)).min(Self::LONGEST);
        if !wait.is_zero() {
            return Err(RetryAfter(wait));
        }
        self.count(key, now);
        Ok(())
    }

    /// Counts a try that was made, here or elsewhere.
    pub fn count(&mut self, key: &K, now: Moment) {
        let count = self.known(key, now).map_or(0, |tries| tries.count);
        if self.tries.len() >= self.most && !self.tries.contains_key(key) {
            self.forget(now);
        }
        let count = count.saturating_add(1);
        let next = now.after(Self::wait_after(count));
        self.tries.insert(key.clone(), Tries { count, next });
    }

    /// The answer was right.
    pub fn succeed(&mut self, key: &K) {
        self.tries.remove(key);
    }

    fn known(&self, key: &K, now: Moment) -> Option<Tries> {
        let known = self.tries.get(key).copied();
        known.filter(|tries| !tries.is_forgotten(now, Self::FORGOTTEN))
    }

    fn wait_after(count: u32) -> Duration {
        match count.checked_sub(Self::FREE) {
            None => Duration::ZERO,
            Some(doublings) => {
                Self::FIRST.saturating_mul(2_u32.saturating_pow(doublings)).min(Self::LONGEST)
            }
        }
    }

    /// Forgets those who have stopped; if that is not enough, the half that tried
    /// least.
    fn forget(&mut self, now: Moment) {
        self.tries.retain(|_, tries| !tries.is_forgotten(now, Self::FORGOTTEN));
        if self.tries.len() >= self.most {
            let mut counts: Vec<u32> = self.tries.values().map(|tries| tries.count).collect();
            let middle = counts.len() / 2;
            let median = *counts.select_nth_unstable(middle).1;
            self.tries.retain(|_, tries| tries.count > median);
        }
    }
}

impl Tries {
    fn is_forgotten(self, now: Moment, after: Duration) -> bool {
        now.since(self.next) >= after
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
    fn waits_grow_and_end() {
        let mut backoff = Backoff::remembering(100);
        for _ in 0..10 {
            assert_eq!(backoff.guess(&"anna", at(0)), Ok(()));
        }
        assert_eq!(backoff.guess(&"anna", at(0)), wait(1));
        assert_eq!(backoff.guess(&"ben", at(0)), Ok(()), "others are not held up");
        let mut now = 0;
        for expected in [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300] {
            assert_eq!(backoff.guess(&"anna", at(now)), wait(expected));
            now += expected;
            assert_eq!(backoff.guess(&"anna", at(now)), Ok(()));
        }
        now += 300 + 3600;
        for _ in 0..10 {
            assert_eq!(backoff.guess(&"anna", at(now)), Ok(()), "an hour settles everything");
        }
        backoff.succeed(&"anna");
        assert_eq!(backoff.guess(&"anna", at(now)), Ok(()), "so does the right answer");
    }

    #[test]
    fn tries_elsewhere_count() {
        let mut backoff = Backoff::remembering(100);
        for _ in 0..9 {
            backoff.count(&"anna", at(0));
        }
        assert_eq!(backoff.guess(&"anna", at(0)), Ok(()));
        assert_eq!(backoff.guess(&"anna", at(0)), wait(1));
        backoff.count(&"anna", at(0));
        assert_eq!(backoff.guess(&"anna", at(0)), wait(2));
    }

    #[test]
    fn memory_is_bounded_and_those_who_tried_most_are_remembered() {
        let mut backoff = Backoff::remembering(100);
        for _ in 0..10 {
            assert_eq!(backoff.guess(&u32::MAX, at(0)), Ok(()));
        }
        for caller in 0..10_000 {
            assert_eq!(backoff.guess(&caller, at(0)), Ok(()));
            assert!(backoff.tries.len() <= 100);
        }
        assert_eq!(backoff.guess(&u32::MAX, at(0)), wait(1), "a flood washes nobody clean");
    }
}
