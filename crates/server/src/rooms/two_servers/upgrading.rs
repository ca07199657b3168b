//! A database that is prepared for the next release while servers of this one play.

use std::sync::Arc;

use sqlx::{Connection, PgConnection};
use table::Clock;

use super::{ADA, BLAISE, CommandError, POSTGRES, game, history, plays, room, server, two_servers};
use crate::store::{Migrated, run_next};

#[tokio::test]
async fn a_database_is_prepared_for_the_next_release_while_servers_of_this_one_play() {
    let servers = two_servers("upgrade").await;
    let table = game(&servers, Clock::None).await;
    let grow = async {
        let mut database = PgConnection::connect(&POSTGRES.url("upgrade")).await.expect("one");
        assert_eq!(run_next(&mut database).await, Ok(Migrated::Now));
        assert_eq!(run_next(&mut database).await, Ok(Migrated::Before));
    };
    let (ada, blaise, ()) =
        tokio::join!(plays(&servers, table, ADA, 1), plays(&servers, table, BLAISE, 2), grow);
    // One of this release that opens only now goes on like the others.
    let servers = [Arc::clone(&servers[0]), server("upgrade", None).await];
    let after = plays(&servers, table, ADA, 3).await;
    let answers = ada.into_iter().chain(blaise).chain(after).flat_map(|(_, _, answers)| answers);
    for answer in answers {
        let fits = matches!(&answer, Ok(_) | Err(CommandError::Table(_) | CommandError::Room(_)));
        assert!(fits, "{answer:?}");
    }
    let room = room(&servers[1], table).await;
    let seen = room.look_afresh(&servers[1]).await.expect("read").table.events();
    assert_eq!(seen as usize, history(&servers[0], table).await.len());
}
