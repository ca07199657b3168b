//! What one person reports of another: at which table, why, and in their own words.

use game::{Fact, Quote};
use protocol::{NewReport, ReportReason};
use table::{Moment, PersonId, TableId};

use super::{Nickname, Refusal};

/// A report that waits for whoever runs the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Where it happened.
    pub table: TableId,
    pub reporter: PersonId,
    pub reported: PersonId,
    /// What they were called then: a name can be changed.
    pub name: Nickname,
    pub reason: ReportReason,
    /// In the reporter's own words.
    pub note: Note,
    pub at: Moment,
}

/// A few words of somebody's own, perhaps none: on one line, and safe to show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note(String);

impl Note {
    /// Reads a note. What can't be seen is left out, and white space is one space.
    ///
    /// # Errors
    /// It is too long.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        if text.chars().count() > NewReport::LONGEST_NOTE {
            return Err(Refusal::NoteLong { most: NewReport::LONGEST_NOTE });
        }
        let words =
            text.split_whitespace().map(|word| word.chars().filter(|it| is_shown(*it)).collect());
        let words: Vec<String> = words.filter(|word: &String| !word.is_empty()).collect();
        Ok(Self(words.join(" ")))
    }

    /// A note that was read before and stored.
    pub(crate) fn stored(text: String) -> Self {
        Self(text)
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn is_shown(letter: char) -> bool {
    let text = letter.to_string();
    Fact::from(Quote::of(&text)) == Fact::Text(text)
}

/// Counts the reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReportNumber(pub i64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_one_line_of_what_can_be_seen() {
        let read = |text: &str| Note::read(text).map(|note| note.0);
        assert_eq!(
            read("  Bob \u{202e}waits\n\u{1b}[31m an\u{200b} hour \u{7} "),
            Ok("Bob waits [31m an hour".to_owned())
        );
        assert_eq!(read(""), Ok(String::new()));
        assert_eq!(read(&"é".repeat(500)), Ok("é".repeat(500)));
        assert_eq!(read(&"é".repeat(501)), Err(Refusal::NoteLong { most: 500 }));
    }
}
