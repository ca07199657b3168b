//! Fills a sentence with its facts: which variant of a choice fits, and how many
//! are one. It does not know where sentences come from.

use std::fmt::Write;

use game::Fact;

use crate::{
    Language, Words,
    reading::{Part, Pattern},
};

/// Sentences that name other sentences end here, lest they go round in a circle.
const DEEPEST: usize = 8;

/// Facts that name a seat or a game.
const NAMES: [&str; 4] = ["actor", "winner", "seat", "game"];

/// A sentence that is being told.
pub(crate) struct Filling<'a> {
    words: &'a Words,
    facts: &'a [(&'a str, Fact)],
    told: String,
}

impl<'a> Filling<'a> {
    /// The sentence of a code, filled with facts. None where there is no such
    /// sentence.
    pub(crate) fn told(
        words: &'a Words,
        code: &str,
        facts: &'a [(&'a str, Fact)],
    ) -> Option<String> {
        let mut filling = Self { words, facts, told: String::new() };
        filling.sentence(code, 0)?;
        Some(filling.told)
    }

    fn sentence(&mut self, code: &str, depth: usize) -> Option<()> {
        let text = self.text(code).filter(|_| depth < DEEPEST)?;
        self.pattern(&Pattern::read(text)?, depth);
        Some(())
    }

    /// The text of a code's sentence. Where each game has a sentence of its own,
    /// the facts say which is meant: `turn` with the actor `white` is `turn-white`.
    fn text(&self, code: &str) -> Option<&'static str> {
        let own = |name: &&str| match self.find(name)? {
            Fact::Text(of) => self.words.text_of(&format!("{code}-{of}")),
            Fact::Number(_) | Fact::Notice(_) => None,
        };
        self.words.text_of(code).or_else(|| NAMES.iter().find_map(own))
    }

    fn pattern(&mut self, pattern: &Pattern<'_>, depth: usize) {
        for part in &pattern.parts {
            match part {
                Part::Text(text) => self.told.push_str(text),
                Part::Sign(sign) => self.told.push(*sign),
                Part::Line { ends, spaces } => {
                    self.told.extend((0..*ends).map(|_| '\n'));
                    self.told.extend((pattern.indent..*spaces).map(|_| ' '));
                }
                Part::Fact(name) => self.fact(name),
                Part::Sentence(code) => {
                    if self.sentence(code, depth + 1).is_none() {
                        self.told.push_str(code);
                    }
                }
                Part::Choice { fact, variants, usual } => {
                    let fits = |key: &str| self.find(fact).is_some_and(|fact| self.fits(fact, key));
                    let variant = variants.iter().find(|(key, _)| fits(key));
                    self.pattern(variant.map_or(usual, |(_, pattern)| pattern), depth);
                }
            }
        }
    }

    fn find(&self, name: &str) -> Option<&'a Fact> {
        self.facts.iter().rev().find(|(of, _)| *of == name).map(|(_, fact)| fact)
    }

    fn fact(&mut self, name: &str) {
        // Writing to a text does not fail.
        let _ = match self.find(name) {
            Some(Fact::Text(text)) => self.told.write_str(text),
            Some(Fact::Number(number)) => write!(self.told, "{number}"),
            Some(Fact::Notice(notice)) => self.told.write_str(&self.words.say(notice)),
            // The tests exclude it for whatever has a list of its facts.
            None => write!(self.told, "{{${name}}}"),
        };
    }

    /// Whether a variant is meant for a fact: by its very name or number, or by
    /// its plural.
    fn fits(&self, fact: &Fact, key: &str) -> bool {
        match fact {
            Fact::Text(text) => text == key,
            Fact::Notice(notice) => self.words.say(notice) == key,
            Fact::Number(number) => match key.parse::<i64>() {
                Ok(wanted) => wanted == *number,
                Err(_) => key == plural(self.words.language, *number),
            },
        }
    }
}

/// The plural of a number: `one` or `other`.
fn plural(language: Language, number: i64) -> &'static str {
    match (language, number.unsigned_abs()) {
        (_, 1) | (Language::French, 0) => "one",
        _ => "other",
    }
}
