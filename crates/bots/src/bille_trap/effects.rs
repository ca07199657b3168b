//! What an action of Bille-Trap does that is worth telling, with the exact odds
//! of a trap that it presses on.

use game::{Position, Seat};
use shelf::games::bille_trap::{Action, BilleTrap, Finding, Phase, Space, Spaces};

game::notices! {
    /// What an action does that is worth telling.
    pub enum Effect {
        /// The last marble comes Home.
        "deed-bille-trap-wins" Wins,
        /// A marble comes Home: the how many-th.
        "deed-bille-trap-home" BringsHome { number: usize },
        /// It presses another's marble, whose trap is open in so many of so many
        /// cases.
        "deed-bille-trap-presses" Presses { space: Space, owner: Seat, open: u32, of: u32 },
        /// It presses a marble of the player's own.
        "deed-bille-trap-presses-own" PressesOwn { space: Space, open: u32, of: u32 },
        /// A marble enters.
        "deed-bille-trap-enters" Enters { space: Space },
        /// As the top lies then, marbles of the player's own are over traps known
        /// to be closed.
        "deed-bille-trap-shelters" Shelters { spaces: Spaces },
        /// As the top lies then, marbles of others are over traps known to be
        /// open.
        "deed-bille-trap-exposes" Exposes { spaces: Spaces },
    }
}

impl Effect {
    /// The effect of a legal action, if it has one.
    pub(super) fn of(position: &BilleTrap, action: Action) -> Option<Self> {
        let seat = position.turn_of();
        let next = position.apply(action);
        match action {
            Action::Turn | Action::Keep => of_the_top(&next, seat),
            Action::Enter | Action::Advance(_) => match next.phase() {
                Phase::Over => Some(Self::Wins),
                Phase::Test(test) => of_a_press(&next, test.space),
                _ if next.at_home(seat) > position.at_home(seat) => {
                    Some(Self::BringsHome { number: next.at_home(seat) })
                }
                _ if action == Action::Enter => {
                    let entered = next.on_track(seat) - position.on_track(seat);
                    entered.into_iter().next().map(|space| Self::Enters { space })
                }
                _ => None,
            },
            Action::Roll(_) | Action::Find(_) | Action::Pass => None,
        }
    }
}

/// The odds of the test that is due.
fn of_a_press(testing: &BilleTrap, space: Space) -> Option<Effect> {
    let [open, closed] = Finding::ALL.map(|finding| testing.weight(Action::Find(finding)));
    let of = open + closed;
    let owner = testing.marble(space)?;
    Some(if owner == testing.turn_of() {
        Effect::PressesOwn { space, open, of }
    } else {
        Effect::Presses { space, owner, open, of }
    })
}

/// What the top does to marbles over known traps; one's own go first.
fn of_the_top(next: &BilleTrap, seat: Seat) -> Option<Effect> {
    let over = |marbles: Spaces, finding| -> Spaces {
        let known = |space: &Space| next.known(next.trap_under(*space)) == Some(finding);
        marbles.into_iter().filter(known).collect()
    };
    let safe = over(next.on_track(seat), Finding::Closed);
    if !safe.is_empty() {
        return Some(Effect::Shelters { spaces: safe });
    }
    let others = next.playing().without(seat).into_iter();
    let marbles = others.fold(Spaces::NONE, |all, other| all | next.on_track(other));
    let exposed = over(marbles, Finding::Open);
    (!exposed.is_empty()).then_some(Effect::Exposes { spaces: exposed })
}
