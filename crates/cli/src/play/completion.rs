//! What a line can become: the commands of the user's language, the legal
//! actions behind the actions typed already, the files of a folder.

use std::{fs, path};

use rustyline::{
    Context, Helper, completion::Completer, highlight::Highlighter, hint::Hinter,
    validate::Validator,
};
use shelf::GameInProgress;
use words::Language;

use super::keyword::Keyword;

/// Where in the line a completion begins, and the words that fit there, in
/// order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Completions {
    pub(super) start: usize,
    pub(super) words: Vec<String>,
}

/// What the last word of this line can become.
pub(super) fn completions(line: &str, played: &GameInProgress, language: Language) -> Completions {
    if let Some((word, path)) = line.trim_start().split_once(char::is_whitespace)
        && Keyword::named(word).is_some_and(Keyword::takes_file)
    {
        let (start, words) = files(path.trim_start());
        return Completions { start: line.len() - start, words };
    }
    let keyword = line.split_whitespace().next().and_then(Keyword::named);
    let start = line.rfind(char::is_whitespace).map_or(0, |blank| blank + 1);
    let (earlier, begun) = line.split_at(start);
    let mut words = if earlier.trim().is_empty() {
        let keywords = Keyword::ALL.map(|keyword| keyword.word(language).to_owned());
        [played.actions(), keywords.to_vec()].concat()
    } else if keyword == Some(Keyword::Rules) {
        rulebook::rules(played.game()).iter().map(|rule| rule.as_str().to_lowercase()).collect()
    } else {
        actions_behind(earlier, played)
    };
    let begun = begun.to_lowercase();
    words.retain(|word| word.starts_with(&begun));
    Completions { start, words }
}

/// The legal actions behind others, as long as the turn is the same player's.
fn actions_behind(tokens: &str, played: &GameInProgress) -> Vec<String> {
    let mut later = played.clone();
    match later.add_tokens(tokens) {
        Ok(()) if later.actor() == played.actor() => later.actions(),
        _ => Vec::new(),
    }
}

/// The files that a path can become, and how many bytes of their names are
/// there already. Hidden ones are for who knows that they are there.
fn files(path: &str) -> (usize, Vec<String>) {
    let (folder, begun) = path.split_at(path.rfind(path::is_separator).map_or(0, |last| last + 1));
    let entries = fs::read_dir(if folder.is_empty() { "." } else { folder });
    let mut names: Vec<String> = entries
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let fits =
                name.starts_with(begun) && (begun.starts_with('.') || !name.starts_with('.'));
            let end = if entry.path().is_dir() { "/" } else { "" };
            fits.then(|| name + end)
        })
        .collect();
    names.sort_unstable();
    (begun.len(), names)
}

/// Completes a line on a terminal.
pub(crate) struct Completion {
    language: Language,
    /// The game as it stands while a line is typed.
    pub(super) played: Option<GameInProgress>,
}

impl Completion {
    pub(super) fn new(language: Language) -> Self {
        Self { language, played: None }
    }
}

impl Completer for Completion {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        cursor: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let Some(played) = &self.played else { return Ok((cursor, Vec::new())) };
        let found = completions(&line[..cursor], played, self.language);
        Ok((found.start, found.words))
    }
}

impl Hinter for Completion {
    type Hint = String;
}

impl Highlighter for Completion {}

impl Validator for Completion {}

impl Helper for Completion {}

#[cfg(test)]
mod tests {
    use shelf::{Game, Opening};

    use super::*;

    fn completed(game: Game, tokens: &str, line: &str) -> (usize, String) {
        let mut played = game.open(&Opening::default()).expect("a game");
        played.add_tokens(tokens).expect("legal tokens");
        let found = completions(line, &played, Language::English);
        (found.start, found.words.join(" "))
    }

    #[test]
    fn legal_actions_and_commands_complete_a_line() {
        assert_eq!(completed(Game::Kuba, "", "a7"), (0, "a7e a7s".into()));
        assert_eq!(completed(Game::Kuba, "", "B"), (0, "b7s board".into()));
        assert_eq!(completed(Game::Kuba, "", "z"), (0, String::new()));
        assert_eq!(completed(Game::Kuba, "", "rules KU-1"), (6, "ku-1 ku-10 ku-11".into()));
        assert_eq!(completed(Game::Klotze, "", "d2-d"), (0, "d2-d1 d2-d3".into()));
        assert_eq!(completed(Game::BilleTrap, "d1 e", ""), {
            let all = "k t help moves undo hint board rules save load draw resign again quit";
            (0, all.into())
        });
    }

    #[test]
    fn later_actions_follow_the_earlier_of_the_same_turn() {
        let (start, words) = completed(Game::BlackHoles, "e7n", "d7n d8");
        assert_eq!(start, 4);
        assert!(words.split(' ').all(|word| word.starts_with("d8")), "{words}");
        assert_eq!(completed(Game::Kuba, "", "a7s a"), (4, String::new()), "Black's turn");
        assert_eq!(completed(Game::Kuba, "", "nonsense a"), (9, String::new()));
    }

    #[test]
    fn files_complete_what_is_saved_and_loaded() {
        let folder = std::env::temp_dir().join(format!("ludotheque-files-{}", std::process::id()));
        fs::create_dir_all(folder.join("my folder")).expect("a folder");
        fs::write(folder.join("my game.txt"), "").expect("a file");
        fs::write(folder.join(".hidden"), "").expect("a file");
        let line = format!("save {}/my ", folder.display());
        let start = line.len() - "my ".len();
        assert_eq!(completed(Game::Kuba, "", &line), (start, "my folder/ my game.txt".into()));
        let all = format!("charger {}/", folder.display());
        assert_eq!(completed(Game::Kuba, "", &all), (all.len(), "my folder/ my game.txt".into()));
        let nowhere = format!("load {}/not/there", folder.display());
        assert_eq!(completed(Game::Kuba, "", &nowhere).1, "");
        fs::remove_dir_all(&folder).expect("it was there");
    }

    #[test]
    fn french_commands_complete_in_french() {
        let played = Game::Kuba.open(&Opening::default()).expect("a game");
        let found = completions("e", &played, Language::French);
        assert_eq!(found.words, ["enregistrer", "encore"]);
    }

    #[test]
    fn an_ended_game_offers_commands_alone() {
        let (_, words) = completed(Game::Kuba, "resign:1", "");
        assert!(words.starts_with("help "), "{words}");
    }
}
