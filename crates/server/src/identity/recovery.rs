//! The code that gives an account back to somebody who has lost their password: a
//! hundred random bits, in letters that can be written down. It is told once, and
//! the server keeps its SHA-256.

use std::fmt;

use super::TokenHash;
use crate::system::random;

#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCode(String);

impl RecoveryCode {
    /// Digits and capitals without I, L, O and U, which are misread.
    const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    const LETTERS: usize = 20;
    const GROUP: usize = 5;

    /// A new one.
    pub fn random() -> Self {
        let bytes: [u8; Self::LETTERS] = random();
        let letter = |byte: &u8| char::from(Self::ALPHABET[usize::from(byte % 32)]);
        Self(bytes.iter().map(letter).collect())
    }

    /// The code that somebody typed; nothing that can't be one. Capitals, spaces and
    /// hyphens don't matter, and what is misread is read as what it was.
    pub fn read(text: &str) -> Option<Self> {
        let letters = text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-');
        let code: String = letters.map(meant).collect();
        let fits = code.len() == Self::LETTERS
            && code.bytes().all(|letter| Self::ALPHABET.contains(&letter));
        fits.then_some(Self(code))
    }

    /// Its text, for its owner alone: `K7Q2M-…`.
    pub fn reveal(&self) -> String {
        let groups = self.0.as_bytes().chunks(Self::GROUP).map(String::from_utf8_lossy);
        groups.collect::<Vec<_>>().join("-")
    }

    /// What the server keeps of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash::over(&self.0)
    }
}

fn meant(letter: char) -> char {
    match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        letter => letter,
    }
}

/// A code must not stand in a log.
impl fmt::Debug for RecoveryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RecoveryCode(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_back_as_people_write_it() {
        let code = RecoveryCode::random();
        assert_ne!(code, RecoveryCode::random());
        let shown = code.reveal();
        assert_eq!(shown.len(), 23, "{shown}");
        for written in [shown.to_lowercase(), shown.replace('-', " "), shown.replace('-', "")] {
            assert_eq!(RecoveryCode::read(&written), Some(code.clone()), "{written}");
        }
        assert!(!format!("{code:?}").contains(&shown[..5]));
        let misread = RecoveryCode::read("olio0 11111 22222 33333");
        assert_eq!(misread, RecoveryCode::read("01100 11111 22222 33333"));
        assert!(misread.is_some());
        for text in ["", "01100", "UUUUU-11111-22222-33333", "é1100-11111-22222-3333"] {
            assert_eq!(RecoveryCode::read(text), None, "{text}");
        }
    }
}
