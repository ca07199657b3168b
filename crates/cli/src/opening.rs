//! From arguments to a game: opens it and plays the tokens of `--from`.

use std::{fs::File, io::Read, path::Path};

use shelf::{Game, GameInProgress, Opening};

use crate::{args::Opened, failure::Failure};

/// No record comes near this size; what is larger is some other file.
const LARGEST_RECORD: u64 = 1 << 20;

/// The game that the arguments describe.
pub(crate) fn open(opened: &Opened) -> Result<GameInProgress, Failure> {
    let game =
        Game::named(&opened.game).ok_or_else(|| Failure::UnknownGame(opened.game.clone()))?;
    let record = opened.record.as_deref().map(read_record).transpose()?;
    let mut played = game.open(&Opening {
        players: opened.players,
        setup: opened.setup.as_deref(),
        position: opened.position.as_deref(),
        record: record.as_deref(),
    })?;
    if let Some(tokens) = &opened.from {
        played.add_tokens(tokens)?;
    }
    Ok(played)
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
