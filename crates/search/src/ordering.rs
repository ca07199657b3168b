//! In which order actions are tried: the remembered one, then by what evaluator
//! promises, by the killers of the same depth, and by history.

use crate::{MoveHint, evaluator::NUMBERS};

/// An action with its place in the order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranked<A> {
    pub(crate) rank: i32,
    pub(crate) loud: bool,
    /// The action's number, for its history.
    pub(crate) number: u16,
    pub(crate) action: A,
}

/// What earlier parts of the search have taught.
pub(crate) struct Ordering<A> {
    killers: Vec<[Option<A>; 2]>,
    history: Vec<i32>,
}

const REMEMBERED: i32 = i32::MAX;
const PROMISE: i32 = 128;
const KILLERS: [i32; 2] = [40_000, 30_000];
const MOST_HISTORY: i32 = 16_384;

impl<A: Copy + Eq> Ordering<A> {
    pub(crate) fn new(longest_path: usize) -> Self {
        Self { killers: vec![[None; 2]; longest_path], history: vec![0; 2 * NUMBERS] }
    }

    /// Where an action stands in the order.
    #[inline]
    pub(crate) fn rank(
        &self,
        side: u8,
        ply: usize,
        remembered: Option<A>,
        hint: MoveHint,
        action: A,
        number: usize,
    ) -> Ranked<A> {
        let killed = self.killers[ply].iter().position(|killer| *killer == Some(action));
        let rank = if remembered == Some(action) {
            REMEMBERED
        } else {
            hint.priority * PROMISE
                + killed.map_or(0, |place| KILLERS[place])
                + self.history[slot(side, number)]
        };
        Ranked { rank, loud: hint.loud, number: number as u16, action }
    }

    /// Notes that the last of the tried actions was too good to be allowed by
    /// the other side, and that those before it were not.
    #[inline]
    pub(crate) fn refuted(&mut self, side: u8, ply: usize, depth: i32, tried: &[Ranked<A>]) {
        let Some((best, before)) = tried.split_last() else { return };
        let best_action = best.action;
        let killers = &mut self.killers[ply];
        if killers[0] != Some(best_action) {
            *killers = [Some(best_action), killers[0]];
        }
        let bonus = (depth * depth * 4).min(MOST_HISTORY / 8);
        self.teach(side, best.number, bonus);
        for other in before {
            self.teach(side, other.number, -bonus);
        }
    }

    /// Moves the history towards the bonus, the less the closer it is already.
    #[inline]
    fn teach(&mut self, side: u8, number: u16, bonus: i32) {
        let history = &mut self.history[slot(side, number.into())];
        *history += bonus - *history * bonus.abs() / MOST_HISTORY;
    }
}

#[inline]
const fn slot(side: u8, number: usize) -> usize {
    side as usize * NUMBERS + number % NUMBERS
}
