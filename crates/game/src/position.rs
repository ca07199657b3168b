//! The contract: what a position of any game can tell and do. It holds no
//! secret, knows no draw that depends on the past (see [`GameSoFar`](crate::GameSoFar)),
//! and draws nothing by chance itself.

use std::{
    convert::Infallible,
    error::Error,
    fmt::{self, Debug, Display},
    hash::Hash,
    ops::{ControlFlow, RangeInclusive},
    str::FromStr,
};

use crate::{Actor, Choice, Coded, Deal, NextGame, RuleId, Seat, Seats, SetupError, Sketch};

/// A position of one game: a small value that is copied, never undone.
///
/// Equal means *the same position* in the sense of the rules, and equal
/// positions print the same text.
pub trait Position:
    Copy + Eq + Hash + Debug + Display + FromStr<Err: Coded + Error> + Send + Sync + 'static
{
    /// The game's name in commands and records.
    const GAME: &'static str;
    /// The edition of its rules.
    const EDITION: u8;
    /// For how many seats it is.
    const SEATS: RangeInclusive<u8>;
    /// Whether ALL-1 holds: the third occurrence of a position is a draw.
    const REPETITION_DRAWS: bool;
    /// What a seat may choose before the start, if anything.
    const CHOICE: Option<Choice> = None;
    /// Who begins the next game between the same people.
    const NEXT_GAME: NextGame = NextGame::SeatsRotate;

    /// What is chosen before the first action.
    type Setup: Clone + Eq + Debug + Default + Display + FromStr<Err = SetupError> + Send + Sync;
    /// The smallest thing that an actor does, written as one token.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync;
    /// Why an action is refused.
    type Refusal: Refusal;
    /// What there is to say of a position beside its board.
    type Remark: Coded;
    /// What lies hidden from everybody.
    type Deal: Deal<Self>;

    /// The usual set-up for so many players; `None` where the game is not for so many.
    fn setup_for(players: u8) -> Option<Self::Setup>;

    /// The position before the first action.
    fn start(setup: &Self::Setup) -> Self;

    /// Everybody who sat down, those who left included.
    fn seats(&self) -> Seats;

    /// Those who still play.
    fn playing(&self) -> Seats {
        self.seats()
    }

    /// What a seat is called: its colour, or its number where it has none.
    fn seat_name(&self, seat: Seat) -> &'static str;

    /// Whose action is next, or how the game ended.
    fn actor(&self) -> Actor;

    /// Hands each legal action to `visit`, once and in a fixed order, until it
    /// breaks. There is none exactly when the game is over.
    ///
    /// # Errors
    /// Not one: `Break` is the visitor's own word that it has seen enough.
    fn visit_actions<B>(&self, visit: impl FnMut(Self::Action) -> ControlFlow<B>)
    -> ControlFlow<B>;

    /// How many legal actions there are.
    fn count_actions(&self) -> usize;

    /// One legal action, drawn by its weight: `draw` is told the sum of all
    /// weights and answers with a number below it. `None` when the game is over.
    fn draw_action(&self, draw: impl FnOnce(u32) -> u32) -> Option<Self::Action>;

    /// The weight of a legal action: 1 for a player's, and for chance its share
    /// of all outcomes.
    fn weight(&self, action: Self::Action) -> u32 {
        let _ = action;
        1
    }

    /// Whether the action is legal now; if not, the first rule that it breaks.
    ///
    /// # Errors
    /// The rule, with the facts that a sentence needs.
    fn check(&self, action: Self::Action) -> Result<(), Self::Refusal>;

    /// The position after a legal action. What it returns for any other action
    /// is a position without meaning: outside input goes through [`Self::play`].
    #[must_use]
    fn apply(&self, action: Self::Action) -> Self;

    /// The checked door: the position after the action, if it is legal.
    ///
    /// # Errors
    /// As [`Self::check`].
    fn play(&self, action: Self::Action) -> Result<Self, Self::Refusal> {
        self.check(action)?;
        Ok(self.apply(action))
    }

    /// The position after a seat has left (ALL-4). Asked only while at least
    /// three seats play: with two, the other wins and there is no position
    /// after. Nobody leaves a game that is over: it stays as it is. Games for
    /// two never hear of it.
    #[must_use]
    fn leave(&self, seat: Seat) -> Self {
        let _ = seat;
        *self
    }

    /// Every action that can be written, legal or not, each once.
    fn every_action() -> impl Iterator<Item = Self::Action>;

    /// The board as a picture of letters.
    fn sketch(&self) -> Sketch;

    /// What the board does not show: counters, moves left, what is banned.
    fn remarks(&self) -> Vec<Self::Remark>;

    /// The legal actions as a list, in the order of their texts.
    fn actions(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        let ControlFlow::Continue(()) = self.visit_actions(|action| {
            actions.push(action);
            ControlFlow::<Infallible>::Continue(())
        });
        actions.sort_by_cached_key(ToString::to_string);
        actions
    }
}

/// Why an action is refused: the rule that it breaks, and the facts.
pub trait Refusal: Coded + Error + Clone + PartialEq + Send + Sync + 'static {
    /// The rule that the action breaks.
    fn rule(&self) -> RuleId;
}

/// A token that is not an action of the game at all, or a text that is no
/// square: it breaks no rule, it just can't be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("can't be read")
    }
}

impl Error for Unreadable {}
