//! What an action gains that brings nobody Home and presses nothing: how far a
//! marble is from Home then, with how many rolls others come onto it, how likely
//! the traps under marbles are open. The odds are exact; that traps let a marble
//! go on is not looked at.

use game::{Position, Seat};
use shelf::games::bille_trap::{Action, BilleTrap, Roll, Space, Spaces};

use super::standing::entry;

game::notices! {
    /// What an action gains.
    pub enum Gain {
        /// The marble lies where fewer rolls of others come onto it.
        "gain-bille-trap-safer" Safer { space: Space, before: usize, after: usize, of: usize },
        /// The marble lies there, so far from Home.
        "gain-bille-trap-advances" Advances { space: Space, left: usize },
        /// A marble comes onto another, or goes there in some other way.
        "gain-bille-trap-goes" Goes,
        /// Traps under the player's own marbles are less likely to be open than
        /// with the other choice.
        "gain-bille-trap-calms" Calms,
        /// Traps under the others' marbles are more likely to be open than with the
        /// other choice.
        "gain-bille-trap-unsettles" Unsettles,
        /// The disc is turned.
        "gain-bille-trap-turns" Turns,
        /// It is left as it is.
        "gain-bille-trap-leaves" Leaves,
        /// Nothing can be played.
        "gain-bille-trap-passes" Passes,
        /// It is not a player who does it.
        "gain-bille-trap-chance" Happens,
    }
}

impl Gain {
    /// The gain of a legal action; what matters most goes first.
    pub(super) fn of(position: &BilleTrap, action: Action) -> Self {
        match action {
            Action::Enter => Self::of_move(position, action, None),
            Action::Advance(from) => Self::of_move(position, action, Some(from)),
            Action::Turn => {
                of_the_disc(position, [Action::Turn, Action::Keep]).unwrap_or(Self::Turns)
            }
            Action::Keep => {
                of_the_disc(position, [Action::Keep, Action::Turn]).unwrap_or(Self::Leaves)
            }
            Action::Pass => Self::Passes,
            Action::Roll(_) | Action::Find(_) => Self::Happens,
        }
    }

    fn of_move(position: &BilleTrap, action: Action, from: Option<Space>) -> Self {
        let seat = position.turn_of();
        let next = position.apply(action);
        let new = next.on_track(seat) - position.on_track(seat);
        let Some(space) = new.into_iter().next() else { return Self::Goes };
        let after = rolls_onto(&next, space, seat);
        let before = from.map(|from| rolls_onto(position, from, seat));
        match before {
            Some(before) if after < before => Self::Safer { space, before, after, of: Roll::FACES },
            _ => Self::Advances { space, left: 1 + Space::COUNT - usize::from(space.number()) },
        }
    }
}

/// What the first choice does to the traps under marbles that the second does not;
/// one's own go first.
fn of_the_disc(position: &BilleTrap, [chosen, other]: [Action; 2]) -> Option<Gain> {
    const EQUAL: f64 = 1e-9;
    let seat = position.turn_of();
    let [chosen, other] = [chosen, other].map(|action| position.apply(action));
    let open = |next: &BilleTrap, marbles: Spaces| -> f64 {
        let chance = |space| {
            let odds = next.odds(space);
            f64::from(odds.open) / f64::from(odds.open + odds.closed)
        };
        marbles.into_iter().map(chance).sum()
    };
    let own = position.on_track(seat);
    let others = position.playing().without(seat).into_iter();
    let theirs = others.fold(Spaces::NONE, |all, other| all | position.on_track(other));
    if open(&chosen, own) + EQUAL < open(&other, own) {
        Some(Gain::Calms)
    } else if open(&chosen, theirs) > open(&other, theirs) + EQUAL {
        Some(Gain::Unsettles)
    } else {
        None
    }
}

/// With how many rolls some other player can bring a marble right onto this space
/// (BT-6), as the marbles lie.
fn rolls_onto(position: &BilleTrap, space: Space, seat: Seat) -> usize {
    let others = || position.playing().without(seat).into_iter();
    let comes = |roll: &Roll| {
        others().any(|other| {
            let behind = space.number().checked_sub(roll.number()).and_then(Space::numbered);
            behind.is_some_and(|behind| position.on_track(other).contains(behind))
                || position.in_tray(other) > 0 && entry(roll.number()) == space.number()
        })
    };
    Roll::all().filter(comes).count()
}
