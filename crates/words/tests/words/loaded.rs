//! The texts of a language as the page loads them tell what those that are compiled in
//! tell, and without them there is still something to say.

use fluent_syntax::{ast::Entry, parser};
use words::{Language, Words};

#[test]
fn what_is_loaded_is_told_as_what_is_compiled_in() {
    for language in Language::ALL {
        let text = one(language.page_texts());
        let (loaded, whole) = (Words::of(language, text), Words::new(language));
        assert_eq!(loaded.language(), language);
        told_as_by(&whole, &loaded, text, 500);
        assert!(!loaded.is_whole());
        let later = one(language.screen_texts());
        loaded.add(later);
        told_as_by(&whole, &loaded, later, 50);
        assert!(loaded.is_whole());
    }
}

fn one(texts: impl Iterator<Item = &'static str>) -> &'static str {
    texts.collect::<Vec<_>>().join("\n").leak()
}

/// All sentences of a text, and they are no fewer than this.
fn told_as_by(whole: &Words, loaded: &Words, text: &str, least: usize) {
    let mut told = 0;
    for entry in parser::parse(text).expect("well-formed sentences").body {
        if let Entry::Message(message) = entry {
            let code = message.id.name;
            // It would be the bare code of a sentence that is not among them.
            assert_eq!(loaded.text(code), whole.text(code));
            assert_ne!(loaded.text(code), code);
            told += 1;
        }
    }
    assert!(told > least, "{told} sentences");
}

#[test]
fn without_a_text_there_is_a_message_and_another_try() {
    for language in Language::ALL {
        let words = Words::of(language, "");
        for code in ["start-missing", "start-retry", "start-reload"] {
            assert!(words.has(code), "{language:?} lacks {code}");
        }
        assert!(!words.has("app-name"));
    }
}
