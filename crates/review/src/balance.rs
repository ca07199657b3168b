//! What made a seat's chance what it became: luck and skill apart, in thousandths that
//! add up exactly from the start to the end.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Cause, Review};

/// What made a seat's chance what it became, in thousandths; all but the end add up to it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Balance {
    /// The chance before the first entry.
    pub start: i32,
    /// What the die brought.
    pub die: i32,
    /// What the traps brought.
    pub traps: i32,
    /// What the seat's own moves gave away.
    pub own: i32,
    /// What the moves of others gave away, to this seat or to each other.
    pub others: i32,
    /// What people did beside moves: leaving, agreeing on a draw.
    pub people: i32,
    /// What was seen only afterwards.
    pub hindsight: i32,
    /// The chance in the end: where the game is over, its result.
    pub end: i32,
}

impl Balance {
    pub(crate) fn of<A>(review: &Review<A>, seat: Seat) -> Self {
        let mut balance = Self {
            start: review.start.of(seat).into(),
            end: review.end().of(seat).into(),
            ..Self::default()
        };
        for entry in &review.entries {
            let effect = entry.effect().of(seat);
            *match entry.cause {
                Cause::Decision(acting) if acting == seat => &mut balance.own,
                Cause::Decision(_) => &mut balance.others,
                Cause::Die => &mut balance.die,
                Cause::Trap => &mut balance.traps,
                Cause::People(_) => &mut balance.people,
            } += effect;
            balance.hindsight += entry.hindsight().of(seat);
        }
        balance
    }
}
