//! Keeps the games as records, one file each, with who sat where and why a
//! program failed.

use std::{
    fs,
    path::{Path, PathBuf},
};

use bots::BotGame;
use game::{Actor, Comment, GameSoFar, Line, Record};
use words::Words;

use super::meeting::{Meeting, Played};
use crate::failure::Failure;

/// Where the records go.
pub(super) struct Folder(PathBuf);

impl Folder {
    /// The folder, made if it is not there yet.
    pub(super) fn make(path: &Path) -> Result<Self, Failure> {
        match fs::create_dir_all(path) {
            Ok(()) => Ok(Self(path.to_owned())),
            Err(error) => Err(Failure::NotWritten(path.to_owned(), error)),
        }
    }

    /// Writes a game down.
    pub(super) fn keep<P: BotGame>(
        &self,
        meeting: &Meeting<'_, P>,
        played: &Played<P>,
        words: &Words,
    ) -> Result<(), Failure> {
        let mut record = Record::of(played.game.clone());
        for seat in played.game.position().seats() {
            let name = meeting.bot_on(seat, played.number).to_string();
            record.people[seat.index()] = Line::new(&name);
        }
        if has_chance(&meeting.start) {
            let round = meeting.round(played.number) + 1;
            record.chance = Line::new(&format!("arena seed={} round={round}", meeting.seed));
        }
        for (entries, _, failing) in &played.failings {
            let sentence = failing.sentence(words).replace(['{', '}'], " ");
            record.comments.extend(Comment::new(&sentence).map(|comment| (*entries, comment)));
        }
        let file = self.0.join(format!("{}-{:06}.txt", P::GAME, played.number + 1));
        fs::write(&file, record.to_string()).map_err(|error| Failure::NotWritten(file, error))
    }
}

fn has_chance<P: BotGame>(start: &GameSoFar<P>) -> bool {
    start.actor() == Actor::Chance
}
