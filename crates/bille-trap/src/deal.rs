//! BT-2: which traps are open. Nobody at the table knows it, so no position
//! holds it; it stays with whoever draws chance, and is shown when the game is
//! over (BT-12).

use std::fmt;

use crate::{
    Action, BilleTrap, Phase,
    board::RING,
    traps::{Finding, Trap},
};

/// All traps of the base, open or closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Open traps, bit n for trap n.
    open: u32,
}

impl Deal {
    /// How a trap is.
    pub const fn finding(&self, trap: Trap) -> Finding {
        if self.open >> trap.number() & 1 != 0 { Finding::Open } else { Finding::Closed }
    }
}

impl game::Deal<BilleTrap> for Deal {
    /// BT-2: every set of open traps is equally likely.
    fn draw(below: &mut dyn FnMut(u32) -> u32) -> Option<Self> {
        let mut traps: Vec<Trap> = Trap::all().collect();
        let mut open = 0;
        for _ in 0..Finding::Open.dealt() {
            let trap = traps.swap_remove(below(traps.len() as u32) as usize);
            open |= 1 << trap.number();
        }
        Some(Self { open })
    }

    fn answer(&self, position: &BilleTrap) -> Option<Action> {
        match position.phase() {
            Phase::Test(test) => Some(Action::Find(self.finding(position.trap_under(test.space)))),
            _ => None,
        }
    }
}

/// Traps 0 to 23 ring by ring, as in the text of a position.
impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for trap in Trap::all() {
            if trap.number() > 0 && usize::from(trap.number()).is_multiple_of(RING) {
                f.write_str("/")?;
            }
            write!(f, "{}", self.finding(trap).letter())?;
        }
        Ok(())
    }
}
