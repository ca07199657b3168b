//! How somebody left the puzzles of a game, as this device keeps it: a line for each,
//! `aanpt5 solved`.

use std::collections::BTreeMap;

use shelf::Game;

use crate::page::browser;

/// How each puzzle of a game was left that somebody has come to.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct PuzzleProgress(BTreeMap<String, PuzzleMark>);

/// How a puzzle was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PuzzleMark {
    /// It was solved.
    Solved,
    /// The solution was shown, and it was not solved since.
    Shown,
}

impl PuzzleMark {
    /// As it is kept, and as style sheets and tests know it.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Shown => "shown",
        }
    }
}

impl PuzzleProgress {
    /// What this device knows.
    pub(super) fn kept(game: Game) -> Self {
        Self::read(&browser::kept(&name(game)).unwrap_or_default())
    }

    /// Has the device keep it.
    pub(super) fn keep(&self, game: Game) {
        browser::keep(&name(game), &self.text());
    }

    /// How this puzzle was left.
    pub(super) fn of(&self, id: &str) -> Option<PuzzleMark> {
        self.0.get(id).copied()
    }

    pub(super) fn is_solved(&self, id: &str) -> bool {
        self.of(id) == Some(PuzzleMark::Solved)
    }

    /// This one was solved.
    pub(super) fn solve(&mut self, id: &str) {
        self.0.insert(id.to_owned(), PuzzleMark::Solved);
    }

    /// The solution of this one was shown; what was solved stays solved.
    pub(super) fn show(&mut self, id: &str) {
        self.0.entry(id.to_owned()).or_insert(PuzzleMark::Shown);
    }

    /// A line that can't be read counts as none.
    fn read(text: &str) -> Self {
        let line = |line: &str| {
            let (id, word) = line.split_once(' ')?;
            let how = [PuzzleMark::Solved, PuzzleMark::Shown]
                .into_iter()
                .find(|how| how.word() == word)?;
            Some((id.to_owned(), how))
        };
        Self(text.lines().filter_map(line).collect())
    }

    fn text(&self) -> String {
        let lines = self.0.iter().map(|(id, how)| format!("{id} {}", how.word()));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// Under this name the browser keeps it.
fn name(game: Game) -> String {
    format!("ludotheque-puzzles-{}", game.name())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_solved_stays_solved() {
        let mut left = PuzzleProgress::default();
        left.show("aanpt5");
        left.show("bipg8q");
        left.solve("aanpt5");
        left.show("aanpt5");
        assert_eq!(left.of("aanpt5"), Some(PuzzleMark::Solved));
        assert_eq!(left.of("bipg8q"), Some(PuzzleMark::Shown));
        assert_eq!(left.of("bkig7c"), None);
        assert_eq!(PuzzleProgress::read(&left.text()), left);
        assert_eq!(
            PuzzleProgress::read("nonsense\n\naanpt5 solved x\nbipg8q shown").text(),
            "bipg8q shown"
        );
    }
}
