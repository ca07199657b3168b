//! A 64-bit key of anything that can be hashed: the same on every machine, 32
//! bits wide or 64, so that what depends on keys can be repeated anywhere.

use std::hash::{Hash, Hasher};

/// The key of a position or an action. Equal values have equal keys; different
/// ones differ but for one chance in 2⁶⁴.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key(pub u64);

impl Key {
    /// The key of a value.
    #[inline]
    pub fn of(value: &impl Hash) -> Self {
        let mut hasher = Folding(SEED);
        value.hash(&mut hasher);
        Self(hasher.finish())
    }

    /// This key mixed with another, or with a seed.
    #[inline]
    #[must_use]
    pub fn with(self, other: u64) -> Self {
        Self(mixed(self.0, other))
    }

    /// Its highest bits as a place in a list of `1 << bits`.
    #[inline]
    pub const fn place(self, bits: u32) -> usize {
        (self.0 >> (64 - bits)) as usize
    }
}

/// The fractional digits of π, which nobody chose.
const SEED: u64 = 0x243f_6a88_85a3_08d3;
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// Two numbers mixed into one that looks like neither.
#[inline]
pub const fn mixed(one: u64, other: u64) -> u64 {
    // Once would leave numbers that follow each other in step.
    folded(folded(one ^ SEED, other ^ FACTOR) ^ SEED, FACTOR)
}

/// Both halves of the long product, laid over each other.
#[inline]
const fn folded(one: u64, other: u64) -> u64 {
    if cfg!(target_arch = "wasm32") {
        return folded_by_parts(one, other);
    }
    let product = one as u128 * other as u128;
    (product as u64) ^ (product >> 64) as u64
}

/// The same where the machine has no long multiplication: the high half from four
/// short products, as on paper.
#[inline]
const fn folded_by_parts(one: u64, other: u64) -> u64 {
    const LOW: u64 = u32::MAX as u64;
    let (one_high, one_low) = (one >> 32, one & LOW);
    let (other_high, other_low) = (other >> 32, other & LOW);
    let first = one_high * other_low + ((one_low * other_low) >> 32);
    let second = one_low * other_high + (first & LOW);
    let high = one_high * other_high + (first >> 32) + (second >> 32);
    one.wrapping_mul(other) ^ high
}

/// Folds each number into one by a long multiplication. Numbers of the
/// machine's own width are widened, so that the width does not show.
struct Folding(u64);

impl Folding {
    #[inline]
    fn add(&mut self, number: u64) {
        // The number itself is added once more: no product of nought loses it.
        self.0 = folded(self.0 ^ number, FACTOR) ^ number.rotate_left(32);
    }
}

impl Hasher for Folding {
    #[inline]
    fn finish(&self) -> u64 {
        mixed(self.0, SEED)
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.add(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.add(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.add(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_the_same_everywhere() {
        assert_eq!(Key::of(&(1_u8, 2_u64, [3_u16, 4])), Key(8_705_248_422_674_650_867));
        assert_eq!(Key::of(&1_usize), Key::of(&1_u64), "whatever the machine's width");
    }

    #[test]
    fn products_by_parts_are_the_long_products() {
        let mut number = SEED;
        for _ in 0..10_000 {
            let other = mixed(number, FACTOR);
            assert_eq!(folded_by_parts(number, other), folded(number, other));
            number = other;
        }
        for (one, other) in [(0, 0), (u64::MAX, u64::MAX), (1, u64::MAX), (1 << 32, 1 << 32)] {
            assert_eq!(folded_by_parts(one, other), folded(one, other), "{one} and {other}");
        }
    }

    #[test]
    fn close_values_have_distant_keys() {
        let steps = |number| mixed(7, number) ^ mixed(7, number + 1);
        let differing: u32 = (0..1_000).map(|number| steps(number).count_ones()).sum();
        assert!((31_000..33_000).contains(&differing), "{differing} bits of 64,000");
        for bit in 0..64 {
            let differing = Key::of(&0_u64).0 ^ Key::of(&(1_u64 << bit)).0;
            assert!((10..=54).contains(&differing.count_ones()), "bit {bit}: {differing:b}");
        }
    }
}
