//! What somebody tried that is not among the choices: typed, or pointed at. It
//! is put into words of the rules so that they can say why not.

use game::{RuleId, TokenError};

use crate::scene::Ground;

/// Something that somebody tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// An action as text.
    Typed(String),
    /// A piece or place, and then perhaps another.
    Spots {
        /// A spot.
        from: String,
        /// Another, or none when the first one can't be chosen.
        to: Option<String>,
    },
}

impl Attempt {
    /// What the board tells: `from to`, or something typed. A spot alone is an
    /// attempt to choose it.
    pub fn read(text: &str, ground: &Ground) -> Self {
        let is_spot = |text: &str| ground.spots.iter().any(|spot| spot.id == text);
        let mut words = text.split_whitespace();
        match (words.next(), words.next(), words.next()) {
            (Some(from), None, _) if is_spot(from) => {
                Self::Spots { from: from.to_owned(), to: None }
            }
            (Some(from), Some(to), None) if is_spot(from) && is_spot(to) => {
                Self::Spots { from: from.to_owned(), to: Some(to.to_owned()) }
            }
            _ => Self::Typed(text.trim().to_owned()),
        }
    }

    /// The actions that it could be, in any game's writing, the likeliest first.
    /// Most of them can't be read; those that can are refused with a reason.
    pub fn tokens(&self, ground: &Ground) -> Vec<String> {
        match self {
            Self::Typed(token) => vec![token.clone()],
            Self::Spots { from, to: Some(to) } => {
                let mut tokens = vec![format!("{from}-{to}")];
                if let Some(direction) = direction(ground, from, to) {
                    tokens.push(format!("{from}{direction}"));
                }
                tokens.extend(single(from));
                tokens
            }
            Self::Spots { from, to: None } => {
                let ways = ["n", "e", "s", "w"].map(|direction| format!("{from}{direction}"));
                let near = ground.spots.iter().map(|spot| format!("{from}-{}", spot.id));
                single(from).into_iter().chain(ways).chain(near).collect()
            }
        }
    }
}

/// What keeps a piece from going anywhere, of all that could be tried with it:
/// where rules differ, the commonest only says that most squares are too near or
/// too far, and the next one is meant.
pub(super) fn most_telling(errors: Vec<TokenError>) -> Option<TokenError> {
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

/// Actions that name one place, or none.
fn single(from: &str) -> Vec<String> {
    let entering = from.starts_with("tray").then(|| "e".to_owned());
    entering.into_iter().chain([format!("m{from}")]).collect()
}

/// The letter of the direction from one spot to another, as the board lies.
fn direction(ground: &Ground, from: &str, to: &str) -> Option<char> {
    let place = |id: &str| ground.spots.iter().find(|spot| spot.id == id);
    let (from, to) = (place(from)?, place(to)?);
    let (right, down) = (to.x - from.x, to.y - from.y);
    Some(match right.abs() > down.abs() {
        true if right > 0.0 => 'e',
        true => 'w',
        false if down > 0.0 => 's',
        false => 'n',
    })
}
