//! Nobody waits for a book: it comes with the page, or a weaker bot plays until it
//! has been worked out.

use std::{collections::HashMap, fs, time::Duration};

use bots::Limit;
use server::pool::{Allowance, AnalysisRequest, Asker, Attendance, Declined, Pool};
use shelf::{Game, GameInProgress, Opening};
use table::PersonId;
use words::{Language, Words};

use super::{ENDLESS, allowance, write_books};

/// Bille-Trap, with the first seat to act.
fn rolled() -> GameInProgress {
    let mut game = Game::BilleTrap.open(&Opening::default()).expect("a game");
    while game.actor() == Some("chance") {
        let action = game.chance_action(&mut |_| 0, &mut |_| 0).expect("chance acts");
        game.add_tokens(&action).expect("it may");
    }
    game
}

fn hasty() -> Allowance {
    Allowance { acting: Duration::from_millis(2), books: None, ..allowance(1) }
}

#[tokio::test]
async fn until_a_book_is_worked_out_a_weaker_bot_plays() {
    let pool = Pool::with(hasty());
    let below = bots::level_count(Game::BilleTrap) - 1;
    let weaker = pool.act(rolled(), below, 7, Attendance::Attended).await;
    assert_eq!(pool.preparing(), [], "nobody has needed it yet");
    let highest = pool.act(rolled(), ENDLESS, 7, Attendance::Attended).await;
    assert!(highest.is_some());
    assert_eq!(highest, weaker);
    assert_eq!(pool.preparing(), [Game::BilleTrap]);
    let words = Box::leak(Box::new(Words::new(Language::English)));
    let asker = Asker { person: PersonId::of([1; 10]), address: [10, 0, 0, 1].into() };
    let request = AnalysisRequest { lines: 1, limit: Limit::Nodes(10) };
    let analysed = pool.analyse(asker, rolled(), request, words).await;
    assert_eq!(analysed, Err(Declined::Preparing));
}

#[tokio::test]
async fn a_book_that_came_with_the_page_is_read_at_once() {
    write_books();
    let file = allowance(1).books.expect("a folder").join("bille-trap.book");
    let bytes = fs::read(file).expect("a book").into();
    let shipped = HashMap::from([("bille-trap".to_owned(), bytes)]);
    let pool = Pool::with(Allowance { shipped, ..hasty() });
    let action = pool.act(rolled(), ENDLESS, 7, Attendance::Attended).await.expect("an action");
    assert!(rolled().actions().contains(&action), "{action}");
    assert_eq!(pool.preparing(), []);
}
