//! From points to strength: the Elo difference that explains a share of the
//! points, and how sure it is. All of it is for people to read; no game depends
//! on it.
//!
//! With more than two seats one bot sits against several of the other. It is
//! then as strong by so many Elo that its chance against n − 1 equals of the
//! other is r ÷ (r + n − 1), where r = 10^(Elo ÷ 400); with two seats that is
//! the usual Elo.

use super::tally::Tally;

/// 95 % of a normal distribution lie within this many standard deviations.
const NINETY_FIVE_PERCENT: f64 = 1.959_964;

/// How strong bot a is against bot b.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Strength {
    /// Half the width of the interval that holds the true share of points with
    /// 95 %; `None` as long as all rounds are alike, which says nothing of how
    /// much they can differ.
    pub(super) share_error: Option<f64>,
    /// `None` when all points or none were made: no finite number explains that.
    pub(super) elo: Option<f64>,
    /// Half the width of its interval.
    pub(super) elo_error: Option<f64>,
}

impl Strength {
    /// What a tally shows. Rounds are what is counted: the games of a round
    /// share their opening and their luck.
    pub(super) fn of(tally: &Tally) -> Self {
        let share = tally.share();
        let share_error = standard_error(&tally.rounds()).map(|error| error * NINETY_FIVE_PERCENT);
        let elo = elo(share, tally.seats());
        // How much Elo a small step of the share is worth here.
        let slope = 400.0 / std::f64::consts::LN_10 / (share * (1.0 - share));
        let elo_error = elo.and(share_error).map(|error| error * slope);
        Self { share_error, elo, elo_error }
    }
}

/// The share of points that a bot so much stronger makes.
pub(super) fn expected_share(elo: f64, seats: usize) -> f64 {
    let strength = 10_f64.powf(elo / 400.0);
    strength / (strength + seats as f64 - 1.0)
}

/// The difference that makes this share the expected one.
fn elo(share: f64, seats: usize) -> Option<f64> {
    let decided = share <= 0.0 || share >= 1.0;
    (!decided).then(|| 400.0 * ((seats as f64 - 1.0) * share / (1.0 - share)).log10())
}

/// The standard error of the mean of all rounds.
fn standard_error(rounds: &[(f64, u64)]) -> Option<f64> {
    let count: u64 = rounds.iter().map(|(_, rounds)| rounds).sum();
    if rounds.iter().filter(|(_, rounds)| *rounds > 0).count() < 2 {
        return None;
    }
    let sum = |value: &dyn Fn(f64) -> f64| -> f64 {
        rounds.iter().map(|(share, rounds)| value(*share) * *rounds as f64).sum()
    };
    let mean = sum(&|share| share) / count as f64;
    let variance = sum(&|share| (share - mean) * (share - mean)) / (count - 1) as f64;
    Some((variance / count as f64).sqrt())
}

#[cfg(test)]
mod tests {
    use super::{super::tally::tests::of_pairs, *};

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 0.05
    }

    #[test]
    fn known_shares_give_known_elo() {
        assert!(close(elo(0.75, 2).expect("finite"), 190.85));
        assert!(close(elo(0.25, 4).expect("finite"), 0.0), "equals win one game in four");
        assert!(close(elo(0.5, 4).expect("finite"), 190.85));
        assert_eq!((elo(0.0, 2), elo(1.0, 2)), (None, None));
        for seats in 2..=4 {
            for difference in [-300.0, 0.0, 42.0] {
                let share = expected_share(difference, seats);
                assert!(close(elo(share, seats).expect("finite"), difference));
            }
        }
    }

    #[test]
    fn errors_come_from_whole_rounds() {
        // Pairs of ½, 1 and 1½ points, 25, 50 and 25 of them: the variance of a
        // pair's share is 1/32, so the mean of 100 is known within 0.0348.
        let strength = Strength::of(&of_pairs([0, 25, 50, 25, 0]));
        assert!((strength.share_error.expect("enough rounds") - 0.0348).abs() < 0.0002);
        assert!(close(strength.elo.expect("finite"), 0.0));
        assert!((strength.elo_error.expect("finite") - 24.2).abs() < 0.2);
        assert_eq!(Strength::of(&of_pairs([0, 0, 0, 0, 9])).elo, None);
    }

    #[test]
    fn rounds_that_are_all_alike_say_nothing_of_errors() {
        for pairs in [[0, 0, 50, 0, 0], [0, 0, 0, 0, 1], [0; 5]] {
            let strength = Strength::of(&of_pairs(pairs));
            assert_eq!((strength.share_error, strength.elo_error), (None, None));
        }
    }
}
