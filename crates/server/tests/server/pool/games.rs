//! Whole games by the pool's bots, of every game, number of seats and level.

use std::time::Duration;

use futures_util::future::join_all;
use game::mixed;
use server::pool::{Allowance, Attendance, Pool};
use shelf::{Game, Opening};

use super::{allowance, write_books};

/// All games at once, as in a server: every action is legal, every game ends.
#[tokio::test(flavor = "multi_thread")]
async fn bots_play_all_games_to_their_end() {
    write_books();
    let acting = Duration::from_millis(2);
    let pool = Pool::with(Allowance { acting, tables: 4, ..allowance(2) });
    let tables =
        Game::ALL.into_iter().flat_map(|game| game.seats().map(move |seats| (game, seats)));
    join_all(tables.map(|(game, seats)| play(&pool, game, seats))).await;
}

/// Every seat has another level, and the last the highest.
async fn play(pool: &Pool, game: Game, seats: u8) {
    let opening = Opening { players: Some(seats), ..Opening::default() };
    let mut played = game.open(&opening).expect("a game");
    let mut seed = u64::from(seats);
    while let Some(actor) = played.actor() {
        seed = mixed(seed, 1);
        let action = if let game::Actor::Seat(seat) = played.turn() {
            let level = seat.number();
            let level = if level == seats { u8::MAX } else { level };
            pool.act(played.clone(), level, seed, Attendance::Attended).await.expect("an action")
        } else {
            let deal = &mut |count| (mixed(seats.into(), 2) % u64::from(count)) as u32;
            let roll = &mut |count| (seed % u64::from(count)) as u32;
            played.chance_action(deal, roll).expect("chance acts")
        };
        let added = played.add_tokens(&action);
        assert!(added.is_ok(), "{}: {actor} {action}\n{}", game.name(), played.position());
    }
    assert!(played.ending().is_some(), "{}", game.name());
}
