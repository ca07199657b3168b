//! Reading the text of a rulebook, a small part of Markdown: one title, chapters
//! (`## Pushing {#pushing}`), rules (`### One square {#KU-4 .sheet}`), paragraphs with
//! empty lines between them, lists (`- `), `*emphasis*` and `**strong**`. Below a rule
//! a paragraph that begins with `try:` says what to try, one with `why:` gives the
//! reason. Lines that begin with `;` are for those who write.

use game::RuleId;

use crate::{
    Block, Origin, Paragraph, Rulebook, Section,
    error::{Problem, ReadError, RulebookFile},
    examples::named,
};

/// A piece of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// As it is.
    Plain(String),
    /// Stressed.
    Emphasis(String),
    /// Of weight.
    Strong(String),
}

impl Span {
    /// Its letters.
    pub fn text(&self) -> &str {
        match self {
            Self::Plain(text) | Self::Emphasis(text) | Self::Strong(text) => text,
        }
    }
}

/// The book of a text, still without examples.
pub(crate) fn read(text: &str, rules: &[RuleId]) -> Result<Rulebook, ReadError> {
    let failed = |line: usize, problem| ReadError { file: RulebookFile::Text, line, problem };
    let mut book: Option<Rulebook> = None;
    for (line, piece) in pieces(text) {
        let known =
            book.as_ref().is_some_and(|book| book.rules().any(|it| is_heading_of(&piece, it)));
        match &mut book {
            None => {
                let title =
                    piece.strip_prefix("# ").ok_or_else(|| failed(line, Problem::NoTitle))?;
                book = Some(Rulebook { title: title.to_owned(), sections: Vec::new() });
            }
            Some(_) if known => return Err(failed(line, Problem::RuleAgain(piece))),
            Some(book) => add(book, &piece, rules).map_err(|problem| failed(line, problem))?,
        }
    }
    book.ok_or_else(|| failed(1, Problem::NoTitle))
}

/// Whether a heading is that of a rule that has its paragraph already.
fn is_heading_of(piece: &str, known: &Paragraph) -> bool {
    piece.starts_with("### ") && piece.contains(&format!("{{#{} ", known.rule))
}

/// The pieces of a text, each with the number of its first line: headings, and
/// paragraphs and points of lists with their lines joined.
pub(crate) fn pieces(text: &str) -> Vec<(usize, String)> {
    let mut pieces: Vec<(usize, String)> = Vec::new();
    let mut goes_on = false;
    for (at, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.starts_with(';') {
            continue;
        }
        let stands_alone = line.starts_with('#');
        let begins = stands_alone || line.starts_with("- ") || !goes_on;
        match pieces.last_mut() {
            _ if line.is_empty() => {}
            Some((_, before)) if !begins => {
                before.push(' ');
                before.push_str(line);
            }
            _ => pieces.push((at + 1, line.to_owned())),
        }
        goes_on = !line.is_empty() && !stands_alone;
    }
    pieces
}

fn add(book: &mut Rulebook, piece: &str, rules: &[RuleId]) -> Result<(), Problem> {
    if piece.starts_with("# ") {
        return Err(Problem::TitleAgain);
    }
    if let Some(heading) = piece.strip_prefix("## ") {
        let (title, name) = heading_of(heading)?;
        let (id, title) = (name.to_owned(), title.to_owned());
        book.sections.push(Section { id, title, blocks: Vec::new(), rules: Vec::new() });
        return Ok(());
    }
    let section = book.sections.last_mut().ok_or(Problem::NoSection)?;
    if let Some(heading) = piece.strip_prefix("### ") {
        section.rules.push(paragraph(heading, rules)?);
        return Ok(());
    }
    for (key, is_task) in [("try:", true), ("why:", false)] {
        if let Some(said) = piece.strip_prefix(key) {
            let rule = section.rules.last_mut().ok_or(Problem::NoRule)?;
            let place = if is_task { &mut rule.task } else { &mut rule.why };
            *place = spans(said.trim())?;
            return Ok(());
        }
    }
    let blocks = section.rules.last_mut().map_or(&mut section.blocks, |rule| &mut rule.blocks);
    match (piece.strip_prefix("- "), blocks.last_mut()) {
        (Some(point), Some(Block::List(points))) => points.push(spans(point)?),
        (Some(point), _) => blocks.push(Block::List(vec![spans(point)?])),
        (None, _) => blocks.push(Block::Text(spans(piece)?)),
    }
    Ok(())
}

/// A heading without the braces at its end, and what is in them.
pub(crate) fn heading_of(heading: &str) -> Result<(&str, &str), Problem> {
    let inner = heading.strip_suffix('}').ok_or(Problem::NoName)?;
    let (title, name) = inner.split_once("{#").ok_or(Problem::NoName)?;
    Ok((title.trim(), name.trim()))
}

fn paragraph(heading: &str, rules: &[RuleId]) -> Result<Paragraph, Problem> {
    let (title, name) = heading_of(heading)?;
    let mut words = name.split_whitespace();
    let rule = named(words.next().unwrap_or_default(), rules)?;
    let origin = |word: &str| {
        let found = word.strip_prefix('.').and_then(Origin::named);
        found.ok_or_else(|| Problem::UnknownOrigin(word.trim_start_matches('.').to_owned()))
    };
    let origins = words.map(origin).collect::<Result<Vec<_>, _>>()?;
    if origins.is_empty() {
        return Err(Problem::NoOrigin);
    }
    Ok(Paragraph {
        rule,
        title: title.to_owned(),
        origins,
        blocks: Vec::new(),
        task: Vec::new(),
        why: Vec::new(),
        examples: Vec::new(),
    })
}

/// A sentence with its emphasis.
pub(crate) fn spans(text: &str) -> Result<Vec<Span>, Problem> {
    let mut spans = Vec::new();
    let mut rest = text;
    while let Some((before, marked)) = rest.split_once('*') {
        let (mark, kind): (&str, fn(String) -> Span) =
            if marked.starts_with('*') { ("**", Span::Strong) } else { ("*", Span::Emphasis) };
        let (inner, after) =
            marked[mark.len() - 1..].split_once(mark).ok_or(Problem::OpenEmphasis)?;
        if !before.is_empty() {
            spans.push(Span::Plain(before.to_owned()));
        }
        spans.push(kind(inner.to_owned()));
        rest = after;
    }
    if !rest.is_empty() {
        spans.push(Span::Plain(rest.to_owned()));
    }
    Ok(spans)
}
