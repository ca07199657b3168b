//! Which piece is which after each entry of a game, how those that changed got
//! there, and where something happened last. Pieces keep themselves from one
//! picture to the next, so this follows from the whole way and is kept beside
//! the game, one picture more than there are entries.

use game::{Actor, Entry, GameSoFar};
use shelf::GameInProgress;

use crate::{
    drawn::Drawn,
    scene::{Gesture, Motion, Piece, PieceId},
};

/// The pictures of a game, the first of its start.
#[derive(Clone, Debug, Default)]
pub struct Pictures(Vec<Picture>);

/// What was to be seen after an entry.
#[derive(Clone, Debug, Default)]
pub(super) struct Picture {
    pub(super) pieces: Vec<Piece>,
    pub(super) motions: Vec<(PieceId, Motion)>,
    /// The spots of the entry.
    pub(super) last: Vec<String>,
}

impl Pictures {
    /// Those of a game.
    pub fn of(game: &GameInProgress) -> Self {
        let mut pictures = Self::default();
        pictures.follow(game);
        pictures
    }

    /// Goes on to the end of a game whose first entries are pictured already.
    pub fn follow(&mut self, game: &GameInProgress) {
        shelf::match_in_progress!(game, game => self.follow_game(game));
    }

    /// Those after this many entries are no longer so.
    pub fn truncate(&mut self, entries: usize) {
        self.0.truncate(entries + 1);
    }

    /// The pieces that moved by the entries from this one on.
    pub fn moved_since(&self, entries: usize) -> Vec<PieceId> {
        let later = self.0.iter().skip(entries + 1);
        later.flat_map(|picture| picture.motions.iter().map(|(id, _)| *id)).collect()
    }

    /// Whether a die is thrown by the entry that makes this many.
    pub fn shows_roll(&self, entries: usize) -> bool {
        let rolls = |(_, motion): &(PieceId, Motion)| *motion == Motion::Rolls;
        self.0.get(entries).is_some_and(|picture| picture.motions.iter().any(rolls))
    }

    /// The picture after so many entries, or the last.
    pub(super) fn after(&self, entries: usize) -> Option<&Picture> {
        self.0.get(entries).or(self.0.last())
    }

    fn follow_game<P: Drawn>(&mut self, game: &GameSoFar<P>) {
        if self.0.is_empty() {
            let pieces = game.start().position().pieces();
            self.0.push(Picture { pieces, ..Picture::default() });
        }
        let known = self.0.len() - 1;
        for (before, entry) in game.entries().iter().enumerate().skip(known) {
            let (Some(from), Some(to)) =
                (game.position_after(before), game.position_after(before + 1))
            else {
                return;
            };
            let picture = self.0.last().map(|last| next(from, *entry, to, &last.pieces));
            self.0.extend(picture);
        }
    }
}

/// The picture after an entry that led from one position to another.
fn next<P: Drawn>(from: &P, entry: Entry<P::Action>, to: &P, pieces: &[Piece]) -> Picture {
    match entry {
        Entry::Action(action) => {
            let (pieces, motions) = from.moved(pieces, action);
            let last = last_spots(from, action, &pieces, &motions);
            Picture { pieces, motions, last }
        }
        Entry::Left(..) | Entry::Draw => {
            Picture { pieces: renumbered(pieces, to.pieces()), ..Picture::default() }
        }
    }
}

/// The spots of an action: those that a person points at, or where what moved
/// has come to.
fn last_spots<P: Drawn>(
    before: &P,
    action: P::Action,
    pieces: &[Piece],
    motions: &[(PieceId, Motion)],
) -> Vec<String> {
    let arrived = || {
        let moved = |piece: &&Piece| motions.iter().any(|(id, _)| *id == piece.id);
        pieces.iter().filter(moved).filter_map(|piece| piece.spot.clone())
    };
    let Actor::Seat(_) = before.actor() else { return arrived().collect() };
    match before.gesture(action) {
        Gesture::FromTo { from, to } => vec![from, to],
        Gesture::At { spot } => arrived().chain([spot]).collect(),
        Gesture::Button { .. } => Vec::new(),
    }
}

/// The new pieces with the ids of the old ones that are where they were.
fn renumbered(old: &[Piece], mut new: Vec<Piece>) -> Vec<Piece> {
    let mut left: Vec<&Piece> = old.iter().collect();
    let mut free = old.iter().map(|piece| piece.id.0).max().map_or(0, |most| most + 1);
    for piece in &mut new {
        let same = |was: &&Piece| Piece { id: was.id, ..piece.clone() } == **was;
        if let Some(place) = left.iter().position(same) {
            piece.id = left.remove(place).id;
        } else {
            piece.id = PieceId(free);
            free += 1;
        }
    }
    new
}
