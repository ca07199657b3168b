//! How an outside program fails as a player, and what is said of it.

use std::time::Duration;

use game::{Fact, Leaving, Notice, Quote, RuleId};
use words::Words;

/// Why a program can play no further.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failing {
    /// It could not be started, in the words of the system.
    NoStart(Quote),
    /// It gave no answer within this time.
    Hung(Duration),
    /// It ended, or closed its output.
    Died,
    /// It answered that something is wrong, in its own words.
    Complained(Quote),
    /// It answered with something that is no action of the game.
    Nonsense(Quote),
    /// It answered with an action that a rule forbids.
    Refused(Quote, RuleId, Notice),
}

impl Failing {
    /// How it leaves the game for it (ALL-4).
    pub(crate) fn leaving(&self) -> Leaving {
        match self {
            Self::Hung(_) => Leaving::Flagged,
            _ => Leaving::Left,
        }
    }

    /// What it did, as a sentence.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        let quoting = |code, quote: &Quote| words.tell(code, &[("said", quote.clone().into())]);
        match self {
            Self::NoStart(why) => quoting("cli-program-no-start", why),
            Self::Hung(allowed) => {
                let seconds = Fact::Text(words.decimal(allowed.as_secs_f64(), 1));
                words.tell("cli-program-hung", &[("seconds", seconds)])
            }
            Self::Died => words.text("cli-program-died"),
            Self::Complained(text) => quoting("cli-program-complained", text),
            Self::Nonsense(token) => quoting("cli-program-nonsense", token),
            Self::Refused(token, rule, notice) => {
                let facts = [
                    ("said", token.clone().into()),
                    ("why", Fact::Text(words.refusal(Some(*rule), notice))),
                ];
                words.tell("cli-program-refused", &facts)
            }
        }
    }
}
