//! Why something can't be done, as a code with its facts: the sentence is said in
//! the language that the reader has now, whichever it was when it happened, with
//! directions as the board lies before them. Every objection of the page stands in an
//! [`Objecting`], which is read aloud.

use game::{Fact, Notice, RuleId, TokenError};
use leptos::prelude::*;
use protocol::WireError;
use serde_json::Value;
use shelf::Game;
use table::Refused;
use telling::Reader;
use words::capitalised;

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
    fn from(error: WireError) -> Self {
        Self::Server(Failed::Refused(error))
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
    pub(super) fn sentence(&self, reader: &Reader<'_>) -> String {
        let told = self.told(reader);
        alone(&match self.rule() {
            Some(rule) => {
                let facts = [("rule", Fact::Text(rule)), ("sentence", Fact::Text(told))];
                reader.words.tell("refusal", &facts)
            }
            None => told,
        })
    }

    /// The same where the rule is named beside it.
    fn sentence_alone(&self, reader: &Reader<'_>) -> String {
        alone(&self.told(reader))
    }

    fn told(&self, reader: &Reader<'_>) -> String {
        match self {
            Self::None => String::new(),
            Self::Plain(code) => reader.words.text(code),
            Self::Refused(_, notice) => reader.tell(notice.code, &notice.facts),
            Self::Token(error) => reader.words.token_error(error),
            Self::Server(Failed::Refused(error)) => told(error, reader),
            Self::Server(failed) => failed.sentence(reader.words),
        }
    }

    /// The rule that forbids it.
    pub(super) fn rule(&self) -> Option<String> {
        match self {
            Self::Refused(rule, _) => rule.map(|rule| rule.as_str().to_owned()),
            Self::Server(Failed::Refused(error)) => error.rule.clone(),
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
    /// By how many quarters the board that it is about is turned before the reader.
    #[prop(optional)]
    quarters: Option<Memo<u8>>,
) -> impl IntoView {
    let speaking = Speaking::here();
    let sentence = move || {
        let words = speaking.words();
        let quarters = quarters.map_or(0, |quarters| quarters.get());
        let reader = Reader { quarters, ..Reader::onlooker(&words) };
        objection.with(|objection| match rules {
            Some(_) => objection.sentence_alone(&reader),
            None => objection.sentence(&reader),
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
    if is_word { capitalised(sentence) } else { sentence.to_owned() }
}

/// An error of the server in the reader's language, which may no longer be the one that
/// the server was told.
fn told(error: &WireError, reader: &Reader<'_>) -> String {
    if !reader.words.has(&error.code) {
        return error.message.clone();
    }
    let facts = error.facts.iter();
    let facts: Vec<_> = facts.map(|(name, value)| (name.as_str(), fact(value, reader))).collect();
    reader.tell(&error.code, &facts)
}

fn fact(value: &Value, reader: &Reader<'_>) -> Fact {
    match value {
        Value::Number(number) => Fact::Number(number.as_i64().unwrap_or_default()),
        Value::Object(notice) => {
            let code = notice.get("code").and_then(Value::as_str).unwrap_or_default();
            let facts = notice.get("facts").and_then(Value::as_object);
            let facts: Vec<_> = facts
                .into_iter()
                .flatten()
                .map(|(name, value)| (name.as_str(), fact(value, reader)))
                .collect();
            Fact::Text(reader.tell(code, &facts))
        }
        // The server knows no other facts.
        text => Fact::Text(text.as_str().unwrap_or_default().to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use game::{Coded, Seat};
    use shelf::games::{black_holes, kuba};
    use words::{Language, Words};

    use super::*;

    #[test]
    fn a_refusal_is_told_in_the_readers_language_whatever_the_server_was_asked() {
        let languages = Language::ALL.map(Words::new);
        let [english, french] = languages.each_ref().map(Reader::onlooker);
        let objection = table::Objection::NotYours { seat: Seat::TWO };
        let notice = objection.notice();
        let error = WireError::new(&notice, english.words.say(&notice));
        assert_eq!(told(&error, &english), "you can’t do that for player 2.");
        assert_eq!(told(&error, &french), french.words.say(&notice));

        let edge = kuba::Refusal::OwnMarbleOff { square: "g4".parse().expect("a square") };
        let rule = game::Rule::ALL.first().map(|rule| rule.id());
        let error = WireError::new(&edge.notice(), String::new()).of_action(rule, Some(1));
        let objection = Objection::from(error);
        assert_eq!(objection.sentence(&french), french.words.refusal(rule, &edge.notice()));
        assert_eq!(objection.sentence_alone(&french), alone(&french.words.say(&edge.notice())));
        assert_eq!(objection.rule().as_deref(), rule.map(RuleId::as_str));
    }

    #[test]
    fn directions_are_those_of_the_board_as_it_lies_before_the_reader() {
        let direction = game::Direction::North;
        let square = "d10".parse().expect("a square");
        let off = black_holes::Refusal::OffBoard { anchor: square, direction }.notice();
        let reason = vec![("reason", off.clone().into())];
        let stuck = Notice { code: "board-stuck-black-holes", facts: reason };
        let error = WireError::new(&off, String::new());
        let words = Words::new(Language::English);
        for (quarters, way) in [(0, "up"), (1, "to the right"), (2, "down"), (3, "to the left")] {
            let reader = Reader { quarters, ..Reader::onlooker(&words) };
            let told = format!("Tipped {way}, the block on d10 would leave the board.");
            assert_eq!(Objection::Refused(None, off.clone()).sentence(&reader), told);
            assert_eq!(Objection::from(error.clone()).sentence(&reader), told);
            let told = Objection::Refused(None, stuck.clone()).sentence(&reader);
            assert!(told.contains(&format!("; tipped {way}, the block")), "{told}");
        }
    }

    #[test]
    fn a_code_without_a_sentence_is_told_as_the_server_told_it() {
        let words = Words::new(Language::English);
        let notice = game::Notice { code: "of-tomorrow", facts: vec![("seat", Fact::Number(1))] };
        let error = WireError::new(&notice, "not today.".to_owned());
        assert_eq!(Objection::from(error).sentence(&Reader::onlooker(&words)), "Not today.");
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
            let error = WireError::new(&notice, String::new());
            assert_eq!(Objection::from(error).sentence(&Reader::onlooker(&words)), told);
        }
        assert_eq!(alone("à vous."), "À vous.");
        assert_eq!(alone("d4 is empty."), "d4 is empty.");
        assert_eq!(alone("“x” is no word."), "“x” is no word.");
        assert_eq!(alone(""), "");
    }
}
