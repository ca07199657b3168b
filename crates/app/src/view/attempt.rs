//! What somebody tried that is not among the choices: typed, or with a hand. The
//! game's drawing says which actions a hand may have meant, and its rules say why
//! none of them is allowed.

use game::{GameSoFar, Quote, RuleId, TokenError};
use shelf::GameInProgress;

use crate::{drawn::Drawn, scene::Hand};

/// Something that somebody tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// An action as text.
    Typed(String),
    /// A hand on the board.
    Hand(Hand),
}

/// A game that is tried something with.
pub trait Try {
    /// Why that can't be done; `None` where it could, or means nothing.
    fn why_not(&self, attempt: &Attempt) -> Option<TokenError>;
}

impl Try for GameInProgress {
    fn why_not(&self, attempt: &Attempt) -> Option<TokenError> {
        match attempt {
            Attempt::Typed(text) => self.clone().add_tokens(text).err(),
            Attempt::Hand(hand) => shelf::match_in_progress!(self, game => refused(game, hand)),
        }
    }
}

/// Why no action that a hand may have meant is allowed.
fn refused<P: Drawn>(game: &GameSoFar<P>, hand: &Hand) -> Option<TokenError> {
    let meant = game.position().meant(hand).into_iter();
    let mut errors = meant.filter_map(|action| {
        let refused = game.clone().play(action).err()?;
        let token = Quote::of(&action.to_string());
        let (rule, notice) = (Some(refused.rule()), refused.notice());
        Some(TokenError { at: 1, token, rule, notice })
    });
    match hand {
        Hand::Takes { .. } => errors.next(),
        Hand::Points { .. } => most_telling(errors.collect()),
    }
}

/// What keeps a piece from going anywhere, of all that could be tried with it:
/// where rules differ, the commonest only says that most squares are too near or
/// too far, and the next one is meant.
fn most_telling(errors: Vec<TokenError>) -> Option<TokenError> {
    let mut rules: Vec<(usize, RuleId)> = Vec::new();
    for rule in errors.iter().filter_map(|error| error.rule) {
        match rules.iter_mut().find(|(_, known)| *known == rule) {
            Some((count, _)) => *count += 1,
            None => rules.push((1, rule)),
        }
    }
    let first = take_commonest(&mut rules)?;
    let rule = take_commonest(&mut rules).unwrap_or(first);
    errors.into_iter().find(|error| error.rule == Some(rule))
}

/// Takes out the rule with the highest count; the first of those that are as common.
fn take_commonest(rules: &mut Vec<(usize, RuleId)>) -> Option<RuleId> {
    let most = rules.iter().map(|(count, _)| *count).max()?;
    let place = rules.iter().position(|(count, _)| *count == most)?;
    Some(rules.remove(place).1)
}
