//! What a person can type beside actions: a closed list of keywords, each in
//! English and in French. Both are always understood, and neither is an
//! action of any game.

use words::Language;

/// Something to ask of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Keyword {
    /// What can be typed.
    Help,
    /// The legal actions.
    Moves,
    /// Take back.
    Back,
    /// What a good player would do.
    Hint,
    /// Keep the record.
    Save,
    /// Go on from a record.
    Load,
    /// The board once more.
    Board,
    /// The rulebook, or one of its rules.
    Rules,
    /// Offer a draw.
    Draw,
    /// Give up.
    Resign,
    /// Play again.
    Again,
    Quit,
}

/// A line as it is meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Meaning<'a> {
    /// An empty line.
    Nothing,
    /// A keyword, and what stands behind it.
    Keyword(Keyword, &'a str),
    /// Anything else should be actions.
    Tokens(Vec<&'a str>),
}

impl Keyword {
    /// All of them, in the order of the help.
    pub(super) const ALL: [Self; 12] = [
        Self::Help,
        Self::Moves,
        Self::Back,
        Self::Hint,
        Self::Board,
        Self::Rules,
        Self::Save,
        Self::Load,
        Self::Draw,
        Self::Resign,
        Self::Again,
        Self::Quit,
    ];

    /// The word for it.
    pub(super) const fn word(self, language: Language) -> &'static str {
        let (english, french) = self.words();
        match language {
            Language::English => english,
            Language::French => french,
        }
    }

    /// Names the sentence that says what it does.
    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::Help => "play-help-help",
            Self::Moves => "play-help-moves",
            Self::Back => "play-help-back",
            Self::Hint => "play-help-hint",
            Self::Save => "play-help-save",
            Self::Load => "play-help-load",
            Self::Board => "play-help-board",
            Self::Rules => "play-help-rules",
            Self::Draw => "play-help-draw",
            Self::Resign => "play-help-resign",
            Self::Again => "play-help-again",
            Self::Quit => "play-help-quit",
        }
    }

    /// Whether the name of a file belongs behind it.
    pub(super) const fn takes_file(self) -> bool {
        matches!(self, Self::Save | Self::Load)
    }

    /// Words that are understood too: a sign, and what version 0.1 called things.
    const ALSO: [(&str, Self); 7] = [
        ("?", Self::Help),
        ("back", Self::Back),
        ("retour", Self::Back),
        ("conseil", Self::Hint),
        ("garder", Self::Save),
        ("rule", Self::Rules),
        ("regles", Self::Rules),
    ];

    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Help => ("help", "aide"),
            Self::Moves => ("moves", "coups"),
            Self::Back => ("undo", "annuler"),
            Self::Hint => ("hint", "indice"),
            Self::Save => ("save", "enregistrer"),
            Self::Load => ("load", "charger"),
            Self::Board => ("board", "plateau"),
            Self::Rules => ("rules", "règles"),
            Self::Draw => ("draw", "nulle"),
            Self::Resign => ("resign", "abandonner"),
            Self::Again => ("again", "encore"),
            Self::Quit => ("quit", "quitter"),
        }
    }

    /// The keyword with this word, in either language and either case.
    pub(super) fn named(word: &str) -> Option<Self> {
        let is = |name: &str| name.eq_ignore_ascii_case(word);
        let is_meant = |keyword: &Self| {
            let (english, french) = keyword.words();
            is(english) || is(french)
        };
        let also = || Self::ALSO.into_iter().find(|(name, _)| is(name));
        Self::ALL.into_iter().find(is_meant).or_else(|| also().map(|(_, keyword)| keyword))
    }
}

impl<'a> Meaning<'a> {
    /// What a line means.
    pub(super) fn read(line: &'a str) -> Self {
        let line = line.trim();
        if line.is_empty() {
            return Self::Nothing;
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match Keyword::named(word) {
            Some(keyword) => Self::Keyword(keyword, rest.trim_start()),
            None => Self::Tokens(line.split_whitespace().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Position;
    use shelf::Game;

    use super::*;

    #[test]
    fn lines_are_read_in_both_languages() {
        assert_eq!(Meaning::read("  \t"), Meaning::Nothing);
        assert_eq!(Meaning::read(" HELP "), Meaning::Keyword(Keyword::Help, ""));
        assert_eq!(Meaning::read("?"), Meaning::Keyword(Keyword::Help, ""));
        assert_eq!(Meaning::read("Annuler"), Meaning::Keyword(Keyword::Back, ""));
        assert_eq!(Meaning::read("retour"), Meaning::Keyword(Keyword::Back, ""));
        assert_eq!(Meaning::read("garder x"), Meaning::Keyword(Keyword::Save, "x"));
        assert_eq!(
            Meaning::read("save my game.txt "),
            Meaning::Keyword(Keyword::Save, "my game.txt")
        );
        assert_eq!(Meaning::read("charger  x"), Meaning::Keyword(Keyword::Load, "x"));
        assert_eq!(Meaning::read("quit it"), Meaning::Keyword(Keyword::Quit, "it"));
        assert_eq!(Meaning::read("a7s  b1n"), Meaning::Tokens(vec!["a7s", "b1n"]));
    }

    /// No word is an action of a game, and none means two things.
    #[test]
    fn keywords_are_no_actions() {
        let reads = |game, word: &str| shelf::match_game!(game, P => word.parse::<<P as Position>::Action>().is_ok());
        for keyword in Keyword::ALL {
            for word in Language::ALL.map(|language| keyword.word(language)) {
                assert_eq!(Keyword::named(word), Some(keyword));
                assert!(Game::ALL.into_iter().all(|game| !reads(game, word)), "{word}");
            }
        }
    }
}
