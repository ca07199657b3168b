//! The numbers that playouts draw, and the logarithm that weighs them. Both the
//! same on every machine.

use game::mixed;

/// A source of numbers.
pub(super) struct Chances(u64);

impl Chances {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below this, each as likely as the others but for one part in
    /// some millions.
    #[inline]
    pub(super) fn below(&mut self, below: u32) -> u32 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let drawn = mixed(self.0, self.0) as u32;
        ((u64::from(drawn) * u64::from(below)) >> 32) as u32
    }
}

/// The natural logarithm, from sums and quotients alone: no machine's own
/// function, so no machine's own rounding.
pub(super) fn logarithm(number: u32) -> f64 {
    let number = number.max(1);
    let doublings = number.ilog2();
    // number = 2^doublings × rest, and rest is from 1 to 2.
    let rest = f64::from(number) / f64::from(1_u32 << doublings);
    let ratio = (rest - 1.0) / (rest + 1.0);
    let square = ratio * ratio;
    let series = 1.0 + square * (1.0 / 3.0 + square * (1.0 / 5.0 + square * (1.0 / 7.0)));
    f64::from(doublings) * std::f64::consts::LN_2 + 2.0 * ratio * series
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_close() {
        for number in [1, 2, 3, 7, 100, 12_345, u32::MAX] {
            let difference = logarithm(number) - f64::from(number).ln();
            assert!(difference.abs() < 1e-4, "{number}: {difference}");
        }
    }

    #[test]
    fn numbers_are_spread_evenly() {
        let mut chances = Chances::new(1);
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            counts[chances.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
