//! Fair chance. When a table opens, whoever keeps it publishes a
//! [`Commitment`] to a [`Secret`]; each person adds a [`Contribution`]; all dice,
//! deals and lots follow from the two ([`Source`]). When the game is over the
//! secret is shown, and anyone can check that nothing was changed.
//!
//! No I/O and no random source: secrets and contributions are handed in. The
//! derivation is written down in `docs/chance.md`, byte by byte, so that others
//! can check it with programs of their own.

mod bytes;
mod proof;
mod source;
mod verify;

pub use bytes::{Commitment, Contribution, NoBytes, Salt, Seats, Secret};
pub use proof::{Proof, ProofError};
pub use source::Source;
pub use verify::{Unproven, Verified};
