//! What somebody tried that is not among the choices: typed, or with a hand. The
//! game's drawing says which actions a hand may have meant, and its rules say why
//! none of them is allowed; where none was meant, the drawing says what can be
//! done instead. So every hand gets an answer.

use game::{GameSoFar, Notice, RuleId, TokenError};
use shelf::GameInProgress;

use crate::{
    drawn::{Drawn, choose},
    scene::Hand,
};

/// Something that somebody tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// An action as text.
    Typed(String),
    /// A hand on the board.
    Hand(Hand),
}

/// Why something can't be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// The rule, if it is one that forbids it.
    pub rule: Option<RuleId>,
    /// The facts.
    pub notice: Notice,
}

impl From<TokenError> for Why {
    fn from(error: TokenError) -> Self {
        Self { rule: error.rule, notice: error.notice }
    }
}

/// A game that is tried something with.
pub trait Try {
    /// Why that can't be done; `None` where what was typed can be.
    fn why_not(&self, attempt: &Attempt) -> Option<Why>;
}

impl Try for GameInProgress {
    fn why_not(&self, attempt: &Attempt) -> Option<Why> {
        match attempt {
            Attempt::Typed(text) => self.clone().add_tokens(text).err().map(Why::from),
            Attempt::Hand(hand) => {
                Some(shelf::match_in_progress!(self, game => refused(game, hand)))
            }
        }
    }
}

/// Why no action that a hand may have meant is allowed, or what to do instead.
fn refused<P: Drawn>(game: &GameSoFar<P>, hand: &Hand) -> Why {
    let position = game.position();
    let Some(hand) = &hand.read::<P::Spot>() else {
        return Why { rule: None, notice: choose::<P>() };
    };
    let refused = position.meant(hand).into_iter().map(|action| {
        let refused = game.clone().play(action).err()?;
        Some(Why { rule: Some(refused.rule()), notice: refused.notice() })
    });
    // None where one of them is allowed: it is only made otherwise.
    let refused: Option<Vec<Why>> = refused.collect();
    let told = refused.and_then(|refused| match hand {
        Hand::Takes { .. } => refused.into_iter().next(),
        Hand::Points { .. } => stuck::<P>(refused),
    });
    told.unwrap_or_else(|| {
        let (rule, notice) = position.instead(hand);
        Why { rule, notice }
    })
}

/// Why what was pointed at goes nowhere. What is the same of all ways is told as it
/// is, with what can be chosen instead; of several reasons the most telling stands
/// for them.
fn stuck<P: Drawn>(refused: Vec<Why>) -> Option<Why> {
    let first = refused.first()?.clone();
    if refused.iter().all(|why| *why == first) {
        let facts = vec![("reason", first.notice.into()), ("next", choose::<P>().into())];
        return Some(Why { rule: first.rule, notice: Notice { code: "board-refused", facts } });
    }
    let Why { rule, notice } = most_telling(refused)?;
    let facts = vec![("game", P::GAME.into()), ("reason", notice.into())];
    Some(Why { rule, notice: Notice { code: "board-stuck", facts } })
}

/// What keeps a piece from going anywhere, of all that could be tried with it:
/// where rules differ, the commonest only says that most squares are too near or
/// too far, and the next one is meant.
fn most_telling(refused: Vec<Why>) -> Option<Why> {
    let mut rules: Vec<(usize, RuleId)> = Vec::new();
    for rule in refused.iter().filter_map(|why| why.rule) {
        match rules.iter_mut().find(|(_, known)| *known == rule) {
            Some((count, _)) => *count += 1,
            None => rules.push((1, rule)),
        }
    }
    let first = take_commonest(&mut rules)?;
    let rule = take_commonest(&mut rules).unwrap_or(first);
    refused.into_iter().find(|why| why.rule == Some(rule))
}

/// Takes out the rule with the highest count; the first of those that are as common.
fn take_commonest(rules: &mut Vec<(usize, RuleId)>) -> Option<RuleId> {
    let most = rules.iter().map(|(count, _)| *count).max()?;
    let place = rules.iter().position(|(count, _)| *count == most)?;
    Some(rules.remove(place).1)
}
