//! Several look at one position, a question each: whoever is when how fast, at each depth
//! they find what one alone finds.

use std::sync::Arc;

use bots::{
    Book, BotGame,
    analysis::{Analysis, Analyst, Asked, Helper, Scope},
};
use game::{GameSoFar, mixed};
use search::Progress;
use shelf::games::{bille_trap::BilleTrap, black_holes::BlackHoles, klotze::Klotze, kuba::Kuba};

use crate::depth::games;

const LINES: usize = 3;
const DEPTH: u32 = 3;

/// A helper at work.
struct Beside<P: BotGame> {
    helper: Helper<P>,
    now: Option<Asked<P::Action>>,
    nodes: u64,
}

/// An analysis with so many helpers, each of them fast or slow by chance. The last one
/// is gone after so many slices.
fn together<P: BotGame>(
    game: &GameSoFar<P>,
    book: &Arc<P::Book>,
    helpers: usize,
    seed: u64,
    gone: u64,
) -> (Analysis<P::Action>, u64) {
    let scope = Scope { lines: LINES, deepest: Some(DEPTH) };
    let mut analyst = Analyst::new(game, book, scope);
    let begin =
        |_| Beside { helper: Helper::new(game.clone(), Arc::clone(book)), now: None, nodes: 0 };
    let mut beside: Vec<_> = (0..helpers).map(begin).collect();
    let mut helped = 0;
    for slice in 0.. {
        if slice == gone && beside.pop().is_some() {
            analyst.lose(beside.len());
        }
        for (number, it) in beside.iter_mut().enumerate() {
            let asked = analyst.deal(number);
            if asked != it.now {
                it.now.clone_from(&asked);
                it.nodes = 0;
                if let Some(asked) = asked {
                    assert!(!asked.without.is_empty(), "the first question is not dealt");
                    assert!(it.helper.ask(asked), "a question");
                }
            }
            let Some(asked) = it.now.clone() else { continue };
            it.nodes += it.helper.step(mixed(seed, slice * 8 + number as u64) % 400);
            if let Some(answer) = it.helper.answer() {
                helped += it.nodes;
                analyst.learn(asked.without, answer, it.nodes);
                it.now = None;
            }
        }
        if analyst.step(1 + mixed(seed, slice) % 300) == Progress::Done {
            break;
        }
    }
    (analyst.analysis(), helped)
}

fn alone<P: BotGame>(game: &GameSoFar<P>, book: &Arc<P::Book>) -> Analysis<P::Action> {
    let scope = Scope { lines: LINES, deepest: Some(DEPTH) };
    let mut analyst = Analyst::new(game, book, scope);
    while analyst.step(1_000) == Progress::Searching {}
    analyst.analysis()
}

fn is_found_together<P: BotGame>(players: u8) {
    let book = Arc::new(P::Book::unread());
    for helpers in [1, 3] {
        let mut helped_in_all = 0;
        for (seed, game) in (0..).zip(games::<P>(players)) {
            let expected = alone(&game, &book);
            let gone = if seed % 2 == 0 { u64::MAX } else { 5 };
            let (found, helped) = together(&game, &book, helpers, seed, gone);
            helped_in_all += helped;
            let board = game.position();
            assert_eq!(found.reasons, expected.reasons, "{board}");
            assert_eq!(found.depth, expected.depth, "{board}");
            assert!(found.continuations == expected.continuations, "{board}");
        }
        assert!(helped_in_all > 0, "{}: nobody has helped", P::GAME);
    }
}

#[test]
fn whoever_helps_the_same_is_found() {
    is_found_together::<Kuba>(2);
    is_found_together::<BlackHoles>(2);
    is_found_together::<Klotze>(2);
    is_found_together::<Klotze>(4);
    is_found_together::<BilleTrap>(2);
}
