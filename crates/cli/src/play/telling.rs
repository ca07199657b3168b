//! What is told, and how: as a picture with colours, or in plain lines that can
//! be read aloud or by a program. Lines follow each other; nothing is ever drawn
//! over.

use std::io::{self, IsTerminal, Stdout, Write};

use anstream::AutoStream;
use game::{Fact, Sketch};
use shelf::GameInProgress;
use telling::Reader;
use words::Words;

use super::pieces;
use crate::{paint::paint, rules::Printed, wrapping::wrapped};

/// How the board is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// As a picture, in colours.
    Picture,
    /// In words, without a picture.
    Plain,
}

impl Manner {
    /// A picture is for a person at a terminal who has not asked for words.
    pub(crate) fn fitting(plain: bool) -> Self {
        let dumb = std::env::var_os("TERM").is_some_and(|kind| kind == "dumb");
        let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        if plain || dumb || !terminal { Self::Plain } else { Self::Picture }
    }
}

/// Tells everything, in order.
pub(crate) struct Teller<'a> {
    words: &'a Words,
    manner: Manner,
    out: AutoStream<Stdout>,
    /// The board as it was shown last, so that it is not shown again.
    shown: Option<Sketch>,
    /// The same in words.
    listed: Vec<String>,
    /// What was told since the last remarks.
    told: Vec<String>,
}

impl<'a> Teller<'a> {
    pub(crate) fn new(manner: Manner, words: &'a Words) -> Self {
        let out = match manner {
            Manner::Picture => anstream::stdout(),
            Manner::Plain => AutoStream::never(io::stdout()),
        };
        Self { words, manner, out, shown: None, listed: Vec::new(), told: Vec::new() }
    }

    /// Tells a sentence.
    pub(crate) fn line(&mut self, sentence: &str) -> io::Result<()> {
        writeln!(self.out, "{sentence}")?;
        self.told.push(sentence.to_owned());
        self.out.flush()
    }

    /// Tells the sentence of a code.
    pub(crate) fn tell(&mut self, code: &str, facts: &[(&str, Fact)]) -> io::Result<()> {
        self.line(&self.words.tell(code, facts))
    }

    /// A headline with a blank line behind it.
    pub(crate) fn title(&mut self, title: &str) -> io::Result<()> {
        let bold = anstyle::Style::new().bold();
        writeln!(self.out, "{bold}{title}{bold:#}")
    }

    /// The rulebook, or one of its rules.
    pub(super) fn rules(&mut self, book: &Printed<'_>) -> io::Result<()> {
        book.write(&mut self.out)?;
        self.out.flush()
    }

    /// Words in lines, in the order of the list.
    pub(crate) fn list(&mut self, items: &[String]) -> io::Result<()> {
        for line in wrapped(items) {
            writeln!(self.out, "  {line}")?;
        }
        self.out.flush()
    }

    /// An action is through: draws the board, if there is a picture and it has
    /// changed.
    pub(crate) fn draw(&mut self, played: &GameInProgress) -> io::Result<()> {
        match self.manner {
            Manner::Picture if self.shown.as_ref() != Some(&played.sketch()) => self.board(played),
            _ => Ok(()),
        }
    }

    /// Where the game stands, for the one who is asked next: what has changed on
    /// the board, whose turn it is, and what the board does not show.
    pub(crate) fn situation(&mut self, played: &GameInProgress) -> io::Result<()> {
        match self.manner {
            Manner::Picture => self.draw(played)?,
            Manner::Plain => self.describe(played)?,
        }
        let told = std::mem::take(&mut self.told);
        let remarks = played.remarks().into_iter().map(|remark| self.words.say(&remark));
        let remarks: Vec<String> = remarks.filter(|remark| !told.contains(remark)).collect();
        let bold = anstyle::Style::new().bold();
        writeln!(
            self.out,
            "{bold}{}{bold:#}",
            telling::turn(played, &Reader::onlooker(self.words))
        )?;
        for remark in remarks {
            writeln!(self.out, "{remark}")?;
        }
        self.out.flush()
    }

    /// The board, whether it was shown before or not.
    pub(crate) fn board(&mut self, played: &GameInProgress) -> io::Result<()> {
        let sketch = played.sketch();
        match self.manner {
            Manner::Picture => writeln!(self.out, "\n{}", paint(&sketch))?,
            Manner::Plain => {
                self.listed.clear();
                self.describe(played)?;
            }
        }
        self.shown = Some(sketch);
        self.out.flush()
    }

    /// The board in words, as far as it was not told before: who listens wants
    /// no long list again and again.
    fn describe(&mut self, played: &GameInProgress) -> io::Result<()> {
        let sentences = pieces::described(&played.sketch(), played.game().name(), self.words);
        for sentence in sentences.iter().filter(|sentence| !self.listed.contains(sentence)) {
            writeln!(self.out, "{sentence}")?;
        }
        self.listed = sentences;
        Ok(())
    }
}
