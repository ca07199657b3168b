//! What is wrong with a text is told with its line.

use rulebook::{Block, Problem, Rulebook, RulebookFile, Source, Span};
use shelf::Game;

fn read(text: &str, examples: &str) -> Result<Rulebook, (RulebookFile, usize, Problem)> {
    let read = Rulebook::read(Game::Kuba, Source { text, examples });
    read.map_err(|error| (error.file, error.line, error.problem))
}

fn in_text(text: &str) -> (usize, Problem) {
    let (file, line, problem) = read(text, "").expect_err("a mistake");
    assert_eq!(file, RulebookFile::Text);
    (line, problem)
}

fn in_examples(examples: &str) -> (usize, Problem) {
    let (file, line, problem) = read("# Kuba", examples).expect_err("a mistake");
    assert_eq!(file, RulebookFile::Examples);
    (line, problem)
}

#[test]
fn mistakes_in_a_text_are_told_with_their_line() {
    for (text, line, problem) in [
        ("", 1, Problem::NoTitle),
        ("\n\nKuba", 3, Problem::NoTitle),
        ("# Kuba\n# Kuba", 2, Problem::TitleAgain),
        ("# Kuba\n## Pushing", 2, Problem::NoName),
        ("# Kuba\nText", 2, Problem::NoSection),
        ("# Kuba\n### One {#KU-4 .sheet}", 2, Problem::NoSection),
        ("# Kuba\n## A {#a}\ntry: this", 3, Problem::NoRule),
        ("# Kuba\n## A {#a}\n### One {#BH-4 .sheet}", 3, Problem::UnknownRule("BH-4".to_owned())),
        ("# Kuba\n## A {#a}\n### One {#KU-4}", 3, Problem::NoOrigin),
        ("# Kuba\n## A {#a}\n### One {#KU-4 .shed}", 3, Problem::UnknownOrigin("shed".to_owned())),
        ("# Kuba\n## A {#a}\n*open", 3, Problem::OpenEmphasis),
        ("# Kuba\n## A {#a}\n\n**open*", 4, Problem::OpenEmphasis),
    ] {
        assert_eq!(in_text(text), (line, problem), "{text}");
    }
    let twice = "# Kuba\n## A {#a}\n### One {#KU-4 .sheet}\n### Two {#KU-4 .sheet}";
    assert!(matches!(in_text(twice), (4, Problem::RuleAgain(_))));
}

#[test]
fn mistakes_in_examples_are_told_with_their_line() {
    for (examples, line, problem) in [
        ("  yes: a7s", 1, Problem::NoExample),
        ("; nothing\n\nKU-99", 3, Problem::UnknownRule("KU-99".to_owned())),
        ("KU-4\n  a7s", 2, Problem::NoKey),
        ("KU-4\n  maybe: a7s", 2, Problem::UnknownKey("maybe".to_owned())),
        ("KU-4\n  no KU-0: a7s", 2, Problem::UnknownRule("KU-0".to_owned())),
        ("KU-4\n  gives: a7s", 2, Problem::NoEffect),
        ("KU-4\n  ends: a7s = KU-9", 2, Problem::NoEffect),
    ] {
        assert_eq!(in_examples(examples), (line, problem), "{examples}");
    }
}

#[test]
fn lines_go_on_until_an_empty_one() {
    let text = "# Kuba\n## A {#a}\nOne *two*\nthree.\n\n- four\n  five\n- **six**\n";
    let book = read(text, "").expect("a book");
    let plain = |text: &str| Span::Plain(text.to_owned());
    let section = &book.sections[0];
    assert_eq!(
        section.blocks,
        [
            Block::Text(vec![plain("One "), Span::Emphasis("two".to_owned()), plain(" three.")]),
            Block::List(vec![vec![plain("four five")], vec![Span::Strong("six".to_owned())]]),
        ]
    );
}

#[test]
fn the_rows_of_a_board_are_one_position() {
    let text = "# Kuba\n## A {#a}\n### One {#KU-4 .sheet}\nText.";
    let book = read(text, "KU-4\n  position:\n    7/\n    WW5 white\n    0-0\n").expect("a book");
    let example = &book.rule("KU-4").expect("the rule").examples[0];
    assert_eq!(example.position.as_deref(), Some("7/WW5 white 0-0"));
}
