//! What must hold of every drawing, looked at in every position of many random
//! games. Each game's test names its set-ups.

use std::collections::{BTreeSet, HashSet};

use app::{
    drawn::Drawn,
    scene::{Gesture, Piece, PieceId},
};
use game::{Actor, LONGEST, testing::dice};

/// Plays so many random games and checks every position on the way.
pub(crate) fn check<P: Drawn>(setup: &str, games: u64) {
    for seed in 0..games {
        let setup: P::Setup =
            setup.parse().unwrap_or_else(|_| panic!("{setup} is no set-up of {}", P::GAME));
        let mut position = P::start(&setup);
        let mut pieces = position.pieces();
        let mut draw = dice(seed);
        for _ in 0..LONGEST {
            let spots = spots(&position);
            check_ids(&position, &pieces, &spots);
            check_gestures(&position, &spots);
            let Some(action) = position.draw_action(&mut draw) else { break };
            let (moved, motions) = position.moved(&pieces, action);
            let next = position.apply(action);
            let told = || format!("\n{}\n{action}\n{}", position.sketch(), next.sketch());
            assert_eq!(nameless(&moved), nameless(&next.pieces()), "what is drawn{}", told());
            for piece in &pieces {
                let after = moved.iter().find(|after| after.id == piece.id);
                let has_motion = motions.iter().any(|(id, _)| *id == piece.id);
                assert_eq!(
                    after != Some(piece),
                    has_motion,
                    "{piece:?} became {after:?}{}",
                    told()
                );
            }
            (position, pieces) = (next, moved);
        }
    }
}

fn check_ids<P: Drawn>(position: &P, pieces: &[Piece], spots: &HashSet<String>) {
    let ids: BTreeSet<PieceId> = pieces.iter().map(|piece| piece.id).collect();
    assert_eq!(ids.len(), pieces.len(), "an id twice\n{}", position.sketch());
    for spot in pieces.iter().filter_map(|piece| piece.spot.as_deref()) {
        assert!(spots.contains(spot), "no spot {spot}\n{}", position.sketch());
    }
}

/// Two actions of a player never share a gesture, and gestures name only what
/// is there.
fn check_gestures<P: Drawn>(position: &P, spots: &HashSet<String>) {
    if position.actor() == Actor::Chance {
        return;
    }
    let actions = position.actions();
    let gestures: Vec<Gesture> =
        actions.iter().map(|action| position.gesture(*action).named()).collect();
    let mut seen = HashSet::with_capacity(gestures.len());
    for (action, gesture) in actions.iter().zip(&gestures) {
        let named = match gesture {
            Gesture::FromTo { from, to } => [Some(from), Some(to)],
            Gesture::At { spot } => [Some(spot), None],
            Gesture::Button { .. } => [None, None],
        };
        for spot in named.into_iter().flatten() {
            assert!(spots.contains(spot), "{action}: no spot {spot}\n{}", position.sketch());
        }
        let made = match gesture {
            Gesture::Button { code } => (*code, None),
            Gesture::FromTo { from, to } => (from.as_str(), Some(to)),
            Gesture::At { spot } => (spot.as_str(), None),
        };
        assert!(seen.insert(made), "{action} again: {gesture:?}\n{}", position.sketch());
    }
}

fn spots<P: Drawn>(position: &P) -> HashSet<String> {
    let ground = position.ground();
    let ids: HashSet<String> = ground.spots.iter().map(|spot| spot.id.clone()).collect();
    assert_eq!(ids.len(), ground.spots.len(), "a spot twice");
    ids
}

/// The pieces in an order that does not depend on their ids, which are left out. So
/// is what a die shows: it lies as it was rolled longer than a position says it.
fn nameless(pieces: &[Piece]) -> Vec<Piece> {
    let look = |piece: &Piece| if piece.look.starts_with("die") { "die" } else { piece.look };
    let nameless = |piece| Piece { id: PieceId(0), look: look(piece), ..piece.clone() };
    let mut pieces: Vec<Piece> = pieces.iter().map(nameless).collect();
    let place = |piece: &Piece| [piece.x, piece.y, piece.z].map(|middle| (middle * 1000.0) as i32);
    pieces.sort_by_key(|piece| (place(piece), piece.look));
    pieces
}
