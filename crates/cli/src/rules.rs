//! `ludotheque rules`: the rulebook of a game, or one rule with its examples, in lines
//! that end between words. The texts are the crate `rulebook`'s; in `play` they are the
//! same.

use std::io::{self, Write};

use game::{Fact, RuleId};
use rulebook::{Block, Example, LEFT_OPEN, Paragraph, Rulebook, Section, Span};
use shelf::{Game, GameInProgress};
use telling::{Reader, told, turn};
use words::Words;

use crate::{args::Rules, failure::Failure, paint::paint};

pub(crate) fn run(asked: &Rules, words: &Words) -> Result<(), Failure> {
    let game = Game::named(&asked.game).ok_or_else(|| Failure::UnknownGame(asked.game.clone()))?;
    let book = book(game, asked.rule.as_deref(), words)?;
    book.write(&mut anstream::stdout().lock())?;
    Ok(())
}

/// A rulebook, or one of its rules, for a terminal.
pub(crate) struct Printed<'a> {
    game: Game,
    book: Rulebook,
    rule: Option<RuleId>,
    words: &'a Words,
    width: usize,
}

/// The rulebook of a game, opened at a rule if one is asked for.
///
/// # Errors
/// The game has no such rule.
pub(crate) fn book<'a>(
    game: Game,
    asked: Option<&str>,
    words: &'a Words,
) -> Result<Printed<'a>, Failure> {
    let book = Rulebook::of(game, words.language());
    let rule = asked.map(|asked| {
        let asked = asked.trim();
        let found = book.rule(asked).map(|paragraph| paragraph.rule);
        found.ok_or_else(|| Failure::UnknownRule(game, asked.to_owned()))
    });
    Ok(Printed { game, rule: rule.transpose()?, book, words, width: width() })
}

/// Longer lines are hard to read.
const WIDEST: usize = 88;
/// Where nobody knows how wide the terminal is.
const USUAL: usize = 80;
/// Narrower ones would have a word a line.
const NARROWEST: usize = 20;

/// How many letters a line may have.
fn width() -> usize {
    #[cfg(unix)]
    let columns =
        rustix::termios::tcgetwinsize(io::stdout()).map_or(USUAL, |size| usize::from(size.ws_col));
    #[cfg(not(unix))]
    let columns = USUAL;
    // Some terminals say that they have none.
    if columns == 0 { USUAL } else { columns.clamp(NARROWEST, WIDEST) }
}

impl Printed<'_> {
    pub(crate) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        match self.rule.and_then(|rule| self.book.rule(rule.as_str())) {
            Some(paragraph) => self.one(out, paragraph)?,
            None => self.all(out)?,
        }
        out.flush()
    }

    fn all(&self, out: &mut impl Write) -> io::Result<()> {
        self.heading(out, &self.book.title)?;
        for section in &self.book.sections {
            self.section(out, section)?;
        }
        Ok(())
    }

    fn section(&self, out: &mut impl Write, section: &Section) -> io::Result<()> {
        writeln!(out)?;
        self.heading(out, &section.title)?;
        self.blocks(out, &section.blocks)?;
        for paragraph in &section.rules {
            self.rule(out, paragraph)?;
        }
        if section.id == LEFT_OPEN {
            let open = self.book.rules().filter(|it| it.beyond_sheet().next().is_some());
            for paragraph in open {
                writeln!(out)?;
                self.title(out, paragraph)?;
                self.spans(out, &paragraph.why, "", "")?;
            }
        }
        Ok(())
    }

    fn rule(&self, out: &mut impl Write, paragraph: &Paragraph) -> io::Result<()> {
        writeln!(out)?;
        self.title(out, paragraph)?;
        self.blocks(out, &paragraph.blocks)
    }

    /// One rule, with its reason and its examples.
    fn one(&self, out: &mut impl Write, paragraph: &Paragraph) -> io::Result<()> {
        self.title(out, paragraph)?;
        self.blocks(out, &paragraph.blocks)?;
        if !paragraph.why.is_empty() {
            writeln!(out)?;
            self.heading(out, &self.words.text("rulebook-why"))?;
            self.spans(out, &paragraph.why, "", "")?;
        }
        for example in &paragraph.examples {
            let Ok(start) = example.open(self.game) else { continue };
            writeln!(out, "\n{}", paint(&start.sketch()))?;
            self.example(out, example, &start)?;
        }
        Ok(())
    }

    /// What may be done in an example, what may not, and what comes of some moves.
    fn example(
        &self,
        out: &mut impl Write,
        example: &Example,
        start: &GameInProgress,
    ) -> io::Result<()> {
        let reader = Reader::onlooker(self.words);
        self.line(out, &turn(start, &reader), "", "")?;
        let ends = example.effects.iter().map(|effect| effect.tokens.as_str());
        let single = example.yes.iter().map(String::as_str);
        let mut shown: Vec<&str> = Vec::new();
        for tokens in ends.chain(single) {
            if !shown.contains(&tokens) {
                shown.push(tokens);
            }
        }
        for tokens in shown {
            let mut after = start.clone();
            if after.add_tokens(tokens).is_err() {
                continue;
            }
            let made = start.length() + 1..=after.length();
            let mut sentences: Vec<String> =
                made.map(|entry| told(&after, entry, &reader)).collect();
            if after.ending().is_some() {
                sentences.push(turn(&after, &reader));
            }
            self.entry(out, tokens, &sentences.join(" "))?;
        }
        for forbidden in &example.no {
            if let Err(error) = start.clone().add_tokens(&forbidden.token) {
                let sentence = self.words.refusal(error.rule, &error.notice);
                let no = self.words.text("rulebook-forbidden");
                self.entry(out, &format!("{} ({no})", forbidden.token), &sentence)?;
            }
        }
        Ok(())
    }

    fn entry(&self, out: &mut impl Write, tokens: &str, sentence: &str) -> io::Result<()> {
        let facts =
            [("token", Fact::Text(tokens.into())), ("sentence", Fact::Text(sentence.into()))];
        self.line(out, &self.words.tell("play-entry", &facts), "- ", "  ")
    }

    fn heading(&self, out: &mut impl Write, heading: &str) -> io::Result<()> {
        let bold = anstyle::Style::new().bold();
        for line in wrapped(heading, self.width) {
            writeln!(out, "{bold}{line}{bold:#}")?;
        }
        Ok(())
    }

    /// What a rule is about, its id, and where it comes from, if that is not the sheet.
    fn title(&self, out: &mut impl Write, paragraph: &Paragraph) -> io::Result<()> {
        let mark = paragraph.mark(self.words);
        self.heading(out, &format!("{} ({mark})", paragraph.title))
    }

    fn blocks(&self, out: &mut impl Write, blocks: &[Block]) -> io::Result<()> {
        for (number, block) in blocks.iter().enumerate() {
            if number > 0 && matches!(block, Block::Text(_)) {
                writeln!(out)?;
            }
            match block {
                Block::Text(spans) => self.spans(out, spans, "", "")?,
                Block::List(points) => {
                    for point in points {
                        self.spans(out, point, "- ", "  ")?;
                    }
                }
            }
        }
        Ok(())
    }

    fn spans(
        &self,
        out: &mut impl Write,
        spans: &[Span],
        first: &str,
        later: &str,
    ) -> io::Result<()> {
        let text: String = spans.iter().map(Span::text).collect();
        self.line(out, &text, first, later)
    }

    /// A text in lines, indented behind the first.
    fn line(&self, out: &mut impl Write, text: &str, first: &str, later: &str) -> io::Result<()> {
        let lines = wrapped(text, self.width - first.len());
        for (number, line) in lines.iter().enumerate() {
            writeln!(out, "{}{line}", if number == 0 { first } else { later })?;
        }
        Ok(())
    }
}

/// A text in lines of at most so many letters. Spaces that do not break stay.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    fn written(game: Game, rule: Option<&str>, language: Language, width: usize) -> String {
        let words = Words::new(language);
        let book = Printed { width, ..book(game, rule, &words).expect("a rule") };
        let mut out = Vec::new();
        book.write(&mut out).expect("written");
        anstream::adapter::strip_str(&String::from_utf8(out).expect("text")).to_string()
    }

    #[test]
    fn no_line_is_wider_than_the_terminal() {
        for game in Game::ALL {
            for language in Language::ALL {
                for width in [40, 80] {
                    let text = written(game, None, language, width);
                    let long = text.lines().find(|line| line.chars().count() > width);
                    assert_eq!(long, None, "{}", game.name());
                }
            }
        }
    }

    #[test]
    fn the_book_has_every_rule_and_says_why_those_that_are_ours() {
        for game in Game::ALL {
            let text = written(game, None, Language::English, 80);
            for rule in rulebook::rules(game) {
                assert!(text.contains(&format!("({rule}")), "{rule}");
            }
            let book = Rulebook::of(game, Language::English);
            let why = book.rule("ALL-1").expect("the rule").why[0].text();
            assert!(text.replace('\n', " ").contains(why), "{why}");
        }
    }

    #[test]
    fn a_rule_is_shown_with_its_examples() {
        let text = written(Game::Kuba, Some("ku-8"), Language::English, 80);
        for said in ["Not straight back (KU-8 · our reading)", "Why this rule?", "White", "KU-8: "]
        {
            assert!(text.contains(said), "{said}\n{text}");
        }
        let french = written(Game::Kuba, Some("KU-9"), Language::French, 80);
        assert!(french.contains("f4e") && french.contains("KU-9"), "{french}");
    }

    #[test]
    fn an_unknown_rule_is_told_with_those_that_there_are() {
        let words = Words::new(Language::English);
        let failure = book(Game::Kuba, Some("KU-99"), &words).err().expect("no such rule");
        let told = failure.sentence(&words);
        assert!(told.contains("KU-99") && told.contains("KU-11") && told.contains("ALL-4"));
    }
}
