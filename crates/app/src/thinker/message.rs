//! What page and worker say to each other, as JSON texts. Both run the same
//! module, so the messages need no version.

use serde::{Deserialize, Serialize};

use super::advising::Advice;

/// Which question an answer belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct QuestionId(pub u32);

/// What the page says to its worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ToWorker {
    /// `{"id":1,"record":"…","level":3,"seed":7}`: think about this, and about
    /// nothing else any longer.
    Think(Question),
    /// `{"id":2,"advise":"…","language":"fr"}`: look for a hint, and think about
    /// nothing else any longer.
    Advise(Wish),
    /// `{"stop":1}`: nobody waits for this answer any longer.
    Stop {
        /// The question.
        stop: QuestionId,
    },
}

/// What would this bot do now?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// Which question it is.
    pub id: QuestionId,
    /// The game so far.
    pub record: String,
    /// The bot's level, from 1.
    pub level: u8,
    /// What settles what is left to taste.
    pub seed: u64,
}

/// What would a strong player do now, and why?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wish {
    /// Which question it is.
    pub id: QuestionId,
    /// The game so far.
    pub advise: String,
    /// The reader's language.
    pub language: String,
}

/// What the worker says to its page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum FromWorker {
    /// `{"id":2,"advice":{"lines":[…],"reason":[…]}}`: the hint.
    Advice {
        /// The question.
        id: QuestionId,
        /// The hint.
        advice: Advice,
    },
    /// `{"id":1,"action":"a6e"}`: the answer; no action where the question has
    /// none.
    Answer {
        /// The question.
        id: QuestionId,
        /// The token of an action.
        action: Option<String>,
    },
    /// `{"ready":true}`: questions are heard from now on. What is said to a
    /// worker before it listens is lost.
    Ready {
        /// Always.
        ready: bool,
    },
}
