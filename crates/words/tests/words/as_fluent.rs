//! Every sentence is told as Fluent's own library tells it, whatever its facts
//! are: each variant of each choice, numbers around every plural, texts that no
//! variant knows, facts that are missing, and a sentence within a sentence. Fluent
//! knows no sentences that each game has for itself: it is given a choice among them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey},
    parser,
};
use game::{Fact, Notice};
use shelf::Game;
use unic_langid::{LanguageIdentifier, langid};
use words::{Language, Words};

use crate::own::{OF_GAMES, OF_SEATS, seats};

/// The names of a sentence's facts, each with the keys of choices by it.
type Names = BTreeMap<String, BTreeSet<String>>;

/// Numbers on both sides of what any of our sentences tells apart.
const NUMBERS: [i64; 13] = [-2, -1, 0, 1, 2, 3, 4, 5, 6, 10, 11, 21, 1_000_000];

#[test]
fn every_sentence_is_told_as_fluent_tells_it() {
    for language in Language::ALL {
        let (words, twin) = (Words::new(language), Twin::new(language));
        let sentences = twin.names();
        let mut told = 0;
        for (code, names) in &sentences {
            for facts in ways_to_fill(names) {
                assert_eq!(words.tell(code, &facts), twin.tell(code, &facts), "{code}: {facts:?}");
                told += 1;
            }
        }
        let count = sentences.len();
        assert!(count > 500 && told > 10 * count, "{count} sentences, told {told} times");
    }
}

/// Each fact in turn with everything that could matter, while the others have the
/// first of theirs, or the last; then with that fact missing.
fn ways_to_fill(names: &Names) -> Vec<Vec<(&str, Fact)>> {
    let values: Vec<(&str, Vec<Fact>)> =
        names.iter().map(|(name, keys)| (name.as_str(), values(keys))).collect();
    let all = |which: fn(&[Fact]) -> Option<&Fact>| -> Vec<(&str, Fact)> {
        values.iter().filter_map(|(name, values)| Some((*name, which(values)?.clone()))).collect()
    };
    let (first, last) = (all(<[Fact]>::first), all(<[Fact]>::last));
    let mut ways = vec![first.clone()];
    for (at, (name, values)) in values.iter().enumerate() {
        for others in [&first, &last] {
            for value in values {
                let mut facts = others.clone();
                facts[at] = (name, value.clone());
                ways.push(facts);
            }
        }
        let mut facts = first.clone();
        facts.remove(at);
        ways.push(facts);
    }
    ways
}

fn values(keys: &BTreeSet<String>) -> Vec<Fact> {
    let texts = keys.iter().cloned().chain(["g4".into(), String::new()]).map(Fact::Text);
    let notice = Notice { code: "turn", facts: vec![("actor", Fact::Text("white".into()))] };
    let numbers = NUMBERS.into_iter().map(Fact::Number);
    texts.chain(numbers).chain([Fact::Notice(notice)]).collect()
}

/// The same sentences in Fluent's own library.
struct Twin {
    files: Vec<String>,
    bundle: FluentBundle<FluentResource>,
}

impl Twin {
    fn new(language: Language) -> Self {
        let id: LanguageIdentifier = match language {
            Language::English => langid!("en-GB"),
            Language::French => langid!("fr-FR"),
        };
        let mut bundle = FluentBundle::new(vec![id]);
        bundle.set_use_isolating(false);
        let files: Vec<_> = language.texts().map(str::to_owned).chain([choices()]).collect();
        for file in &files {
            let sentences = FluentResource::try_new(file.clone());
            bundle.add_resource(sentences.expect("well-formed")).expect("each sentence once");
        }
        Self { files, bundle }
    }

    fn tell(&self, code: &str, facts: &[(&str, Fact)]) -> String {
        let message = self.bundle.get_message(code).expect("a sentence");
        let mut args = FluentArgs::new();
        for (name, fact) in facts {
            let value = match fact {
                Fact::Text(text) => FluentValue::from(text.as_str()),
                Fact::Number(number) => FluentValue::from(*number),
                Fact::Notice(notice) => FluentValue::from(self.tell(notice.code, &notice.facts)),
            };
            args.set(*name, value);
        }
        let pattern = message.value().expect("a text");
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// The facts that each sentence shows or chooses by, with the keys of the
    /// choices, those in sentences that it names among them.
    fn names(&self) -> BTreeMap<String, Names> {
        let parsed: Vec<_> = self
            .files
            .iter()
            .map(|file| parser::parse(file.as_str()).expect("well-formed"))
            .collect();
        let entries = parsed.iter().flat_map(|file| &file.body);
        let messages: BTreeMap<&str, &Message<&str>> = entries
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some((message.id.name, message)),
                _ => None,
            })
            .collect();
        let names = |message: &Message<&str>| {
            let mut names = Names::new();
            collect(message.value.as_ref().expect("a text"), &messages, &mut names);
            names
        };
        messages.iter().map(|(code, message)| ((*code).to_owned(), names(message))).collect()
    }
}

/// The sentences that each game has for itself, as one choice for each code. Who is
/// none of those is told as the bare code.
fn choices() -> String {
    let games: Vec<_> = Game::ALL.map(Game::name).to_vec();
    let seats: BTreeSet<_> = Game::ALL.into_iter().flat_map(seats).collect();
    let of_games = OF_GAMES.map(|code| choice(code, "game", &games));
    let of_seats = OF_SEATS.map(|(code, fact)| {
        let chance = ["actor", "turn"].contains(&code).then_some("chance");
        choice(code, fact, &seats.iter().copied().chain(chance).collect::<Vec<_>>())
    });
    [of_games.concat(), of_seats.concat()].concat()
}

fn choice(code: &str, fact: &str, names: &[&str]) -> String {
    let variants = names.iter().map(|name| format!("    [{name}] {{ {code}-{name} }}\n"));
    let variants: String = variants.collect();
    format!("{code} = {{ ${fact} ->\n{variants}   *[other] {code}\n}}\n")
}

fn collect(pattern: &Pattern<&str>, messages: &BTreeMap<&str, &Message<&str>>, names: &mut Names) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                names.entry(id.name.to_owned()).or_default();
            }
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                let other = messages[id.name].value.as_ref().expect("a text");
                collect(other, messages, names);
            }
            Expression::Inline(InlineExpression::StringLiteral { .. }) => {}
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => {
                let keys = names.entry(id.name.to_owned()).or_default();
                keys.extend(variants.iter().filter_map(|variant| match variant.key {
                    VariantKey::Identifier { name } => Some(name.to_owned()),
                    // Numbers are tried anyway.
                    VariantKey::NumberLiteral { .. } => None,
                }));
                for variant in variants {
                    collect(&variant.value, messages, names);
                }
            }
            other => panic!("more of Fluent than is read here: {other:?}"),
        }
    }
}
