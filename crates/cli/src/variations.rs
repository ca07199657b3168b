//! A game with its variations, in lines: what could be played instead stands below the
//! move, further in, and comments stand in quotation marks.

use game::{Comment, Fact, Judgement, TreeWord};
use shelf::TreeInProgress;
use words::Words;

/// Lines are wrapped to at most so many letters, as far as there is room beside the
/// margin.
const WIDTH: usize = 76;
/// No margin is wider, however many variations are inside each other.
const WIDEST_MARGIN: usize = 30;

/// All moves, variations and comments, a line each as far as they fit.
pub(crate) fn lines(tree: &TreeInProgress, words: &Words) -> Vec<String> {
    let mut page = Page { lines: Vec::new(), line: Vec::new(), margins: vec![2], lead: None };
    let or = words.text("cli-show-or");
    for word in tree.words() {
        match word {
            TreeWord::Step { step, judgement, .. } => {
                page.line.push(format!("{step}{}", judgement.map_or("", Judgement::sign)));
            }
            TreeWord::Comment(comment) => page.line.extend(said(comment, words)),
            TreeWord::Open => page.open(&or),
            TreeWord::Close => page.close(),
        }
    }
    page.end_line();
    page.lines
}

/// Whether there is more to show than moves.
pub(crate) fn is_annotated(tree: &TreeInProgress) -> bool {
    !tree.is_plain() || tree.words().iter().any(|word| matches!(word, TreeWord::Comment(_)))
}

/// A comment on one line, word by word.
fn said(comment: &Comment, words: &Words) -> Vec<String> {
    let text = comment.as_str().split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() {
        return Vec::new();
    }
    let quoted = words.tell("cli-show-comment", &[("text", Fact::Text(text))]);
    quoted.split(' ').map(str::to_owned).collect()
}

struct Page {
    lines: Vec<String>,
    /// The words of the line under way.
    line: Vec<String>,
    /// The margins of the lines that are open, each further in than the one before.
    margins: Vec<usize>,
    /// What stands before the first word of a variation.
    lead: Option<String>,
}

impl Page {
    fn open(&mut self, lead: &str) {
        self.end_line();
        let margin = self.margin() + lead.chars().count() + 1;
        self.margins.push(margin.min(WIDEST_MARGIN));
        self.lead = Some(lead.to_owned());
    }

    fn close(&mut self) {
        self.end_line();
        self.margins.pop();
    }

    fn margin(&self) -> usize {
        self.margins.last().copied().unwrap_or_default()
    }

    fn end_line(&mut self) {
        let margin = self.margin();
        let mut line = String::new();
        for word in self.line.drain(..) {
            if line.is_empty() {
                line = match self.lead.take() {
                    Some(lead) => {
                        let blank = margin.saturating_sub(lead.chars().count() + 1);
                        format!("{:blank$}{lead} {word}", "")
                    }
                    None => format!("{:margin$}{word}", ""),
                };
            } else if line.chars().count() + word.chars().count() < WIDTH {
                line.push(' ');
                line.push_str(&word);
            } else {
                self.lines.push(std::mem::replace(&mut line, format!("{:margin$}{word}", "")));
            }
        }
        if !line.is_empty() {
            self.lines.push(line);
        }
    }
}
