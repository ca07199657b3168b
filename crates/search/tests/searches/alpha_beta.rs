//! Alpha-beta against its naive twin, in slices, and under limits.

use black_holes::BlackHoles;
use game::{Actor, GameSoFar, Leaving, Position, Seat};
use klotze::Klotze;
use kuba::Kuba;
use search::{AlphaBeta, Others, Progress, Refinements, Search, SearchResult, Settings, drive};

use crate::common::{Opinion, minimax, some_game};

/// All that must not change a score: what reductions, margins and quiescence
/// leave out or add is a matter of judgement.
const EXACT: Refinements =
    Refinements { reductions: false, margins: false, quiescence: false, ..Refinements::ALL };

fn searched<P: Position>(
    game: &GameSoFar<P>,
    deepest: u32,
    refinements: Refinements,
    others: Others,
) -> SearchResult<P::Action> {
    let settings = Settings { deepest: Some(deepest), refinements, others, ..Settings::FULL };
    drive(&mut AlphaBeta::new(game, Opinion, settings), None, || false)
}

/// Plain and exactly refined search find the twin's score at every depth.
fn agrees_with_twin<P: Position>(setup: &str, deepest: u32, games: u64) {
    for seed in 0..games {
        let game = some_game::<P>(setup, seed, 4 + 7 * seed as usize);
        let Actor::Seat(seat) = game.actor() else { panic!("a seat acts") };
        for depth in 1..=deepest {
            let twin = minimax(&game, seat, depth);
            for refinements in [Refinements::NONE, EXACT] {
                let found = searched(&game, depth, refinements, Others::Paranoid);
                let board = game.position().sketch();
                assert_eq!(found.score, twin, "depth {depth}, {refinements:?}\n{board}");
                let after = game.position().apply(found.action);
                let mut next = game.clone();
                next.play(found.action).expect("a legal action");
                assert_eq!(next.position(), &after);
            }
        }
    }
}

#[test]
fn kuba_agrees_with_the_twin() {
    agrees_with_twin::<Kuba>("", 4, 8);
}

#[test]
fn black_holes_agrees_with_the_twin_over_double_turns() {
    agrees_with_twin::<BlackHoles>("", 4, 6);
}

#[test]
fn klotze_agrees_with_the_twin() {
    agrees_with_twin::<Klotze>("players=2", 2, 6);
}

#[test]
fn all_others_against_one_agree_with_the_twin() {
    agrees_with_twin::<Klotze>("players=3", 2, 3);
    agrees_with_twin::<Klotze>("players=4", 2, 3);
}

/// With one reply a round the others are at most as dangerous as all together.
#[test]
fn one_reply_is_never_worse_than_all_against_one() {
    for seed in 0..6 {
        let game = some_game::<Klotze>("players=4", seed, 6 + seed as usize);
        let refinements = Refinements::NONE;
        let one = searched(&game, 3, refinements, Others::BestReply);
        let all = searched(&game, 3, refinements, Others::Paranoid);
        assert!(one.score >= all.score, "{}", game.position().sketch());
    }
}

/// ALL-4: where two of four are left, whichever they are, they search as two.
#[test]
fn two_who_are_left_of_four_search_as_two() {
    let mut game = some_game::<Klotze>("players=4", 3, 4);
    for seat in [Seat::ONE, Seat::TWO] {
        game.leave(seat, Leaving::Resigned).expect("both still play");
    }
    let Actor::Seat(seat) = game.actor() else { panic!("a seat acts") };
    let found = searched(&game, 2, EXACT, Others::Paranoid);
    assert_eq!(found.score, searched(&game, 2, Refinements::NONE, Others::Paranoid).score);
    assert!(![Seat::ONE, Seat::TWO].contains(&seat) && game.actions().contains(&found.action));
}

#[test]
fn slices_of_any_size_find_the_same() {
    let game = some_game::<Kuba>("", 5, 20);
    let search = || AlphaBeta::new(&game, Opinion, Settings::FULL);
    let mut whole = search();
    whole.step(30_000);
    for slice in [1, 7, 1_000] {
        let mut sliced = search();
        let mut left = 30_000;
        while left > 0 {
            let nodes = left.min(slice);
            assert_eq!(sliced.step(nodes), Progress::Searching);
            left -= nodes;
        }
        assert_eq!(sliced.result(), whole.result(), "slices of {slice}");
    }
    // A node is counted once, and no slice goes on for longer than it may.
    assert!((30_000..30_010).contains(&whole.result().nodes));
}

#[test]
fn there_is_an_answer_before_the_first_step() {
    let game = some_game::<BlackHoles>("", 3, 9);
    let finding = AlphaBeta::new(&game, Opinion, Settings::FULL).result();
    assert!(game.actions().contains(&finding.action));
    let stopped = drive(&mut AlphaBeta::new(&game, Opinion, Settings::FULL), None, || true);
    assert_eq!(stopped.nodes, 0);
}

#[test]
fn the_line_is_legal_and_leads_to_the_score() {
    for seed in 0..20 {
        let mut game = some_game::<Kuba>("", seed, 30);
        let Actor::Seat(seat) = game.actor() else { panic!("a seat acts") };
        let found = searched(&game, 5, EXACT, Others::Paranoid);
        for action in &found.line {
            game.play(*action).expect("a legal line");
        }
        if let Some(distance) = found.score.wins_in() {
            assert!(found.line.len() <= distance as usize);
        }
        if let Some(outcome) = game.outcome() {
            let won = outcome.winners.len() == 1 && outcome.winners.contains(seat);
            assert_eq!(found.score > search::Score::DRAW, won);
        }
    }
}

#[test]
fn excluded_actions_are_not_found() {
    let game = some_game::<Kuba>("", 1, 10);
    let mut excluded = Vec::new();
    let settings = Settings { deepest: Some(3), ..Settings::FULL };
    while let Some(mut search) = AlphaBeta::new(&game, Opinion, settings).without(&excluded) {
        let found = drive(&mut search, None, || false);
        assert!(!excluded.contains(&found.action));
        excluded.push(found.action);
    }
    assert_eq!(excluded.len(), game.actions().len(), "each action once, and then none");
}

/// Frames, actions, lines and tables have their room before the first node: an
/// iteration allocates nothing, and only a table that doubles between two
/// iterations asks for more.
#[test]
fn the_inner_loop_allocates_nothing() {
    let game = some_game::<Kuba>("", 2, 12);
    let settings = Settings { table_bits: 12, ..Settings::FULL };
    let mut search = AlphaBeta::new(&game, Opinion, settings);
    search.step(1_000);
    let counted = allocation_counter::measure(|| {
        search.step(200_000);
    });
    assert_eq!(counted.count_total, 0);
}
