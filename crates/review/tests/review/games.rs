//! What holds for the review of any game: random ones of all four games, by as many
//! players as there can be, some ended by people.

use std::sync::Arc;

use bille_trap::BilleTrap;
use black_holes::BlackHoles;
use bots::BotGame;
use game::{Actor, GameSoFar, Leaving, Position, Seat, testing::dice};
use klotze::Klotze;
use kuba::Kuba;
use review::{Cause, Chances, Effort, Review, Reviewer};
use search::Progress;

use crate::book;

const EFFORT: Effort = Effort { nodes: 200, deepest: None };

/// A random game of so many entries at most.
fn random<P: Position>(setup: &str, longest: usize, seed: u64) -> GameSoFar<P> {
    let mut game = GameSoFar::<P>::from_setup(setup.parse().expect("a set-up"));
    let mut draw = dice(seed);
    while game.outcome().is_none() && game.entries().len() < longest {
        let action = game.position().draw_action(&mut draw).expect("it goes on");
        game.play(action).expect("legal");
    }
    game
}

fn reviewed<P: BotGame>(game: &GameSoFar<P>, book: &Arc<P::Book>) -> Review<P::Action> {
    let mut reviewer = Reviewer::new(game, book, EFFORT);
    while reviewer.step(1_000) == Progress::Searching {}
    reviewer.review()
}

/// Everything that must hold for a review of the first entries of a game.
fn check<P: BotGame>(game: &GameSoFar<P>, review: &Review<P::Action>) {
    assert!(review.entries.len() <= game.entries().len());
    assert_eq!(review.curve().count(), review.entries.len() + 1);
    for chances in review.curve() {
        let sum: u16 = review.seats.into_iter().map(|seat| chances.of(seat)).sum();
        assert_eq!(sum, Chances::CERTAIN, "{chances:?}");
    }
    let mut before = review.start;
    for (place, entry) in review.entries.iter().enumerate() {
        assert_eq!(entry.before, before, "entry {place} begins where the one before ended");
        assert_eq!(entry.effect() + entry.hindsight(), entry.before.to(entry.after));
        if let Cause::Decision(seat) = entry.cause {
            assert!(entry.effect().of(seat) <= 0, "nobody does better than best: {entry:?}");
            assert_eq!(i32::from(entry.lost()), -entry.effect().of(seat));
            assert!(entry.is_choice || entry.lost() == 0, "{place}: {entry:?}");
        } else {
            assert_eq!((entry.lost(), entry.judgement), (0, None));
        }
        before = entry.after;
    }
    for seat in review.seats {
        let balance = review.balance(seat);
        let parts = [
            balance.die,
            balance.traps,
            balance.own,
            balance.others,
            balance.people,
            balance.hindsight,
        ];
        assert_eq!(balance.start + parts.iter().sum::<i32>(), balance.end, "{balance:?}");
        assert!(balance.own <= 0, "{balance:?}");
        let accuracy = review.accuracy(seat);
        assert!(accuracy.kept <= accuracy.choices);
        assert_eq!(balance.own, -(accuracy.lost as i32), "{balance:?} {accuracy:?}");
    }
    assert!(review.turning_points().is_sorted());
    if let (true, Actor::Over(outcome)) = (review.is_whole, game.actor()) {
        assert_eq!(review.end(), Chances::at_end(outcome), "it ends with the result");
    }
}

fn check_whole<P: BotGame>(game: &GameSoFar<P>, book: &Arc<P::Book>) -> Review<P::Action> {
    let review = reviewed(game, book);
    assert!(review.is_whole);
    assert_eq!(review.entries.len(), game.entries().len());
    check(game, &review);
    review
}

#[test]
fn black_holes_adds_up() {
    check_whole(&random::<BlackHoles>("", 40, 1), &book::<BlackHoles>());
}

#[test]
fn kuba_adds_up() {
    check_whole(&random::<Kuba>("", 60, 2), &book::<Kuba>());
}

#[test]
fn klotze_adds_up_for_all_numbers_of_players() {
    for (players, seed) in [(2, 3), (3, 4), (4, 5)] {
        let game = random::<Klotze>(&format!("players={players}"), 30, seed);
        check_whole(&game, &book::<Klotze>());
    }
}

#[test]
fn bille_trap_adds_up_and_has_luck() {
    let book = book::<BilleTrap>();
    for (players, seed) in [(2, 6), (3, 7)] {
        let game = random::<BilleTrap>(&format!("players={players}"), 400, seed);
        let review = check_whole(&game, &book);
        for cause in [Cause::Die, Cause::Trap] {
            let lucky = |entry: &&review::ReviewedEntry<_>| entry.cause == cause;
            let moved = review.entries.iter().filter(lucky).map(|entry| entry.effect().largest());
            assert!(moved.sum::<u32>() > 0, "{cause:?} matters");
        }
    }
}

#[test]
fn what_people_do_is_nobodys_mistake() {
    let mut game = random::<Klotze>("players=3", 9, 8);
    game.leave(Seat::TWO, Leaving::Resigned).expect("it runs");
    game.leave(Seat::ALL[2], Leaving::Flagged).expect("it runs");
    let review = check_whole(&game, &book::<Klotze>());
    assert_eq!(review.balance(Seat::ONE).end, i32::from(Chances::CERTAIN));
    assert!(review.balance(Seat::ONE).people > 0, "the others left");
    assert!(matches!(review.entries[9].cause, Cause::People(_)));

    let mut game = random::<Kuba>("", 5, 9);
    game.agree_on_draw().expect("it runs");
    let review = check_whole(&game, &book::<Kuba>());
    assert_eq!(review.balance(Seat::TWO).end, i32::from(Chances::CERTAIN / 2));
}

#[test]
fn a_review_that_is_stopped_is_whole_as_far_as_it_goes() {
    let game = random::<Kuba>("", 12, 10);
    let book = book::<Kuba>();
    let whole = reviewed(&game, &book);
    let mut reviewer = Reviewer::new(&game, &book, EFFORT);
    let mut seen = 0;
    check(&game, &reviewer.review());
    // In uneven slices, stopped after each.
    for slice in [1, 7, 50, 333].into_iter().cycle() {
        let progress = reviewer.step(slice);
        let review = reviewer.review();
        check(&game, &review);
        assert!(review.entries.len() >= seen, "nothing is forgotten");
        seen = review.entries.len();
        assert_eq!(review.entries, whole.entries[..seen], "slices of any size find the same");
        let (through, of) = reviewer.through();
        assert!(through <= of && seen <= through);
        assert_eq!(review.is_whole, seen == game.entries().len());
        if progress == Progress::Done {
            break;
        }
    }
    assert_eq!(reviewer.review(), whole);
    assert_eq!(reviewer.through(), (13, 13));
}

#[test]
fn a_game_without_a_move_is_reviewed_too() {
    let game = random::<Kuba>("", 0, 11);
    let review = reviewed(&game, &book::<Kuba>());
    assert!(review.entries.is_empty() && review.is_whole);
    assert_eq!(review.accuracy(Seat::ONE).percent(), None);
    check(&game, &review);
}
