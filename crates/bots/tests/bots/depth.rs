//! Depth means the same in every game and with every number of seats: so many moves
//! ahead. What was asked for is reached, told, and not gone beyond, with an
//! effort that is known.

use std::sync::Arc;

use bots::{
    Book, BotGame, BotKind,
    analysis::{Analyst, Continuations, Proven, Scope},
};
use game::{Actor, GameSoFar, Position, testing};
use search::{Progress, SearchResult, drive};
use shelf::games::{bille_trap::BilleTrap, black_holes::BlackHoles, klotze::Klotze, kuba::Kuba};

/// Games of so many seats: the start and some random ones, where a seat acts.
pub(crate) fn games<P: Position>(players: u8) -> Vec<GameSoFar<P>> {
    let setup: P::Setup = format!("players={players}").parse().expect("a set-up");
    let at_length = |length: usize| {
        let mut dice = testing::dice(length as u64);
        let mut game = GameSoFar::<P>::from_setup(setup.clone());
        while game.length() < length || game.actor() == Actor::Chance {
            let action = game.position().draw_action(&mut dice).expect("a running game");
            game.play(action).expect("a legal action");
            if game.outcome().is_some() {
                game = GameSoFar::from_setup(setup.clone());
            }
        }
        game
    };
    [0, 9, 18, 27, 36].map(at_length).into()
}

/// What a bot finds that may look so deep.
fn found<P: BotGame>(
    game: &GameSoFar<P>,
    depth: u32,
    book: &Arc<P::Book>,
) -> SearchResult<P::Action> {
    let mut search = BotKind::Best.search(game, Some(depth), 1, book).expect("a seat acts");
    drive(&mut *search, None, || false)
}

/// The depth that was asked for is the one that is told, and no more nodes than
/// these are looked at on the way, at depth 1, 2, 3, …
fn reaches<P: BotGame>(players: u8, most: &[u64]) {
    let book = Arc::new(P::Book::unread());
    for game in games::<P>(players) {
        let mut before = 0;
        for (depth, most) in (1..).zip(most) {
            let result = found(&game, depth, &book);
            let at = format!("{} depth {depth}\n{}", P::GAME, game.position().sketch());
            if !result.score.is_proven() {
                assert_eq!(result.depth, depth, "{at}");
                assert!(result.nodes > before, "it looks farther: {at}");
            }
            assert!(result.depth <= depth, "{at}");
            assert!(result.nodes <= *most, "{} nodes: {at}", result.nodes);
            before = result.nodes;
        }
    }
}

#[test]
fn the_depth_that_is_asked_for_is_reached_with_a_known_effort() {
    reaches::<Kuba>(2, &[200, 600, 2_000, 5_000, 12_000]);
    reaches::<BlackHoles>(2, &[20, 100, 600, 1_200, 3_000]);
    reaches::<Klotze>(2, &[200, 1_500, 10_000, 60_000]);
    reaches::<Klotze>(3, &[200, 1_500, 10_000, 80_000]);
    reaches::<Klotze>(4, &[200, 1_500, 10_000, 80_000]);
    reaches::<BilleTrap>(2, &[12, 600, 20_000]);
    reaches::<BilleTrap>(3, &[12, 600, 30_000]);
    reaches::<BilleTrap>(4, &[12, 600, 30_000]);
}

/// An analysis asks several questions, and all of them reach the depth.
fn analyses<P: BotGame>(players: u8, depths: u32) {
    let book = Arc::new(P::Book::unread());
    for game in games::<P>(players) {
        for depth in 1..=depths {
            let scope = Scope { lines: 3, deepest: Some(depth) };
            let mut analyst = Analyst::new(&game, &book, scope);
            while analyst.step(1_000) == Progress::Searching {}
            let analysis = analyst.analysis();
            let at = format!("{} depth {depth}\n{}", P::GAME, game.position().sketch());
            let Continuations::Lines { lines, .. } = &analysis.continuations else {
                panic!("a seat acts: {at}")
            };
            let won = matches!(lines[0].proven, Some(Proven::WinsIn(_)));
            let open = lines.iter().filter(|line| !line.score.is_proven());
            for line in open {
                assert_eq!(line.depth, depth, "{}: {at}", line.action);
            }
            if !won && lines.iter().any(|line| !line.score.is_proven()) {
                assert_eq!(analysis.depth, depth, "{at}");
            }
            assert!(analysis.depth <= depth, "{at}");
        }
    }
}

#[test]
fn every_line_of_an_analysis_is_as_deep_as_was_asked_for() {
    analyses::<Kuba>(2, 4);
    analyses::<BlackHoles>(2, 4);
    for players in 2..=4 {
        analyses::<Klotze>(players, 3);
        analyses::<BilleTrap>(players, 2);
    }
}
