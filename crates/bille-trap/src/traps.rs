//! The traps of the base, how the top lies over them, and what everybody has
//! seen of them. The deal itself is not here: nobody knows it, so the belief is
//! exact (BT-2, BT-9).

use game::Fact;

use crate::{
    board::{CLOSED, OPEN, RING, SPACES},
    space::Space,
};

/// How a trap was found (BT-9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Finding {
    /// The pressed marble drops.
    Open,
    /// The pressed marble stays up.
    Closed,
}

impl Finding {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Open, Self::Closed];

    /// BT-2: how many traps are so.
    #[inline]
    pub const fn dealt(self) -> usize {
        match self {
            Self::Open => OPEN,
            Self::Closed => CLOSED,
        }
    }

    /// Its letter, in tokens and in position texts.
    pub const fn letter(self) -> char {
        match self {
            Self::Open => 'o',
            Self::Closed => 'c',
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Closed => "closed",
        }
    }
}

impl From<Finding> for Fact {
    fn from(finding: Finding) -> Self {
        finding.name().into()
    }
}

/// A trap of the base, numbered from 0 like the spaces that lie over the traps
/// before the top is first turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trap(u8);

impl Trap {
    /// How many there are.
    pub const COUNT: usize = SPACES;

    /// The trap with this number, counted from 0.
    pub const fn numbered(number: u8) -> Option<Self> {
        if (number as usize) < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// Its number, counted from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All traps in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }
}

/// The weights of finding a trap open and closed, by what everybody has seen
/// (BT-9). One of them is 0 when it is certain, be it that the trap was tested
/// or that all of the other kind are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// For open.
    pub open: u32,
    /// For closed.
    pub closed: u32,
}

impl Odds {
    /// How the trap is, if that is certain.
    pub const fn certain(self) -> Option<Finding> {
        match (self.open, self.closed) {
            (_, 0) => Some(Finding::Open),
            (0, _) => Some(Finding::Closed),
            _ => None,
        }
    }
}

/// How the top lies, and which traps are known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Traps {
    /// Known traps, bit n for trap n.
    open: u32,
    closed: u32,
    notches: u8,
}

impl Traps {
    /// BT-2, BT-3: nothing is known, and the top lies as it was laid.
    pub(crate) const START: Self = Self { open: 0, closed: 0, notches: 0 };
    /// BT-3: how many notches make a whole turn.
    pub(crate) const NOTCHES: u8 = RING as u8;

    /// By how many notches the top is turned.
    #[inline]
    pub(crate) const fn notches(&self) -> u8 {
        self.notches
    }

    /// The same knowledge with the top turned by so many notches.
    #[must_use]
    pub(crate) const fn with_notches(self, notches: u8) -> Self {
        Self { notches, ..self }
    }

    /// BT-3: the trap below a space.
    #[inline]
    pub(crate) const fn under(&self, space: Space) -> Trap {
        let (ring, place) = (space.index() / RING, space.index() % RING);
        Trap((ring * RING + (place + self.notches as usize) % RING) as u8)
    }

    /// How a trap was found, if it was tested.
    #[inline]
    pub(crate) const fn known(&self, trap: Trap) -> Option<Finding> {
        if self.open >> trap.0 & 1 != 0 {
            Some(Finding::Open)
        } else if self.closed >> trap.0 & 1 != 0 {
            Some(Finding::Closed)
        } else {
            None
        }
    }

    /// How many traps of a kind are known.
    #[inline]
    pub(crate) const fn known_count(&self, finding: Finding) -> usize {
        match finding {
            Finding::Open => self.open.count_ones() as usize,
            Finding::Closed => self.closed.count_ones() as usize,
        }
    }

    /// How many traps of a kind are not known yet.
    #[inline]
    pub(crate) const fn hidden_count(&self, finding: Finding) -> usize {
        finding.dealt() - self.known_count(finding)
    }

    /// BT-9: the weight of finding a trap so. One that is known is found as
    /// before; of the others all deals are equally likely.
    #[inline]
    pub(crate) fn weight(&self, trap: Trap, finding: Finding) -> u32 {
        match self.known(trap) {
            Some(known) => u32::from(known == finding),
            None => self.hidden_count(finding) as u32,
        }
    }

    /// BT-9: everybody sees how the trap is.
    #[inline]
    pub(crate) const fn learn(&mut self, trap: Trap, finding: Finding) {
        match finding {
            Finding::Open => self.open |= 1 << trap.0,
            Finding::Closed => self.closed |= 1 << trap.0,
        }
    }

    /// BT-11: the top is turned by one notch.
    #[inline]
    pub(crate) const fn turn(&mut self) {
        self.notches = (self.notches + 1) % Self::NOTCHES;
    }
}
