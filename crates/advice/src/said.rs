//! A notice on its way: the same code with the same facts as a [`Notice`], but
//! with texts of its own, so that it can be read again.

use std::collections::BTreeMap;

use game::{Fact, Notice};
use serde::{Deserialize, Serialize};
use words::Words;

/// `{"code":"reason-only","facts":{"action":"a7s"}}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SaidNotice {
    /// Names the sentence, the same in every language.
    pub code: String,
    /// Fills it.
    #[serde(default)]
    pub facts: BTreeMap<String, SaidFact>,
}

/// One fact of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum SaidFact {
    /// A count or a number.
    Number(i64),
    /// A square, a colour, a token.
    Text(String),
    /// Something that has a sentence of its own, told inside this one.
    Notice(SaidNotice),
}

impl From<&Notice> for SaidNotice {
    fn from(notice: &Notice) -> Self {
        let facts = notice.facts.iter().map(|(name, fact)| {
            let fact = match fact {
                Fact::Text(text) => SaidFact::Text(text.clone()),
                Fact::Number(number) => SaidFact::Number(*number),
                Fact::Notice(notice) => SaidFact::Notice(notice.into()),
            };
            ((*name).to_owned(), fact)
        });
        Self { code: notice.code.to_owned(), facts: facts.collect() }
    }
}

impl SaidNotice {
    /// The sentence in a language.
    pub fn sentence(&self, words: &Words) -> String {
        words.tell(&self.code, &self.told_facts(words))
    }

    /// Its facts, those that are sentences told in a language.
    pub fn told_facts(&self, words: &Words) -> Vec<(&str, Fact)> {
        let facts = self.facts.iter().map(|(name, fact)| {
            let fact = match fact {
                SaidFact::Text(text) => Fact::Text(text.clone()),
                SaidFact::Number(number) => Fact::Number(*number),
                SaidFact::Notice(notice) => Fact::Text(notice.sentence(words)),
            };
            (name.as_str(), fact)
        });
        facts.collect()
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    /// A sentence with a text, a number, and another sentence in it.
    fn notice() -> Notice {
        let deed = Notice { code: "deed-kuba-red", facts: vec![("number", Fact::Number(3))] };
        let facts = vec![("action", Fact::Text("a7s".to_owned())), ("deed", Fact::Notice(deed))];
        Notice { code: "reason-does", facts }
    }

    #[test]
    fn what_was_said_is_told_as_the_notice_itself_in_every_language() {
        let notice = notice();
        let text = serde_json::to_string(&SaidNotice::from(&notice)).expect("a text");
        let said: SaidNotice = serde_json::from_str(&text).expect("what was said");
        for language in Language::ALL {
            let words = Words::new(language);
            assert_eq!(said.sentence(&words), words.say(&notice));
            assert!(words.has(notice.code), "a sentence that exists");
        }
    }
}
