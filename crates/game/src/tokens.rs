//! Tokens of a record: actions, and what people do beside them. Lists of them
//! are added to a game one by one, and the first that is wrong is named.

use std::{error::Error, fmt};

use crate::{Entry, GameSoFar, Leaving, Notice, Position, RuleId, Seat, Unreadable, notice::Quote};

/// Reads one token of a record: an action, `resign:<seat>`, `flag:<seat>`,
/// `left:<seat>` or `draw`.
///
/// # Errors
/// The token is none of these.
pub fn read_entry<P: Position>(token: &str) -> Result<Entry<P::Action>, Unreadable> {
    if token.eq_ignore_ascii_case("draw") {
        return Ok(Entry::Draw);
    }
    let Some((word, seat)) = token.split_once(':') else {
        return token.parse().map(Entry::Action);
    };
    let how = match word.to_ascii_lowercase().as_str() {
        "resign" => Leaving::Resigned,
        "flag" => Leaving::Flagged,
        "left" => Leaving::Left,
        _ => return Err(Unreadable),
    };
    let &[digit] = seat.as_bytes() else { return Err(Unreadable) };
    let seat = digit.checked_sub(b'0').and_then(Seat::numbered).ok_or(Unreadable)?;
    Ok(Entry::Left(seat, how))
}

impl<A: fmt::Display> fmt::Display for Entry<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action(action) => action.fmt(f),
            Self::Left(seat, Leaving::Resigned) => write!(f, "resign:{seat}"),
            Self::Left(seat, Leaving::Flagged) => write!(f, "flag:{seat}"),
            Self::Left(seat, Leaving::Left) => write!(f, "left:{seat}"),
            Self::Draw => f.write_str("draw"),
        }
    }
}

/// Why a token of a list is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenError {
    /// Its place in the list, counted from 1.
    pub at: usize,
    /// What it says.
    pub token: Quote,
    /// The rule that it breaks; `None` when it can't be read at all.
    pub rule: Option<RuleId>,
    /// The code and the facts of the sentence.
    pub notice: Notice,
}

impl TokenError {
    /// The code for a token that can't be read, with the names of its facts.
    pub const UNREADABLE: (&'static str, &'static [&'static str]) =
        ("token-unreadable", &["token", "game"]);

    fn unreadable<P: Position>(at: usize, token: &str) -> Self {
        let token = Quote::of(token);
        let facts = vec![("token", token.clone().into()), ("game", P::GAME.into())];
        Self { at, token, rule: None, notice: Notice { code: Self::UNREADABLE.0, facts } }
    }
}

impl fmt::Display for TokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "token {}: {}", self.at, self.notice)
    }
}

impl Error for TokenError {}

impl<P: Position> GameSoFar<P> {
    /// Adds a list of tokens, one after the other.
    ///
    /// # Errors
    /// The first token that can't be read or is refused; those before it have
    /// been added.
    pub fn add_tokens<'a>(
        &mut self,
        tokens: impl IntoIterator<Item = &'a str>,
    ) -> Result<(), TokenError> {
        for (before, token) in tokens.into_iter().enumerate() {
            self.add_token(before + 1, token)?;
        }
        Ok(())
    }

    /// Adds a token that has this place in its list, counted from 1.
    pub(crate) fn add_token(
        &mut self,
        at: usize,
        token: &str,
    ) -> Result<Entry<P::Action>, TokenError> {
        let entry =
            read_entry::<P>(token).map_err(|Unreadable| TokenError::unreadable::<P>(at, token))?;
        self.add(entry).map_err(|refused| TokenError {
            at,
            token: Quote::of(token),
            rule: Some(refused.rule()),
            notice: refused.notice(),
        })?;
        Ok(entry)
    }
}
