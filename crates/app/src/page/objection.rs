//! Why something can't be done, as a code with its facts: the sentence is said in
//! the language that the reader has now, whichever it was when it happened. Every
//! objection of the page stands in an [`Objecting`], which is read aloud.

use game::{Fact, Notice, RuleId, TokenError};
use leptos::prelude::*;
use protocol::WireError;
use serde_json::Value;
use shelf::Game;
use table::Refused;
use words::Words;

use super::{place::Place, speaking::Speaking};
use crate::{
    online::{Failed, OnlineTable},
    view::Why,
};

/// Why something can't be done.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) enum Objection {
    /// Nothing is in the way.
    #[default]
    None,
    /// The sentence of this code.
    Plain(&'static str),
    /// By a rule, if there is one.
    Refused(Option<RuleId>, Notice),
    /// A token in a list can't be read, or a rule forbids it.
    Token(TokenError),
    /// The server says no, or nothing.
    Server(Failed),
}

impl From<TokenError> for Objection {
    /// A single action: its place in the list says nothing.
    fn from(error: TokenError) -> Self {
        Self::Refused(error.rule, error.notice)
    }
}

impl From<Why> for Objection {
    fn from(why: Why) -> Self {
        Self::Refused(why.rule, why.notice)
    }
}

impl From<WireError> for Objection {
    fn from(trouble: WireError) -> Self {
        Self::Server(Failed::Refused(trouble))
    }
}

impl From<Refused> for Objection {
    /// What a table on this device has against a command.
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Table(table::Objection::NoSecret) => Self::Plain("app-no-random"),
            Refused::Action(error) => error.into(),
            refused => Self::Refused(None, refused.notice()),
        }
    }
}

impl Objection {
    /// Why the server refused what was asked last at a table.
    pub(super) fn at_table(online: OnlineTable) -> Signal<Self> {
        Signal::derive(move || online.refused.get().map_or(Self::None, Self::from))
    }

    /// What to tell the reader, with the rule behind it; nothing when nothing is in the
    /// way.
    pub(super) fn sentence(&self, words: &Words) -> String {
        alone(&match self {
            Self::Refused(rule, notice) => words.refusal(*rule, notice),
            Self::Server(Failed::Refused(WireError { rule: Some(rule), .. })) => {
                let facts = [
                    ("rule", Fact::Text(rule.clone())),
                    ("sentence", Fact::Text(self.told(words))),
                ];
                words.tell("refusal", &facts)
            }
            _ => self.told(words),
        })
    }

    /// The same where the rule is named beside it.
    fn sentence_alone(&self, words: &Words) -> String {
        alone(&self.told(words))
    }

    fn told(&self, words: &Words) -> String {
        match self {
            Self::None => String::new(),
            Self::Plain(code) => words.text(code),
            Self::Refused(_, notice) => words.say(notice),
            Self::Token(error) => words.token_error(error),
            Self::Server(Failed::Refused(trouble)) => told(trouble, words),
            Self::Server(failed) => failed.sentence(words),
        }
    }

    /// The rule that forbids it.
    pub(super) fn rule(&self) -> Option<String> {
        match self {
            Self::Refused(rule, _) => rule.map(|rule| rule.as_str().to_owned()),
            Self::Server(Failed::Refused(trouble)) => trouble.rule.clone(),
            Self::None | Self::Plain(_) | Self::Token(_) | Self::Server(_) => None,
        }
    }
}

/// Where an objection is told.
#[component]
pub(super) fn Objecting(
    /// Its name for style sheets and tests.
    name: &'static str,
    #[prop(into)] objection: Signal<Objection>,
    /// Whose rules are behind it: then a link leads to them.
    #[prop(optional)]
    rules: Option<Game>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let sentence = move || {
        objection.with(|objection| match rules {
            Some(_) => objection.sentence_alone(&speaking.words()),
            None => objection.sentence(&speaking.words()),
        })
    };
    let link = move || {
        let (game, rule) = (rules?, objection.with(Objection::rule)?);
        let text = speaking.tell("app-rule-link", &[("rule", Fact::Text(rule.clone()))]);
        Some(view! { " " <a href=Place::Rules(game, Some(rule)).path()>{text}</a> })
    };
    view! {
        <p class="objection" role="alert" data-status=name>
            {sentence} {link}
        </p>
    }
}

/// A sentence as it begins where it stands alone. Codes have sentences that can
/// stand behind a colon too; what is no word, such as `d4`, stays as it is.
fn alone(sentence: &str) -> String {
    let first = sentence.split_whitespace().next().unwrap_or_default();
    let is_word = !first.chars().any(|letter| letter.is_ascii_digit());
    let mut letters = sentence.chars();
    match letters.next() {
        Some(letter) if is_word => [capital(letter)].into_iter().chain(letters).collect(),
        _ => sentence.to_owned(),
    }
}

/// The capital of a letter that English and French have. The capitals of all
/// writings would be a table of many kilobytes in the page.
fn capital(letter: char) -> char {
    match letter {
        'œ' => 'Œ',
        'ÿ' => 'Ÿ',
        'à'..='ö' | 'ø'..='þ' => char::from_u32(u32::from(letter) - 0x20).unwrap_or(letter),
        _ => letter.to_ascii_uppercase(),
    }
}

/// A trouble in the reader's language, which may no longer be the one that the
/// server was told.
fn told(trouble: &WireError, words: &Words) -> String {
    if !words.has(&trouble.code) {
        return trouble.message.clone();
    }
    let facts: Vec<_> =
        trouble.facts.iter().map(|(name, value)| (name.as_str(), fact(value, words))).collect();
    words.tell(&trouble.code, &facts)
}

fn fact(value: &Value, words: &Words) -> Fact {
    match value {
        Value::Number(number) => Fact::Number(number.as_i64().unwrap_or_default()),
        Value::Object(notice) => {
            let code = notice.get("code").and_then(Value::as_str).unwrap_or_default();
            let facts = notice.get("facts").and_then(Value::as_object);
            let facts: Vec<_> = facts
                .into_iter()
                .flatten()
                .map(|(name, value)| (name.as_str(), fact(value, words)))
                .collect();
            Fact::Text(words.tell(code, &facts))
        }
        // The server knows no other facts.
        text => Fact::Text(text.as_str().unwrap_or_default().to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use game::{Coded, Seat};
    use shelf::games::kuba;
    use words::Language;

    use super::*;

    #[test]
    fn a_refusal_is_told_in_the_readers_language_whatever_the_server_was_asked() {
        let [english, french] = Language::ALL.map(Words::new);
        let objection = table::Objection::NotYours { seat: Seat::TWO };
        let notice = objection.notice();
        let trouble = WireError::new(&notice, english.say(&notice));
        assert_eq!(told(&trouble, &english), "you can’t do that for player 2.");
        assert_eq!(told(&trouble, &french), french.say(&notice));

        let edge = kuba::Refusal::OwnMarbleOff { square: "g4".parse().expect("a square") };
        let rule = game::Rule::ALL.first().map(|rule| rule.id());
        let trouble = WireError::new(&edge.notice(), String::new()).of_action(rule, Some(1));
        let objection = Objection::from(trouble);
        assert_eq!(objection.sentence(&french), french.refusal(rule, &edge.notice()));
        assert_eq!(objection.sentence_alone(&french), alone(&french.say(&edge.notice())));
        assert_eq!(objection.rule().as_deref(), rule.map(RuleId::as_str));
    }

    #[test]
    fn a_code_without_a_sentence_is_told_as_the_server_told_it() {
        let words = Words::new(Language::English);
        let notice = game::Notice { code: "of-tomorrow", facts: vec![("seat", Fact::Number(1))] };
        let trouble = WireError::new(&notice, "not today.".to_owned());
        assert_eq!(Objection::from(trouble).sentence(&words), "Not today.");
    }

    #[test]
    fn a_sentence_that_stands_alone_begins_with_a_capital() {
        let notice = table::Objection::Stale { known: 3 }.notice();
        for (language, told) in [
            (
                Language::English,
                "The game has changed in the meantime. Look at it again, then retry.",
            ),
            (Language::French, "La partie a changé entre-temps. Regardez-la, puis réessayez."),
        ] {
            let words = Words::new(language);
            let trouble = WireError::new(&notice, String::new());
            assert_eq!(Objection::from(trouble).sentence(&words), told);
        }
        assert_eq!(alone("à vous."), "À vous.");
        assert_eq!(alone("d4 is empty."), "d4 is empty.");
        assert_eq!(alone("“x” is no word."), "“x” is no word.");
        assert_eq!(alone(""), "");
    }

    #[test]
    fn every_letter_of_both_languages_has_its_capital() {
        for letter in ('a'..='z').chain('à'..='ÿ').chain("œæ’«“1".chars()) {
            assert_eq!(letter.to_uppercase().collect::<Vec<_>>(), [capital(letter)]);
        }
    }
}
