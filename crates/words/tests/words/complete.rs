//! Every code has its sentence in both languages, filled with the facts that it
//! has and no others, and the French keeps its typography.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use game::{Coded, Fact, Notice, Refused, Rule, SetupError, SheetError, TokenError, TreeError};
use protocol::Word;
use shelf::Game;
use words::{Language, Words};

use crate::own::OF_GAMES;

type Codes = BTreeMap<&'static str, BTreeSet<&'static str>>;

/// Every code that the rules can give, with the names of its facts.
fn codes() -> Codes {
    let mut codes = Codes::new();
    let shared = [
        SetupError::CODES,
        SheetError::CODES,
        TreeError::CODES,
        shelf::PlayersError::CODES,
        &[TokenError::UNREADABLE],
        &[Refused::<kuba::Refusal>::OVER, Refused::<kuba::Refusal>::NOT_PLAYING],
        bots::analysis::Reason::CODES,
        table::Objection::CODES,
        chance::ProofError::CODES,
        chance::Unproven::CODES,
        protocol::OptionsError::CODES,
        server::RoomError::CODES,
        server::RequestError::CODES,
        server::ServeError::CODES,
        server::people::Refusal::CODES,
        server::pool::Declined::CODES,
        server::NoAnalysis::CODES,
        server::NoHint::CODES,
        server::store::StoreError::CODES,
        server::store::ImportError::CODES,
    ]
    .concat();
    let games = Game::ALL.into_iter().flat_map(Game::codes);
    let known = Game::ALL.into_iter().flat_map(bots::codes);
    for (code, facts) in games.chain(known).chain(shared) {
        let facts: BTreeSet<_> = facts.iter().copied().collect();
        let before = codes.insert(code, facts.clone());
        assert!(before.is_none_or(|before| before == facts), "{code} has different facts");
    }
    codes
}

/// The sentences of a language: what each is called, its text, its variables.
pub(crate) fn sentences(language: Language) -> BTreeMap<String, (String, BTreeSet<String>)> {
    let mut sentences = BTreeMap::new();
    for text in language.texts() {
        let parsed = parser::parse(text).expect("well-formed sentences");
        for entry in parsed.body {
            if let Entry::Message(message) = entry {
                let (mut shown, mut variables) = (String::new(), BTreeSet::new());
                read(&message.value.expect("a sentence"), &mut shown, &mut variables);
                let before = sentences.insert(message.id.name.to_owned(), (shown, variables));
                assert!(before.is_none(), "{} is there twice", message.id.name);
            }
        }
    }
    sentences
}

/// All text of a pattern, each variable as `$`, variants one after the other.
fn read(pattern: &Pattern<&str>, shown: &mut String, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => shown.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(inline) => {
                    shown.push('$');
                    variables.extend(variable(inline));
                }
                Expression::Select { selector, variants } => {
                    variables.extend(variable(selector));
                    for variant in variants {
                        read(&variant.value, shown, variables);
                    }
                }
            },
        }
    }
}

fn variable(inline: &InlineExpression<&str>) -> Option<String> {
    match inline {
        InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
        _ => None,
    }
}

#[test]
fn every_code_has_a_sentence_in_both_languages() {
    for language in Language::ALL {
        let sentences = sentences(language);
        for (code, facts) in codes() {
            for code in own_or_shared(code, &facts) {
                let (_, variables) =
                    sentences.get(&code).unwrap_or_else(|| panic!("{language:?} lacks {code}"));
                for variable in variables {
                    let known = facts.contains(variable.as_str()) || is_of_readers(&code, variable);
                    assert!(known, "{code} has no fact {variable}");
                }
            }
        }
    }
}

/// Who acts, and in which person that is told, is added to moves for whoever reads them.
fn is_of_readers(code: &str, variable: &str) -> bool {
    let tells = code.starts_with("move-") || code.starts_with("due-");
    tells && ["who", "person"].contains(&variable)
}

/// An effect that does not speak for itself has a sentence of its own for learners, which
/// says nothing of it that is not known.
#[test]
fn every_recap_is_of_an_effect_and_uses_its_facts() {
    let silent = ["deed-bille-trap-enters"];
    for language in Language::ALL {
        let sentences = sentences(language);
        for (code, facts) in codes() {
            let Some(effect) = code.strip_prefix("deed-") else { continue };
            let recap = sentences.get(&format!("recap-{effect}"));
            let is_silent = effect.ends_with("-wins") || silent.contains(&code);
            assert_eq!(recap.is_none(), is_silent, "{language:?}: {code}");
            for variable in recap.into_iter().flat_map(|(_, variables)| variables) {
                let known = facts.contains(variable.as_str());
                assert!(known || ["who", "person"].contains(&&**variable), "{effect}: {variable}");
            }
        }
        assert!(sentences.contains_key("recap-lets-go"));
    }
}

/// The code itself, or where each game has its own sentence, all of these.
fn own_or_shared(code: &str, facts: &BTreeSet<&str>) -> Vec<String> {
    if OF_GAMES.contains(&code) && facts.contains("game") {
        return Game::ALL.map(|game| format!("{code}-{}", game.name())).to_vec();
    }
    vec![code.to_owned()]
}

#[test]
fn every_rule_has_its_sentence_in_both_languages() {
    let all = Rule::ALL.iter().map(|rule| rule.id());
    let rules: Vec<_> = Game::ALL.into_iter().flat_map(Game::rules).chain(all).collect();
    for words in Language::ALL.map(Words::new) {
        for rule in &rules {
            assert!(words.rule(*rule).ends_with('.'), "{:?} lacks {rule}", words.language());
        }
    }
    assert!(Game::ALL.into_iter().all(|game| game.rules().len() > 1));
}

#[test]
fn every_phrase_can_be_said_in_both_languages() {
    for words in Language::ALL.map(Words::new) {
        for phrase in table::Phrase::ALL {
            assert!(words.has(&format!("phrase-{}", phrase.word())), "{phrase:?}");
        }
    }
}

#[test]
fn every_theme_of_a_puzzle_has_its_sentence_in_both_languages() {
    for words in Language::ALL.map(Words::new) {
        for theme in puzzles::Theme::ALL {
            assert!(words.has(&format!("theme-{}", theme.name())), "{theme:?}");
        }
    }
}

#[test]
fn both_languages_say_the_same_things() {
    let [english, french] = Language::ALL.map(sentences);
    let codes = |sentences: &BTreeMap<String, _>| sentences.keys().cloned().collect::<Vec<_>>();
    assert_eq!(codes(&english), codes(&french));
}

/// What only the program says is left out of the page to keep it small.
#[test]
fn the_page_says_nothing_that_only_the_program_has() {
    let mut page = String::new();
    read_sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../app/src")), &mut page);
    assert!(page.contains("\"turn\""), "the sources of the page were read");
    for text in Language::English.program_texts() {
        for entry in parser::parse(text).expect("well-formed sentences").body {
            if let Entry::Message(message) = entry {
                let code = message.id.name;
                assert!(!page.contains(&format!("\"{code}\"")), "the page says {code}");
            }
        }
    }
}

fn read_sources(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            read_sources(&path, into);
        } else {
            into.push_str(&fs::read_to_string(&path).expect("a source"));
        }
    }
}

/// French puts a no-break space before `: ; ! ? »` and after `«`; both
/// languages have curly apostrophes and quotation marks.
#[test]
fn typography_is_kept() {
    let narrow = '\u{202f}';
    for (code, (text, _)) in sentences(Language::French) {
        let letters: Vec<char> = text.chars().collect();
        for pair in letters.windows(2) {
            let right = match pair {
                [before, ';' | '!' | '?' | '»'] | ['«', before] => *before == narrow,
                [before, ':'] => matches!(before, '\u{a0}' | '0'..='9' | 'a'..='z' | 'é'),
                _ => true,
            };
            assert!(right, "{code}: {text}");
        }
    }
    for language in Language::ALL {
        for (code, (text, _)) in sentences(language) {
            assert!(!text.contains(['\'', '"']), "{code}: {text}");
            assert!(!text.contains("  "), "{code}: {text}");
        }
    }
}

#[test]
fn facts_fill_sentences() {
    let [english, french] = Language::ALL.map(Words::new);
    let notice = kuba::Refusal::OwnMarbleOff { square: "g4".parse().expect("a square") };
    let rule = Some(kuba::Rule::Edge.id());
    assert_eq!(
        english.refusal(rule, &notice.notice()),
        "KU-6: this would push your own marble on g4 off the board."
    );
    assert_eq!(
        french.refusal(rule, &notice.notice()),
        "KU-6\u{a0}: ce coup ferait sortir du plateau votre propre bille en g4."
    );
    let effect = bots::kuba::Effect::CapturesRed { number: 3 }.notice();
    let reason = Notice {
        code: "reason-does",
        facts: vec![("action", Fact::Text("a6e".into())), ("deed", effect.into())],
    };
    assert_eq!(english.say(&reason), "a6e captures a third red marble.");
    assert_eq!(french.say(&reason), "a6e prend une troisième bille rouge.");
    let players = [("wanted", 3_u8.into()), ("found", Fact::Number(2))];
    assert_eq!(english.tell("open-players", &players), "this game has 2 players, not 3.");
}
