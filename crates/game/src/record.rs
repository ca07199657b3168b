//! Records: a game as text that replays by itself. A few header lines, an empty
//! line, then the tokens. Reading one replays it, so whoever holds a [`Record`]
//! holds a game that was really played by the rules.
//!
//! ```text
//! format: 1
//! game: kuba
//! edition: 1
//! set-up: standard
//! seat1: Ada
//! date: 2026-11-15
//! result: 1 > 2 by ALL-4
//!
//! a6e {bold} b1n resign:2
//! ```

use std::{error::Error, fmt, str::FromStr};

use crate::{
    Coded, Entry, Leaving, Notice, Position, RuleId, Seat, Seats, SetupError, SoFar, Start,
    Unreadable, notice::Quote,
};

/// The version of the text's format.
pub const FORMAT: u8 = 1;

/// A game with what its sheet says around it.
#[derive(Clone, Debug)]
pub struct Record<P: Position> {
    /// The game itself.
    pub game: SoFar<P>,
    /// Who sat where, as far as it is known.
    pub people: [Option<String>; Seat::MOST],
    /// The day, as year-month-day.
    pub date: Option<String>,
    /// How chance was drawn.
    pub chance: Option<String>,
    /// Comments, each with the number of entries before it.
    pub comments: Vec<(usize, String)>,
}

impl<P: Position> Record<P> {
    /// The bare record of a game.
    pub fn of(game: SoFar<P>) -> Self {
        Self { game, people: Default::default(), date: None, chance: None, comments: Vec::new() }
    }
}

/// Reads one token of a record: an action, `resign:<seat>`, `flag:<seat>`,
/// `left:<seat>` or `draw`.
///
/// # Errors
/// The token is none of these.
pub fn read_entry<P: Position>(token: &str) -> Result<Entry<P::Action>, Unreadable> {
    if token.eq_ignore_ascii_case("draw") {
        return Ok(Entry::Draw);
    }
    let Some((word, seat)) = token.split_once(':') else {
        return token.parse().map(Entry::Action);
    };
    let how = match word.to_ascii_lowercase().as_str() {
        "resign" => Leaving::Resigned,
        "flag" => Leaving::Flagged,
        "left" => Leaving::Left,
        _ => return Err(Unreadable),
    };
    let number = seat.parse().map_err(|_| Unreadable)?;
    Ok(Entry::Left(Seat::numbered(number).ok_or(Unreadable)?, how))
}

impl<A: fmt::Display> fmt::Display for Entry<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action(action) => action.fmt(f),
            Self::Left(seat, Leaving::Resigned) => write!(f, "resign:{seat}"),
            Self::Left(seat, Leaving::Flagged) => write!(f, "flag:{seat}"),
            Self::Left(seat, Leaving::Left) => write!(f, "left:{seat}"),
            Self::Draw => f.write_str("draw"),
        }
    }
}

impl<P: Position> fmt::Display for Record<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "format: {FORMAT}")?;
        writeln!(f, "game: {}", P::GAME)?;
        writeln!(f, "edition: {}", P::EDITION)?;
        match self.game.start() {
            Start::Setup(setup) => writeln!(f, "set-up: {setup}")?,
            Start::Position(position) => writeln!(f, "position: {position}")?,
        }
        for (seat, person) in Seat::ALL.into_iter().zip(&self.people) {
            if let Some(person) = person {
                writeln!(f, "seat{seat}: {person}")?;
            }
        }
        if let Some(date) = &self.date {
            writeln!(f, "date: {date}")?;
        }
        if let Some(chance) = &self.chance {
            writeln!(f, "chance: {chance}")?;
        }
        writeln!(f, "result: {}\n", result_text(&self.game))?;
        writeln!(f, "{}", self.words().join(" "))
    }
}

impl<P: Position> Record<P> {
    /// Tokens and comments in the order in which they happened.
    fn words(&self) -> Vec<String> {
        let mut comments = self.comments.iter().peekable();
        let mut words = Vec::new();
        for (before, entry) in self.game.entries().iter().enumerate() {
            while let Some((_, text)) = comments.next_if(|(place, _)| *place <= before) {
                words.push(format!("{{{text}}}"));
            }
            words.push(entry.to_string());
        }
        words.extend(comments.map(|(_, text)| format!("{{{text}}}")));
        words
    }
}

/// `1 > 3 = 4 > 2 by KL-14`, or `unfinished`.
fn result_text<P: Position>(game: &SoFar<P>) -> String {
    let Some(outcome) = game.outcome() else { return "unfinished".to_owned() };
    let group = |seats: &Seats| {
        seats.into_iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" = ")
    };
    let groups: Vec<String> = game.ranking().iter().map(group).collect();
    format!("{} by {}", groups.join(" > "), outcome.rule)
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
        /// A comment without its closing brace.
        "record-open-comment" OpenComment,
        /// The result in the header is not that of the game.
        "record-result" Result { found: Quote, played: Quote },
    }
}

/// Why a text is not a record of this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// The header or the shape.
    Sheet(SheetError),
    /// The set-up in the header.
    Setup(SetupError),
    /// The position in the header.
    Position(Notice),
    /// A token.
    Token(TokenError),
}

impl RecordError {
    /// The code and the facts of the sentence; of a token, without its place.
    pub fn notice(&self) -> Notice {
        match self {
            Self::Sheet(error) => error.notice(),
            Self::Setup(error) => error.notice(),
            Self::Position(notice) => notice.clone(),
            Self::Token(error) => error.notice.clone(),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Token(error) => error.fmt(f),
            error => error.notice().fmt(f),
        }
    }
}

impl Error for RecordError {}

impl From<SheetError> for RecordError {
    fn from(error: SheetError) -> Self {
        Self::Sheet(error)
    }
}

/// Why a token of a list is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenError {
    /// Its place in the list, counted from 1.
    pub at: usize,
    /// What it says.
    pub token: Quote,
    /// The rule that it breaks; `None` when it can't be read at all.
    pub rule: Option<RuleId>,
    /// The code and the facts of the sentence.
    pub notice: Notice,
}

impl TokenError {
    /// The code for a token that can't be read, with the names of its facts.
    pub const UNREADABLE: (&'static str, &'static [&'static str]) =
        ("token-unreadable", &["token", "game"]);

    fn unreadable<P: Position>(at: usize, token: &str) -> Self {
        let token = Quote::of(token);
        let facts = vec![("token", token.clone().into()), ("game", P::GAME.into())];
        Self { at, token, rule: None, notice: Notice { code: Self::UNREADABLE.0, facts } }
    }
}

impl fmt::Display for TokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "token {}: {}", self.at, self.notice)
    }
}

impl Error for TokenError {}

impl<P: Position> SoFar<P> {
    /// Adds a list of tokens, one after the other.
    ///
    /// # Errors
    /// The first token that can't be read or is refused; those before it have
    /// been added.
    pub fn add_tokens<'a>(
        &mut self,
        tokens: impl IntoIterator<Item = &'a str>,
    ) -> Result<(), TokenError> {
        for (before, token) in tokens.into_iter().enumerate() {
            let at = before + 1;
            let entry = read_entry::<P>(token)
                .map_err(|Unreadable| TokenError::unreadable::<P>(at, token))?;
            self.add(entry).map_err(|refused| TokenError {
                at,
                token: Quote::of(token),
                rule: Some(refused.rule()),
                notice: refused.notice(),
            })?;
        }
        Ok(())
    }
}

impl<P: Position> FromStr for Record<P> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let sheet = Sheet::read(text)?;
        sheet.check_kind::<P>()?;
        let start = match (sheet.get("set-up"), sheet.get("position")) {
            (Some(_), Some(_)) => return Err(SheetError::TwoStarts.into()),
            (setup, None) => Start::Setup(setup.unwrap_or("").parse().map_err(RecordError::Setup)?),
            (None, Some(position)) => Start::Position(read_position(position)?),
        };
        let (tokens, comments) = split_words(sheet.body)?;
        let mut game = SoFar::<P>::new(start);
        game.add_tokens(tokens).map_err(RecordError::Token)?;

        let record = Self {
            people: sheet.people(game.position().seats())?,
            date: sheet.date()?,
            chance: sheet.get("chance").map(str::to_owned),
            comments,
            game,
        };
        let played = result_text(&record.game);
        match sheet.get("result") {
            Some(found) if found != played => {
                let (found, played) = (Quote::of(found), Quote::of(&played));
                Err(SheetError::Result { found, played }.into())
            }
            _ => Ok(record),
        }
    }
}

fn read_position<P: Position>(text: &str) -> Result<P, RecordError> {
    text.parse().map_err(|error: <P as FromStr>::Err| RecordError::Position(error.notice()))
}

/// A record's text, taken apart but not yet understood.
struct Sheet<'a> {
    header: Vec<(&'a str, &'a str)>,
    body: &'a str,
}

const KEYS: [&str; 12] = [
    "format", "game", "edition", "set-up", "position", "seat1", "seat2", "seat3", "seat4", "date",
    "chance", "result",
];

impl<'a> Sheet<'a> {
    fn read(text: &'a str) -> Result<Self, SheetError> {
        let mut header: Vec<(&str, &str)> = Vec::new();
        let mut rest = text;
        for line in 1.. {
            let (first, after) = rest.split_once('\n').unwrap_or((rest, ""));
            rest = after;
            let first = first.trim();
            if first.is_empty() {
                break;
            }
            let (key, value) = first.split_once(':').ok_or(SheetError::Line { line })?;
            let (key, value) = (key.trim(), value.trim());
            if first.chars().any(char::is_control) {
                return Err(SheetError::Line { line });
            }
            if !KEYS.contains(&key) {
                return Err(SheetError::UnknownKey { key: Quote::of(key), line });
            }
            if header.iter().any(|(known, _)| *known == key) {
                return Err(SheetError::KeyTwice { key: Quote::of(key), line });
            }
            header.push((key, value));
        }
        Ok(Self { header, body: rest })
    }

    fn get(&self, key: &str) -> Option<&'a str> {
        self.header.iter().find(|(known, _)| *known == key).map(|(_, value)| *value)
    }

    fn check_kind<P: Position>(&self) -> Result<(), SheetError> {
        let need = |key| self.get(key).ok_or(SheetError::MissingKey { key });
        let format = need("format")?;
        if format != FORMAT.to_string() {
            return Err(SheetError::Format { found: Quote::of(format), known: FORMAT });
        }
        let game = need("game")?;
        if game != P::GAME {
            return Err(SheetError::Game { found: Quote::of(game), wanted: P::GAME });
        }
        let edition = need("edition")?;
        if edition != P::EDITION.to_string() {
            return Err(SheetError::Edition { found: Quote::of(edition), known: P::EDITION });
        }
        Ok(())
    }

    fn people(&self, seats: Seats) -> Result<[Option<String>; Seat::MOST], SheetError> {
        let mut people: [Option<String>; Seat::MOST] = Default::default();
        for seat in Seat::ALL {
            if let Some(person) = self.get(&format!("seat{seat}")) {
                if !seats.contains(seat) {
                    return Err(SheetError::NoSeat { seat });
                }
                people[seat.index()] = Some(person.to_owned());
            }
        }
        Ok(people)
    }

    fn date(&self) -> Result<Option<String>, SheetError> {
        match self.get("date") {
            Some(date) if !is_day(date) => Err(SheetError::Date { found: Quote::of(date) }),
            date => Ok(date.map(str::to_owned)),
        }
    }
}

fn is_day(date: &str) -> bool {
    let part = |range: std::ops::Range<usize>| {
        date.get(range).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()))
    };
    let number = |range| part(range)?.parse::<u8>().ok();
    date.len() == 10
        && date.get(4..5) == Some("-")
        && date.get(7..8) == Some("-")
        && part(0..4).is_some()
        && number(5..7).is_some_and(|month| (1..=12).contains(&month))
        && number(8..10).is_some_and(|day| (1..=31).contains(&day))
}

type Words<'a> = (Vec<&'a str>, Vec<(usize, String)>);

/// The tokens, and the comments with the number of tokens before each.
fn split_words(body: &str) -> Result<Words<'_>, SheetError> {
    let (mut tokens, mut comments) = (Vec::new(), Vec::new());
    let mut rest = body.trim_start();
    while !rest.is_empty() {
        if let Some(comment) = rest.strip_prefix('{') {
            let (comment, after) = comment.split_once('}').ok_or(SheetError::OpenComment)?;
            comments.push((tokens.len(), comment.to_owned()));
            rest = after.trim_start();
        } else {
            let end = rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(rest.len());
            tokens.push(&rest[..end]);
            rest = rest[end..].trim_start();
        }
    }
    Ok((tokens, comments))
}
