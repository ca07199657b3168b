//! What a place of the board is called when it is read aloud: its name, and
//! what lies there and what is noted of it. The looks of pieces and places are
//! codes of their names.

use game::Fact;
use leptos::prelude::*;
use shelf::Game;
use telling::Reader;
use words::Words;

use crate::page::{game::session::GameSession, speaking::Speaking};
use crate::scene::{Body, Note, Piece, Scene};

/// The names of the spots of a scene that nobody plays on.
pub(in crate::page) fn names(game: Game, scene: Signal<Scene>) -> Callback<String, String> {
    named(game, scene, Signal::stored(None), Signal::stored(0))
}

/// The names of the spots in a game under way, for whoever acts here.
pub(in crate::page) fn names_for(
    session: GameSession,
    scene: Signal<Scene>,
) -> Callback<String, String> {
    let own = Memo::new(move |_| own_colour(session));
    let quarters = Memo::new(move |_| session.quarters());
    named(session.game, scene, own.into(), quarters.into())
}

/// The colour of whoever acts here, or else of the first who sits here.
pub(in crate::page) fn own_colour(session: GameSession) -> Option<&'static str> {
    let (acting, mine) = (session.person_to_act(), session.my_seats());
    let own = acting.or_else(|| mine.into_iter().next())?;
    session.with_game(|game| {
        shelf::match_in_progress!(game, game => Some(game::Position::seat_name(game.position(), own)))
    })
}

fn named(
    game: Game,
    scene: Signal<Scene>,
    own: Signal<Option<&'static str>>,
    quarters: Signal<u8>,
) -> Callback<String, String> {
    let speaking = Speaking::here();
    Callback::new(move |id: String| {
        let words = speaking.words();
        let reader = Reader { quarters: quarters.get(), ..Reader::onlooker(&words) };
        scene.with(|scene| name(game, scene, &id, own.get(), &reader))
    })
}

/// The name of one spot, such as “a6: white marble”, for whoever has this seat.
fn name(game: Game, scene: &Scene, id: &str, own: Option<&str>, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let place = place(game, id, words);
    let mut things = lies(game, scene, id, words);
    if things.is_empty() {
        things.push(words.text("app-empty"));
    }
    things.extend(noted(scene, id, own, reader));
    let facts = [("place", Fact::Text(place)), ("what", Fact::Text(things.join(", ")))];
    words.tell("app-spot", &facts)
}

/// What is on the board, each kind of it once with all places where it is, for whoever
/// has this seat.
pub(in crate::page) fn everything(
    game: Game,
    scene: &Scene,
    own: Option<&str>,
    reader: &Reader<'_>,
) -> Vec<(String, Vec<String>)> {
    let words = reader.words;
    let mut kinds: Vec<(String, Vec<String>)> = Vec::new();
    for spot in &scene.ground.spots {
        let mut things = lies(game, scene, &spot.id, words);
        things.extend(noted(scene, &spot.id, own, reader));
        let what = things.join(", ");
        let place = place(game, &spot.id, words);
        match kinds.iter_mut().find(|(known, _)| *known == what) {
            _ if what.is_empty() => {}
            Some((_, places)) => places.push(place),
            None => kinds.push((what, vec![place])),
        }
    }
    kinds
}

/// What lies on one spot, and what it is.
fn lies(game: Game, scene: &Scene, id: &str, words: &Words) -> Vec<String> {
    let Some(spot) = scene.ground.spots.iter().find(|spot| spot.id == id) else {
        return Vec::new();
    };
    let look = format!("spot-{}-{}", game.name(), spot.look.replace(' ', "-"));
    let look = words.has(&look).then(|| words.text(&look));
    let pieces = scene.pieces.iter().filter(|piece| piece.covers(spot));
    let mut things: Vec<String> =
        counted(pieces.filter_map(|piece| Some((piece_code(game, piece)?, piece))))
            .into_iter()
            .map(|(code, piece, count)| {
                let squares = Fact::Text(squares(game, scene, piece, words));
                words.tell(&code, &[("count", count.into()), ("squares", squares)])
            })
            .collect();
    things.extend(look);
    things
}

/// What is noted of one spot.
fn noted(scene: &Scene, id: &str, own: Option<&str>, reader: &Reader<'_>) -> Vec<String> {
    let notes = scene.notes.iter().filter(|note| note.spot == id);
    notes.map(|note| told(note, own, reader)).collect()
}

fn place(game: Game, id: &str, words: &Words) -> String {
    let place = format!("place-{}-{id}", game.name());
    if words.has(&place) { words.text(&place) } else { id.to_owned() }
}

/// All places that a piece lies on: two of a block that lies.
fn squares(game: Game, scene: &Scene, piece: &Piece, words: &Words) -> String {
    let mut covered = scene.ground.spots.iter().filter(|spot| piece.covers(spot));
    let mut next = || covered.next().map(|spot| Fact::Text(place(game, &spot.id, words)));
    match (next(), next()) {
        (Some(first), Some(second)) => {
            words.tell("board-both", &[("first", first), ("second", second)])
        }
        (first, _) => first.map_or_else(String::new, |first| first.to_string()),
    }
}

/// What is noted. Of one's own colour it is told as such, where there is a sentence
/// for that.
fn told(note: &Note, own: Option<&str>, reader: &Reader<'_>) -> String {
    let is_own = |(_, fact): &(&str, Fact)| matches!((fact, own), (Fact::Text(text), Some(own)) if text == own);
    let yours = format!("{}-yours", note.told.code);
    if note.told.facts.iter().any(is_own) && reader.words.has(&yours) {
        return reader.words.text(&yours);
    }
    reader.tell(note.told.code, &note.told.facts)
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

/// Each once, with the first that is called so and how many are, in order.
fn counted<'a>(
    named: impl Iterator<Item = (String, &'a Piece)>,
) -> Vec<(String, &'a Piece, usize)> {
    let mut counted: Vec<(String, &Piece, usize)> = Vec::new();
    for (code, piece) in named {
        match counted.iter_mut().find(|(known, ..)| *known == code) {
            Some((_, _, count)) => *count += 1,
            None => counted.push((code, piece, 1)),
        }
    }
    counted
}

#[cfg(test)]
mod tests {
    use game::{LONGEST, testing::dice};
    use shelf::{GameInProgress, Opening};
    use words::Language;

    use super::*;
    use crate::{
        drawn::Drawn,
        view::{Draw, Pictures},
    };

    #[test]
    fn every_piece_has_its_name() {
        for game in Game::ALL {
            shelf::match_game!(game, P => named::<P>(game));
        }
    }

    #[test]
    fn a_lying_block_names_both_of_its_squares() {
        let scene = after(Game::BlackHoles, "g5e");
        for (language, told) in [
            (Language::English, "i5: light block, lying on h5 and i5"),
            (Language::French, "i5\u{a0}: bloc clair couché sur h5 et i5"),
        ] {
            let words = Words::new(language);
            let reader = Reader::onlooker(&words);
            assert_eq!(name(Game::BlackHoles, &scene, "i5", None, &reader), told);
        }
    }

    #[test]
    fn ones_own_locked_column_is_yours() {
        let (scene, words) = (after(Game::Klotze, "d2-e2"), Words::new(Language::English));
        let reader = Reader::onlooker(&words);
        let named = |own| name(Game::Klotze, &scene, "e2", own, &reader);
        let column = "e2: column of height 1, Red’s stone";
        assert_eq!(named(Some("red")), format!("{column}, yours: only you may move it (KL-12)"));
        for other in [Some("green"), None] {
            assert_eq!(named(other), format!("{column}, locked by Red’s stone (KL-12)"));
        }
    }

    #[test]
    fn a_banned_push_is_told_as_the_board_lies_before_the_reader() {
        let position = Some("7/7/7/2WRB2/7/2B4/7 black 6-6 e4w -");
        let opening = Opening { position, ..Opening::default() };
        let scene = shown(&Game::Kuba.open(&opening).expect("a position"));
        let (note, words) = (scene.notes.first().expect("a note"), Words::new(Language::English));
        for (quarters, way) in [(0, "to the left"), (2, "to the right")] {
            let reader = Reader { quarters, ..Reader::onlooker(&words) };
            let sentence = format!("may not be pushed back {way} this turn (KU-8)");
            assert_eq!(told(note, None, &reader), sentence);
        }
    }

    #[test]
    fn everything_on_the_board_is_told_once() {
        let (scene, words) = (after(Game::Kuba, "a7s"), Words::new(Language::English));
        let told = everything(Game::Kuba, &scene, None, &Reader::onlooker(&words));
        let places = |what: &str| {
            let found = told.iter().find(|(kind, _)| kind == what);
            found.map(|(_, places)| places.join(" ")).unwrap_or_default()
        };
        assert_eq!(places("white marble"), "b7 a6 b6 a5 f2 g2 f1 g1");
        assert_eq!(places("black marble").split(' ').count(), 8);
        assert_eq!(places("red marble").split(' ').count(), 13);
    }

    fn after(game: Game, tokens: &str) -> Scene {
        let mut played = game.open(&Opening::default()).expect("a new game");
        played.add_tokens(tokens).expect("legal");
        shown(&played)
    }

    fn shown(played: &GameInProgress) -> Scene {
        played.scene(played.length(), &Pictures::of(played))
    }

    /// Looks through random games for every number of players.
    fn named<P: Drawn>(game: Game) {
        let languages = Language::ALL.map(Words::new);
        for players in P::SEATS {
            let setup = P::setup_for(players).expect("a set-up");
            let (mut position, mut draw) = (P::start(&setup), dice(players.into()));
            for _ in 0..LONGEST {
                for code in position.pieces().iter().filter_map(|piece| piece_code(game, piece)) {
                    assert!(languages.iter().all(|words| words.has(&code)), "{code}");
                }
                let Some(action) = position.draw_action(&mut draw) else { break };
                position = position.apply(action);
            }
        }
    }
}
