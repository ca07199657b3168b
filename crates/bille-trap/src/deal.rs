//! BT-2: which traps are open. Nobody at the table knows it, so no position
//! holds it; it stays with whoever draws chance, and is shown when the game is
//! over (BT-12).

use std::{fmt, str::FromStr};

use game::Unreadable;

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

    /// BT-9: a deal that agrees with everything that was found so far, each
    /// equally likely: what may lie there where nobody has dealt. `below` is
    /// asked for numbers below a bound.
    pub fn agreeing(position: &BilleTrap, below: &mut dyn FnMut(u32) -> u32) -> Self {
        let found = |trap: &Trap| position.known(*trap) == Some(Finding::Open);
        let mut open: u32 = Trap::all().filter(found).map(bit).sum();
        let mut hidden: Vec<Trap> =
            Trap::all().filter(|trap| position.known(*trap).is_none()).collect();
        while (open.count_ones() as usize) < Finding::Open.dealt() && !hidden.is_empty() {
            open |= bit(hidden.swap_remove(below(hidden.len() as u32) as usize));
        }
        Self { open }
    }
}

fn bit(trap: Trap) -> u32 {
    1 << trap.number()
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

impl FromStr for Deal {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let letters = text.chars().filter(|letter| *letter != '/');
        let open = Trap::all().zip(letters).filter(|(_, letter)| *letter == Finding::Open.letter());
        let deal = Self { open: open.map(|(trap, _)| bit(trap)).sum() };
        // BT-2: so many open ones, and written just so.
        let fits = deal.open.count_ones() as usize == Finding::Open.dealt();
        if fits && deal.to_string() == text { Ok(deal) } else { Err(Unreadable) }
    }
}
