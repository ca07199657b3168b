//! The rulebooks: each game told in plain words, a paragraph for every rule, with
//! examples that can be tried; and the lessons, from the first move to the first tactic. The texts are under `text`, one file a game and
//! language, and the examples under `examples`, one file a game; how both are written
//! is told in `docs/rulebooks.md`. What a rule allows is the games' business: a test
//! plays every example by their code.
//!
//! ```
//! use rulebook::{Rulebook, Source};
//!
//! let text = "# Kuba\n## Pushing {#pushing}\n### One square {#KU-4 .sheet}\nYou push **one** marble.";
//! let source = Source { text, examples: "KU-4\n  yes: a6e\n  no KU-4: d4e" };
//! let book = Rulebook::read(shelf::Game::Kuba, source)?;
//! let rule = book.rule("ku-4").expect("its paragraph");
//! assert_eq!((rule.title.as_str(), rule.examples[0].yes[0].as_str()), ("One square", "a6e"));
//! # Ok::<(), rulebook::ReadError>(())
//! ```

mod error;
mod example;
mod examples;
mod lesson;
mod paragraphs;
#[cfg(feature = "texts")]
mod texts;

use game::{Fact, RuleId};
use shelf::Game;
use words::Words;

pub use error::{Problem, ReadError, RulebookFile};
pub use example::{Effect, Example, Forbidden, Outcome};
use examples::Entry;
pub use lesson::{Lesson, Step};
pub use paragraphs::Span;

/// A game's rulebook in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// What the game is called.
    pub title: String,
    /// Its chapters.
    pub sections: Vec<Section>,
}

/// A chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The name by which addresses and both languages know it.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// What it says before its first rule.
    pub blocks: Vec<Block>,
    /// A paragraph for each rule, in the order of their ids.
    pub rules: Vec<Paragraph>,
}

/// One rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// The rule that the paragraph explains.
    pub rule: RuleId,
    /// What it is about, in a few words.
    pub title: String,
    /// Where it comes from, as the text lists it.
    pub origins: Vec<Origin>,
    /// The rule itself.
    pub blocks: Vec<Block>,
    /// What the reader may try on the board.
    pub task: Vec<Span>,
    /// Why the rule is as it is, where it is not plainly on the sheet.
    pub why: Vec<Span>,
    /// Its examples; the first is the one that stands beside it.
    pub examples: Vec<Example>,
}

/// A piece of running text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A paragraph.
    Text(Vec<Span>),
    /// A list of points.
    List(Vec<Vec<Span>>),
}

/// Where a rule comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The rule sheet says it.
    Sheet,
    /// Our reading of the sheet.
    Reading,
    /// The sheet is silent: a rule of ours.
    House,
    /// Found in other published descriptions of the game.
    Published,
    /// A picture is lost: our reconstruction.
    Rebuilt,
}

impl Origin {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Sheet, Self::Reading, Self::House, Self::Published, Self::Rebuilt];

    /// Its word in the texts, and in the codes of its sentences.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sheet => "sheet",
            Self::Reading => "reading",
            Self::House => "house",
            Self::Published => "published",
            Self::Rebuilt => "rebuilt",
        }
    }

    /// The origin with this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|origin| origin.word() == word)
    }
}

/// What a rulebook is read from.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The text of a language.
    pub text: &'a str,
    /// The examples, which all languages share.
    pub examples: &'a str,
}

/// Parts the two of a source in one file.
const PARTING: &str = "\n====\n";

impl<'a> Source<'a> {
    /// Both in one, as the page loads it.
    pub fn file(&self) -> String {
        [self.text, self.examples].join(PARTING)
    }

    /// What such a file holds.
    pub fn of_file(file: &'a str) -> Self {
        let (text, examples) = file.split_once(PARTING).unwrap_or((file, ""));
        Self { text, examples }
    }
}

impl Rulebook {
    /// Reads a rulebook.
    ///
    /// # Errors
    /// A line of the text or of the examples that can't be understood.
    pub fn read(game: Game, source: Source<'_>) -> Result<Self, ReadError> {
        let rules = rules(game);
        let mut book = paragraphs::read(source.text, &rules)?;
        for Entry { head, line, example } in examples::read(source.examples, &rules)? {
            let rule = examples::named(&head, &rules);
            let rule = rule.map_err(|problem| examples::failed(line, problem))?;
            let paragraphs = book.sections.iter_mut().flat_map(|section| &mut section.rules);
            if let Some(of) = paragraphs.into_iter().find(|paragraph| paragraph.rule == rule) {
                of.examples.push(example);
            }
        }
        Ok(book)
    }

    /// Every rule, in the order of the book.
    pub fn rules(&self) -> impl Iterator<Item = &Paragraph> {
        self.sections.iter().flat_map(|section| &section.rules)
    }

    /// The paragraph of a rule by its id, in either case.
    pub fn rule(&self, id: &str) -> Option<&Paragraph> {
        self.rules().find(|paragraph| paragraph.rule.as_str().eq_ignore_ascii_case(id))
    }
}

impl Paragraph {
    /// Where it comes from, as far as that is not the sheet.
    pub fn beyond_sheet(&self) -> impl Iterator<Item = Origin> {
        self.origins.iter().copied().filter(|origin| *origin != Origin::Sheet)
    }

    /// Its id, and where it comes from, if that is not the sheet: `KL-13 · house rule`.
    pub fn mark(&self, words: &Words) -> String {
        let name = |origin: Origin| words.text(&format!("rulebook-origin-{}", origin.word()));
        let origins: Vec<String> = self.beyond_sheet().map(name).collect();
        if origins.is_empty() {
            return self.rule.to_string();
        }
        let facts = [("rule", self.rule.into()), ("origin", Fact::Text(origins.join(", ")))];
        words.tell("rulebook-mark", &facts)
    }
}

/// The chapter that ends with the list of all rules that are not plainly on the sheet.
pub const LEFT_OPEN: &str = "open";

/// All rules of a game: its own, and those for all games.
pub fn rules(game: Game) -> Vec<RuleId> {
    let all = game::Rule::ALL.iter().map(|rule| rule.id());
    game.rules().into_iter().chain(all).collect()
}
