//! What happens in Bille-Trap, in whole sentences: who rolls what, which marble
//! goes where, what becomes of the one that is pressed. Tokens would say it to
//! nobody.

use game::{Position, Seat};
use shelf::games::bille_trap::{Action, BilleTrap, Finding, Phase, Roll, Space};

game::notices! {
    /// What happens.
    pub enum Happening {
        /// The die is rolled.
        "told-bille-trap-rolls" Rolls { seat: Seat, roll: Roll },
        /// A marble enters on a free space.
        "told-bille-trap-enters" Enters { seat: Seat, space: Space },
        /// It enters on another's marble.
        "told-bille-trap-enters-pressing" EntersPressing { seat: Seat, space: Space, owner: Seat },
        /// It enters on a marble of the same player.
        "told-bille-trap-enters-pressing-own" EntersPressingOwn { seat: Seat, space: Space },
        /// A marble advances to a free space.
        "told-bille-trap-moves" Moves { seat: Seat, from: Space, to: Space },
        /// It comes onto another's marble.
        "told-bille-trap-moves-pressing" MovesPressing {
            seat: Seat, from: Space, to: Space, owner: Seat,
        },
        /// It comes onto a marble of the same player.
        "told-bille-trap-moves-pressing-own" MovesPressingOwn { seat: Seat, from: Space, to: Space },
        /// It comes Home: the how many-th.
        "told-bille-trap-home" Home { seat: Seat, from: Space, number: usize },
        /// The last one comes Home.
        "told-bille-trap-wins" Wins { seat: Seat, from: Space },
        /// The tested trap is open.
        "told-bille-trap-drops" Drops { owner: Seat },
        /// It is closed; the other marble goes on.
        "told-bille-trap-holds" Holds { seat: Seat, space: Space },
        /// It is closed; the other goes on, onto another's marble.
        "told-bille-trap-holds-pressing" HoldsPressing { seat: Seat, space: Space, owner: Seat },
        /// It is closed; the other goes on, onto a marble of the same player.
        "told-bille-trap-holds-pressing-own" HoldsPressingOwn { seat: Seat, space: Space },
        /// It is closed; the other goes on and comes Home.
        "told-bille-trap-holds-home" HoldsHome { seat: Seat },
        /// The top is turned.
        "told-bille-trap-turns" Turns { seat: Seat },
        /// The top is kept.
        "told-bille-trap-keeps" Keeps { seat: Seat },
        /// Nothing can be played.
        "told-bille-trap-passes" Passes { seat: Seat },
        /// The die is due.
        "turn-bille-trap-die" DieDue { seat: Seat },
        /// A trap is tested.
        "turn-bille-trap-test" TestDue { owner: Seat, space: Space },
    }
}

impl Happening {
    /// What a legal action is.
    pub(super) fn of(position: &BilleTrap, action: Action) -> Option<Self> {
        let seat = position.turn_of();
        let next = position.apply(action);
        Some(match action {
            Action::Roll(roll) => Self::Rolls { seat, roll },
            Action::Enter => match Arrival::of(position, &next) {
                Arrival::Free(space) => Self::Enters { seat, space },
                Arrival::Pressing(space, owner) if owner == seat => {
                    Self::EntersPressingOwn { seat, space }
                }
                Arrival::Pressing(space, owner) => Self::EntersPressing { seat, space, owner },
                Arrival::Home => return None,
            },
            Action::Advance(from) => match Arrival::of(position, &next) {
                Arrival::Free(to) => Self::Moves { seat, from, to },
                Arrival::Pressing(to, owner) if owner == seat => {
                    Self::MovesPressingOwn { seat, from, to }
                }
                Arrival::Pressing(to, owner) => Self::MovesPressing { seat, from, to, owner },
                Arrival::Home if next.phase() == Phase::Over => Self::Wins { seat, from },
                Arrival::Home => Self::Home { seat, from, number: next.at_home(seat) },
            },
            Action::Find(Finding::Open) => Self::Drops { owner: tested(position)?.1 },
            Action::Find(Finding::Closed) => match Arrival::of(position, &next) {
                Arrival::Free(space) => Self::Holds { seat, space },
                Arrival::Pressing(space, owner) if owner == seat => {
                    Self::HoldsPressingOwn { seat, space }
                }
                Arrival::Pressing(space, owner) => Self::HoldsPressing { seat, space, owner },
                Arrival::Home => Self::HoldsHome { seat },
            },
            Action::Turn => Self::Turns { seat },
            Action::Keep => Self::Keeps { seat },
            Action::Pass => Self::Passes { seat },
        })
    }

    /// What chance is about to decide.
    pub(super) fn due(position: &BilleTrap) -> Option<Self> {
        match position.phase() {
            Phase::Die => Some(Self::DieDue { seat: position.turn_of() }),
            Phase::Test(_) => tested(position).map(|(space, owner)| Self::TestDue { owner, space }),
            Phase::Move(_) | Phase::Top | Phase::Over => None,
        }
    }
}

/// Where a marble has come to.
enum Arrival {
    Free(Space),
    /// On the marble of this seat.
    Pressing(Space, Seat),
    Home,
}

impl Arrival {
    /// That of the marble that was moved from one position to the next.
    fn of(before: &BilleTrap, after: &BilleTrap) -> Self {
        let seat = before.turn_of();
        let new = after.on_track(seat) - before.on_track(seat);
        match (tested(after), new.into_iter().next()) {
            (Some((space, owner)), _) => Self::Pressing(space, owner),
            (None, Some(space)) => Self::Free(space),
            (None, None) => Self::Home,
        }
    }
}

/// The space of the marble that is pressed, and whose it is.
fn tested(position: &BilleTrap) -> Option<(Space, Seat)> {
    let Phase::Test(test) = position.phase() else { return None };
    Some((test.space, position.marble(test.space)?))
}
