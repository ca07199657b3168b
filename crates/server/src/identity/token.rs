//! What shows who one is: 256 random bits, which only their owner has. The server
//! keeps their SHA-256, with which nobody can come in.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::system::random;

/// The secret of a session, of a program, or of whoever runs the server.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    const LETTERS: usize = 64;

    /// A new one.
    pub fn random() -> Self {
        Self(hexadecimal(&random()))
    }

    /// The token that somebody shows; nothing that can't be one.
    pub fn read(text: &str) -> Option<Self> {
        let fits = text.len() == Self::LETTERS && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        fits.then(|| Self(text.to_ascii_lowercase()))
    }

    /// Its text, for its owner alone.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What the server keeps of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash::over(&self.0)
    }
}

/// A token must not stand in a log.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The SHA-256 of a token. Comparing hashes tells nothing of the token by the
/// time it takes, since nobody can choose a hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The hash of a secret text.
    pub(super) fn over(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }

    /// The hash with these bytes.
    pub const fn of(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Prints as hexadecimal digits.
impl fmt::Display for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hexadecimal(&self.0))
    }
}

fn hexadecimal(bytes: &[u8; 32]) -> String {
    bytes.iter().fold(String::with_capacity(Token::LETTERS), |mut text, byte| {
        for digit in [byte >> 4, byte & 15] {
            text.push(char::from(b"0123456789abcdef"[usize::from(digit)]));
        }
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_back_and_never_printed() {
        let token = Token::random();
        assert_ne!(token, Token::random());
        assert_eq!(Token::read(token.reveal()), Some(token.clone()));
        assert!(!format!("{token:?}").contains(&token.reveal()[..8]));
        for text in ["", "0123", &"g".repeat(64), &"a".repeat(65), &"é".repeat(32)] {
            assert_eq!(Token::read(text), None);
        }
    }
}
