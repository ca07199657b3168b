//! The pool of bots, on real threads with real searches. What would take time is
//! made to take for ever, so that no clock decides: a thought of the highest
//! level with an hour to think ends only when it is let go.

mod analysis;
mod books;
mod draws;
mod games;

use std::{path::PathBuf, sync::Once, time::Duration};

use bots::{Book, BotGame};
use server::pool::{Allowance, Attendance, Pool};
use shelf::{Game, GameInProgress, Opening};
use tokio::task;

/// For ever, as far as a test is concerned.
const LONG: Duration = Duration::from_hours(1);
/// The highest level of any game: it thinks as long as it is let.
const ENDLESS: u8 = u8::MAX;

fn allowance(threads: usize) -> Allowance {
    let books = Some(PathBuf::from(env!("CARGO_TARGET_TMPDIR")));
    Allowance { acting: LONG, studying: LONG, books, ..Allowance::of_threads(threads) }
}

/// Works the books out, once for all tests.
fn write_books() {
    struct Write;
    impl bots::Visitor for Write {
        type Output = ();
        fn visit<P: BotGame>(self) {
            let folder = allowance(1).books;
            thinking::kept_book::<P>(folder.as_deref(), || P::Book::work_out(&mut |_| {}));
        }
    }
    static WRITTEN: Once = Once::new();
    WRITTEN.call_once(|| Game::ALL.into_iter().for_each(|game| bots::visit(game, Write)));
}

fn kuba() -> GameInProgress {
    Game::Kuba.open(&Opening::default()).expect("a game")
}

/// Waits until the pool is so busy: so many in line, so many threads thinking.
async fn until(pool: &Pool, waiting: usize, busy: usize) {
    while pool.load() != (waiting, busy) {
        task::yield_now().await;
    }
}

#[tokio::test]
async fn no_more_threads_think_than_there_are_and_no_longer_line_forms() {
    let pool = Pool::with(Allowance { tables: 5, ..allowance(2) });
    let all = futures_util::future::join_all(
        (0..20).map(|seed| pool.act(kuba(), ENDLESS, seed, Attendance::Attended)),
    );
    tokio::select! {
        _ = all => panic!("they think for an hour"),
        () = until(&pool, 3, 2) => {}
    }
    // All have been let go: places and threads are free again.
    until(&pool, 0, 0).await;
    assert!(pool.act(kuba(), 1, 0, Attendance::Attended).await.is_some());
}

#[tokio::test]
async fn who_lets_go_of_a_thought_frees_its_thread() {
    let pool = Pool::with(allowance(1));
    for seed in 0..3 {
        tokio::select! {
            _ = pool.act(kuba(), ENDLESS, seed, Attendance::Attended) => panic!("it thinks for an hour"),
            () = until(&pool, 0, 1) => {}
        }
    }
    let action = pool.act(kuba(), 1, 0, Attendance::Attended).await.expect("an action");
    assert!(kuba().actions().contains(&action), "{action}");
}

#[tokio::test]
async fn tables_are_served_in_the_order_of_their_asking() {
    let pool = Pool::with(allowance(1));
    let order = std::cell::RefCell::new(Vec::new());
    let tables = futures_util::future::join_all((0..8).map(|table| {
        let (pool, order) = (&pool, &order);
        async move {
            pool.act(kuba(), 1, 0, Attendance::Attended).await.expect("an action");
            order.borrow_mut().push(table);
        }
    }));
    let first = async {
        // While this one is in the way the others line up behind it.
        tokio::select! {
            _ = pool.act(kuba(), ENDLESS, 0, Attendance::Attended) => panic!("it thinks for an hour"),
            () = until(&pool, 8, 1) => {}
        }
    };
    tokio::join!(first, tables);
    assert_eq!(*order.borrow(), (0..8).collect::<Vec<_>>());
}

#[tokio::test]
async fn where_nobody_acts_nobody_thinks() {
    let pool = Pool::with(allowance(1));
    let mut over = kuba();
    over.add_tokens("draw").expect("everybody agrees");
    assert_eq!(pool.act(over, 1, 0, Attendance::Attended).await, None);
    let dice = Game::BilleTrap.open(&Opening::default()).expect("a game");
    assert_eq!(dice.actor(), Some("chance"));
    assert_eq!(pool.act(dice, 1, 0, Attendance::Attended).await, None);
}

#[tokio::test]
async fn a_closing_server_lets_nobody_wait() {
    let pool = Pool::with(Allowance { tables: 2, ..allowance(1) });
    let all = futures_util::future::join_all(
        (0..4).map(|seed| pool.act(kuba(), ENDLESS, seed, Attendance::Attended)),
    );
    let close = async {
        until(&pool, 1, 1).await;
        pool.close();
    };
    let (answers, ()) = tokio::join!(all, close);
    assert_eq!(answers, [const { None }; 4]);
    assert_eq!(pool.act(kuba(), 1, 0, Attendance::Attended).await, None);
}
