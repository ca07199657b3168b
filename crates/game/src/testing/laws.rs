//! The laws that every game keeps. One function plays random games and checks
//! them all at every step, then grows random trees; each game's tests call it.

use std::{
    collections::{HashMap, HashSet},
    hash::{BuildHasher, BuildHasherDefault},
    str::FromStr,
};

use rustc_hash::FxHasher;

use crate::{Actor, GameSoFar, LONGEST, Leaving, Position, Record, Refusal, Start};

/// Plays `games` random games from a set-up and checks every law on the way.
/// `draw` is told a number and answers with one below it.
///
/// # Panics
/// When a law is broken; the message shows the position.
pub fn keep<P: Position>(setup: &P::Setup, games: usize, draw: &mut dyn FnMut(u32) -> u32) {
    assert_eq!(setup.to_string().parse().as_ref(), Ok(setup), "a set-up text reads as itself");
    actions_read_as_themselves::<P>();
    for _ in 0..games.div_ceil(40) {
        super::trees::keep::<P>(setup, draw);
    }
    for _ in 0..games {
        one_game(GameSoFar::<P>::new(Start::Setup(setup.clone())), draw);
    }
}

/// Every action that can be written reads as itself, in capitals too, and no
/// two are written alike.
fn actions_read_as_themselves<P: Position>() {
    let mut texts = HashSet::new();
    for action in P::every_action() {
        let text = action.to_string();
        assert_eq!(text, text.to_lowercase(), "tokens are printed in lower case");
        assert_eq!(text.parse(), Ok(action), "{text}");
        assert_eq!(text.to_uppercase().parse(), Ok(action), "{text} in capitals");
        assert!(texts.insert(text), "{action:?} is written like another");
    }
}

fn one_game<P: Position>(mut game: GameSoFar<P>, draw: &mut dyn FnMut(u32) -> u32) {
    let mut known = HashMap::new();
    let mut positions = Vec::new();
    while game.outcome().is_none() {
        positions.push(*game.position());
        check_position(game.position(), &mut known, draw(8) == 0);
        let playing = game.playing();
        if playing.len() > 2 && draw(100) == 0 {
            let seat = playing.into_iter().nth(draw(playing.len() as u32) as usize);
            let left = game.leave(seat.expect("one who plays"), Leaving::Left);
            assert!(left.is_ok(), "who plays can leave: {left:?}");
            continue;
        }
        let action = game.position().draw_action(&mut *draw).expect("a running game has actions");
        let played = game.play(action);
        assert!(played.is_ok(), "a drawn action is legal: {played:?}");
        assert!(game.length() <= LONGEST, "every game ends");
    }
    check_position(game.position(), &mut known, true);
    positions.push(*game.position());
    for (entries, position) in positions.iter().enumerate() {
        assert_eq!(game.position_after(entries), Some(*position), "after {entries} entries");
    }
    assert_eq!(game.position_after(positions.len()), None, "nothing comes after the end");
    assert_eq!(game.actions(), [], "an ended game has no actions");
    if game.position().actor().outcome().is_some() {
        for seat in game.playing() {
            assert_eq!(
                game.position().leave(seat),
                *game.position(),
                "{seat:?} left after the end"
            );
        }
    }
    check_record(&Record::of(game));
}

/// The laws of a single position. `known` holds the positions of this game by
/// their text; `thorough` tries every action that can be written.
fn check_position<P: Position>(position: &P, known: &mut HashMap<String, P>, thorough: bool) {
    let shown = || format!("{}\n{position}", position.sketch());
    let actions = position.actions();
    let over = matches!(position.actor(), Actor::Over(_));
    assert_eq!(over, actions.is_empty(), "over exactly when nothing is legal\n{}", shown());
    assert_eq!(position.count_actions(), actions.len(), "count and list agree\n{}", shown());
    let distinct: HashSet<_> = actions.iter().copied().collect();
    assert_eq!(distinct.len(), actions.len(), "no action is listed twice\n{}", shown());
    for action in &actions {
        assert_eq!(position.play(*action), Ok(position.apply(*action)), "{action}\n{}", shown());
        let weight = position.weight(*action);
        assert!(weight > 0, "weights are positive: {action}\n{}", shown());
        assert!(weight == 1 || position.actor() == Actor::Chance, "{action}\n{}", shown());
    }
    check_text(position, known);
    if thorough {
        check_draw(position, &actions);
        for action in P::every_action().filter(|action| !distinct.contains(action)) {
            let refusal = position.play(action).expect_err("what is not listed is refused");
            assert!(!refusal.rule().as_str().is_empty());
            assert!(
                !over || Some(refusal.rule()) == position.actor().outcome().map(|end| end.rule)
            );
        }
    }
}

/// Equal positions have equal hashes and texts, unequal ones unequal texts.
fn check_text<P: Position>(position: &P, known: &mut HashMap<String, P>) {
    let text = position.to_string();
    let read = P::from_str(&text);
    let read = read.unwrap_or_else(|error| panic!("a position reads as itself: {text}: {error}"));
    assert_eq!(read, *position, "{text}");
    let hasher = BuildHasherDefault::<FxHasher>::default();
    assert_eq!(hasher.hash_one(read), hasher.hash_one(position), "{text}");
    assert_eq!(read.sketch(), position.sketch(), "{text}");
    let before = *known.entry(text.clone()).or_insert(*position);
    assert_eq!(before, *position, "two positions with the text {text}");
}

/// Every action is drawn for exactly as many numbers as its weight says; for a
/// player's this means uniformly.
fn check_draw<P: Position>(position: &P, actions: &[P::Action]) {
    let mut drawn: HashMap<P::Action, u32> = HashMap::new();
    let mut sum = 0;
    assert_eq!(
        position
            .draw_action(|all| {
                sum = all;
                0
            })
            .is_none(),
        actions.is_empty()
    );
    for number in 0..sum {
        let action = position.draw_action(|_| number).expect("there are actions");
        *drawn.entry(action).or_default() += 1;
    }
    let weighed: HashMap<_, _> =
        actions.iter().map(|action| (*action, position.weight(*action))).collect();
    assert_eq!(drawn, weighed, "{position}");
}

fn check_record<P: Position>(record: &Record<P>) {
    let text = record.to_string();
    let read = Record::<P>::from_str(&text);
    let read = read.unwrap_or_else(|error| panic!("a record reads as itself: {error}\n{text}"));
    assert_eq!(read.to_string(), text);
    assert_eq!(read.game.position(), record.game.position());
    assert_eq!(read.game.outcome(), record.game.outcome());

    let mut shorter = record.game.clone();
    let last = shorter.take_back().expect("a game has entries");
    assert_eq!(shorter.outcome(), None, "before its end a game runs");
    assert_eq!(shorter.add(last), Ok(()));
    assert_eq!(shorter.position(), record.game.position());
}
