//! What bots answer to the offer of a draw.

use bots::{BotGame, winning_action};
use game::{Actor, GameSoFar, Seat, mixed};
use server::pool::Pool;
use shelf::{Game, GameInProgress, Opening};

use super::{allowance, write_books};

#[tokio::test]
async fn a_bot_gives_no_won_game_away_and_takes_half_of_a_lost_one() {
    write_books();
    let pool = Pool::with(allowance(1));
    for kind in Game::ALL {
        let (game, winner) = shelf::match_game!(kind, P => won::<P>());
        let [loser] = game.playing().without(winner).into_iter().collect::<Vec<_>>()[..] else {
            panic!("a game for two")
        };
        let position = game.position();
        assert!(!pool.agrees_to_draw(game.clone(), winner).await, "{kind:?} won: {position}");
        assert!(pool.agrees_to_draw(game.clone(), loser).await, "{kind:?} lost: {position}");
    }
}

#[tokio::test]
async fn with_many_seats_a_bot_answers_in_anybodys_turn() {
    write_books();
    let pool = Pool::with(allowance(1));
    let opening = Opening { players: Some(4), ..Opening::default() };
    let game = Game::Klotze.open(&opening).expect("a game");
    // At the start all are equal: nobody expects more than half.
    for seat in game.seats() {
        assert!(pool.agrees_to_draw(game.clone(), seat).await, "{seat:?}");
    }
}

#[tokio::test]
async fn who_does_not_play_agrees_to_nothing() {
    let pool = Pool::with(allowance(1));
    let mut game = super::kuba();
    let seats: Vec<Seat> = game.seats().into_iter().collect();
    game.add_tokens("draw").expect("everybody agrees");
    assert!(!pool.agrees_to_draw(game, seats[0]).await);
}

/// A game for two in which the seat that acts can win at once, and that seat.
fn won<P: BotGame>() -> (GameInProgress, Seat) {
    for seed in 0.. {
        let setup = "players=2".parse().expect("a set-up for two");
        let mut game = GameSoFar::<P>::from_setup(setup);
        while game.outcome().is_none() {
            if let Actor::Seat(seat) = game.actor()
                && winning_action(game.position()).is_some()
            {
                return (game.into(), seat);
            }
            let number = mixed(seed, game.length() as u64);
            let draw = |count: u32| (number % u64::from(count)) as u32;
            let action = game.position().draw_action(draw).expect("an action");
            game.play(action).expect("a legal action");
        }
    }
    unreachable!("some game is won")
}
