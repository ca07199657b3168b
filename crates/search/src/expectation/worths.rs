//! What a position is worth to each seat, and the mean of it over chance.
//! Whole numbers only, rounded the same way for both signs.

use game::{Outcome, Seat, Seats};

use crate::Score;

/// As much as a sure win counts in a mean, and less than nothing as much as a
/// sure loss: half of it more is a quarter more of all games.
pub(super) const SURE: i32 = 10_000;

/// What a position is worth to each seat, by its place at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Worths([i32; Seat::MOST]);

impl Worths {
    /// Nobody wins.
    pub(super) const DRAW: Self = Self([0; Seat::MOST]);

    /// What a game is worth that ended so, this many actions from the root.
    pub(super) fn at_end(outcome: Outcome, actions: u32) -> Self {
        Self(Seat::ALL.map(|seat| {
            let score = match (outcome.winners.contains(seat), outcome.winners.len()) {
                (true, 1) => Score::won_in(actions),
                (true, _) => Score::DRAW,
                (false, _) => Score::lost_in(actions),
            };
            score.0
        }))
    }

    /// What is worth this much to one seat, and costs the others as much.
    #[inline]
    pub(super) fn against_all(seat: Seat, score: Score) -> Self {
        let mut worths = Self([-score.0; Seat::MOST]);
        worths.0[seat.index()] = score.0;
        worths
    }

    /// What each of these seats says for itself.
    #[inline]
    pub(super) fn of_each(seats: Seats, mut worth: impl FnMut(Seat) -> Score) -> Self {
        let mut worths = Self::DRAW;
        for seat in seats {
            worths.0[seat.index()] = worth(seat).0;
        }
        worths
    }

    /// What it is worth to each seat.
    pub(super) fn of_all(self) -> [Score; Seat::MOST] {
        self.0.map(Score)
    }

    /// What it is worth to a seat.
    #[inline]
    pub(super) const fn of(self, seat: Seat) -> Score {
        Score(self.0[seat.index()])
    }
}

/// A mean under way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mean {
    sum: [i64; Seat::MOST],
    weight: i64,
    least: [i32; Seat::MOST],
    most: [i32; Seat::MOST],
}

impl Mean {
    pub(super) const EMPTY: Self = Self {
        sum: [0; Seat::MOST],
        weight: 0,
        least: [Score::BEST.0; Seat::MOST],
        most: [Score::WORST.0; Seat::MOST],
    };

    #[inline]
    pub(super) fn add(&mut self, worths: Worths, weight: u32) {
        for seat in 0..Seat::MOST {
            let worth = worths.0[seat];
            self.sum[seat] += i64::from(worth.clamp(-SURE, SURE)) * i64::from(weight);
            self.least[seat] = self.least[seat].min(worth);
            self.most[seat] = self.most[seat].max(worth);
        }
        self.weight += i64::from(weight);
    }

    /// The mean of all that was added. What every outcome proves stays proven,
    /// at the farthest of its distances.
    #[inline]
    pub(super) fn worths(&self) -> Worths {
        let mut worths = Worths::DRAW;
        for seat in 0..Seat::MOST {
            worths.0[seat] = if Score(self.least[seat]).wins_in().is_some() {
                self.least[seat]
            } else if Score(self.most[seat]).loses_in().is_some() {
                self.most[seat]
            } else {
                rounded(self.sum[seat], self.weight)
            };
        }
        worths
    }

    /// The sum for a seat, and the weight of all that was added.
    #[inline]
    pub(super) const fn so_far(&self, seat: Seat) -> (i64, i64) {
        (self.sum[seat.index()], self.weight)
    }
}

/// The quotient rounded to the nearest, halves away from 0.
#[inline]
fn rounded(sum: i64, weight: i64) -> i32 {
    let half = if sum < 0 { -weight } else { weight };
    ((2 * sum + half) / (2 * weight.max(1))) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mean(parts: &[(Score, u32)]) -> Score {
        let mut mean = Mean::EMPTY;
        for (score, weight) in parts {
            mean.add(Worths::against_all(Seat::TWO, *score), *weight);
        }
        let worths = mean.worths();
        assert_eq!(worths.of(Seat::ONE), -worths.of(Seat::TWO));
        worths.of(Seat::TWO)
    }

    #[test]
    fn a_mean_is_the_chance_to_win() {
        let (won, lost) = (Score::won_in(3), Score::lost_in(4));
        assert_eq!(mean(&[(won, 1), (lost, 1)]), Score::DRAW);
        assert_eq!(mean(&[(won, 14), (lost, 10)]), Score(1_667));
        assert_eq!(mean(&[(won, 10), (lost, 14)]), Score(-1_667));
        assert_eq!(mean(&[(won, 1), (Score(SURE), 1)]), Score(SURE), "but not proven");
    }

    #[test]
    fn what_every_outcome_proves_is_proven() {
        assert_eq!(mean(&[(Score::won_in(3), 1), (Score::won_in(9), 5)]), Score::won_in(9));
        assert_eq!(mean(&[(Score::lost_in(3), 1), (Score::lost_in(9), 5)]), Score::lost_in(9));
    }
}
