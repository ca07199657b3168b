//! Counts the sequences of exactly `depth` legal actions from a position. Draws
//! by repetition and length are not applied.

use std::{convert::Infallible, hint::black_box, ops::ControlFlow};

use crate::Position;

/// The number of sequences, the last action of each only counted.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_actions() as u64,
        _ => sum(position, |next| perft(&next, depth - 1)),
    }
}

/// The same number, with the last action of each sequence made too.
pub fn perft_applied<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        black_box(position);
        return 1;
    }
    sum(position, |next| perft_applied(&next, depth - 1))
}

/// The number for each action of a position, in the order of their texts.
/// `done` is told how many of how many are counted, first of none.
pub fn divide<P: Position>(
    position: &P,
    depth: u32,
    mut done: impl FnMut(usize, usize),
) -> Vec<(P::Action, u64)> {
    let actions = if depth == 0 { Vec::new() } else { position.actions() };
    let all = actions.len();
    if all > 0 {
        done(0, all);
    }
    let count = |(place, action): (usize, P::Action)| {
        let count = perft(&position.apply(action), depth - 1);
        done(place + 1, all);
        (action, count)
    };
    actions.into_iter().enumerate().map(count).collect()
}

#[inline]
fn sum<P: Position>(position: &P, mut count: impl FnMut(P) -> u64) -> u64 {
    let mut sum = 0;
    let ControlFlow::Continue(()) = position.visit_actions(|action| {
        sum += count(position.apply(action));
        ControlFlow::<Infallible>::Continue(())
    });
    sum
}
