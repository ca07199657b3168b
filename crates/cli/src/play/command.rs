//! What a person can type beside actions: a closed list of commands, each with
//! an English and a French word. Both are always understood, and neither is an
//! action of any game.

use words::Language;

/// Something to ask of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
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
    /// Give up.
    Resign,
    /// Leave.
    Quit,
}

/// A line as it is meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line<'a> {
    /// An empty line.
    Nothing,
    /// A command, and what stands behind it.
    Command(Command, &'a str),
    /// Anything else should be actions.
    Tokens(Vec<&'a str>),
}

impl Command {
    /// All of them, in the order of the help.
    pub(super) const ALL: [Self; 9] = [
        Self::Help,
        Self::Moves,
        Self::Back,
        Self::Hint,
        Self::Board,
        Self::Save,
        Self::Load,
        Self::Resign,
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
            Self::Resign => "play-help-resign",
            Self::Quit => "play-help-quit",
        }
    }

    /// Whether the name of a file belongs behind it.
    pub(super) const fn takes_file(self) -> bool {
        matches!(self, Self::Save | Self::Load)
    }

    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Help => ("help", "aide"),
            Self::Moves => ("moves", "coups"),
            Self::Back => ("back", "retour"),
            Self::Hint => ("hint", "conseil"),
            Self::Save => ("save", "garder"),
            Self::Load => ("load", "charger"),
            Self::Board => ("board", "plateau"),
            Self::Resign => ("resign", "abandonner"),
            Self::Quit => ("quit", "quitter"),
        }
    }

    /// The command with this word, in either language and either case.
    pub(super) fn named(word: &str) -> Option<Self> {
        if word == "?" {
            return Some(Self::Help);
        }
        let is_meant = |command: &Self| {
            let (english, french) = command.words();
            english.eq_ignore_ascii_case(word) || french.eq_ignore_ascii_case(word)
        };
        Self::ALL.into_iter().find(is_meant)
    }
}

impl<'a> Line<'a> {
    /// What a line means.
    pub(super) fn read(line: &'a str) -> Self {
        let line = line.trim();
        if line.is_empty() {
            return Self::Nothing;
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match Command::named(word) {
            Some(command) => Self::Command(command, rest.trim_start()),
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
        assert_eq!(Line::read("  \t"), Line::Nothing);
        assert_eq!(Line::read(" HELP "), Line::Command(Command::Help, ""));
        assert_eq!(Line::read("?"), Line::Command(Command::Help, ""));
        assert_eq!(Line::read("Retour"), Line::Command(Command::Back, ""));
        assert_eq!(Line::read("save my game.txt "), Line::Command(Command::Save, "my game.txt"));
        assert_eq!(Line::read("charger  x"), Line::Command(Command::Load, "x"));
        assert_eq!(Line::read("quit it"), Line::Command(Command::Quit, "it"));
        assert_eq!(Line::read("a7s  b1n"), Line::Tokens(vec!["a7s", "b1n"]));
    }

    /// No word is an action of a game, and none means two things.
    #[test]
    fn commands_are_no_actions() {
        let reads = |game, word: &str| shelf::match_game!(game, P => word.parse::<<P as Position>::Action>().is_ok());
        for command in Command::ALL {
            for word in Language::ALL.map(|language| command.word(language)) {
                assert_eq!(Command::named(word), Some(command));
                assert!(Game::ALL.into_iter().all(|game| !reads(game, word)), "{word}");
            }
        }
    }
}
