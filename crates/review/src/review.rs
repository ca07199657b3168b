//! What a review has found, entry by entry: what was done, what that did to the chances,
//! and what would have been better.

use game::{Judgement, Maker, Notice, Seat, Seats};

use crate::{Accuracy, Balance, Chances, Shift};

/// What became of a game, move by move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Review<A> {
    /// Everybody who sat down.
    pub seats: Seats,
    /// The chances before the first entry.
    pub start: Chances,
    /// What was gone through, in order.
    pub entries: Vec<ReviewedEntry<A>>,
    /// Whether that is the whole game.
    pub is_whole: bool,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// An entry of a game, and what it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewedEntry<A> {
    /// Who or what did it.
    pub cause: Cause,
    /// The chances before it, the best being done.
    pub before: Chances,
    /// The chances after it, looked at equally deep from where it was done.
    pub done: Chances,
    /// The chances after it, looked at from there.
    pub after: Chances,
    /// Whether there was a choice: more than one legal move.
    pub is_choice: bool,
    /// Something clearly better, if there was.
    pub better: Option<Better<A>>,
    /// What to think of it, where that is worth a sign.
    pub judgement: Option<Judgement>,
    /// How deep it was looked at.
    pub depth: u32,
}

/// Who or what makes an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A player, by a move.
    Decision(Seat),
    /// A roll of the die.
    Die,
    /// The test of a trap.
    Trap,
    /// People, by leaving or by agreeing on a draw.
    People(Maker),
}

/// A better move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Better<A> {
    /// The move.
    pub action: A,
    /// How the game would have gone on, beginning with it.
    pub line: Vec<A>,
    /// Won by the last of so many moves of all players, if that is certain.
    pub wins_in: Option<u32>,
    /// Why it is the best.
    pub reasons: Vec<Notice>,
}

/// A change of so many thousandths may turn a game.
const TURN: u32 = 150;
/// So many turning points are told.
const MOST_TURNS: usize = 5;

impl<A> ReviewedEntry<A> {
    /// What the entry itself did: for a move what it gave away, for chance whom it
    /// helped, for people's entries all that changed.
    pub fn effect(&self) -> Shift {
        self.before.to(self.done)
    }

    /// What was seen only afterwards.
    pub fn hindsight(&self) -> Shift {
        self.done.to(self.after)
    }

    /// How many thousandths a move gave away of its player's chance.
    pub fn lost(&self) -> u16 {
        match self.cause {
            Cause::Decision(seat) => self.before.of(seat).saturating_sub(self.done.of(seat)),
            Cause::Die | Cause::Trap | Cause::People(_) => 0,
        }
    }

    /// Whether a certain win was let go.
    pub fn is_missed_win(&self) -> bool {
        let Cause::Decision(seat) = self.cause else { return false };
        let was_won = self.better.as_ref().is_some_and(|better| better.wins_in.is_some());
        was_won && self.after.of(seat) < Chances::CERTAIN
    }
}

impl<A> Review<A> {
    /// The chances at the start and after each entry.
    pub fn curve(&self) -> impl Iterator<Item = Chances> {
        [self.start].into_iter().chain(self.entries.iter().map(|entry| entry.after))
    }

    /// The chances where the review ends; where it is whole and the game over, its
    /// result.
    pub fn end(&self) -> Chances {
        self.entries.last().map_or(self.start, |entry| entry.after)
    }

    /// Where the game turned: the entries that changed the chances most, in order.
    pub fn turning_points(&self) -> Vec<usize> {
        let change = |place: &usize| {
            let entry = &self.entries[*place];
            entry.before.to(entry.after).largest()
        };
        let mut turns: Vec<usize> =
            (0..self.entries.len()).filter(|place| change(place) >= TURN).collect();
        turns.sort_by_key(|place| (std::cmp::Reverse(change(place)), *place));
        turns.truncate(MOST_TURNS);
        turns.sort_unstable();
        turns
    }

    /// How well a seat chose.
    pub fn accuracy(&self, seat: Seat) -> Accuracy {
        Accuracy::of(self, seat)
    }

    /// What made a seat's chance what it became.
    pub fn balance(&self, seat: Seat) -> Balance {
        Balance::of(self, seat)
    }
}
