//! Who keeps a table, and so where its chance comes from.

use chance::Commitment;

/// Who keeps a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Host {
    /// A server for people who are apart. Its chance follows from a secret that
    /// it has committed to, and from what everybody contributed.
    Server(Commitment),
    /// One device, around which everybody sits. It draws die and traps when they
    /// are due: nothing is committed to, so nothing can be verified. Whoever sits
    /// there may undo moves without asking.
    Device,
}

impl Host {
    /// What it has committed to, if it has.
    pub const fn commitment(self) -> Option<Commitment> {
        match self {
            Self::Server(commitment) => Some(commitment),
            Self::Device => None,
        }
    }
}
