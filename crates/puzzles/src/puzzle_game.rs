//! What a game tells of its puzzles.

use bots::BotGame;
use game::{Position, Seat};

use crate::{Attempt, Exhausted, Posed, Refutation, Task, Theme};

/// A game that has puzzles.
pub trait PuzzleGame: BotGame {
    /// What its proofs need, worked out once.
    type Exact: Send + Sync;

    /// Its collection, as [`crate::collection()`] reads it.
    const DATA: &'static str;

    /// The set-ups of the games that puzzles are found in, taken in turns.
    const SETUPS: &'static [&'static str] = &[""];

    /// Two puzzles whose boards differ in fewer signs are as good as the same: so many
    /// change by an action and its answer.
    const SIGNS: usize = 6;

    /// Works out what its proofs need.
    fn exact() -> Self::Exact;

    /// What can be asked of a position, and proven.
    fn posed(exact: &Self::Exact, position: &Self) -> Option<Posed<Self>>;

    /// What a puzzle is about.
    fn themes(position: &Self, task: Task, solution: &[Self::Action]) -> Vec<Theme>;

    /// What refutes a legal action; `None` where it is right.
    ///
    /// # Errors
    /// That would take too long.
    fn refutation(
        attempt: &Attempt<Self>,
        action: Self::Action,
    ) -> Result<Option<Refutation<Self::Action>>, Exhausted>;

    /// What somebody else does who is going to lose to the seat.
    ///
    /// # Errors
    /// That would take too long.
    fn reply(attempt: &Attempt<Self>, seat: Seat) -> Result<Option<Self::Action>, Exhausted>;

    /// The rest of a win that has begun.
    ///
    /// # Errors
    /// That would take too long.
    fn solution(attempt: &Attempt<Self>) -> Result<Vec<Self::Action>, Exhausted>;
}

/// What all games without chance share: everything is proven by trying everything.
macro_rules! without_chance {
    ($data:literal) => {
        type Exact = ();

        const DATA: &'static str = include_str!(concat!("../data/", $data, ".txt"));

        fn exact() {}

        fn posed((): &(), position: &Self) -> Option<$crate::Posed<Self>> {
            $crate::posing::posed(position)
        }

        fn refutation(
            attempt: &$crate::Attempt<Self>,
            action: Self::Action,
        ) -> Result<Option<$crate::Refutation<Self::Action>>, $crate::Exhausted> {
            $crate::attempt::refutation(attempt, action)
        }

        fn reply(
            attempt: &$crate::Attempt<Self>,
            seat: game::Seat,
        ) -> Result<Option<Self::Action>, $crate::Exhausted> {
            $crate::attempt::reply(attempt, seat)
        }

        fn solution(
            attempt: &$crate::Attempt<Self>,
        ) -> Result<Vec<Self::Action>, $crate::Exhausted> {
            $crate::attempt::rest(attempt)
        }
    };
}

pub(crate) use without_chance;

/// The positions of a line, each with its action, where the seat that begins acts.
pub(crate) fn own_actions<P: Position>(position: &P, line: &[P::Action]) -> Vec<(P, P::Action)> {
    let (own, mut position) = (position.actor(), *position);
    let mut actions = Vec::new();
    for action in line {
        if position.actor() == own {
            actions.push((position, *action));
        }
        position = position.apply(*action);
    }
    actions
}

/// Where a line leads.
pub(crate) fn end<P: Position>(position: &P, line: &[P::Action]) -> P {
    line.iter().fold(*position, |position, action| position.apply(*action))
}
