//! Which piece is which after each entry of a game, how those that changed got
//! there, and what the last turn left to be seen. Pieces keep themselves from one
//! picture to the next, so this follows from the whole way and is kept beside
//! the game, one picture more than there are entries.

use game::{Actor, Entry, GameSoFar, Seat};
use shelf::GameInProgress;

use crate::{
    drawn::Drawn,
    scene::{Gesture, Motion, Piece, PieceId, Trace},
};

/// The pictures of a game, the first of its start.
#[derive(Clone, Debug, Default)]
pub struct Pictures(Vec<Picture>);

/// What was to be seen after an entry.
#[derive(Clone, Debug, Default)]
pub(super) struct Picture {
    pub(super) pieces: Vec<Piece>,
    pub(super) motions: Vec<(PieceId, Motion)>,
    /// Whose turn the entry belongs to.
    turn: Option<Seat>,
    /// The moves of that turn so far.
    pub(super) last: Vec<Trace>,
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

    /// Whose turn the entry belongs to that makes this many, if it is anybody's.
    pub fn turn(&self, entries: usize) -> Option<Seat> {
        self.0.get(entries)?.turn
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
            let picture = self.0.last().map(|last| next(&from, *entry, &to, last));
            self.0.extend(picture);
        }
    }
}

/// The picture after an entry that led from one position to another.
fn next<P: Drawn>(from: &P, entry: Entry<P::Action>, to: &P, before: &Picture) -> Picture {
    let action = match entry {
        Entry::Action(action) => action,
        Entry::Left(..) | Entry::Draw => {
            let pieces = renumbered(&before.pieces, to.pieces());
            return Picture { pieces, ..Picture::default() };
        }
    };
    let (pieces, motions) = from.moved(&before.pieces, action);
    // What chance does belongs to the turn that it happens in.
    let turn = match from.actor() {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance | Actor::Over(_) => before.turn,
    };
    let mut last = if turn == before.turn { before.last.clone() } else { Vec::new() };
    last.extend(trace(from, action, &before.pieces, (&pieces, &motions)));
    Picture { pieces, motions, turn, last }
}

/// What an action leaves to be seen: where a person pointed, with all that the
/// piece there covered and covers; or where what moved has come to.
fn trace<P: Drawn>(
    before: &P,
    action: P::Action,
    old: &[Piece],
    (pieces, motions): (&[Piece], &[(PieceId, Motion)]),
) -> Option<Trace> {
    let arrived = || {
        let moved = |piece: &&Piece| motions.iter().any(|(id, _)| *id == piece.id);
        pieces.iter().filter(moved).filter_map(|piece| piece.spot.clone()).collect::<Vec<_>>()
    };
    let Actor::Seat(_) = before.actor() else {
        return Some(Trace { from: Vec::new(), to: arrived() })
            .filter(|trace| !trace.to.is_empty());
    };
    match before.gesture(action).named() {
        Gesture::FromTo { from, to } => {
            let ground = before.ground();
            let covered = |piece: &Piece| -> Vec<String> {
                let spots = ground.spots.iter().filter(|spot| piece.covers(spot));
                spots.map(|spot| spot.id.clone()).collect()
            };
            let was = old.iter().find(|piece| piece.spot.as_ref() == Some(&from));
            let is = was.and_then(|was| pieces.iter().find(|piece| piece.id == was.id));
            let (began, ended) = (was.map(covered), is.map(covered));
            // Where it is gone from the board, the place where it left is the end.
            let ended = ended.filter(|ended| ended.contains(&to));
            Some(Trace { from: began.unwrap_or(vec![from]), to: ended.unwrap_or(vec![to]) })
        }
        Gesture::At { spot } => Some(Trace { from: vec![spot], to: arrived() }),
        Gesture::Button { .. } => None,
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
