//! How everything is refused: a code with facts for programs, and a sentence in
//! the reader's language.

use std::collections::BTreeMap;

use game::{Fact, Notice, RuleId};
use serde::Serialize;
use serde_json::{Value, json};

use crate::fields::{Fields, Found, Read, Unfit, read_from_fields};

/// Why something was refused.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(serde::Deserialize), serde(remote = "Self"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Trouble {
    /// Names what is wrong.
    pub code: String,
    /// The facts of it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub facts: BTreeMap<String, Value>,
    /// The rule that an action breaks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Which of several actions it is, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    /// The sentence, in the reader's language.
    pub message: String,
}

read_from_fields!(Trouble);

impl Read for Trouble {
    fn read(fields: &Fields<'_>) -> Result<Self, Unfit> {
        let facts = fields.if_said("facts", Found::object)?;
        Ok(Self {
            code: fields.one("code", Found::owned)?,
            facts: facts.map(Fields::values).unwrap_or_default(),
            rule: fields.if_any("rule", Found::owned)?,
            at: fields.if_any("at", Found::number)?,
            message: fields.one("message", Found::owned)?,
        })
    }
}

impl Trouble {
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
    let mut facts = BTreeMap::new();
    // One by one: `collect` sorts first, by code that the page would have to load.
    facts.extend(notice.facts.iter().map(|(name, fact)| ((*name).to_owned(), value(fact))));
    facts
}

fn value(fact: &Fact) -> Value {
    match fact {
        Fact::Text(text) => text.as_str().into(),
        Fact::Number(number) => (*number).into(),
        Fact::Notice(notice) => json!({ "code": notice.code, "facts": facts(notice) }),
    }
}
