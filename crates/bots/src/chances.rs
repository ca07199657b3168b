//! Chances to win, one for each seat. Somebody gets the point of a game, or several
//! share it: together the chances are certain, however many seats there are.
//! They are for people to read; no bot decides by them.

use std::sync::Arc;

use game::{Actor, GameSoFar, Outcome, Seat, Seats};
use search::{Evaluator, Score, SearchResult};

use crate::{BotGame, analysis::Proven};

/// So deep a search sees the answer to an action.
const ANSWERED: u32 = 2;
/// What counts as nearly certain where a score is proven only against what the
/// search looked at.
const NEARLY: f64 = 0.99;

/// The chance to win of each seat, by its place at the table; a draw is shared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WinChances([f64; Seat::MOST]);

impl WinChances {
    /// Those of a game that ended so.
    pub fn at_end(outcome: Outcome) -> Self {
        Self::shared(outcome.winners, |_| 1.0)
    }

    /// Each of these seats has its share by its weight; without any, all have the
    /// same.
    pub fn shared(seats: Seats, mut weight: impl FnMut(Seat) -> f64) -> Self {
        let mut chances = [0.0; Seat::MOST];
        for seat in seats {
            chances[seat.index()] = weight(seat).max(0.0);
        }
        let sum: f64 = chances.iter().sum();
        if sum > 0.0 {
            return Self(chances.map(|chance| chance / sum));
        }
        for seat in seats {
            chances[seat.index()] = 1.0 / seats.len() as f64;
        }
        Self(chances)
    }

    /// One of these seats has this chance; the others share the rest by their
    /// weights.
    pub fn with_rest(
        seats: Seats,
        seat: Seat,
        chance: f64,
        weight: impl FnMut(Seat) -> f64,
    ) -> Self {
        let others = seats.without(seat);
        if others.is_empty() {
            return Self::shared(seats, |_| 1.0);
        }
        let mut chances = Self::shared(others, weight).0.map(|share| share * (1.0 - chance));
        chances[seat.index()] = chance;
        Self(chances)
    }

    /// The mean of some, each by its weight; there is at least one.
    pub fn mean(parts: impl Iterator<Item = (u32, Self)>) -> Self {
        let (mut sum, mut weights) = ([0.0; Seat::MOST], 0.0);
        for (weight, Self(chances)) in parts {
            weights += f64::from(weight);
            for (sum, chance) in sum.iter_mut().zip(chances) {
                *sum += f64::from(weight) * chance;
            }
        }
        Self(sum.map(|sum| sum / weights))
    }

    /// That of one seat.
    pub const fn of(self, seat: Seat) -> f64 {
        self.0[seat.index()]
    }

    /// What a search has found for the seat that acts where a game stands. Only what
    /// is proven for everybody is certain.
    pub fn found<P: BotGame>(
        game: &GameSoFar<P>,
        seat: Seat,
        finding: &SearchResult<P::Action>,
        book: &Arc<P::Book>,
    ) -> Self {
        let seats = game.playing();
        let chance = match Proven::by(finding.score, seats.len()) {
            Some(Proven::WinsIn(_)) => 1.0,
            Some(Proven::LosesIn(_)) => 0.0,
            // Who among many sees nobody's answer knows no more than before the look.
            None if seats.len() > 2 && finding.depth < ANSWERED && finding.worths.is_none() => {
                return Self::at_a_glance(game.position(), book);
            }
            None => P::win_probability(finding.score, seats.len()).clamp(1.0 - NEARLY, NEARLY),
        };
        if let Some(worths) = finding.worths {
            let weight = |other: Seat| P::win_probability(worths[other.index()], seats.len());
            return Self::with_rest(seats, seat, chance, weight);
        }
        // The search tells nothing of the others but what its line ends with.
        let mut end = *game.position();
        for action in &finding.line {
            let Ok(next) = end.play(*action) else { break };
            end = next;
        }
        let end = Self::estimated(&end, book);
        Self::with_rest(seats, seat, chance, |other| end.of(other))
    }

    /// What a look at a position tells, without any search.
    pub fn at_a_glance<P: BotGame>(position: &P, book: &Arc<P::Book>) -> Self {
        let (seats, evaluator) = (position.playing(), P::evaluator(book));
        let wins = |seat: &Seat| {
            let proven = evaluator.proven(position, *seat);
            proven.is_some_and(|score| score.wins_in().is_some())
        };
        match (position.actor(), seats.into_iter().find(wins)) {
            (Actor::Seat(_) | Actor::Chance, Some(winner)) => {
                Self::with_rest(seats, winner, 1.0, |_| 1.0)
            }
            _ => Self::estimated(position, book),
        }
    }

    /// How it ended, or else what the evaluator thinks of each seat.
    fn estimated<P: BotGame>(position: &P, book: &Arc<P::Book>) -> Self {
        if let Actor::Over(outcome) = position.actor() {
            return Self::at_end(outcome);
        }
        let (seats, evaluator) = (position.playing(), P::evaluator(book));
        Self::shared(seats, |seat| {
            P::estimated_probability(evaluator.evaluate(position, seat), seats.len())
        })
    }
}

/// The chance that a score stands for with so many seats, where a score of 0 is a
/// fair share and `scale` more multiplies the odds by *e*.
pub(crate) fn share(score: Score, seats: usize, scale: f64) -> f64 {
    if score.is_proven() {
        return if score > Score::DRAW { 1.0 } else { 0.0 };
    }
    let others = seats.saturating_sub(1) as f64;
    1.0 / (1.0 + others * (-f64::from(score.0) / scale).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_certain_together() {
        let three = Seats::first(3);
        let sum = |chances: WinChances| three.into_iter().map(|seat| chances.of(seat)).sum::<f64>();
        let weights = |seat: Seat| f64::from(seat.number());
        for chances in [
            WinChances::shared(three, weights),
            WinChances::shared(three, |_| 0.0),
            WinChances::with_rest(three, Seat::TWO, 0.2, weights),
            WinChances::with_rest(three, Seat::TWO, 1.0, weights),
        ] {
            assert!((sum(chances) - 1.0).abs() < 1e-12, "{chances:?}");
        }
        let rest = WinChances::with_rest(three, Seat::TWO, 0.2, weights);
        assert!((rest.of(Seat::ONE) - 0.2).abs() < 1e-12, "{rest:?}");
        assert!((rest.of(Seat::ALL[2]) - 0.6).abs() < 1e-12, "{rest:?}");
    }

    #[test]
    fn no_score_is_a_fair_share_whoever_plays() {
        for seats in 2..=4 {
            let fair = 1.0 / seats as f64;
            assert!((share(Score::DRAW, seats, 150.0) - fair).abs() < 1e-12);
            assert!((share(Score::won_in(3), seats, 150.0) - 1.0).abs() < 1e-12);
            assert!(share(Score::lost_in(2), seats, 150.0) < 1e-12);
        }
    }
}
