//! What may end the game soon is told in time, and nothing else is.

use app::view::{Draw, NearEnd, When, nearing, warnings};
use game::{Actor, Seat};
use shelf::{Game, GameInProgress, Opening};
use words::{Language, Words};

#[test]
fn at_the_start_no_end_is_near() {
    for game in Game::ALL {
        let table = opened(game, &Opening::default());
        assert_eq!(nearing(&table), [], "{game:?}");
    }
}

/// Whoever wins by an action of their own was said to be able to.
#[test]
fn a_win_never_comes_unannounced() {
    let mut won = 0;
    for game in Game::ALL {
        for seed in 1..3 {
            let mut table = opened(game, &Opening::default());
            let mut number: u64 = seed;
            let (mut actor, mut turn, mut told) = (None, None, Vec::new());
            while table.outcome().is_none() {
                number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let choices = table.choices();
                actor = table.actor();
                (turn, told) = (Some(table.turn()), nearing(&table));
                if choices.is_empty() {
                    let drawn = table.drawn_action(&mut |below| (number >> 33) as u32 % below);
                    table.add_tokens(&drawn.expect("chance acts")).expect("what is drawn is legal");
                } else {
                    let place = (number >> 33) as usize % choices.len();
                    table.add_tokens(&choices[place].token).expect("a choice is legal");
                }
            }
            let winners = table.ending().map(|ending| ending.winners);
            if let (Some([winner]), Some(actor)) = (winners.as_deref(), actor)
                && *winner == actor
            {
                let Some(Actor::Seat(seat)) = turn else { panic!("{actor} acted") };
                let near = NearEnd::Win(seat, When::Now);
                assert!(told.contains(&near), "{game:?} {seed}: {told:?}");
                won += 1;
            }
        }
    }
    assert!(won > 0, "some games are won");
}

/// KL-14: Red's Klotz is four squares from its corner, and it is Yellow's turn.
#[test]
fn whoever_waits_threatens_too() {
    let rows = "........../...1..1.../..1....1../.1.2332.1./...3YG3.../...3.B3.../\
                .1.2332.1./..1....1../...1..1.../....R.....";
    let position = format!("{rows} red,yellow,green,blue yellow -,-,-,-");
    let opening = Opening { position: Some(&position), ..Opening::default() };
    let table = opened(Game::Klotze, &opening);
    assert_eq!(nearing(&table), [NearEnd::Win(Seat::ONE, When::Next)]);
    assert_eq!(warned(&table), ["a1", "e1"], "the Klotz and its corner");
    // Whoever can win now is not told how.
    let position = format!("{rows} red,yellow,green,blue red -,-,-,-");
    let opening = Opening { position: Some(&position), ..Opening::default() };
    assert_eq!(warned(&opened(Game::Klotze, &opening)), Vec::<String>::new());
}

/// BT-7: the last marble on 22 needs a 3, whoever acts; two marbles that are out never
/// win by one roll.
#[test]
fn the_roll_that_wins_is_told() {
    let position = "......../......1./.......2 2,1 ????????/????????/???????? 0 seat2 die";
    for (position, near) in [
        (
            position.replace("1./.......2", "../.....1.2"),
            vec![NearEnd::Win(Seat::ONE, When::Rolled(3))],
        ),
        (position.to_owned(), vec![]),
    ] {
        let opening = Opening { position: Some(&position), ..Opening::default() };
        assert_eq!(nearing(&opened(Game::BilleTrap, &opening)), near, "{position}");
    }
}

/// KU-9: White's seventh red would be pushed off the board; BH-12: Light's fourth
/// block lies ready at c3.
#[test]
fn what_would_win_is_marked_on_the_board() {
    for (game, position, spots) in [
        (Game::Kuba, "7/7/7/5WR/7/7/B5B black 6-6 - -", ["f4", "g4"]),
        (Game::BlackHoles, "d3e3,g7,g6,g5,g4/d7,d6,d5,e7,e6 dark 2 - -", ["c3", "d3"]),
    ] {
        let opening = Opening { position: Some(position), ..Opening::default() };
        assert_eq!(warned(&opened(game, &opening)), spots, "{game:?}");
    }
}

/// The spots that bear a warning, in order.
fn warned(game: &GameInProgress) -> Vec<String> {
    let notes = warnings(game);
    let words = english();
    assert!(notes.iter().all(|note| words.say(&note.told).contains("can win")));
    let mut spots: Vec<String> = notes.into_iter().map(|note| note.spot).collect();
    spots.sort_unstable();
    spots
}

#[test]
fn a_position_that_comes_back_is_told() {
    let opening = Opening { players: Some(2), ..Opening::default() };
    let mut table = opened(Game::Klotze, &opening);
    let there = ["d2-e2", "g9-f9"];
    for token in there.into_iter().chain(["e2-d2", "f9-g9"]).chain(there) {
        assert_eq!(nearing(&table), [], "before {token}");
        table.add_tokens(token).expect("a legal move");
    }
    // Both stones are where they were after the first two moves.
    assert_eq!(nearing(&table), [NearEnd::Repeated]);
}

fn opened(game: Game, opening: &Opening<'_>) -> GameInProgress {
    game.open(opening).unwrap_or_else(|error| panic!("{game:?}: {error:?}"))
}

fn english() -> Words {
    Words::new(Language::English)
}
