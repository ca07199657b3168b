//! What page and worker say to each other, as JSON texts. Both run the same
//! module, so the messages need no version. They are read field by field from
//! what JSON is in general: code for each of these types that serde would derive
//! is much larger.

use serde::Serialize;
use serde_json::Value;

use super::advising::Advice;

/// Which question an answer belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct QuestionId(pub u32);

/// What the page says to its worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Wish {
    /// Which question it is.
    pub id: QuestionId,
    /// The game so far.
    pub advise: String,
    /// The reader's language.
    pub language: String,
}

/// What the worker says to its page.
#[derive(Clone, PartialEq, Debug, Serialize)]
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

impl ToWorker {
    /// What the page said.
    pub fn read(text: &str) -> Option<Self> {
        let said: Value = serde_json::from_str(text).ok()?;
        if let Some(stop) = id(&said, "stop") {
            return Some(Self::Stop { stop });
        }
        let id = id(&said, "id")?;
        if let Some(record) = words(&said, "record") {
            let level = said.get("level")?.as_u64()?.try_into().ok()?;
            let seed = said.get("seed")?.as_u64()?;
            return Some(Self::Think(Question { id, record, level, seed }));
        }
        let (advise, language) = (words(&said, "advise")?, words(&said, "language")?);
        Some(Self::Advise(Wish { id, advise, language }))
    }
}

impl FromWorker {
    /// What the worker said.
    pub fn read(text: &str) -> Option<Self> {
        let said: Value = serde_json::from_str(text).ok()?;
        if let Some(ready) = said.get("ready") {
            return Some(Self::Ready { ready: ready.as_bool()? });
        }
        let id = id(&said, "id")?;
        Some(match said.get("advice") {
            Some(advice) => Self::Advice { id, advice: Advice::read(advice)? },
            None => Self::Answer { id, action: words(&said, "action") },
        })
    }
}

fn id(said: &Value, name: &str) -> Option<QuestionId> {
    Some(QuestionId(said.get(name)?.as_u64()?.try_into().ok()?))
}

/// The text of a field.
pub(super) fn words(said: &Value, name: &str) -> Option<String> {
    Some(said.get(name)?.as_str()?.to_owned())
}
