//! What is to be seen of a game, and what may be done on the board.

use game::{Actor, GameSoFar, Notice, Seat};
use shelf::GameInProgress;

use super::Pictures;
use crate::{
    drawn::{Drawn, spots_of},
    scene::{
        Aid, Choice, LegendEntry, Motion, Note, Piece, PieceId, Preview, Scene, Tempo, Uncovered,
    },
};

/// What lay hidden in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hidden {
    /// This, as a deal's text.
    Dealt(String),
    /// Nobody dealt: what was never tested is drawn only now.
    NeverDealt,
}

/// A game as a board draws it.
pub trait Draw {
    /// The board after so many entries.
    fn scene(&self, entries: usize, pictures: &Pictures) -> Scene;
    /// What the seat that acts may do now; nothing where no seat acts.
    fn choices(&self) -> Vec<Choice>;
    /// The pieces that a legal action would move, as they would be then, and how
    /// they would get there.
    fn ghosts(&self, token: &str, pictures: &Pictures) -> Vec<(Piece, Motion)>;
    /// The spots that a piece passes by a legal action, first and last included;
    /// none where it goes straight.
    fn way(&self, token: &str) -> Vec<String>;
    /// The spots of a legal action: where its gesture begins and ends, and what its piece
    /// passes.
    fn spots(&self, token: &str) -> Vec<String>;
    /// Whether the actions of a turn count when the whole turn is confirmed.
    fn confirms_turns(&self) -> bool;
    /// What there is to see of all that lay hidden, once the game is over;
    /// nothing before, and where it hides nothing.
    fn uncovered(&self, hidden: &Hidden) -> Vec<Note>;
    /// By how many degrees, clockwise, the board is turned for a seat.
    fn degrees(&self, seat: Seat) -> f32;
    /// What the die showed last among the first so many entries, in games with
    /// one.
    fn last_roll(&self, entries: usize) -> Option<u8>;
    /// Whether a remark spares remembering, and is an aid.
    fn is_aid(&self, code: &str) -> bool;
    /// What would come of a legal action, for whoever is about to make it.
    fn preview(&self, token: &str, aid: Aid) -> Preview;
    /// What whoever acts is to do now, where a roll of the die has settled part of
    /// it.
    fn due(&self) -> Option<Notice>;
    /// What the signs on the board mean after so many entries.
    fn legend(&self, entries: usize, uncovered: Uncovered) -> Vec<LegendEntry>;
}

impl Draw for GameInProgress {
    fn scene(&self, entries: usize, pictures: &Pictures) -> Scene {
        shelf::match_in_progress!(self, game => scene(game, entries, pictures))
    }

    fn choices(&self) -> Vec<Choice> {
        shelf::match_in_progress!(self, game => {
            let Actor::Seat(_) = game.actor() else { return Vec::new() };
            let choice = |action| Choice {
                token: ToString::to_string(&action),
                gesture: game.position().gesture(action).named(),
                target: game.position().target(action),
            };
            game.actions().into_iter().map(choice).collect()
        })
    }

    fn ghosts(&self, token: &str, pictures: &Pictures) -> Vec<(Piece, Motion)> {
        let Some(picture) = pictures.after(self.length()) else { return Vec::new() };
        shelf::match_in_progress!(self, game => {
            let Some(action) = legal(game, token) else { return Vec::new() };
            let (pieces, motions) = game.position().moved(&picture.pieces, action);
            // What lies on no spot, as a die does, only goes along.
            let lay = |id: &PieceId| {
                picture.pieces.iter().any(|was| was.id == *id && was.spot.is_some())
            };
            let moved = |piece: Piece| {
                let motion = motions.iter().find(|(id, _)| *id == piece.id && lay(id))?.1;
                Some((piece, motion))
            };
            pieces.into_iter().filter_map(moved).collect()
        })
    }

    fn way(&self, token: &str) -> Vec<String> {
        shelf::match_in_progress!(self, game => {
            let way = legal(game, token).map(|action| Drawn::way(game.position(), action));
            way.iter().flatten().map(ToString::to_string).collect()
        })
    }

    fn spots(&self, token: &str) -> Vec<String> {
        shelf::match_in_progress!(self, game => {
            let spots = legal(game, token).map(|action| spots_of(game.position(), action));
            spots.iter().flatten().map(ToString::to_string).collect()
        })
    }

    fn confirms_turns(&self) -> bool {
        shelf::match_in_progress!(self, game => confirms(game))
    }

    fn uncovered(&self, hidden: &Hidden) -> Vec<Note> {
        shelf::match_in_progress!(self, game => uncovered(game, hidden))
    }

    fn degrees(&self, seat: Seat) -> f32 {
        shelf::match_in_progress!(self, game => {
            let position = game.position();
            if game::Position::seats(position).contains(seat) { position.degrees(seat) } else { 0.0 }
        })
    }

    fn last_roll(&self, entries: usize) -> Option<u8> {
        shelf::match_in_progress!(self, game => last_roll(game, entries))
    }

    fn is_aid(&self, code: &str) -> bool {
        shelf::match_in_progress!(self, game => aids(game).contains(&code))
    }

    fn preview(&self, token: &str, aid: Aid) -> Preview {
        shelf::match_in_progress!(self, game => {
            let preview = legal(game, token).map(|action| game.position().preview(action, aid));
            preview.map_or_else(Preview::default, Preview::named)
        })
    }

    fn due(&self) -> Option<Notice> {
        shelf::match_in_progress!(self, game => match game.actor() {
            Actor::Seat(_) => Drawn::due(game.position()),
            Actor::Chance | Actor::Over(_) => None,
        })
    }

    fn legend(&self, entries: usize, uncovered: Uncovered) -> Vec<LegendEntry> {
        shelf::match_in_progress!(self, game => {
            game.position_after(entries).unwrap_or(*game.position()).legend(uncovered)
        })
    }
}

fn scene<P: Drawn>(game: &GameSoFar<P>, entries: usize, pictures: &Pictures) -> Scene {
    let position = game.position_after(entries).unwrap_or(*game.position());
    let picture = pictures.after(entries).cloned().unwrap_or_default();
    Scene {
        ground: position.ground(),
        pieces: picture.pieces,
        motions: picture.motions,
        last: picture.last,
        notes: position.notes().into_iter().map(Note::named).collect(),
        tempo: Tempo::Usual,
    }
}

/// The action of a token, if it is legal now.
fn legal<P: Drawn>(game: &GameSoFar<P>, token: &str) -> Option<P::Action> {
    token.parse().ok().filter(|action| game.position().check(*action).is_ok())
}

fn confirms<P: Drawn>(_: &GameSoFar<P>) -> bool {
    P::CONFIRMS_TURNS
}

fn aids<P: Drawn>(_: &GameSoFar<P>) -> &'static [&'static str] {
    P::AIDS
}

fn last_roll<P: Drawn>(game: &GameSoFar<P>, entries: usize) -> Option<u8> {
    let entries = game.entries().iter().take(entries).rev();
    entries.into_iter().find_map(|entry| match entry {
        game::Entry::Action(action) => P::rolled(*action),
        game::Entry::Left(..) | game::Entry::Draw => None,
    })
}

fn uncovered<P: Drawn>(game: &GameSoFar<P>, hidden: &Hidden) -> Vec<Note> {
    if game.outcome().is_none() {
        return Vec::new();
    }
    let position = game.position();
    let notes = match hidden {
        Hidden::Dealt(deal) => position.uncovered(deal),
        Hidden::NeverDealt => {
            let mut lots = lots_of(game.entries().iter().map(ToString::to_string));
            let supposed = position.supposed(&mut lots);
            supposed.map_or_else(Vec::new, |deal| position.uncovered(&deal))
        }
    };
    notes.into_iter().map(Note::named).collect()
}

/// Lots that follow from the entries of a game, so that a reload draws the same.
/// Nothing hangs on them any more: the game is over.
fn lots_of(entries: impl Iterator<Item = String>) -> impl FnMut(u32) -> u32 {
    let mix = |seed: u64, byte: u8| (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let bytes = entries.flat_map(|entry| entry.into_bytes().into_iter().chain([b' ']));
    let mut state = bytes.fold(0xcbf2_9ce4_8422_2325, mix);
    move |bound| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((u128::from(state) * u128::from(bound)) >> 64) as u32
    }
}
