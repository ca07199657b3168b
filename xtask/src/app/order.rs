//! In which order functions stand so that they compress best. gzip looks back no
//! further than 32 kB, and most functions of the app are alike only to a few
//! others: whoever stands beside those is told in a few bytes.

use std::collections::{HashMap, VecDeque};

/// So many bytes in a row are a part; functions are alike if they share parts.
const PART: usize = 6;
/// A part that more functions have says nothing of any.
const COMMON: usize = 400;
/// How far back a function that is alike still helps.
const REACH: usize = 30_000;
/// Keeps tiny functions, alike to everything, from coming first.
const WEIGHT: u64 = 6;

/// The places of all functions, in the order in which they should stand: the
/// largest first, then always the one that has most in common with those just
/// before it.
pub(super) fn order(functions: &[&[u8]]) -> Vec<usize> {
    let parts = Parts::of(functions);
    let mut near = Near::new(functions, &parts);
    let mut left: Vec<usize> = (0..functions.len()).collect();
    let mut order = Vec::with_capacity(left.len());
    while let Some(next) = near.most_alike(&left) {
        order.push(left.swap_remove(next));
        near.add(order[order.len() - 1]);
    }
    order
}

/// Which function has which parts.
struct Parts {
    of: Vec<Vec<usize>>,
    holders: Vec<Vec<usize>>,
}

impl Parts {
    fn of(functions: &[&[u8]]) -> Self {
        let mut holders: HashMap<&[u8], Vec<usize>> = HashMap::new();
        for (place, function) in functions.iter().enumerate() {
            for part in function.windows(PART) {
                let holders = holders.entry(part).or_default();
                if holders.last() != Some(&place) {
                    holders.push(place);
                }
            }
        }
        let mut of = vec![Vec::new(); functions.len()];
        let shared = holders.into_values().filter(|them| (2..=COMMON).contains(&them.len()));
        let holders: Vec<_> = shared.collect();
        for (part, holders) in holders.iter().enumerate() {
            for &function in holders {
                of[function].push(part);
            }
        }
        Self { of, holders }
    }
}

/// The last functions that were placed, and what the others share with them.
struct Near<'a> {
    functions: &'a [&'a [u8]],
    parts: &'a Parts,
    placed: VecDeque<usize>,
    bytes: usize,
    /// In how many of them each part is.
    times: Vec<u32>,
    /// How many parts each function shares with them.
    shared: Vec<u64>,
}

impl<'a> Near<'a> {
    fn new(functions: &'a [&'a [u8]], parts: &'a Parts) -> Self {
        let (times, shared) = (vec![0; parts.holders.len()], vec![0; functions.len()]);
        Self { functions, parts, placed: VecDeque::new(), bytes: 0, times, shared }
    }

    /// Where in this list the function stands that should come next.
    fn most_alike(&self, left: &[usize]) -> Option<usize> {
        let larger = |one: usize, other: usize| {
            let share = |function: usize| self.parts.of[function].len() as u64 + WEIGHT;
            let alike = (self.shared[one] * share(other)).cmp(&(self.shared[other] * share(one)));
            let sizes = self.functions[one].len().cmp(&self.functions[other].len());
            // The last word makes it the same order every time.
            alike.then(sizes).then(other.cmp(&one))
        };
        (0..left.len()).max_by(|&one, &other| larger(left[one], left[other]))
    }

    fn add(&mut self, function: usize) {
        self.placed.push_back(function);
        self.bytes += self.functions[function].len();
        for &part in &self.parts.of[function] {
            self.times[part] += 1;
            if self.times[part] == 1 {
                self.parts.holders[part].iter().for_each(|&holder| self.shared[holder] += 1);
            }
        }
        while self.bytes > REACH && self.placed.len() > 1 {
            self.forget_first();
        }
    }

    fn forget_first(&mut self) {
        let Some(first) = self.placed.pop_front() else { return };
        self.bytes -= self.functions[first].len();
        for &part in &self.parts.of[first] {
            self.times[part] -= 1;
            if self.times[part] == 0 {
                self.parts.holders[part].iter().for_each(|&holder| self.shared[holder] -= 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_that_are_alike_stand_together() {
        let functions: [&[u8]; 5] = [
            b"one way to do it",
            b"quite something else",
            b"one way to be",
            b"tiny",
            b"quite something",
        ];
        assert_eq!(order(&functions), [1, 4, 0, 2, 3]);
    }

    #[test]
    fn every_function_stands_once() {
        let bodies: Vec<Vec<u8>> = (0..500_usize)
            .map(|it| (0..it % 97).map(|at| (at * it % 11) as u8).collect())
            .collect();
        let functions: Vec<&[u8]> = bodies.iter().map(Vec::as_slice).collect();
        let mut order = order(&functions);
        order.sort_unstable();
        assert_eq!(order, (0..500).collect::<Vec<_>>());
    }
}
