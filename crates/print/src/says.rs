//! What the sheets say: the sentences of `words`, and how they break into lines.

use game::Fact;
use words::Words;

use crate::drawing::Type;

/// Sentences in the reader's language.
pub(crate) struct Says<'a>(&'a Words);

impl<'a> Says<'a> {
    pub(crate) fn new(words: &'a Words) -> Self {
        Self(words)
    }

    pub(crate) fn text(&self, code: &str) -> String {
        self.tell(code, &[])
    }

    pub(crate) fn tell(&self, code: &str, facts: &[(&str, Fact)]) -> String {
        self.0.tell(code, facts)
    }

    /// The sentences of a list, `code-1` and on.
    pub(crate) fn list(&self, code: &str) -> Vec<String> {
        let codes = (1..).map(|number| format!("{code}-{number}"));
        codes.take_while(|code| self.0.has(code)).map(|code| self.text(&code)).collect()
    }

    /// A sentence in lines no wider than this.
    pub(crate) fn lines(&self, code: &str, set: Type, width: f32) -> Vec<String> {
        set.face.lines(&self.text(code), set.size, width)
    }

    /// A rule's short text.
    pub(crate) fn rule(&self, rule: game::RuleId) -> String {
        self.0.rule(rule)
    }
}
