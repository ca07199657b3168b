//! What must hold for the bots of any game without a book.

use std::{collections::HashSet, sync::Arc};

use bots::{BotGame, BotKind, winning_action};
use game::{Actor, GameSoFar, Position, Record, Seat, Start, testing};
use search::drive;

/// What a level does, under a limit of positions for those that have none.
pub(crate) fn chosen<P: BotGame<Book = ()>>(
    game: &GameSoFar<P>,
    level: u8,
    seed: u64,
    nodes: u64,
) -> P::Action {
    let search = BotKind::Level(level).search(game, None, seed, &Arc::new(()));
    drive(&mut *search.expect("a seat acts"), Some(nodes), || false).action
}

/// A game after some random actions, not over.
pub(crate) fn some_game<P: Position>(seed: u64, actions: usize) -> GameSoFar<P> {
    let mut dice = testing::dice(seed);
    let mut game = GameSoFar::<P>::from_setup(P::Setup::default());
    while game.length() < actions {
        let action = game.position().draw_action(&mut dice).expect("a running game");
        game.play(action).expect("a legal action");
        if game.outcome().is_some() {
            game = GameSoFar::from_setup(P::Setup::default());
        }
    }
    game
}

/// A whole game between levels, in seat order.
pub(crate) fn played<P: BotGame<Book = ()>>(
    mut game: GameSoFar<P>,
    levels: [u8; 2],
    seed: u64,
    nodes: u64,
) -> GameSoFar<P> {
    while let Actor::Seat(seat) = game.actor() {
        let own = seed * 2 + seat.index() as u64;
        let action = chosen(&game, levels[seat.index()], own, nodes);
        game.play(action).expect("bots keep the rules");
    }
    game
}

/// Wherever random games come within one action of a win, every level takes it.
pub(crate) fn no_level_misses_its_own_win_in_one<P: BotGame<Book = ()>>() {
    let mut seen = 0;
    for seed in 0..400 {
        let game = some_game::<P>(seed, 60 + seed as usize % 100);
        if winning_action(game.position()).is_none() {
            continue;
        }
        seen += 1;
        for level in 1..=P::LEVELS {
            let action = chosen(&game, level, seed, 500);
            let outcome = game.position().apply(action).actor().outcome();
            assert!(outcome.is_some(), "level {level}: {action}\n{}", game.position().sketch());
        }
    }
    assert!(seen >= 10, "only {seen} positions with a win in one");
}

/// Of ten games of a level against itself at least nine differ, whether the level
/// is the lowest, a middle one or the highest.
pub(crate) fn a_hundred_seeds_give_ninety_games<P: BotGame<Book = ()>>(nodes: u64) {
    let seeds = testing::share(100);
    for level in [1, P::LEVELS.div_ceil(2), P::LEVELS] {
        let start = || GameSoFar::<P>::from_setup(P::Setup::default());
        let games: HashSet<_> = (0..seeds)
            .map(|seed| Record::of(played(start(), [level; 2], seed, nodes)).to_string())
            .collect();
        let different = games.len() as u64;
        assert!(different * 10 >= seeds * 9, "level {level}: only {different} different games");
    }
}

/// The short form of the ladder: each level makes more than half of the points
/// against the one below, seats swapped. How much more is measured elsewhere.
pub(crate) fn every_level_beats_the_one_below<P: BotGame<Book = ()>>(pairs: u64, nodes: u64) {
    for level in 2..=P::LEVELS {
        // Lower levels are quick, and chance decides more between them.
        let is_quick = level <= P::LEVELS / 2;
        let pairs = if is_quick { pairs } else { testing::share(pairs).max(8).min(pairs) };
        let mut points = 0.0;
        for pair in 0..pairs {
            for upper in [Seat::ONE, Seat::TWO] {
                let levels =
                    if upper == Seat::ONE { [level, level - 1] } else { [level - 1, level] };
                let game = played(some_game::<P>(pair, 4), levels, pair, nodes);
                let outcome = game.outcome().expect("every game ends");
                if outcome.winners.contains(upper) {
                    points += 1.0 / outcome.winners.len() as f64;
                }
            }
        }
        let games = 2.0 * pairs as f64;
        assert!(points > games / 2.0, "level {level}: {points} of {games} points");
    }
}

/// Full strength answers at least 95 of 100 positions of the suite.
pub(crate) fn full_strength_solves_the_suite<P: BotGame<Book = ()>>(nodes: u64) {
    let suite = bots::suite::<P>();
    assert!(suite.len() >= 50, "only {} positions", suite.len());
    let missed: Vec<_> = suite
        .iter()
        .filter(|puzzle| {
            let game = GameSoFar::new(Start::Position(puzzle.position));
            let mut search = P::full(&game, &[], &Arc::new(())).expect("a seat acts");
            let found = drive(&mut *search, Some(nodes), || false);
            !puzzle.solutions.contains(&found.action)
        })
        .map(|puzzle| format!("{} {:?}", puzzle.position, puzzle.solutions))
        .collect();
    assert!(missed.len() * 20 <= suite.len(), "{} missed: {missed:#?}", missed.len());
}
