//! The exact odds of what chance decides: the die that brings a marble Home,
//! the trap below a pressed marble. The belief is exact, so the odds are.

use game::{Position, Quote, Seat};
use shelf::games::bille_trap::{Action, BilleTrap, Finding, Phase, Roll, Space};

game::notices! {
    /// The odds of what chance decides next.
    pub enum Odds {
        /// The trap is open in so many of so many cases.
        "odds-bille-trap-trap" Trap { space: Space, open: u32, of: u32 },
        /// The trap is open for certain.
        "odds-bille-trap-open" Open { space: Space },
        /// The trap is closed for certain.
        "odds-bille-trap-closed" Closed { space: Space },
        /// These rolls bring a marble of the seat Home: so many of so many.
        "odds-bille-trap-home" Home { seat: Seat, rolls: Quote, count: usize, of: usize },
        /// These rolls bring the last marble of the seat Home: so many of so many.
        "odds-bille-trap-wins" Wins { seat: Seat, rolls: Quote, count: usize, of: usize },
    }
}

impl Odds {
    /// The odds of the test that is due, or else of the seat's next roll.
    pub(super) fn of(position: &BilleTrap, seat: Seat) -> Option<Self> {
        match position.phase() {
            Phase::Test(test) => Some(of_trap(position, test.space)),
            Phase::Die | Phase::Move(_) | Phase::Top => of_die(position, seat),
            Phase::Over => None,
        }
    }
}

fn of_trap(position: &BilleTrap, space: Space) -> Odds {
    let [open, closed] = Finding::ALL.map(|finding| position.weight(Action::Find(finding)));
    match (open, closed) {
        (0, _) => Odds::Closed { space },
        (_, 0) => Odds::Open { space },
        _ => Odds::Trap { space, open, of: open + closed },
    }
}

/// BT-7: the rolls that bring a marble Home exactly. One that goes on over
/// closed traps may get there too, but not for certain.
fn of_die(position: &BilleTrap, seat: Seat) -> Option<Odds> {
    const HOME: u8 = Space::COUNT as u8 + 1;
    let arrives = |roll: &Roll| {
        let mut track = position.on_track(seat).into_iter();
        track.any(|space| space.number() + roll.number() == HOME)
    };
    let rolls: Vec<String> = Roll::all().filter(arrives).map(|roll| roll.to_string()).collect();
    if rolls.is_empty() {
        return None;
    }
    let (count, of) = (rolls.len(), Roll::FACES);
    let rolls = Quote::of(&rolls.join(", "));
    let left = position.on_track(seat).len() + position.in_tray(seat);
    Some(if left == 1 {
        Odds::Wins { seat, rolls, count, of }
    } else {
        Odds::Home { seat, rolls, count, of }
    })
}
