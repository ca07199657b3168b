//! The proof that a record carries: what was published before the game, what
//! everybody added, and, once it is over, the secret that all of it follows
//! from. It is written behind `chance:` in the record's header:
//!
//! ```text
//! server table=… commitment=… contributions=…,-,… lot=2 secret=… salt=…
//! ```
//!
//! This file knows the words and what they hold; whether they hold true is
//! checked in `verify.rs`.

use std::{fmt, str::FromStr};

use game::{Quote, Seat};
use shelf::GameInProgress;

use crate::{Commitment, Contribution, Salt, Secret, Source};

/// How a server drew the chance of a table, for anyone to check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The table's name, which the chance follows from too.
    pub table: String,
    /// What was published when the table opened.
    pub commitment: Commitment,
    /// What each seat added, as they sat before the lot; bots add nothing.
    pub contributions: Vec<Option<Contribution>>,
    /// By how many seats the lot moved everybody on; `None` where all stayed as
    /// they had sat down.
    pub lot: Option<u8>,
    /// What it all follows from; not shown while the game runs.
    pub secret: Option<(Secret, Salt)>,
}

impl Proof {
    /// Everything that lay hidden, once the secret is shown and where the game
    /// hides something.
    pub fn deal(&self, game: &GameInProgress) -> Option<String> {
        let (secret, _) = self.secret.as_ref()?;
        Source::new(secret, &self.table, &self.contributions).deal(game)
    }
}

game::notices! {
    /// Why a text is no proof.
    pub enum ProofError {
        /// Chance was drawn in some other way.
        "proof-no-server" NoServer,
        /// A word that is not of this form.
        "proof-word" Word { word: Quote },
        /// A word that must be there once is missing.
        "proof-missing" Missing { key: &'static str },
        /// A secret without its salt, or a salt without its secret.
        "proof-half-secret" HalfSecret,
    }
}

/// How the line begins when a server drew.
const SERVER: &str = "server";

/// The longest name of a table that is read.
const LONGEST_NAME: usize = 64;

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { table, commitment, contributions, lot, secret } = self;
        let contributions: Vec<_> = contributions.iter().map(|given| or_dash(*given)).collect();
        let contributions = contributions.join(",");
        write!(f, "{SERVER} table={table} commitment={commitment}")?;
        write!(f, " contributions={contributions} lot={}", or_dash(*lot))?;
        match secret {
            Some((secret, salt)) => write!(f, " secret={secret} salt={salt}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Proof {
    type Err = ProofError;

    fn from_str(text: &str) -> Result<Self, ProofError> {
        let mut words = text.split_whitespace();
        if words.next() != Some(SERVER) {
            return Err(ProofError::NoServer);
        }
        let words = Words::read(words)?;
        Ok(Self {
            table: words.need("table", name)?,
            commitment: words.need("commitment", parsed)?,
            contributions: words.need("contributions", contributions)?,
            lot: words.need("lot", lot)?,
            secret: match (words.find("secret", parsed)?, words.find("salt", parsed)?) {
                (Some(secret), Some(salt)) => Some((secret, salt)),
                (None, None) => None,
                _ => return Err(ProofError::HalfSecret),
            },
        })
    }
}

/// The words of a proof, `key=value` each, by key.
struct Words<'a>(Vec<(&'a str, &'a str)>);

/// A value that is not what its key promises.
struct Wrong;

impl<'a> Words<'a> {
    const KEYS: [&'static str; 6] =
        ["table", "commitment", "contributions", "lot", "secret", "salt"];

    fn read(words: impl Iterator<Item = &'a str>) -> Result<Self, ProofError> {
        let mut read: Vec<(&str, &str)> = Vec::new();
        for word in words {
            let (key, value) = word.split_once('=').ok_or_else(|| wrong(word))?;
            if !Self::KEYS.contains(&key) || read.iter().any(|(before, _)| *before == key) {
                return Err(wrong(word));
            }
            read.push((key, value));
        }
        Ok(Self(read))
    }

    fn find<T>(
        &self,
        key: &str,
        read: impl Fn(&str) -> Result<T, Wrong>,
    ) -> Result<Option<T>, ProofError> {
        let word = self.0.iter().find(|(known, _)| *known == key);
        word.map(|(_, value)| read(value).map_err(|Wrong| wrong(value))).transpose()
    }

    fn need<T>(
        &self,
        key: &'static str,
        read: impl Fn(&str) -> Result<T, Wrong>,
    ) -> Result<T, ProofError> {
        self.find(key, read)?.ok_or(ProofError::Missing { key })
    }
}

fn wrong(word: &str) -> ProofError {
    ProofError::Word { word: Quote::of(word) }
}

fn parsed<T: FromStr>(text: &str) -> Result<T, Wrong> {
    text.parse().map_err(|_| Wrong)
}

fn name(text: &str) -> Result<String, Wrong> {
    let fits = (1..=LONGEST_NAME).contains(&text.len());
    let visible = text.bytes().all(|letter| letter.is_ascii_graphic());
    if fits && visible { Ok(text.to_owned()) } else { Err(Wrong) }
}

fn contributions(text: &str) -> Result<Vec<Option<Contribution>>, Wrong> {
    let given: Vec<_> = text.split(',').map(parsed_or_dash).collect::<Result<_, _>>()?;
    if given.len() <= Seat::MOST { Ok(given) } else { Err(Wrong) }
}

/// A lot is one digit: nobody moves on by as many seats as there are.
fn lot(text: &str) -> Result<Option<u8>, Wrong> {
    match text.as_bytes() {
        b"-" => Ok(None),
        [digit @ b'0'..=b'3'] => Ok(Some(digit - b'0')),
        _ => Err(Wrong),
    }
}

/// `-` where there is nothing.
fn or_dash(thing: Option<impl fmt::Display>) -> String {
    thing.map_or_else(|| "-".to_owned(), |thing| thing.to_string())
}

fn parsed_or_dash<T: FromStr>(text: &str) -> Result<Option<T>, Wrong> {
    if text == "-" { Ok(None) } else { parsed(text).map(Some) }
}
