//! The bytes that people exchange, each kind a type of its own, written as
//! hexadecimal digits.

use std::{error::Error, fmt, str::FromStr};

use game::Fact;
use sha2::{Digest, Sha256};

/// A text that is not so many bytes in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoBytes;

impl fmt::Display for NoBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the right number of hexadecimal digits")
    }
}

impl Error for NoBytes {}

macro_rules! bytes {
    ($($(#[$doc:meta])* $name:ident: $length:literal,)+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash)]
            pub struct $name([u8; $length]);

            impl $name {
                /// These bytes.
                pub const fn of(bytes: [u8; $length]) -> Self {
                    Self(bytes)
                }

                /// The bytes that the digits stand for.
                pub const fn bytes(&self) -> &[u8; $length] {
                    &self.0
                }
            }

            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
                }
            }

            impl FromStr for $name {
                type Err = NoBytes;

                fn from_str(text: &str) -> Result<Self, NoBytes> {
                    let mut bytes = [0; $length];
                    read(text, &mut bytes)?;
                    Ok(Self(bytes))
                }
            }
        )+
    };
}

bytes! {
    /// What all chance of a table follows from. It is never shown before the
    /// game is over, so it has no `Debug` text but a veil.
    Secret: 32,
    /// Random bytes that keep a commitment from being guessed.
    Salt: 32,
    /// What is published when a table opens: it fixes the secret and tells
    /// nothing of it.
    Commitment: 32,
    /// What a person adds when sitting down.
    Contribution: 16,
}

/// How seats are given out, which is settled when a table opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seats {
    /// Everybody keeps the seat that they sat down on.
    Kept,
    /// They are drawn when the game begins.
    Drawn,
}

impl Seats {
    /// How a table's name holds it.
    const fn line(self) -> &'static [u8] {
        match self {
            Self::Kept => b"as-seated\n",
            Self::Drawn => b"by-lot\n",
        }
    }
}

impl Commitment {
    /// The commitment to a secret: SHA-256 of a label, the salt and the secret.
    pub fn to(secret: &Secret, salt: &Salt) -> Self {
        let hash = Sha256::new()
            .chain_update(b"ludotheque commitment 1\n")
            .chain_update(salt.0)
            .chain_update(secret.0);
        Self(hash.finalize().into())
    }

    /// The bytes of the name of the table that was opened with it, and with seats that
    /// are drawn or not. Whoever knows where a table is, and whoever contributes to one
    /// by its name, has something that fixes both.
    pub fn table(&self, seats: Seats) -> [u8; 10] {
        let hash = Sha256::new()
            .chain_update(b"ludotheque table 1\n")
            .chain_update(seats.line())
            .chain_update(self.0);
        let hash: [u8; 32] = hash.finalize().into();
        std::array::from_fn(|place| hash[place])
    }
}

impl From<Commitment> for Fact {
    fn from(commitment: Commitment) -> Self {
        Self::Text(commitment.to_string())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Salt")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads exactly as many bytes as there is room for.
fn read(text: &str, bytes: &mut [u8]) -> Result<(), NoBytes> {
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    if pairs.len() != bytes.len() || !rest.is_empty() {
        return Err(NoBytes);
    }
    for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = digit(*high)? << 4 | digit(*low)?;
    }
    Ok(())
}

fn digit(letter: u8) -> Result<u8, NoBytes> {
    match letter {
        b'0'..=b'9' => Ok(letter - b'0'),
        b'a'..=b'f' => Ok(letter - b'a' + 10),
        b'A'..=b'F' => Ok(letter - b'A' + 10),
        _ => Err(NoBytes),
    }
}
