//! A sequential test of two hypotheses about the difference in strength, so that
//! games end as soon as one of them is clear (Wald's test, generalised to rounds
//! whose points may be spread in any way).
//!
//! For each hypothesis, of all ways to spread the rounds that have its mean the
//! one is taken that explains the rounds best; how much better the upper one
//! explains them than the lower is the logarithm of the likelihood ratio.

use super::{strength::expected_share, tally::Tally};

/// The chance to accept the wrong hypothesis, whichever it is.
const WRONG: f64 = 0.05;
/// So many rounds without any point and with all points are imagined, or else
/// the first rounds could prove anything.
const IMAGINED: f64 = 1e-3;

/// Two differences in Elo; which is nearer the truth?
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Hypotheses {
    pub(super) lower: f64,
    pub(super) upper: f64,
}

/// What the rounds so far say.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Test {
    /// The logarithm of the likelihood ratio: above 0 speaks for the upper.
    pub(super) llr: f64,
    pub(super) verdict: Verdict,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// The lower hypothesis holds.
    Weaker,
    /// The upper hypothesis holds.
    Stronger,
    /// Nothing is clear yet.
    Open,
}

impl Hypotheses {
    /// Beyond this, either way, it is clear.
    pub(super) fn bound() -> f64 {
        ((1.0 - WRONG) / WRONG).ln()
    }

    /// Asks the whole rounds of a tally.
    pub(super) fn test(self, tally: &Tally) -> Test {
        let mut rounds: Vec<(f64, f64)> =
            tally.rounds().into_iter().map(|(share, count)| (share, count as f64)).collect();
        rounds.extend([(0.0, IMAGINED), (1.0, IMAGINED)]);
        let tilt = |elo| {
            let mean = expected_share(elo, tally.seats());
            (mean, tilt(&rounds, mean))
        };
        let ((lower, lower_tilt), (upper, upper_tilt)) = (tilt(self.lower), tilt(self.upper));
        // The best spread with a mean gives a share the weight w ÷ (1 + tilt ×
        // (share − mean)), where w is its weight among the rounds.
        let llr = rounds
            .iter()
            .map(|(share, count)| {
                let for_lower = 1.0 + lower_tilt * (share - lower);
                let for_upper = 1.0 + upper_tilt * (share - upper);
                count * (for_lower / for_upper).ln()
            })
            .sum();
        let verdict = match llr {
            llr if llr >= Self::bound() => Verdict::Stronger,
            llr if llr <= -Self::bound() => Verdict::Weaker,
            _ => Verdict::Open,
        };
        Test { llr, verdict }
    }
}

/// The tilt that gives the spread this mean. What it is sought for falls as the
/// tilt rises, so halving the interval finds it.
fn tilt(rounds: &[(f64, f64)], mean: f64) -> f64 {
    let excess = |tilt: f64| -> f64 {
        let each =
            |(share, count): &(f64, f64)| count * (share - mean) / (1.0 + tilt * (share - mean));
        rounds.iter().map(each).sum()
    };
    // Every weight stays above 0 between these.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::{super::tally::tests::of_pairs, *};

    const BETTER: Hypotheses = Hypotheses { lower: 0.0, upper: 20.0 };

    #[test]
    fn clear_results_are_clear_and_others_open() {
        let verdict = |pairs| BETTER.test(&of_pairs(pairs)).verdict;
        assert_eq!(verdict([0; 5]), Verdict::Open);
        assert_eq!(verdict([0, 0, 1, 1, 1]), Verdict::Open, "three pairs prove nothing");
        assert_eq!(verdict([0, 0, 0, 0, 3]), Verdict::Open, "nor do three that are won");
        assert_eq!(verdict([20, 50, 100, 150, 80]), Verdict::Stronger);
        assert_eq!(verdict([80, 150, 100, 50, 20]), Verdict::Weaker);
        assert_eq!(verdict([2, 5, 10, 6, 2]), Verdict::Open);
    }

    #[test]
    fn the_ratio_is_about_that_of_a_normal_distribution() {
        // With many rounds near the hypotheses both agree: N (s1 − s0) (2 m −
        // s0 − s1) ÷ (2 v).
        let tally = of_pairs([500, 2_500, 4_600, 2_800, 600]);
        let rounds = tally.rounds();
        let count: f64 = rounds.iter().map(|(_, count)| *count as f64).sum();
        let mean = tally.share();
        let variance = rounds
            .iter()
            .map(|(share, rounds)| (share - mean).powi(2) * *rounds as f64 / count)
            .sum::<f64>();
        let (lower, upper) = (expected_share(0.0, 2), expected_share(20.0, 2));
        let normal = count * (upper - lower) * (2.0 * mean - lower - upper) / (2.0 * variance);
        let llr = BETTER.test(&tally).llr;
        assert!((llr - normal).abs() < 0.05 * normal.abs().max(1.0), "{llr} {normal}");
    }

    #[test]
    fn swapping_everything_swaps_the_sign() {
        let there = Hypotheses { lower: 5.0, upper: 25.0 }.test(&of_pairs([3, 10, 20, 14, 6]));
        let back = Hypotheses { lower: -25.0, upper: -5.0 }.test(&of_pairs([6, 14, 20, 10, 3]));
        assert!((there.llr + back.llr).abs() < 1e-6);
    }
}
