//! From arguments to a game: opens it and plays the tokens of `--from`. Most commands
//! want a line: of a record with variations they get the main one, and say so.

use std::{fs::File, io::Read, path::Path};

use shelf::{Game, GameInProgress, Opening, TreeInProgress};
use words::Words;

use crate::{
    args::Opened,
    failure::{Failure, say_beside},
};

/// No record comes near this size; what is larger is some other file.
const LARGEST_RECORD: u64 = 1 << 20;

/// The game that the arguments describe; beside the program's answer it is told if
/// variations of a record are left out.
pub(crate) fn open(opened: &Opened, words: &Words) -> Result<GameInProgress, Failure> {
    let (played, tree) = open_whole(opened)?;
    if let Some(sentence) = tree.and_then(|tree| left_out(&tree, words)) {
        say_beside(&sentence);
    }
    Ok(played)
}

/// That only the main line of a record is used, where it has variations.
pub(crate) fn left_out(tree: &TreeInProgress, words: &Words) -> Option<String> {
    let variations = tree.variations();
    let facts = [("variations", variations.into())];
    (variations > 0).then(|| words.tell("cli-main-line", &facts))
}

/// The game that the arguments describe, and all that is in the record, if it is from
/// one.
pub(crate) fn open_whole(
    opened: &Opened,
) -> Result<(GameInProgress, Option<TreeInProgress>), Failure> {
    let game =
        Game::named(&opened.game).ok_or_else(|| Failure::UnknownGame(opened.game.clone()))?;
    let record = opened.record.as_deref().map(read_record).transpose()?;
    let tree = record.as_deref().map(|text| game.open_tree(text)).transpose()?;
    let mut played = game.open(&Opening {
        players: opened.players,
        setup: opened.setup.as_deref(),
        position: opened.position.as_deref(),
        record: record.as_deref(),
    })?;
    if let Some(tokens) = &opened.from {
        played.add_tokens(tokens)?;
    }
    Ok((played, tree.map(|(tree, _)| tree)))
}

/// The game that a record says it is of.
pub(crate) fn game_of(record: &str) -> Result<Game, Failure> {
    let header = record.lines().take_while(|line| !line.trim().is_empty());
    let mut lines = header.filter_map(|line| line.split_once(':'));
    let named = lines.find(|(key, _)| key.trim() == "game").map(|(_, name)| name.trim());
    // A record without a name is read as any game's, which says what is missing.
    let game = named.map_or(Game::ALL.first().copied(), Game::named);
    game.ok_or_else(|| Failure::UnknownGame(named.unwrap_or_default().to_owned()))
}

/// The text of a record in a file.
pub(crate) fn read_record(path: &Path) -> Result<String, Failure> {
    let failed = |error| Failure::File(path.to_owned(), error);
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(failed)?;
    file.take(LARGEST_RECORD + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > LARGEST_RECORD {
        return Err(Failure::TooLarge(path.to_owned()));
    }
    String::from_utf8(bytes).map_err(|_| Failure::NoText(path.to_owned()))
}
