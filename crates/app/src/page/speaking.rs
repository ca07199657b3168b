//! The reader's language: taken from the browser, switched at once, kept. Every
//! text of the page is asked for here, so that a switch shows everywhere.

use std::sync::Arc;

use game::{Fact, Notice};
use leptos::prelude::*;
use words::{Language, Words};

use super::browser;

/// Under this name the browser keeps the language.
const KEPT: &str = "ludotheque-language";

/// The words of the page. Whatever asks inside a reactive closure is asked
/// again when the language is switched.
#[derive(Clone, Copy)]
pub struct Speaking(RwSignal<Arc<Words>>);

impl Speaking {
    /// In the language that was kept, or else that of the browser.
    pub fn new() -> Self {
        let preferred = || browser::languages();
        let language = browser::kept(KEPT)
            .into_iter()
            .chain(preferred())
            .find_map(|locale| Language::of_locale(&locale))
            .unwrap_or(Language::English);
        browser::set_attribute("lang", language.code());
        Self(RwSignal::new(Arc::new(Words::new(language))))
    }

    /// The page's words.
    ///
    /// # Panics
    /// Never: the page provides them before it shows anything.
    pub fn here() -> Self {
        use_context().unwrap_or_else(Self::new)
    }

    /// The words as they are now.
    pub fn words(self) -> Arc<Words> {
        self.0.get()
    }

    /// The words as they are now, for what is done once and not asked again.
    pub fn words_now(self) -> Arc<Words> {
        self.0.get_untracked()
    }

    /// Switches to the other language.
    pub fn switch(self) {
        let other = match self.0.with_untracked(|words| words.language()) {
            Language::English => Language::French,
            Language::French => Language::English,
        };
        browser::keep(KEPT, other.code());
        browser::set_attribute("lang", other.code());
        self.0.set(Arc::new(Words::new(other)));
    }

    /// The two letters of the language.
    pub fn code(self) -> &'static str {
        self.0.with(|words| words.language().code())
    }

    /// A text without facts.
    pub fn text(self, code: &str) -> String {
        self.0.with(|words| words.text(code))
    }

    /// The sentence of a code, filled with facts.
    pub fn tell(self, code: &str, facts: &[(&str, Fact)]) -> String {
        self.0.with(|words| words.tell(code, facts))
    }

    /// The sentence of a notice.
    pub fn say(self, notice: &Notice) -> String {
        self.0.with(|words| words.say(notice))
    }
}

impl Default for Speaking {
    fn default() -> Self {
        Self::new()
    }
}
