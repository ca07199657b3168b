//! What a place of the board is called when it is read aloud: its name, and
//! what lies there and what is noted of it. The looks of pieces and places are
//! codes of their names.

use game::Fact;
use leptos::prelude::*;
use shelf::Game;
use words::Words;

use crate::page::speaking::Speaking;
use crate::scene::{Body, Piece, Scene, Spot};

/// The names of the spots of a scene.
pub(in crate::page) fn names(game: Game, scene: Signal<Scene>) -> Callback<String, String> {
    let speaking = Speaking::here();
    Callback::new(move |id: String| {
        let words = speaking.words();
        scene.with(|scene| name(game, scene, &id, &words))
    })
}

/// The name of one spot, such as “a6: white marble”.
fn name(game: Game, scene: &Scene, id: &str, words: &Words) -> String {
    let place = format!("place-{}-{id}", game.name());
    let place = if words.has(&place) { words.text(&place) } else { id.to_owned() };
    let Some(spot) = scene.ground.spots.iter().find(|spot| spot.id == id) else { return place };
    let look = format!("spot-{}-{}", game.name(), spot.look.replace(' ', "-"));
    let look = words.has(&look).then(|| words.text(&look));
    let pieces = scene.pieces.iter().filter(|piece| covers(piece, spot));
    let mut things: Vec<String> = counted(pieces.filter_map(|piece| piece_code(game, piece)))
        .into_iter()
        .map(|(code, count)| words.tell(&code, &[("count", count.into())]))
        .collect();
    things.extend(look);
    if things.is_empty() {
        things.push(words.text("app-empty"));
    }
    let notes = scene.notes.iter().filter(|note| note.spot == id);
    things.extend(notes.map(|note| words.say(&note.told)));
    let facts = [("place", Fact::Text(place)), ("what", Fact::Text(things.join(", ")))];
    words.tell("app-spot", &facts)
}

/// The code of a piece's name: its looks, and whether it lies.
fn piece_code(game: Game, piece: &Piece) -> Option<String> {
    let lies = match piece.body {
        Body::Block { width, depth, .. } if (width - depth).abs() > 0.1 => "-lying",
        Body::Block { .. } | Body::Marble { .. } => "",
    };
    piece.spot.as_ref()?;
    Some(format!("piece-{}-{}{lies}", game.name(), piece.look.replace(' ', "-")))
}

/// Each once, with how often it is there, in order.
fn counted(codes: impl Iterator<Item = String>) -> Vec<(String, usize)> {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for code in codes {
        match counted.iter_mut().find(|(known, _)| *known == code) {
            Some((_, count)) => *count += 1,
            None => counted.push((code, 1)),
        }
    }
    counted
}

/// Whether a piece lies on a spot, or over it.
fn covers(piece: &Piece, spot: &Spot) -> bool {
    let Some(on) = &piece.spot else { return false };
    let (wide, deep) = match piece.body {
        Body::Block { width, depth, .. } => (width / 2.0, depth / 2.0),
        Body::Marble { .. } => (0.0, 0.0),
    };
    *on == spot.id || ((piece.x - spot.x).abs() < wide && (piece.y - spot.y).abs() < deep)
}
