//! A player who does not see everything. Which actions they overlook, and how they
//! misjudge a position, follow from the seed and the position alone: they are
//! blind to the same things however long they look, as people are.

use game::{Key, Position, Seat};
use search::{Evaluator, MoveHint, Score};

/// Evaluator seen through limited attention.
#[derive(Clone, Debug)]
pub struct Attentive<K> {
    /// What they would know with full attention.
    pub evaluator: K,
    /// How many of a hundred actions they notice.
    pub percent: u8,
    /// How far their estimates are off at most.
    pub noise: u16,
    /// What makes this player differ from others of their level.
    pub seed: u64,
}

impl<K> Attentive<K> {
    /// Full attention: everything is noticed, and nothing is misjudged. It finds
    /// what the evaluator alone would find, with the search that all levels
    /// share.
    pub const fn fully(evaluator: K) -> Self {
        Self { evaluator, percent: 100, noise: 0, seed: 0 }
    }

    /// How far their estimate of a position is off.
    // Out of the way of those who see everything.
    #[cold]
    fn misjudgement<P: Position>(&self, position: &P) -> i32 {
        let span = 2 * u64::from(self.noise) + 1;
        ((self.drawn(Key::of(position)) * span) >> 32) as i32 - i32::from(self.noise)
    }

    /// Whether they are one of those who notice this action.
    #[cold]
    fn happens_to_notice<P: Position>(&self, position: &P, action: P::Action) -> bool {
        let drawn = self.drawn(Key::of(position).with(Key::of(&action).0));
        (drawn * 100) >> 32 < u64::from(self.percent)
    }

    /// A number from 0 to 1, as parts of 2³², that belongs to this player and
    /// this thing.
    #[inline]
    fn drawn(&self, thing: Key) -> u64 {
        thing.with(self.seed).0 >> 32
    }
}

impl<P: Position, K: Evaluator<P>> Evaluator<P> for Attentive<K> {
    #[inline]
    fn evaluate(&self, position: &P, seat: Seat) -> Score {
        let score = self.evaluator.evaluate(position, seat);
        if self.noise == 0 {
            return score;
        }
        let off = self.misjudgement(position);
        // What one seat sees as better, its opponent sees as worse.
        let off = if seat == Seat::ONE { off } else { -off };
        Score::estimate(score.0 + off)
    }

    #[inline]
    fn proven(&self, position: &P, seat: Seat) -> Option<Score> {
        self.evaluator.proven(position, seat)
    }

    #[inline]
    fn hint(&self, position: &P, action: P::Action) -> MoveHint {
        self.evaluator.hint(position, action)
    }

    #[inline]
    fn visit_hints(&self, position: &P, visit: impl FnMut(P::Action, MoveHint)) {
        self.evaluator.visit_hints(position, visit);
    }

    #[inline]
    fn visit_loud(&self, position: &P, visit: impl FnMut(P::Action, MoveHint)) {
        self.evaluator.visit_loud(position, visit);
    }

    #[inline]
    fn number(&self, action: P::Action) -> usize {
        self.evaluator.number(action)
    }

    #[inline]
    fn notices(&self, position: &P, action: P::Action) -> bool {
        self.percent >= 100 || self.happens_to_notice(position, action)
    }

    #[inline]
    fn swing(&self) -> Option<i32> {
        self.evaluator.swing()
    }
}
