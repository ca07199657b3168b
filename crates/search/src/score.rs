//! What a position is worth to a seat: proven results by their distance, and
//! estimates between them. Whole numbers only, so that every machine agrees.

use std::ops::Neg;

/// What a position is worth; more is better for the seat that it is told for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Score(pub i32);

impl Score {
    /// Nobody wins.
    pub const DRAW: Self = Self(0);
    /// Better than any.
    pub const BEST: Self = Self(32_000);
    /// Worse than any.
    pub const WORST: Self = Self(-32_000);

    /// Won already.
    const WON: i32 = 31_000;
    /// Estimates stay within this much of a draw.
    pub const HIGHEST_ESTIMATE: i32 = 28_000;

    /// Won by the last of so many actions, both sides' counted.
    #[inline]
    pub const fn won_in(actions: u32) -> Self {
        Self(Self::WON - actions as i32)
    }

    /// Lost by the last of so many actions, both sides' counted.
    #[inline]
    pub const fn lost_in(actions: u32) -> Self {
        Self(actions as i32 - Self::WON)
    }

    /// An estimate, kept away from the proven scores.
    #[inline]
    #[must_use]
    pub fn estimate(worth: i32) -> Self {
        Self(worth.clamp(-Self::HIGHEST_ESTIMATE, Self::HIGHEST_ESTIMATE))
    }

    /// In how many actions the game is won, if that is proven.
    pub fn wins_in(self) -> Option<u32> {
        (self.0 > Self::HIGHEST_ESTIMATE).then(|| (Self::WON - self.0).unsigned_abs())
    }

    /// In how many actions the game is lost, if that is proven.
    pub fn loses_in(self) -> Option<u32> {
        (-self).wins_in()
    }

    /// Whether it is a proven win or loss.
    #[inline]
    pub const fn is_proven(self) -> bool {
        self.0.abs() > Self::HIGHEST_ESTIMATE
    }

    /// The same result seen from `actions` earlier: a win is that much farther.
    #[inline]
    #[must_use]
    pub const fn from_before(self, actions: u32) -> Self {
        if !self.is_proven() {
            self
        } else if self.0 > 0 {
            Self(self.0 - actions as i32)
        } else {
            Self(self.0 + actions as i32)
        }
    }

    /// The same result seen from `actions` later.
    #[inline]
    #[must_use]
    pub const fn from_after(self, actions: u32) -> Self {
        if !self.is_proven() {
            self
        } else if self.0 > 0 {
            Self(self.0 + actions as i32)
        } else {
            Self(self.0 - actions as i32)
        }
    }
}

impl Neg for Score {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearer_wins_are_better_and_nearer_losses_worse() {
        assert!(Score::won_in(1) > Score::won_in(3));
        assert!(Score::lost_in(1) < Score::lost_in(3));
        assert_eq!(Score::won_in(7).wins_in(), Some(7));
        assert_eq!(Score::lost_in(7).loses_in(), Some(7));
        assert_eq!(Score::lost_in(7).wins_in(), None);
        assert_eq!(Score::estimate(99_999).wins_in(), None);
        assert_eq!(Score::won_in(3).from_before(2), Score::won_in(5));
        assert_eq!(Score::lost_in(5).from_after(2), Score::lost_in(3));
        assert_eq!(Score::estimate(12).from_before(2), Score(12));
    }
}
