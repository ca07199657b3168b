//! What can be typed beside moves while a puzzle is solved: a closed list, each in
//! English and in French. Both are always understood.

use words::Language;

/// Something to ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Keyword {
    /// What can be typed.
    Help,
    /// The legal actions.
    Moves,
    /// What the puzzle is about.
    Hint,
    Solution,
    /// The next puzzle.
    Next,
    /// The board once more.
    Board,
    Quit,
}

impl Keyword {
    /// All of them, in the order of the help.
    pub(super) const ALL: [Self; 7] =
        [Self::Help, Self::Moves, Self::Hint, Self::Solution, Self::Next, Self::Board, Self::Quit];

    const fn words(self) -> [&'static str; 2] {
        match self {
            Self::Help => ["help", "aide"],
            Self::Moves => ["moves", "coups"],
            Self::Hint => ["hint", "indice"],
            Self::Solution => ["solution", "solution"],
            Self::Next => ["next", "suivant"],
            Self::Board => ["board", "plateau"],
            Self::Quit => ["quit", "quitter"],
        }
    }

    /// The word for it.
    pub(super) const fn word(self, language: Language) -> &'static str {
        let [english, french] = self.words();
        match language {
            Language::English => english,
            Language::French => french,
        }
    }

    /// Names the sentence that says what it does.
    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::Help => "puzzles-help-help",
            Self::Moves => "puzzles-help-moves",
            Self::Hint => "puzzles-help-hint",
            Self::Solution => "puzzles-help-solution",
            Self::Next => "puzzles-help-next",
            Self::Board => "puzzles-help-board",
            Self::Quit => "puzzles-help-quit",
        }
    }

    /// The keyword with this word, in either language and either case.
    pub(super) fn named(word: &str) -> Option<Self> {
        let word = if word == "?" { "help" } else { word };
        let is = |name: &&str| name.eq_ignore_ascii_case(word);
        Self::ALL.into_iter().find(|keyword| keyword.words().iter().any(is))
    }
}

#[cfg(test)]
mod tests {
    use game::Position;
    use shelf::Game;

    use super::*;

    #[test]
    fn keywords_are_no_actions() {
        let reads = |game, word: &str| shelf::match_game!(game, P => word.parse::<<P as Position>::Action>().is_ok());
        for keyword in Keyword::ALL {
            for word in Language::ALL.map(|language| keyword.word(language)) {
                assert_eq!(Keyword::named(word), Some(keyword));
                assert!(Game::ALL.into_iter().all(|game| !reads(game, word)), "{word}");
            }
        }
        assert_eq!(Keyword::named("?"), Some(Keyword::Help));
        assert_eq!(Keyword::named("a7s"), None);
    }
}
