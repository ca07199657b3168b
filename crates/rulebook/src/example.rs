//! An example, of a rule or for a step of a lesson: where it begins, what may be done there, what may not and by
//! which rule, and what comes of it.

use game::RuleId;
use shelf::{Game, GameInProgress, OpenError, Opening};

/// Stands for every legal move among those that may be made.
pub(crate) const ANY: &str = "any";

/// A position, and moves there that a rule allows or forbids.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Example {
    /// The set-up, where it does not begin with a position.
    pub setup: String,
    /// The position that it begins with, if that is not the start.
    pub position: Option<String>,
    /// What was done from there, as tokens with spaces between them.
    pub moves: String,
    /// What may be done: each by itself.
    pub yes: Vec<String>,
    /// What may not be done.
    pub no: Vec<Forbidden>,
    /// What comes of some moves.
    pub effects: Vec<Effect>,
}

/// A move that is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forbidden {
    /// The move as text.
    pub token: String,
    /// By this rule.
    pub rule: RuleId,
}

/// What comes of moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// The moves, as tokens with spaces between them.
    pub tokens: String,
    /// Where they lead.
    pub outcome: Outcome,
}

/// Where moves lead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The position that this text describes.
    Position(String),
    /// To the end of the game: who wins, or shares the draw, and by which rule.
    End {
        /// The names of their seats.
        winners: Vec<String>,
        /// The rule that ends it.
        rule: RuleId,
    },
}

impl Example {
    /// The game where the reader may try something.
    ///
    /// # Errors
    /// The set-up, the position or the moves are not of this game.
    pub fn open(&self, game: Game) -> Result<GameInProgress, OpenError> {
        let setup = self.position.is_none().then_some(self.setup.as_str());
        let opening = Opening { setup, position: self.position.as_deref(), ..Opening::default() };
        let mut opened = game.open(&opening)?;
        opened
            .add_tokens(&self.moves)
            .map_err(|error| OpenError::Record(game::RecordError::Token(error)))?;
        Ok(opened)
    }

    /// The moves that show what it is about: the first that lead somewhere, or else the
    /// first that may be made.
    pub fn shown(&self, start: &GameInProgress) -> Option<String> {
        let effects = self.effects.iter().map(|effect| effect.tokens.clone());
        let any = || start.actions().into_iter().next();
        let single =
            self.yes.iter().map(|token| if token == ANY { any() } else { Some(token.clone()) });
        effects.map(Some).chain(single).flatten().next()
    }

    /// Whether there is anything to be shown.
    pub fn can_be_shown(&self) -> bool {
        !self.effects.is_empty() || !self.yes.is_empty()
    }
}
