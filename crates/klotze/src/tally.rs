//! How many squares twelve sets have together, counted with multiplicity.
//!
//! Counting the bits of a word is slow where the machine has no instruction for
//! it, so the sets are first added up square by square as binary numbers: then
//! four words are counted instead of twelve.

use game::SquareSet;

/// The sum of the sizes of all sets.
#[inline]
pub(crate) fn tally(sets: &[SquareSet; 12]) -> usize {
    let three = |at: usize| add(sets[at], sets[at + 1], sets[at + 2]);
    let [(one_a, two_a), (one_b, two_b), (one_c, two_c), (one_d, two_d)] =
        [three(0), three(3), three(6), three(9)];

    let (one, two_e) = add(one_a, one_b, one_c);
    let (ones, two_f) = (one ^ one_d, one & one_d);

    let (two_g, four_a) = add(two_a, two_b, two_c);
    let (two_h, four_b) = add(two_d, two_e, two_f);
    let (twos, four_c) = (two_g ^ two_h, two_g & two_h);

    let (fours, eights) = add(four_a, four_b, four_c);
    ones.len() + 2 * twos.len() + 4 * fours.len() + 8 * eights.len()
}

/// Adds three binary digits on every square: the digit and what is carried.
#[inline]
fn add(a: SquareSet, b: SquareSet, c: SquareSet) -> (SquareSet, SquareSet) {
    let half = a ^ b;
    (half ^ c, a & b | half & c)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Square;

    #[test]
    fn the_tally_is_the_sum_of_all_sizes() {
        // Square number n is in the first n % 13 sets, and so on around.
        for shift in 0..12 {
            let mut sets = [SquareSet::NONE; 12];
            for square in Square::all() {
                for set in 0..square.index() % 13 {
                    let set = &mut sets[(set + shift) % 12];
                    *set = set.with(square);
                }
            }
            assert_eq!(tally(&sets), sets.iter().map(|set| set.len()).sum::<usize>());
        }
        assert_eq!(tally(&[SquareSet::NONE; 12]), 0);
        assert_eq!(tally(&[SquareSet::ALL; 12]), 1_200);
    }
}
