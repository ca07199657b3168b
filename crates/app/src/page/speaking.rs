//! The reader's language: taken from the browser, switched at once, kept. Every
//! text of the page is asked for here, so that a switch shows everywhere.

use std::sync::Arc;

use game::{Fact, Notice};
use leptos::{prelude::*, task::spawn_local};
use words::{Language, Words};

use super::{browser, texts};

/// Under this name the browser keeps the language; `start.js` reads it.
const KEPT: &str = "ludotheque-language";

/// How far it is with the texts of the language that was last asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Texts {
    /// They are on their way.
    Coming,
    /// The page speaks it.
    Here,
    /// They can't be loaded now.
    Missing(Language),
}

/// The words of the page. Whatever asks inside a reactive closure is asked
/// again when the language is switched.
#[derive(Clone, Copy)]
pub struct Speaking {
    words: RwSignal<Arc<Words>>,
    /// All that were loaded so far.
    loaded: StoredValue<Vec<Arc<Words>>>,
    texts: RwSignal<Texts>,
    /// Whether a part of the page was asked for, so that its texts are wanted, too.
    wants_all: StoredValue<bool>,
}

impl Speaking {
    /// In the language of the document, as soon as its texts are here.
    pub(super) fn new() -> Self {
        let language = browser::language().and_then(|locale| Language::of_locale(&locale));
        let language = language.unwrap_or(Language::English);
        let speaking = Self {
            words: RwSignal::new(Arc::new(Words::of(language, ""))),
            loaded: StoredValue::new(Vec::new()),
            texts: RwSignal::new(Texts::Coming),
            wants_all: StoredValue::new(false),
        };
        speaking.load(language);
        speaking
    }

    /// The page's words.
    ///
    /// # Panics
    /// Never: the page provides them before it shows anything.
    pub fn here() -> Self {
        use_context().unwrap_or_else(Self::new)
    }

    /// Whether there is a language that the page speaks.
    pub(super) fn has_begun(self) -> bool {
        self.texts.track();
        self.loaded.with_value(|loaded| !loaded.is_empty())
    }

    /// The language that can't be loaded now, if somebody has asked for one.
    pub(super) fn missing(self) -> Option<Language> {
        match self.texts.get() {
            Texts::Missing(language) => Some(language),
            Texts::Coming | Texts::Here => None,
        }
    }

    /// The words as they are now.
    pub fn words(self) -> Arc<Words> {
        self.words.get()
    }

    /// The words as they are now, for what is done once and not asked again.
    pub fn words_now(self) -> Arc<Words> {
        self.words.get_untracked()
    }

    /// Switches to the other language.
    pub fn switch(self) {
        if self.texts.get_untracked() == Texts::Coming {
            return;
        }
        self.load(match self.words.with_untracked(|words| words.language()) {
            Language::English => Language::French,
            Language::French => Language::English,
        });
    }

    /// Stays with the language that is spoken.
    pub(super) fn stay(self) {
        self.texts.set(Texts::Here);
    }

    /// Speaks a language from now on: at once, or as soon as its texts are here.
    pub(super) fn load(self, language: Language) {
        let is_it = |words: &&Arc<Words>| words.language() == language;
        if let Some(words) = self.loaded.with_value(|loaded| loaded.iter().find(is_it).cloned()) {
            self.speak(words);
            return;
        }
        self.texts.set(Texts::Coming);
        spawn_local(async move {
            match self.loaded(language).await {
                Some(words) => {
                    self.loaded.update_value(|loaded| loaded.push(words.clone()));
                    self.speak(words);
                }
                None => self.texts.set(Texts::Missing(language)),
            }
        });
    }

    async fn loaded(self, language: Language) -> Option<Arc<Words>> {
        let words = Arc::new(texts::load(language).await?);
        (!self.wants_all.get_value() || texts::complete(&words).await).then_some(words)
    }

    /// Has what parts of the page say, from now on in every language. Whether it could be
    /// loaded.
    pub(super) async fn complete(self) -> bool {
        self.wants_all.set_value(true);
        // Another language may be spoken by the time that one is here.
        loop {
            let words = self.words_now();
            if words.is_whole() {
                return true;
            }
            if !texts::complete(&words).await {
                return false;
            }
        }
    }

    fn speak(self, words: Arc<Words>) {
        let code = words.language().code();
        // What the browser is set to is not kept: it may be set to another one.
        if browser::language().as_deref() != Some(code) {
            browser::keep(KEPT, code);
            browser::set_attribute("lang", code);
        }
        self.words.set(words);
        self.texts.set(Texts::Here);
    }

    /// The two letters of the language.
    pub fn code(self) -> &'static str {
        self.words.with(|words| words.language().code())
    }

    /// A text without facts.
    pub fn text(self, code: &str) -> String {
        self.words.with(|words| words.text(code))
    }

    /// The sentence of a code, filled with facts.
    pub fn tell(self, code: &str, facts: &[(&str, Fact)]) -> String {
        self.words.with(|words| words.tell(code, facts))
    }

    /// The sentence of a notice.
    pub fn say(self, notice: &Notice) -> String {
        self.words.with(|words| words.say(notice))
    }
}
