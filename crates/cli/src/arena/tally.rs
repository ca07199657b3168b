//! What the games came to, seen from bot a. Points are whole twelfths, so that a
//! draw shared by two, three or four is exact and sums do not depend on order.

use std::collections::BTreeMap;

use bots::BotGame;
use game::{Outcome, Seat};

use super::meeting::{Effort, Played};

/// A won game; a draw is shared by those who draw.
const WON: u32 = 12;

/// The games so far.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Tally {
    seats: usize,
    /// How many whole rounds brought bot a so many twelfths of a point.
    rounds: BTreeMap<u32, u64>,
    /// What the round under way has brought so far.
    this_round: u32,
    pub(super) wins: u64,
    pub(super) draws: u64,
    pub(super) losses: u64,
    /// What each bot spent, a first.
    pub(super) efforts: [Effort; 2],
    /// How many games each lost by failing, a first.
    pub(super) failed: [u64; 2],
}

impl Tally {
    pub(super) fn new(seats: usize) -> Self {
        Self {
            seats,
            rounds: BTreeMap::new(),
            this_round: 0,
            wins: 0,
            draws: 0,
            losses: 0,
            efforts: [Effort::default(); 2],
            failed: [0; 2],
        }
    }

    /// Adds the next game.
    pub(super) fn add<P: BotGame>(&mut self, played: &Played<P>) {
        for (sum, effort) in self.efforts.iter_mut().zip(&played.efforts) {
            sum.nodes += effort.nodes;
            sum.time += effort.time;
        }
        for (_, seat, _) in &played.failings {
            self.failed[usize::from(*seat != played.seat_of_a)] += 1;
        }
        if let Some(outcome) = played.game.outcome() {
            self.add_outcome(outcome, played.seat_of_a);
        }
    }

    fn add_outcome(&mut self, outcome: Outcome, seat_of_a: Seat) {
        let sharing = outcome.winners.len() as u32;
        if !outcome.winners.contains(seat_of_a) {
            self.losses += 1;
        } else if sharing == 1 {
            self.wins += 1;
            self.this_round += WON;
        } else {
            self.draws += 1;
            self.this_round += WON / sharing;
        }
        if self.games().is_multiple_of(self.seats as u64) {
            *self.rounds.entry(self.this_round).or_default() += 1;
            self.this_round = 0;
        }
    }

    pub(super) fn seats(&self) -> usize {
        self.seats
    }

    pub(super) fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Bot a's share of all points, from 0 to 1.
    pub(super) fn share(&self) -> f64 {
        let whole: u64 =
            self.rounds.iter().map(|(points, rounds)| u64::from(*points) * rounds).sum();
        let points = whole + u64::from(self.this_round);
        points as f64 / (u64::from(WON) * self.games().max(1)) as f64
    }

    /// The whole rounds: each share of its points, with how many rounds had it,
    /// in rising order.
    pub(super) fn rounds(&self) -> Vec<(f64, u64)> {
        let all = f64::from(WON) * self.seats as f64;
        self.rounds.iter().map(|(points, rounds)| (f64::from(*points) / all, *rounds)).collect()
    }

    /// With two seats: how many pairs brought 0, ½, 1, 1½ and 2 points.
    pub(super) fn pairs(&self) -> Option<[u64; 5]> {
        let with = |points: u32| self.rounds.get(&points).copied().unwrap_or(0);
        (self.seats == 2).then(|| [0, 6, 12, 18, 24].map(with))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use game::{Rule, Seats};

    use super::*;

    /// A tally of two seats with so many pairs of 0, ½, 1, 1½ and 2 points.
    pub(in crate::arena) fn of_pairs(pairs: [u64; 5]) -> Tally {
        let mut tally = Tally::new(2);
        for (points, rounds) in [0, 6, 12, 18, 24].into_iter().zip(pairs) {
            tally.rounds.insert(points, rounds);
        }
        // Wins and losses as far as the pairs tell.
        tally.wins = 2 * pairs[4] + pairs[3] + pairs[2];
        tally.losses = 2 * pairs[0] + pairs[1] + pairs[2];
        tally.draws = pairs[1] + pairs[3];
        tally
    }

    #[test]
    fn points_are_shared_exactly() {
        let rule = Rule::Length.id();
        let mut tally = Tally::new(4);
        let all = Seats::first(4);
        let [one, two, three, four] = Seat::ALL;
        tally.add_outcome(Outcome::won(one, rule), one);
        tally.add_outcome(Outcome::drawn(all, rule), two);
        tally.add_outcome(Outcome::drawn(all.without(one), rule), three);
        assert_eq!(tally.rounds(), [], "the round is not over");
        tally.add_outcome(Outcome::drawn(all.without(four), rule), four);
        assert_eq!((tally.wins, tally.draws, tally.losses), (1, 2, 1));
        let share = (1.0 + 1.0 / 4.0 + 1.0 / 3.0) / 4.0;
        assert!((tally.share() - share).abs() < 1e-12);
        assert_eq!(tally.rounds(), [(19.0 / 48.0, 1)]);
        assert_eq!(tally.pairs(), None);
    }

    #[test]
    fn pairs_are_counted_by_their_points() {
        let rule = Rule::Length.id();
        let mut tally = Tally::new(2);
        tally.add_outcome(Outcome::won(Seat::ONE, rule), Seat::ONE);
        tally.add_outcome(Outcome::won(Seat::ONE, rule), Seat::TWO);
        tally.add_outcome(Outcome::won(Seat::ONE, rule), Seat::ONE);
        tally.add_outcome(Outcome::drawn(Seats::first(2), rule), Seat::TWO);
        assert_eq!(tally.pairs(), Some([0, 0, 1, 1, 0]));
        assert!((tally.share() - 0.625).abs() < 1e-12);
    }
}
