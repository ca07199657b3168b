//! What page and thinker say to each other. Both are files of one set, which is
//! named by its hash, so the messages need no version.
//!
//! The thinker thinks about one task at a time; a new one takes the place of the
//! one before. It tells how far it is, at once and again and again, and hears between
//! two slices that it is to rest or that nobody waits any longer.

use serde::{Deserialize, Serialize};

use crate::{Advice, ReviewedGame, SaidNotice, Tried};

/// Which task an answer belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct QuestionId(pub u32);

/// What the page says to its thinker. Books are not among it: they are handed
/// over as they are, without a text around them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToThinker {
    /// Think about this, and about nothing else any longer.
    Think {
        /// Which task it is.
        id: QuestionId,
        /// The game's name.
        game: String,
        /// The game so far, as a record.
        record: String,
        /// What to think about it.
        task: Task,
    },
    /// Nobody waits for this answer any longer.
    Stop {
        /// Which task it was.
        id: QuestionId,
    },
    /// Rest, and keep what was thought about this.
    Rest {
        /// Which task it is.
        id: QuestionId,
    },
    /// Go on with this from where it was left to rest.
    GoOn {
        /// Which task it is.
        id: QuestionId,
    },
}

/// What there is to think about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// What would this bot do now?
    Act {
        /// The bot by its name, as tables know it: `level:3`, `uct:100ms`.
        bot: String,
        /// What settles what is left to taste.
        seed: u64,
    },
    /// Does the bot on this seat agree to a draw?
    WeighDraw {
        /// The number of the seat, from 1.
        seat: u8,
    },
    /// What would a strong player do now, or what may chance bring, and why?
    Advise {
        /// How many of the best actions are compared.
        lines: usize,
        /// How long to look.
        patience: Patience,
    },
    /// What becomes of this action, where the record stands in a puzzle that it begins
    /// with?
    Try {
        /// The puzzle as its line of text.
        puzzle: String,
        /// The token of the action.
        action: String,
    },
    /// What did each move of the game do, each looked at through so many positions?
    Review {
        /// How many.
        nodes: u64,
    },
    /// How does the solution go on, where the record stands in a puzzle that it begins
    /// with?
    Solve {
        /// The puzzle as its line of text.
        puzzle: String,
    },
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

/// What the thinker says to its page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromThinker {
    /// Tasks are heard from now on. What is said to a worker before it listens
    /// is lost.
    Ready,
    /// How far it is; more follows.
    Progress {
        /// Which task it is.
        id: QuestionId,
        /// How far.
        progress: Progress,
    },
    /// The token of the action that the bot makes.
    Action {
        /// Which task it was.
        id: QuestionId,
        /// The token.
        action: String,
    },
    /// What the bot thinks of a draw.
    DrawWeighed {
        /// Which task it was.
        id: QuestionId,
        /// Whether it agrees.
        agreed: bool,
    },
    /// The hint.
    Advice {
        /// Which task it was.
        id: QuestionId,
        /// The hint.
        advice: Advice,
    },
    /// What becomes of an action in a puzzle.
    Tried {
        /// Which task it was.
        id: QuestionId,
        /// What becomes of it.
        tried: Tried,
    },
    /// How the solution of a puzzle goes on.
    Solution {
        /// Which task it was.
        id: QuestionId,
        /// The tokens.
        line: Vec<String>,
    },
    /// What a review has found so far; more follows.
    Reviewing {
        /// Which task it is.
        id: QuestionId,
        /// What was gone through.
        review: ReviewedGame<SaidNotice>,
    },
    /// What a review has found.
    Reviewed {
        /// Which task it was.
        id: QuestionId,
        /// All of it.
        review: ReviewedGame<SaidNotice>,
    },
    /// There is no answer: the record can't be read, no seat is to act, there is
    /// no such bot, or its book is not here.
    Unanswerable {
        /// Which task it was.
        id: QuestionId,
    },
}

impl FromThinker {
    /// The task that it is the answer to; none where more follows.
    pub fn answers(&self) -> Option<QuestionId> {
        match self {
            Self::Ready | Self::Progress { .. } | Self::Reviewing { .. } => None,
            Self::Action { id, .. }
            | Self::DrawWeighed { id, .. }
            | Self::Advice { id, .. }
            | Self::Tried { id, .. }
            | Self::Solution { id, .. }
            | Self::Reviewed { id, .. }
            | Self::Unanswerable { id } => Some(*id),
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AdvisedLine, AdvisedOutcome, Chances, Refuted};

    #[test]
    fn whatever_is_said_is_understood() {
        let id = QuestionId(1);
        let think =
            |task| ToThinker::Think { id, game: "kuba".to_owned(), record: "…".to_owned(), task };
        let asked = [
            think(Task::Act { bot: "level:3".to_owned(), seed: u64::MAX }),
            think(Task::WeighDraw { seat: 2 }),
            think(Task::Advise { lines: 2, patience: Patience::Milliseconds(1_000) }),
            think(Task::Advise { lines: 2, patience: Patience::Depth(7) }),
            think(Task::Advise { lines: 2, patience: Patience::Endless }),
            think(Task::Try { puzzle: "…".to_owned(), action: "a6e".to_owned() }),
            think(Task::Review { nodes: 20_000 }),
            think(Task::Solve { puzzle: "…".to_owned() }),
            ToThinker::Stop { id },
            ToThinker::Rest { id },
            ToThinker::GoOn { id },
        ];
        for message in asked {
            let text = serde_json::to_string(&message).expect("a text");
            assert_eq!(serde_json::from_str::<ToThinker>(&text).ok(), Some(message), "{text}");
        }
        let chances: Chances = [("white".to_owned(), 0.5), ("black".to_owned(), 0.5)].into();
        let line = AdvisedLine {
            action: "a6e".to_owned(),
            win_probability: 0.5,
            chances: chances.clone(),
            wins_in: Some(7),
            loses_in: None,
            line: vec!["a6e".to_owned()],
            depth: 4,
        };
        let outcome =
            AdvisedOutcome { action: "d1".to_owned(), weight: 1, of: 6, chances: chances.clone() };
        let advice =
            Advice { lines: vec![line], outcomes: vec![outcome], chances, reason: Vec::new() };
        let effort = Effort { depth: 4, nodes: 1_000 };
        let answers = [
            FromThinker::Ready,
            FromThinker::Progress { id, progress: Progress { effort, advice: advice.clone() } },
            FromThinker::Action { id, action: "a6e".to_owned() },
            FromThinker::DrawWeighed { id, agreed: true },
            FromThinker::Advice { id, advice },
            FromThinker::Tried { id, tried: Tried::Solved },
            FromThinker::Tried { id, tried: Tried::GoesOn { replies: vec!["a1n".to_owned()] } },
            FromThinker::Tried { id, tried: Tried::Wrong(Refuted::WorseOdds) },
            FromThinker::Tried { id, tried: Tried::Wrong(Refuted::TooLate { line: Vec::new() }) },
            FromThinker::Tried {
                id,
                tried: Tried::Wrong(Refuted::Loses { winner: 2, line: vec!["a1n".to_owned()] }),
            },
            FromThinker::Solution { id, line: vec!["a6e".to_owned()] },
            FromThinker::Unanswerable { id },
        ];
        for message in answers {
            let text = serde_json::to_string(&message).expect("a text");
            assert_eq!(serde_json::from_str::<FromThinker>(&text).ok(), Some(message), "{text}");
        }
    }
}
