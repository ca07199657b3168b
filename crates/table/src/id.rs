//! Names that nobody can guess: eighty random bits as sixteen letters and
//! digits. A table that is shared by link only is as private as its name.

use std::{error::Error, fmt, str::FromStr};

use chance::{Commitment, Seats};

use crate::First;

const BYTES: usize = 10;
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bits with a text that can be read aloud: no `i`, `l`, `o`, `u`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Id([u8; BYTES]);

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = self.0.iter().fold(0_u128, |bits, byte| bits << 8 | u128::from(*byte));
        let letter = |place: usize| LETTERS[(bits >> (place * 5)) as usize % 32] as char;
        let text: String = (0..BYTES * 8 / 5).rev().map(letter).collect();
        f.write_str(&text)
    }
}

impl FromStr for Id {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, NoId> {
        if text.len() != BYTES * 8 / 5 {
            return Err(NoId);
        }
        let mut bits = 0_u128;
        for letter in text.bytes() {
            let value = LETTERS.iter().position(|known| *known == letter.to_ascii_lowercase());
            bits = bits << 5 | value.ok_or(NoId)? as u128;
        }
        let bytes = bits.to_be_bytes();
        Ok(Self(bytes[bytes.len() - BYTES..].try_into().map_err(|_| NoId)?))
    }
}

/// A text that is no such name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoId;

impl fmt::Display for NoId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an id")
    }
}

impl Error for NoId {}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct $name(Id);

            impl $name {
                /// The id made of these random bits.
                pub const fn of(bits: [u8; BYTES]) -> Self {
                    Self(Id(bits))
                }

                /// The bytes that its letters stand for.
                pub const fn bits(self) -> [u8; BYTES] {
                    self.0.0
                }
            }

            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    fmt::Display::fmt(&self.0, f)
                }
            }

            impl fmt::Debug for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    fmt::Display::fmt(&self.0, f)
                }
            }

            impl FromStr for $name {
                type Err = NoId;

                fn from_str(text: &str) -> Result<Self, NoId> {
                    text.parse().map(Self)
                }
            }
        )+
    };
}

ids! {
    /// Names a table.
    TableId
    /// Names a person, guest or account. Events hold these and never names.
    PersonId
}

impl TableId {
    /// The name of the table that a server opens with this commitment, where this is
    /// settled about who begins. Whoever has a link to it has something that fixes both.
    pub fn committed(commitment: &Commitment, first: First) -> Self {
        Self::of(commitment.table(match first {
            First::AsSeated => Seats::Kept,
            First::ByLot => Seats::Drawn,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_sixteen_letters_that_read_back() {
        for bits in [[0; 10], [255; 10], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]] {
            let id = TableId::of(bits);
            let text = id.to_string();
            assert_eq!(text.len(), 16);
            assert_eq!(text.parse(), Ok(id));
            assert_eq!(text.to_uppercase().parse(), Ok(id));
        }
        for text in ["", "0123", "il0000000000000o", "0000000000000000é", "00000000000000000"] {
            assert_eq!(text.parse::<PersonId>(), Err(NoId), "{text}");
        }
    }

    /// The numbers of `docs/chance.md`.
    #[test]
    fn a_commitment_names_its_table() {
        let commitment = "0dfef500b5b70936e1e5da8668203f9e9ad0ea729c4c1eebab5daa9d42a82f20";
        let commitment: Commitment = commitment.parse().expect("a commitment");
        let name = |first| TableId::committed(&commitment, first).to_string();
        assert_eq!(name(First::ByLot), "jfzmp0hc3ktzn9hq");
        assert_eq!(name(First::AsSeated), "0252e7j5dqqr4b13");
    }
}
