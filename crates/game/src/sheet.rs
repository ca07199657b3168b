//! The sheet of paper that a record is: header lines and a body, taken apart but
//! not yet played. Knows the shape and no game.

use crate::{
    Judgement, Seat, Seats,
    notice::{Quote, is_shown},
};

/// The newest version of the text's format.
pub const FORMAT: u8 = 2;

/// A version of the text's format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// One line of tokens, and comments.
    Line,
    /// Variations in brackets and judgements, too.
    Tree,
}

impl Format {
    pub(crate) const fn number(self) -> &'static str {
        match self {
            Self::Line => "1",
            Self::Tree => "2",
        }
    }
}

crate::notices! {
    /// What can be wrong with a record's header and shape.
    pub enum SheetError {
        /// A header line without `key: value`, or with unprintable characters.
        "record-line" Line { line: usize },
        /// A key that the format doesn't have.
        "record-unknown-key" UnknownKey { key: Quote, line: usize },
        /// A key given twice.
        "record-key-twice" KeyTwice { key: Quote, line: usize },
        /// A key that must be there is not.
        "record-missing-key" MissingKey { key: &'static str },
        /// A version of the format that the program doesn't know.
        "record-format" Format { found: Quote, known: u8 },
        /// A record of another game.
        "record-game" Game { found: Quote, wanted: &'static str },
        /// An edition of the rules that the program doesn't know.
        "record-edition" Edition { found: Quote, known: u8 },
        /// Both a set-up and a position.
        "record-two-starts" TwoStarts,
        /// Not a day written as year-month-day.
        "record-date" Date { found: Quote },
        /// A person on a seat that the game doesn't have.
        "record-no-seat" NoSeat { seat: Seat },
        /// A key without a value.
        "record-empty" Empty { key: Quote },
        /// A comment with characters that can't be seen.
        "record-comment" Comment { before: usize },
        /// A comment without its closing brace.
        "record-open-comment" OpenComment,
        /// A bracket that nothing closes.
        "record-open-variation" OpenVariation,
        /// A bracket that closes nothing.
        "record-close-variation" CloseVariation { before: usize },
        /// A variation without a move, or without one in whose place it is.
        "record-empty-variation" EmptyVariation { before: usize },
        /// A variation that begins with the very move that it is a variation of.
        "record-same-variation" SameVariation { before: usize },
        /// The result in the header is not that of the game.
        "record-result" Result { found: Quote, played: Quote },
    }
}

/// A text that fits behind a header's key: on one line, with nothing in it that
/// can't be seen, and not empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line(String);

impl Line {
    /// The text without blanks around it, if it fits.
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim();
        (!text.is_empty() && text.chars().all(is_shown)).then(|| Self(text.to_owned()))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A day, written `2026-11-15`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Day(String);

impl Day {
    /// The day that a text gives, if it gives one.
    pub fn new(text: &str) -> Option<Self> {
        let part = |range: std::ops::Range<usize>| {
            text.get(range).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()))
        };
        let number = |range| part(range)?.parse::<u8>().ok();
        let is_day = text.len() == 10
            && text.get(4..5) == Some("-")
            && text.get(7..8) == Some("-")
            && part(0..4).is_some()
            && number(5..7).is_some_and(|month| (1..=12).contains(&month))
            && number(8..10).is_some_and(|day| (1..=31).contains(&day));
        is_day.then(|| Self(text.to_owned()))
    }

    /// The day as written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A comment between tokens: any text without a closing brace and, but for the
/// ends of its lines, without characters that can't be seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment(String);

impl Comment {
    /// The comment, if the text can be one.
    pub fn new(text: &str) -> Option<Self> {
        let text = text.replace("\r\n", "\n");
        let fits = |letter| letter != '}' && (letter == '\n' || is_shown(letter));
        text.chars().all(fits).then_some(Self(text))
    }

    /// The text between the braces.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A record's text, taken apart but not yet understood.
pub(crate) struct Sheet<'a> {
    header: Vec<(&'a str, &'a str)>,
    body: &'a str,
}

const KEYS: [&str; 12] = [
    "format", "game", "edition", "set-up", "position", "seat1", "seat2", "seat3", "seat4", "date",
    "chance", "result",
];

impl<'a> Sheet<'a> {
    pub(crate) fn read(text: &'a str) -> Result<Self, SheetError> {
        let mut header = Vec::new();
        // Some editors begin a file with a mark that nobody sees.
        let mut rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        for line in 1.. {
            let (first, after) = rest.split_once('\n').unwrap_or((rest, ""));
            rest = after;
            let first = first.trim();
            if first.is_empty() {
                break;
            }
            if !first.chars().all(is_shown) {
                return Err(SheetError::Line { line });
            }
            let (key, value) = first.split_once(':').ok_or(SheetError::Line { line })?;
            header.push((key.trim(), value.trim()));
        }
        Ok(Self { header, body: rest })
    }

    pub(crate) fn get(&self, key: &str) -> Option<&'a str> {
        self.header.iter().find(|(known, _)| *known == key).map(|(_, value)| *value)
    }

    /// Format, game and edition are the wanted and known ones, and then every key is one of the
    /// format's and there once. In this order: another format may have other
    /// keys.
    pub(crate) fn check(&self, wanted: &'static str, known: u8) -> Result<Format, SheetError> {
        let need = |key| self.get(key).ok_or(SheetError::MissingKey { key });
        let format = need("format")?;
        let version = [Format::Line, Format::Tree].into_iter().find(|it| it.number() == format);
        let unknown = || SheetError::Format { found: Quote::of(format), known: FORMAT };
        let version = version.ok_or_else(unknown)?;
        let game = need("game")?;
        if game != wanted {
            return Err(SheetError::Game { found: Quote::of(game), wanted });
        }
        let edition = need("edition")?;
        if edition != known.to_string() {
            return Err(SheetError::Edition { found: Quote::of(edition), known });
        }
        self.check_keys()?;
        Ok(version)
    }

    fn check_keys(&self) -> Result<(), SheetError> {
        for (before, (key, _)) in self.header.iter().enumerate() {
            let line = before + 1;
            if !KEYS.contains(key) {
                return Err(SheetError::UnknownKey { key: Quote::of(key), line });
            }
            if self.header[..before].iter().any(|(earlier, _)| earlier == key) {
                return Err(SheetError::KeyTwice { key: Quote::of(key), line });
            }
        }
        Ok(())
    }

    pub(crate) fn line(&self, key: &str) -> Result<Option<Line>, SheetError> {
        let empty = || SheetError::Empty { key: Quote::of(key) };
        self.get(key).map(|value| Line::new(value).ok_or_else(empty)).transpose()
    }

    pub(crate) fn people(&self, seats: Seats) -> Result<[Option<Line>; Seat::MOST], SheetError> {
        let mut people: [Option<Line>; Seat::MOST] = Default::default();
        for seat in Seat::ALL {
            let person = self.line(&format!("seat{seat}"))?;
            if person.is_some() && !seats.contains(seat) {
                return Err(SheetError::NoSeat { seat });
            }
            people[seat.index()] = person;
        }
        Ok(people)
    }

    pub(crate) fn date(&self) -> Result<Option<Day>, SheetError> {
        let wrong = |text| SheetError::Date { found: Quote::of(text) };
        self.get("date").map(|text| Day::new(text).ok_or_else(|| wrong(text))).transpose()
    }

    /// The result, if it is told, is that of the game that was played.
    pub(crate) fn check_result(&self, played: &str) -> Result<(), SheetError> {
        match self.get("result") {
            Some(found) if found != played => {
                Err(SheetError::Result { found: Quote::of(found), played: Quote::of(played) })
            }
            _ => Ok(()),
        }
    }

    /// The body, word by word.
    pub(crate) fn words(&self, format: Format) -> Result<Vec<Word<'a>>, SheetError> {
        let brackets: &[char] = match format {
            Format::Line => &[],
            Format::Tree => &['(', ')'],
        };
        let mut words = Vec::new();
        let mut before = 0;
        let mut rest = self.body.trim_start();
        while let Some(first) = rest.chars().next() {
            if first == '{' {
                let (comment, after) = rest[1..].split_once('}').ok_or(SheetError::OpenComment)?;
                let comment = Comment::new(comment).ok_or(SheetError::Comment { before })?;
                words.push(Word::Comment(comment));
                rest = after.trim_start();
            } else if brackets.contains(&first) {
                words.push(if first == '(' { Word::Open } else { Word::Close });
                rest = rest[1..].trim_start();
            } else {
                let ends = |c: char| c.is_whitespace() || c == '{' || brackets.contains(&c);
                let (token, after) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
                words.push(match format {
                    Format::Line => Word::Token(token, None),
                    Format::Tree => {
                        let (token, judgement) = Judgement::split(token);
                        Word::Token(token, judgement)
                    }
                });
                before += 1;
                rest = after.trim_start();
            }
        }
        Ok(words)
    }
}

/// A piece of a record's body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Word<'a> {
    /// A token, and what the annotator thinks of it.
    Token(&'a str, Option<Judgement>),
    /// What stood in braces.
    Comment(Comment),
    /// A variation begins.
    Open,
    /// It ends.
    Close,
}
