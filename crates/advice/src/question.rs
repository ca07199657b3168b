//! What there is to ask of those who think. Each question knows what is told until it is
//! answered and what answers it, so that only whoever asks it reads that.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Advice, ReviewedGame, SaidNotice, Tried};

/// Something to ask about a game.
pub trait Question {
    /// What is told again and again before the answer.
    type Meanwhile: Serialize + DeserializeOwned;
    /// What answers it.
    type Answer: Serialize + DeserializeOwned;

    /// The question as one of all that there are.
    fn task(self) -> Task;
}

/// What there is to think about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// What a bot would do.
    Act(Act),
    /// Whether a bot agrees to a draw.
    WeighDraw(WeighDraw),
    /// What a strong player would do.
    Advise(Advise),
    /// What each move of the game did.
    Review(Review),
    /// What becomes of an action in a puzzle.
    Try(Try),
    /// How a puzzle is solved.
    Solve(Solve),
}

/// What would this bot do now?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Act {
    /// The bot by its name, as tables know it: `level:3`, `uct:100ms`.
    pub bot: String,
    /// What settles what is left to taste.
    pub seed: u64,
}

impl Question for Act {
    /// With the action that it would make so far.
    type Meanwhile = Progress;
    /// The token of the action.
    type Answer = String;

    fn task(self) -> Task {
        Task::Act(self)
    }
}

/// Does the bot on this seat agree to a draw?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WeighDraw {
    /// The number of the seat, from 1.
    pub seat: u8,
}

impl Question for WeighDraw {
    type Meanwhile = ();
    type Answer = bool;

    fn task(self) -> Task {
        Task::WeighDraw(self)
    }
}

/// What would a strong player do now, or what may chance bring, and why?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Advise {
    /// How many of the best actions are compared.
    pub lines: usize,
    /// How long to look.
    pub patience: Patience,
    /// How many workers may look, the one that is asked among them.
    pub workers: usize,
}

impl Question for Advise {
    type Meanwhile = Progress;
    type Answer = Advice;

    fn task(self) -> Task {
        Task::Advise(self)
    }
}

/// What did each move of the game do, each looked at through so many positions?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// How many.
    pub nodes: u64,
}

impl Question for Review {
    /// What was gone through.
    type Meanwhile = ReviewedGame<SaidNotice>;
    type Answer = ReviewedGame<SaidNotice>;

    fn task(self) -> Task {
        Task::Review(self)
    }
}

/// What becomes of this action, where the record stands in a puzzle that it begins with?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Try {
    /// The puzzle as its line of text.
    pub puzzle: String,
    /// The token of the action.
    pub action: String,
}

impl Question for Try {
    type Meanwhile = ();
    type Answer = Tried;

    fn task(self) -> Task {
        Task::Try(self)
    }
}

/// How does the solution go on, where the record stands in a puzzle that it begins with?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Solve {
    /// The puzzle as its line of text.
    pub puzzle: String,
}

impl Question for Solve {
    type Meanwhile = ();
    /// The tokens.
    type Answer = Vec<String>;

    fn task(self) -> Task {
        Task::Solve(self)
    }
}

/// How long to look for advice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Patience {
    /// So many milliseconds.
    Milliseconds(u32),
    /// Through so many positions: the same is found on every machine.
    Nodes(u64),
    /// So many moves deep: likewise.
    Depth(u32),
    /// Until nobody waits any longer.
    Endless,
}

/// How far a thought is.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// What was spent on it.
    pub effort: Effort,
    /// What there is to say so far; of a bot's thought the action that it would
    /// make.
    pub advice: Advice,
}

/// How deep it was searched, and through how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Effort {
    /// How many moves deep.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}
