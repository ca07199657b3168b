//! What page and thinker say to each other. Both are files of one set, which is
//! named by its hash, so the messages need no version.
//!
//! The thinker thinks about one task at a time; a new one takes the place of the
//! one before. It tells how far it is, at once and again and again, and hears between
//! two slices that it is to rest or that nobody waits any longer. What it tells and
//! answers is a text of its own within the message, for whoever asked: the page reads
//! no answer before a screen that asks for it is loaded.

use serde::{Deserialize, Serialize};

use crate::{Question, Task};

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

/// What the thinker says to its page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromThinker {
    /// Tasks are heard from now on. What is said to a worker before it listens
    /// is lost.
    Ready,
    /// How far it is; more follows.
    Meanwhile {
        /// Which task it is.
        id: QuestionId,
        /// The question's [`Question::Meanwhile`].
        text: String,
    },
    /// The answer.
    Answer {
        /// Which task it was.
        id: QuestionId,
        /// The question's [`Question::Answer`].
        text: String,
    },
    /// There is no answer: the record can't be read, no seat is to act, there is
    /// no such bot, or its book is not here.
    Unanswerable {
        /// Which task it was.
        id: QuestionId,
    },
}

impl FromThinker {
    /// What is told of a question before its answer.
    pub fn meanwhile<Q: Question>(id: QuestionId, told: &Q::Meanwhile) -> Option<Self> {
        Some(Self::Meanwhile { id, text: serde_json::to_string(told).ok()? })
    }

    /// The answer to a question, or that there is none.
    pub fn answer<Q: Question>(id: QuestionId, answer: Option<&Q::Answer>) -> Self {
        match answer.and_then(|answer| serde_json::to_string(answer).ok()) {
            Some(text) => Self::Answer { id, text },
            None => Self::Unanswerable { id },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Act, Advice, Advise, AdvisedLine, AdvisedOutcome, Chances, Effort, Patience, Progress,
        Refuted, Review, Solve, Tried, Try, WeighDraw,
    };

    const ID: QuestionId = QuestionId(1);

    #[test]
    fn whatever_is_asked_is_understood() {
        let (game, record) = ("kuba".to_owned(), "…".to_owned());
        let think =
            |task| ToThinker::Think { id: ID, game: game.clone(), record: record.clone(), task };
        let advise = |patience| think(Advise { lines: 2, patience, workers: 4 }.task());
        let (puzzle, action) = ("…".to_owned(), "a6e".to_owned());
        let asked = [
            think(Act { bot: "level:3".to_owned(), seed: u64::MAX }.task()),
            think(WeighDraw { seat: 2 }.task()),
            advise(Patience::Milliseconds(1_000)),
            advise(Patience::Depth(7)),
            advise(Patience::Endless),
            think(Try { puzzle: puzzle.clone(), action }.task()),
            think(Review { nodes: 20_000 }.task()),
            think(Solve { puzzle }.task()),
            ToThinker::Stop { id: ID },
            ToThinker::Rest { id: ID },
            ToThinker::GoOn { id: ID },
        ];
        for message in asked {
            let text = serde_json::to_string(&message).expect("a text");
            assert_eq!(serde_json::from_str::<ToThinker>(&text).ok(), Some(message), "{text}");
        }
    }

    /// What the page has of a message.
    fn heard(message: &FromThinker) -> FromThinker {
        let text = serde_json::to_string(message).expect("a text");
        serde_json::from_str(&text).expect("a message")
    }

    /// What the page has of an answer.
    fn answered<Q: Question>(answer: &Q::Answer) -> Q::Answer {
        match heard(&FromThinker::answer::<Q>(ID, Some(answer))) {
            FromThinker::Answer { id: ID, text } => serde_json::from_str(&text).expect("an answer"),
            other => panic!("no answer: {other:?}"),
        }
    }

    #[test]
    fn whatever_is_answered_is_understood() {
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
        assert_eq!(answered::<Advise>(&advice), advice);
        assert_eq!(answered::<Act>(&"a6e".to_owned()), "a6e");
        assert!(answered::<WeighDraw>(&true));
        assert_eq!(answered::<Solve>(&vec!["a6e".to_owned()]), ["a6e"]);
        for tried in [
            Tried::Solved,
            Tried::GoesOn { replies: vec!["a1n".to_owned()] },
            Tried::Wrong(Refuted::WorseOdds),
            Tried::Wrong(Refuted::TooLate { line: Vec::new() }),
            Tried::Wrong(Refuted::Loses { winner: 2, line: vec!["a1n".to_owned()] }),
        ] {
            assert_eq!(answered::<Try>(&tried), tried);
        }
        let progress = Progress { effort: Effort { depth: 4, nodes: 1_000 }, advice };
        let told = FromThinker::meanwhile::<Advise>(ID, &progress).expect("a message");
        match heard(&told) {
            FromThinker::Meanwhile { id: ID, text } => {
                assert_eq!(serde_json::from_str::<Progress>(&text).ok(), Some(progress));
            }
            other => panic!("nothing is told: {other:?}"),
        }
    }

    #[test]
    fn a_question_without_answer_is_one() {
        let none = FromThinker::answer::<Solve>(ID, None);
        assert_eq!(heard(&none), FromThinker::Unanswerable { id: ID });
        assert_eq!(heard(&FromThinker::Ready), FromThinker::Ready);
    }
}
