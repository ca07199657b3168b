//! Reads Fluent files: which sentences are in a file, and what a sentence is made
//! of. Of Fluent it knows what our files use: text over one or more lines, facts,
//! other sentences, literals, and choices by a fact; no terms, no attributes, no
//! functions. That it reads these as Fluent's own library does is proved by a test
//! for every sentence. It is here because that library, with plurals for two
//! hundred languages, is a good part of what the page would load.

/// A sentence, or what stands for one variant of a choice.
pub(crate) struct Pattern<'a> {
    pub(crate) parts: Vec<Part<'a>>,
    /// How far all of its further lines are indented in the file.
    pub(crate) indent: usize,
}

/// A piece of a pattern.
pub(crate) enum Part<'a> {
    /// To be said as it is.
    Text(&'a str),
    /// A character that is written as `\u00A0`.
    Sign(char),
    /// The next line, after so many line ends and with so many spaces in the file.
    Line { ends: usize, spaces: usize },
    /// The fact of this name.
    Fact(&'a str),
    /// The sentence of this code, with the same facts.
    Sentence(&'a str),
    /// The first variant whose key fits the fact, or else the usual one.
    Choice { fact: &'a str, variants: Vec<(&'a str, Pattern<'a>)>, usual: Pattern<'a> },
}

/// The codes of a file, each with the text of its sentence.
pub(crate) fn sentences(file: &str) -> impl Iterator<Item = (&str, &str)> {
    let starts = file.match_indices('\n').map(|(at, _)| at + 1);
    // A sentence begins with a letter, a comment with `#`; other lines go on.
    let begins =
        |line: &str| line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '#');
    let mut starts =
        [0].into_iter().chain(starts).filter(move |&at| begins(&file[at..])).peekable();
    let entries = std::iter::from_fn(move || {
        let start = starts.next()?;
        Some(&file[start..starts.peek().copied().unwrap_or(file.len())])
    });
    let sentences = entries.filter(|entry| !entry.starts_with('#'));
    sentences.filter_map(|entry| entry.split_once('=')).map(|(code, text)| (code.trim_end(), text))
}

impl<'a> Pattern<'a> {
    /// The pattern of a sentence's text, if it is one.
    pub(crate) fn read(text: &'a str) -> Option<Self> {
        let mut reader = Reader(text);
        let pattern = reader.pattern()?;
        reader.0.is_empty().then_some(pattern)
    }
}

/// What is still to be read.
struct Reader<'a>(&'a str);

impl<'a> Reader<'a> {
    fn pattern(&mut self) -> Option<Pattern<'a>> {
        let (mut parts, mut indent) = (Vec::new(), usize::MAX);
        self.take_while(|sign| sign == ' ');
        loop {
            let text = self.take_while(|sign| !['\n', '{', '}'].contains(&sign));
            if !text.is_empty() {
                parts.push(Part::Text(text));
            }
            if self.take("{") {
                self.placeable(&mut parts)?;
            } else if let Some((ends, spaces)) = self.line() {
                indent = indent.min(spaces);
                // A text that begins below its code has no line before it.
                if !parts.is_empty() {
                    parts.push(Part::Line { ends, spaces });
                }
            } else {
                break;
            }
        }
        if let Some(Part::Text(last)) = parts.last_mut() {
            *last = last.trim_end_matches(' ');
        }
        Some(Pattern { parts, indent })
    }

    /// Goes to the next line, if the pattern goes on there.
    fn line(&mut self) -> Option<(usize, usize)> {
        let gap = self.blank();
        let ends = gap.matches('\n').count();
        let over = self.0.is_empty() || self.0.starts_with(['[', '*', '}']);
        let last = gap.rfind('\n').filter(|_| !over)?;
        Some((ends, gap.len() - last - 1))
    }

    /// What stands between `{`, which is taken, and `}`.
    fn placeable(&mut self, parts: &mut Vec<Part<'a>>) -> Option<()> {
        self.blank();
        if self.take("\"") {
            self.literal(parts)?;
        } else if self.take("$") {
            let fact = self.name();
            self.blank();
            parts.push(if self.take("->") { self.choice(fact)? } else { Part::Fact(fact) });
        } else {
            parts.push(Part::Sentence(self.name()));
        }
        self.blank();
        self.take("}").then_some(())
    }

    /// The rest of `"…"`.
    fn literal(&mut self, parts: &mut Vec<Part<'a>>) -> Option<()> {
        loop {
            parts.push(Part::Text(self.take_while(|sign| !['"', '\\'].contains(&sign))));
            if !self.take("\\u") {
                return self.take("\"").then_some(());
            }
            let (number, rest) = self.0.split_at_checked(4)?;
            self.0 = rest;
            parts.push(Part::Sign(char::from_u32(u32::from_str_radix(number, 16).ok()?)?));
        }
    }

    /// The variants after `->`.
    fn choice(&mut self, fact: &'a str) -> Option<Part<'a>> {
        let (mut variants, mut usual) = (Vec::new(), None);
        loop {
            self.blank();
            let is_usual = self.take("*");
            if !self.take("[") {
                return Some(Part::Choice { fact, variants, usual: usual? });
            }
            let key = self.name();
            if !self.take("]") {
                return None;
            }
            let pattern = self.pattern()?;
            if is_usual {
                usual = Some(pattern);
            } else {
                variants.push((key, pattern));
            }
        }
    }

    fn name(&mut self) -> &'a str {
        self.take_while(|sign| sign.is_ascii_alphanumeric() || ['-', '_'].contains(&sign))
    }

    fn blank(&mut self) -> &'a str {
        self.take_while(|sign| [' ', '\n'].contains(&sign))
    }

    fn take(&mut self, mark: &str) -> bool {
        let rest = self.0.strip_prefix(mark);
        self.0 = rest.unwrap_or(self.0);
        rest.is_some()
    }

    fn take_while(&mut self, goes_on: impl Fn(char) -> bool) -> &'a str {
        let end = self.0.find(|sign| !goes_on(sign)).unwrap_or(self.0.len());
        let (taken, rest) = self.0.split_at(end);
        self.0 = rest;
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_its_sentences() {
        let file = "# About\none = first\n\n# More = less\ntwo =\n    second\n    line\n";
        let found: Vec<_> = sentences(file).collect();
        assert_eq!(found, [("one", " first\n\n"), ("two", "\n    second\n    line\n")]);
    }

    #[test]
    fn what_is_no_pattern_is_not_read() {
        for text in [" { $open", " } closed", " { $a -> [b] c }", " {\"\\u00g0\"}", " { $a b }"] {
            assert!(Pattern::read(text).is_none(), "{text}");
        }
    }
}
