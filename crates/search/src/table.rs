//! The hash table: what has been found of positions met before. It starts small
//! and doubles between iterations up to its bound, so that a short search does
//! not pay for a large table. Where a bucket is full, what is old goes first,
//! then what was searched least deep.

use game::Key;

use crate::Score;

/// How a remembered score is to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// It is the score.
    Exact,
    /// The score is at least this.
    AtLeast,
    /// The score is at most this.
    AtMost,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory<A> {
    /// The action that was best, if one was.
    pub(crate) action: Option<A>,
    /// Its score, distances counted from this position.
    pub(crate) score: Score,
    /// How deep it was searched.
    pub(crate) depth: i32,
    /// How to read the score.
    pub(crate) bound: Bound,
}

/// A memory as it is stored.
#[derive(Clone, Copy)]
struct Entry<A> {
    key: Key,
    action: Option<A>,
    score: i16,
    depth: i8,
    bound: Bound,
    /// The iteration in which it was written; 0 in an empty entry.
    written: u8,
}

/// Entries with the same place lie side by side, and begin where a line of the
/// processor's cache does: to look at all of them is to wait once.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket<A>([Entry<A>; BUCKET]);

const BUCKET: usize = 4;
/// Two to this are a bucket.
const BUCKET_BITS: u32 = BUCKET.ilog2();
const SMALLEST_BITS: u32 = 12;

pub(crate) struct Table<A> {
    buckets: Vec<Bucket<A>>,
    /// Two to this many entries.
    bits: u32,
    most_bits: u32,
    iteration: u8,
}

impl<A: Copy> Table<A> {
    /// An empty table that may grow to two to `most_bits` entries.
    pub(crate) fn new(most_bits: u32) -> Self {
        // With fewer than two buckets a key has no place.
        let bits = SMALLEST_BITS.min(most_bits).max(BUCKET_BITS + 1);
        let most_bits = most_bits.max(bits);
        Self { buckets: empty(bits), bits, most_bits, iteration: 1 }
    }

    /// A new iteration begins after so many nodes: what was written before is
    /// older now, and the table grows if it may be getting full.
    pub(crate) fn next_iteration(&mut self, nodes: u64) {
        self.iteration = self.iteration.saturating_add(1);
        while self.bits < self.most_bits && nodes > self.room() {
            self.grow();
        }
    }

    /// After more nodes than this the table is too small. A larger one is slower:
    /// it is farther from the processor.
    fn room(&self) -> u64 {
        2 * (self.buckets.len() * BUCKET) as u64
    }

    fn grow(&mut self) {
        self.bits += 1;
        let buckets = std::mem::replace(&mut self.buckets, empty(self.bits));
        // Each bucket's entries go to one of two, so there is room for all.
        let written = buckets.into_iter().flat_map(|bucket| bucket.0);
        for entry in written.filter(|entry| entry.written > 0) {
            let place = self.place(entry.key);
            let bucket = &mut self.buckets[place].0;
            if let Some(free) = bucket.iter_mut().find(|entry| entry.written == 0) {
                *free = entry;
            }
        }
    }

    #[inline]
    fn place(&self, key: Key) -> usize {
        key.place(self.bits - BUCKET_BITS)
    }

    /// What is remembered of the position with this key.
    #[inline]
    pub(crate) fn recall(&self, key: Key) -> Option<Memory<A>> {
        let bucket = &self.buckets[self.place(key)].0;
        let found = bucket.iter().find(|entry| entry.key == key && entry.written > 0)?;
        Some(Memory {
            action: found.action,
            score: Score(found.score.into()),
            depth: found.depth.into(),
            bound: found.bound,
        })
    }

    /// Remembers what was found of the position with this key.
    #[inline]
    pub(crate) fn remember(&mut self, key: Key, memory: Memory<A>) {
        let written = self.iteration;
        let place = self.place(key);
        let worth = |entry: &Entry<A>| {
            if entry.key == key {
                i32::MIN
            } else {
                i32::from(entry.depth) - 4 * i32::from(written - entry.written)
            }
        };
        let bucket = &mut self.buckets[place].0;
        let Some(place) = bucket.iter_mut().min_by_key(|entry| worth(entry)) else {
            return;
        };
        // A position that was best nowhere keeps the action that it had.
        let kept = if place.key == key { place.action } else { None };
        *place = Entry {
            key,
            action: memory.action.or(kept),
            score: memory.score.0 as i16,
            depth: memory.depth.clamp(-1, i8::MAX.into()) as i8,
            bound: memory.bound,
            written,
        };
    }
}

fn empty<A: Copy>(bits: u32) -> Vec<Bucket<A>> {
    vec![Bucket([Entry::EMPTY; BUCKET]); 1 << (bits - BUCKET_BITS)]
}

impl<A> Entry<A> {
    const EMPTY: Self =
        Self { key: Key(0), action: None, score: 0, depth: -1, bound: Bound::AtMost, written: 0 };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn memory(depth: i32) -> Memory<u8> {
        Memory { action: Some(7), score: Score(-5), depth, bound: Bound::Exact }
    }

    #[test]
    fn what_was_remembered_survives_growing() {
        let mut table = Table::new(16);
        let keys: Vec<_> = (0..500_u64).map(|number| Key::of(&number)).collect();
        for key in &keys {
            table.remember(*key, memory(3));
        }
        table.next_iteration(1 << 20);
        assert_eq!(table.buckets.len() * BUCKET, 1 << 16, "it grows to its bound and no further");
        for key in keys {
            let recalled = table.recall(key).expect("nothing is lost");
            assert_eq!((recalled.action, recalled.score), (Some(7), Score(-5)));
        }
    }

    #[test]
    fn a_full_bucket_loses_what_was_searched_least() {
        let mut table = Table::new(3);
        for depth in 1..=4 {
            table.remember(Key(depth), memory(depth as i32));
        }
        table.remember(Key(9), memory(2));
        assert!(table.recall(Key(1)).is_none());
        assert!(table.recall(Key(4)).is_some());
        assert!(table.recall(Key(9)).is_some());
    }
}
