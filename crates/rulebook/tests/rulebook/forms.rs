//! Every rule has its paragraph, and both languages tell the same things in the same
//! order.

use game::RuleId;
use rulebook::{LEFT_OPEN, Origin, Paragraph, Rulebook, Section, Source};
use shelf::Game;
use words::Language;

/// The chapters that every book has.
const CHAPTERS: [&str; 8] =
    ["idea", "board", "turn", "end", "draws", "tactics", LEFT_OPEN, "history"];

fn books(game: Game) -> [Rulebook; 2] {
    Language::ALL.map(|language| {
        let book = Rulebook::read(game, Source::of(game, language));
        book.unwrap_or_else(|error| panic!("{}, {}: {error}", game.name(), language.code()))
    })
}

#[test]
fn every_rule_has_its_paragraph_in_both_languages() {
    for game in Game::ALL {
        for book in books(game) {
            let mut told: Vec<RuleId> = book.rules().map(|paragraph| paragraph.rule).collect();
            let mut rules = rulebook::rules(game);
            told.sort_unstable();
            rules.sort_unstable();
            assert_eq!(told, rules, "{}", book.title);
            for Paragraph { rule, title, blocks, examples, .. } in book.rules() {
                assert!(!title.is_empty() && !blocks.is_empty(), "{rule} of {}", book.title);
                assert!(!examples.is_empty(), "{rule} of {} has no example", book.title);
            }
        }
    }
}

#[test]
fn both_languages_have_the_same_form() {
    for game in Game::ALL {
        let [english, french] = books(game);
        let form = |book: &Rulebook| -> Vec<_> {
            let of_rule =
                |it: &Paragraph| (it.rule, it.origins.clone(), it.blocks.len(), it.task.is_empty());
            let of_section = |it: &Section| {
                let rules: Vec<_> = it.rules.iter().map(of_rule).collect();
                (it.id.clone(), it.blocks.len(), rules)
            };
            book.sections.iter().map(of_section).collect()
        };
        assert_eq!(form(&english), form(&french), "{}", game.name());
    }
}

#[test]
fn every_book_has_its_chapters() {
    for game in Game::ALL {
        let [book, _] = books(game);
        for chapter in CHAPTERS {
            let found = book.sections.iter().find(|section| section.id == chapter);
            let found = found.unwrap_or_else(|| panic!("{} lacks {chapter}", book.title));
            assert!(!found.blocks.is_empty() || !found.rules.is_empty(), "{chapter} is empty");
        }
    }
}

/// What is not plainly on the sheet says why it is as it is, and nothing else does.
#[test]
fn what_is_not_on_the_sheet_has_its_reason() {
    for game in Game::ALL {
        for book in books(game) {
            for paragraph in book.rules() {
                let reason = !paragraph.why.is_empty();
                let beyond = paragraph.beyond_sheet().next().is_some();
                assert_eq!(reason, beyond, "{} of {}", paragraph.rule, book.title);
            }
        }
    }
}

#[test]
fn the_rules_of_all_games_are_ours() {
    for game in Game::ALL {
        let [book, _] = books(game);
        for rule in game::Rule::ALL {
            let paragraph = book.rule(rule.id().as_str()).expect("its paragraph");
            assert_eq!(paragraph.origins, [Origin::House], "{}", rule.id());
        }
    }
}

#[test]
fn a_source_is_one_file_and_comes_out_of_it_again() {
    for game in Game::ALL {
        for language in Language::ALL {
            let source = Source::of(game, language);
            let file = source.file();
            let again = Source::of_file(&file);
            assert_eq!((again.text, again.examples), (source.text, source.examples));
        }
    }
}
