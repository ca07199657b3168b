//! What happens in Bille-Trap, in whole sentences: who rolls what, which marble
//! goes where, what becomes of the one that is pressed. Tokens would say it to
//! nobody.

use game::{Fact, Position, Seat};
use shelf::games::bille_trap::{Action, BilleTrap, Finding, Phase, Roll, Space};

game::notices! {
    /// What happens, what a move is called, what chance is about to decide.
    pub enum Happening {
        /// The die is rolled.
        "move-bille-trap-rolls" Rolls { roll: Roll },
        /// A marble enters on a free space.
        "move-bille-trap-enters" Enters { space: Space },
        /// It enters on another marble.
        "move-bille-trap-enters-pressing" EntersPressing { space: Space, owner: Owner },
        /// A marble advances to a free space.
        "move-bille-trap-moves" Moves { from: Space, to: Space },
        /// It comes onto another marble.
        "move-bille-trap-moves-pressing" MovesPressing { from: Space, to: Space, owner: Owner },
        /// It comes Home: the how many-th.
        "move-bille-trap-home" Home { from: Space, number: usize },
        /// The last one comes Home.
        "move-bille-trap-wins" Wins { from: Space },
        /// The tested trap is open.
        "move-bille-trap-drops" Drops { owner: Seat },
        /// It is closed; the other marble goes on.
        "move-bille-trap-holds" Holds { space: Space },
        /// It is closed; the other goes on, onto another marble.
        "move-bille-trap-holds-pressing" HoldsPressing { space: Space, owner: Owner },
        /// It is closed; the other goes on and comes Home.
        "move-bille-trap-holds-home" HoldsHome,
        /// The disc is turned.
        "move-bille-trap-turns" Turns,
        /// The disc is left as it is.
        "move-bille-trap-keeps" Keeps,
        /// Nothing can be played.
        "move-bille-trap-passes" Passes,
        /// The die is due.
        "due-bille-trap-die" DieDue,
        /// A trap is tested.
        "due-bille-trap-test" TestDue { owner: Seat, space: Space },
        /// What it is called to enter a marble.
        "naming-bille-trap-enter" Entering,
        /// What it is called to advance one.
        "naming-bille-trap-move" Advancing { from: Space },
        /// What it is called to turn the disc.
        "naming-bille-trap-turn" Turning,
        /// What it is called to leave it.
        "naming-bille-trap-keep" Keeping,
        /// What it is called to do nothing.
        "naming-bille-trap-pass" Passing,
        /// What a roll is called.
        "naming-bille-trap-roll" Rolling { roll: Roll },
        /// What an open trap is called.
        "naming-bille-trap-open" Opening,
        /// What a closed trap is called.
        "naming-bille-trap-closed" Holding,
    }
}

/// Whose marble is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// The player's own.
    Own,
    /// That of this other player.
    Other(Seat),
}

impl From<Owner> for Fact {
    fn from(owner: Owner) -> Self {
        match owner {
            Owner::Own => "own".into(),
            Owner::Other(seat) => seat.into(),
        }
    }
}

impl Happening {
    /// What a legal action is; `None` where it is not legal.
    pub(super) fn of(position: &BilleTrap, action: Action) -> Option<Self> {
        let next = position.apply(action);
        Some(match action {
            Action::Roll(roll) => Self::Rolls { roll },
            Action::Enter => match Arrival::of(position, &next) {
                Arrival::Free(space) => Self::Enters { space },
                Arrival::Pressing(space, owner) => Self::EntersPressing { space, owner },
                Arrival::Home => return None,
            },
            Action::Advance(from) => match Arrival::of(position, &next) {
                Arrival::Free(to) => Self::Moves { from, to },
                Arrival::Pressing(to, owner) => Self::MovesPressing { from, to, owner },
                Arrival::Home if next.phase() == Phase::Over => Self::Wins { from },
                Arrival::Home => Self::Home { from, number: next.at_home(position.turn_of()) },
            },
            Action::Find(Finding::Open) => Self::Drops { owner: tested(position)?.1 },
            Action::Find(Finding::Closed) => match Arrival::of(position, &next) {
                Arrival::Free(space) => Self::Holds { space },
                Arrival::Pressing(space, owner) => Self::HoldsPressing { space, owner },
                Arrival::Home => Self::HoldsHome,
            },
            Action::Turn => Self::Turns,
            Action::Keep => Self::Keeps,
            Action::Pass => Self::Passes,
        })
    }

    /// What an action is called.
    pub(super) fn naming(action: Action) -> Self {
        match action {
            Action::Roll(roll) => Self::Rolling { roll },
            Action::Enter => Self::Entering,
            Action::Advance(from) => Self::Advancing { from },
            Action::Find(Finding::Open) => Self::Opening,
            Action::Find(Finding::Closed) => Self::Holding,
            Action::Turn => Self::Turning,
            Action::Keep => Self::Keeping,
            Action::Pass => Self::Passing,
        }
    }

    /// What chance is about to decide.
    pub(super) fn due(position: &BilleTrap) -> Option<Self> {
        match position.phase() {
            Phase::Die => Some(Self::DieDue),
            Phase::Test(_) => tested(position).map(|(space, owner)| Self::TestDue { owner, space }),
            Phase::Move(_) | Phase::Top | Phase::Over => None,
        }
    }
}

/// Where a marble has come to.
enum Arrival {
    Free(Space),
    /// On a marble of this player's.
    Pressing(Space, Owner),
    Home,
}

impl Arrival {
    /// That of the marble that was moved from one position to the next.
    fn of(before: &BilleTrap, after: &BilleTrap) -> Self {
        let seat = before.turn_of();
        let new = after.on_track(seat) - before.on_track(seat);
        match (tested(after), new.into_iter().next()) {
            (Some((space, owner)), _) if owner == seat => Self::Pressing(space, Owner::Own),
            (Some((space, owner)), _) => Self::Pressing(space, Owner::Other(owner)),
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
