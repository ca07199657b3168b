//! A game being played, whichever it is: everything in texts, codes and
//! numbers, nothing in a game's own types.

use std::{convert::Infallible, ops::ControlFlow};

use game::{Actor, Coded, Notice, Position, Record, RuleId, Sketch, SoFar, TokenError, divide};

/// How a game ended, with the names of seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The winner alone, or all who share a draw, in seat order.
    pub winners: Vec<&'static str>,
    /// The rule that ended it.
    pub rule: RuleId,
}

/// A game so far, of any of the games.
pub trait Played: Send {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// How many seats it has.
    fn players(&self) -> usize;
    /// The name of the seat that acts, `chance`, or nobody when it is over.
    fn actor(&self) -> Option<&'static str>;
    /// The legal actions in plain string order.
    fn actions(&self) -> Vec<String>;
    /// The weights of these actions, where chance acts.
    fn weights(&self) -> Option<Vec<u32>>;
    /// How it ended, if it did.
    fn ending(&self) -> Option<Ending>;
    /// The text of the position.
    fn position(&self) -> String;
    /// The board as a picture of letters.
    fn sketch(&self) -> Sketch;
    /// What there is to say beside the board.
    fn remarks(&self) -> Vec<Notice>;
    /// The text of its record.
    fn record(&self) -> String;
    /// The number of sequences of `depth` actions for each action, draws by
    /// repetition and length not applied. `done` is told how many of how many
    /// are counted.
    fn divide(&self, depth: u32, done: &mut dyn FnMut(usize, usize)) -> Vec<(String, u64)>;
    /// The same game once more.
    fn again(&self) -> Box<dyn Played>;

    /// Adds tokens with spaces between them.
    ///
    /// # Errors
    /// The first token that can't be read or is refused; those before it have
    /// been added.
    fn add_tokens(&mut self, tokens: &str) -> Result<(), TokenError>;
}

/// The name of chance where an actor is named.
const CHANCE: &str = "chance";

impl<P: Position> Played for SoFar<P> {
    fn game(&self) -> &'static str {
        P::GAME
    }

    fn players(&self) -> usize {
        SoFar::position(self).seats().len()
    }

    fn actor(&self) -> Option<&'static str> {
        match SoFar::actor(self) {
            Actor::Seat(seat) => Some(SoFar::position(self).seat_name(seat)),
            Actor::Chance => Some(CHANCE),
            Actor::Over(_) => None,
        }
    }

    fn actions(&self) -> Vec<String> {
        let mut tokens = Vec::new();
        if self.outcome().is_none() {
            let ControlFlow::Continue(()) = SoFar::position(self).visit_actions(|action| {
                tokens.push(action.to_string());
                ControlFlow::<Infallible>::Continue(())
            });
        }
        tokens.sort_unstable();
        tokens
    }

    fn weights(&self) -> Option<Vec<u32>> {
        let weight = |action: &P::Action| SoFar::position(self).weight(*action);
        match SoFar::actor(self) {
            Actor::Chance => Some(SoFar::actions(self).iter().map(weight).collect()),
            Actor::Seat(_) | Actor::Over(_) => None,
        }
    }

    fn ending(&self) -> Option<Ending> {
        let outcome = self.outcome()?;
        let name = |seat| SoFar::position(self).seat_name(seat);
        Some(Ending {
            winners: outcome.winners.into_iter().map(name).collect(),
            rule: outcome.rule,
        })
    }

    fn position(&self) -> String {
        SoFar::position(self).to_string()
    }

    fn sketch(&self) -> Sketch {
        SoFar::position(self).sketch()
    }

    fn remarks(&self) -> Vec<Notice> {
        // What was due before people ended the game is due no more.
        if self.was_given_up() {
            return Vec::new();
        }
        SoFar::position(self).remarks().iter().map(Coded::notice).collect()
    }

    fn record(&self) -> String {
        Record::of(self.clone()).to_string()
    }

    fn divide(&self, depth: u32, done: &mut dyn FnMut(usize, usize)) -> Vec<(String, u64)> {
        if self.was_given_up() {
            return Vec::new();
        }
        let counted = divide(SoFar::position(self), depth, done);
        counted.into_iter().map(|(action, count)| (action.to_string(), count)).collect()
    }

    fn again(&self) -> Box<dyn Played> {
        Box::new(self.clone())
    }

    fn add_tokens(&mut self, tokens: &str) -> Result<(), TokenError> {
        SoFar::add_tokens(self, tokens.split_whitespace())
    }
}
