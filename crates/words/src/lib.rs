//! Every sentence that a person reads, in French and English. The rest of the
//! program speaks in codes with facts; here each code has a sentence in both
//! languages, and the facts fill it. The sentences are in Fluent files under
//! `text`. Where each game has its own sentence for a code, its file has it under the
//! name of the seat or game (`turn-white`), and the fact of that name says which is meant.
//!
//! ```
//! use game::{Fact, Notice};
//! use words::{Language, Words};
//!
//! let words = Words::new(Language::French);
//! let square = Fact::Text("g4".into());
//! let notice = Notice { code: "kuba-no-marble", facts: vec![("square", square)] };
//! assert_eq!(words.say(&notice), "il n’y a pas de bille en g4.");
//! ```

mod capital;
mod filling;
mod language;
mod reading;
#[cfg(feature = "texts")]
mod texts;

use std::{collections::BTreeMap, sync::OnceLock};

use game::{Fact, Notice, RuleId, TokenError};

pub use capital::capitalised;
use filling::Filling;
pub use language::Language;

/// The sentences of one language.
pub struct Words {
    language: Language,
    /// As their file has them: a sentence is read when it is told, for most are never
    /// told.
    sentences: Sentences,
    /// Those that came later.
    later: OnceLock<Sentences>,
}

/// The text of each code's sentence.
type Sentences = BTreeMap<&'static str, &'static str>;

impl Words {
    /// The sentences of a language, as they are compiled in.
    #[cfg(feature = "texts")]
    pub fn new(language: Language) -> Self {
        Self::read(language, language.texts())
    }

    /// The sentences of a language from a text that was loaded, files one after
    /// another ([`Language::page_texts`]). From an empty one come those that say that
    /// there is no other.
    pub fn of(language: Language, text: &'static str) -> Self {
        Self::read(language, [language.start_text(), text].into_iter())
    }

    fn read(language: Language, texts: impl Iterator<Item = &'static str>) -> Self {
        Self { language, sentences: sentences(texts), later: OnceLock::new() }
    }

    /// Adds those of a text that was loaded later ([`Language::screen_texts`]). Only what
    /// is added first counts.
    pub fn add(&self, text: &'static str) {
        self.later.get_or_init(|| sentences([text].into_iter()));
    }

    /// Whether some were added.
    pub fn is_whole(&self) -> bool {
        self.later.get().is_some()
    }

    /// The language of these sentences.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence of a code, filled with its facts.
    pub fn say(&self, notice: &Notice) -> String {
        self.tell(notice.code, &notice.facts)
    }

    /// Why an action is refused: `KU-6: the push would take …`.
    pub fn refusal(&self, rule: Option<RuleId>, notice: &Notice) -> String {
        let sentence = self.say(notice);
        match rule {
            Some(rule) => {
                self.tell("refusal", &[("rule", rule.into()), ("sentence", Fact::Text(sentence))])
            }
            None => sentence,
        }
    }

    /// Why a token of a list is refused, with its place.
    pub fn token_error(&self, error: &TokenError) -> String {
        let facts = [
            ("at", error.at.into()),
            ("token", error.token.clone().into()),
            ("sentence", Fact::Text(self.refusal(error.rule, &error.notice))),
        ];
        // A token that can't be read is quoted by its own sentence.
        let code = if error.rule.is_some() { "token-error" } else { "token-error-unreadable" };
        self.tell(code, &facts)
    }

    /// A rule's short name.
    pub fn rule(&self, rule: RuleId) -> String {
        self.tell(&format!("rule-{}", rule.as_str().to_ascii_lowercase()), &[])
    }

    /// A sentence or name without facts.
    pub fn text(&self, code: &str) -> String {
        self.tell(code, &[])
    }

    /// The sentence of a code, filled with facts. A code without a sentence,
    /// which the tests exclude, is shown as it is.
    pub fn tell(&self, code: &str, facts: &[(&str, Fact)]) -> String {
        Filling::told(self, code, facts).unwrap_or_else(|| code.to_owned())
    }

    /// A number as the language writes it: 1,234.5 or 1 234,5.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let (comma, point) = match self.language {
            Language::English => (',', '.'),
            Language::French => ('\u{202f}', ','),
        };
        let text = format!("{number:.decimals$}");
        let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
        let mut grouped = String::new();
        for (place, digit) in whole.chars().enumerate() {
            let left = whole.len() - place;
            if place > 0 && left.is_multiple_of(3) && !grouped.ends_with('-') {
                grouped.push(comma);
            }
            grouped.push(digit);
        }
        if !rest.is_empty() {
            grouped.push(point);
            grouped.push_str(rest);
        }
        grouped
    }

    /// Whether there is a sentence for a code.
    pub fn has(&self, code: &str) -> bool {
        self.text_of(code).is_some()
    }

    /// A sentence as its file has it.
    pub(crate) fn text_of(&self, code: &str) -> Option<&'static str> {
        let found = self.sentences.get(code).or_else(|| self.later.get()?.get(code));
        found.copied()
    }
}

fn sentences(texts: impl Iterator<Item = &'static str>) -> Sentences {
    let mut sentences = BTreeMap::new();
    // One by one: `collect` sorts first, by code that the page would have to load.
    sentences.extend(texts.flat_map(reading::sentences));
    sentences
}
