//! How everything is refused: a code with facts for programs, and a sentence in
//! the reader's language.

use std::collections::BTreeMap;

use game::{Fact, Notice, RuleId};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// An error: why a request or a command was refused.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WireError {
    /// Which error it is, such as `kuba-own-marble-off`; the same in every language.
    pub code: String,
    /// What the error is about, such as the square.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub facts: BTreeMap<String, Value>,
    /// The rule that a move breaks, such as `KU-6`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Which of several moves is refused, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    /// A sentence for people, in their language.
    pub message: String,
}

impl WireError {
    /// What a notice says, with its sentence.
    pub fn new(notice: &Notice, message: String) -> Self {
        let (rule, at) = (None, None);
        Self { code: notice.code.to_owned(), facts: facts(notice), rule, at, message }
    }

    /// The same of an action: with the rule that it breaks, and its place.
    #[must_use]
    pub fn of_action(self, rule: Option<RuleId>, at: Option<usize>) -> Self {
        Self { rule: rule.map(|rule| rule.as_str().to_owned()), at, ..self }
    }
}

fn facts(notice: &Notice) -> BTreeMap<String, Value> {
    notice.facts.iter().map(|(name, fact)| ((*name).to_owned(), value(fact))).collect()
}

fn value(fact: &Fact) -> Value {
    match fact {
        Fact::Text(text) => text.as_str().into(),
        Fact::Number(number) => (*number).into(),
        Fact::Notice(notice) => json!({ "code": notice.code, "facts": facts(notice) }),
    }
}
