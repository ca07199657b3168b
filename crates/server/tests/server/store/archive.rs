//! Lists: who sits where, what is over, filters and pages.

use server::store::{Cursor, CursorPage, Entry, Filter, Store, Summary};
use shelf::Game;
use table::{Access, Moment, Phase, Sitter, Stakes, TableId};

use super::sample::{entry, opening, person, summary, table};
use crate::data::{TestData, on_every_database};

on_every_database! {
    filters_choose,
    pages_neither_hide_nor_repeat,
    people_find_the_tables_where_they_sit,
    all_tables_are_walked_through,
}

/// Twelve games that are over, two of them at each moment; person 1 sat at every
/// third, every fourth was rated, every sixth is public no more.
async fn filled(store: &dyn Store) {
    for number in 1..=12 {
        let mut first = opening(table(number));
        let new = first.opening.as_mut().expect("a new table");
        new.game = if number % 2 == 0 { Game::Kuba } else { Game::Klotze };
        new.stakes = if number % 4 == 0 { Stakes::Rated } else { Stakes::Friendly };
        new.access = if number % 6 == 0 { Access::LinkOnly } else { Access::Public };
        let people: &[u8] = if number % 3 == 0 { &[1, 2] } else { &[2, 3] };
        let over = Summary {
            finished_at: Some(over_at(number)),
            result: Some("1 > 2".into()),
            ..summary(Phase::Over, people)
        };
        let last = Entry { summary: Some(over), ..entry(table(number), [1]) };
        store.append(&[first, last]).await.expect("appended");
    }
    store.append(&[opening(table(100))]).await.expect("appended");
}

fn over_at(number: u8) -> Moment {
    Moment::from_millis(10_000 + u64::from(number / 2))
}

async fn found(store: &dyn Store, filter: &Filter) -> Vec<u8> {
    let page = CursorPage { after: None, size: 100 };
    let listed = store.archive(filter, page).await.expect("a page");
    assert_eq!(listed.next, None);
    listed.tables.iter().map(|listing| listing.id.bits()[0]).collect()
}

async fn filters_choose(data: TestData) {
    let store = data.store().await;
    filled(&*store).await;
    let all = Filter::default();
    assert_eq!(found(&*store, &all).await, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    let kuba = Filter { game: Some(Game::Kuba), ..all.clone() };
    assert_eq!(found(&*store, &kuba).await, [12, 10, 8, 6, 4, 2]);
    let person = Filter { person: Some(person(1)), ..all.clone() };
    assert_eq!(found(&*store, &person).await, [12, 9, 6, 3]);
    let rated = Filter { stakes: Some(Stakes::Rated), ..person.clone() };
    assert_eq!(found(&*store, &rated).await, [12]);
    let public = Filter { access: Some(Access::Public), ..person };
    assert_eq!(found(&*store, &public).await, [9, 3]);
    let between = Filter { from: Some(over_at(4)), until: Some(over_at(8)), ..all.clone() };
    assert_eq!(found(&*store, &between).await, [7, 6, 5, 4]);
    let closed = Filter { phase: Some(Phase::Closed), ..all };
    assert_eq!(found(&*store, &closed).await, [0_u8; 0]);
}

async fn pages_neither_hide_nor_repeat(data: TestData) {
    let store = data.store().await;
    filled(&*store).await;
    for size in [1, 5, 6, 12] {
        let mut after = None;
        let mut seen = Vec::new();
        loop {
            let page = CursorPage { after, size };
            let listed = store.archive(&Filter::default(), page).await.expect("a page");
            assert!(listed.tables.len() <= size.into());
            seen.extend(listed.tables.iter().map(|listing| listing.id.bits()[0]));
            let Some(next) = listed.next else { break };
            // A cursor goes through an address and back.
            after = Some(next.to_string().parse::<Cursor>().expect("a cursor"));
        }
        assert_eq!(seen, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], "pages of {size}");
    }
    for text in ["", "1", "x-0000000000000000", "1-2"] {
        assert!(text.parse::<Cursor>().is_err(), "{text}");
    }
}

async fn people_find_the_tables_where_they_sit(data: TestData) {
    let store = data.store().await;
    let sit = |number: u32, id: TableId, summary: Summary| Entry {
        summary: Some(summary),
        ..entry(id, [number])
    };
    let twice = Summary {
        sitters: vec![
            Some(Sitter::Person(person(1))),
            Some(Sitter::Companion(person(1))),
            Some(Sitter::Bot(table::Bot::Level(2))),
            None,
        ],
        ..summary(Phase::Playing, &[])
    };
    let entries = [
        opening(table(1)),
        opening(table(2)),
        opening(table(3)),
        sit(1, table(1), summary(Phase::Seating, &[1, 2])),
        sit(1, table(2), twice.clone()),
        sit(1, table(3), summary(Phase::Over, &[1, 2])),
    ];
    store.append(&entries).await.expect("appended");
    let seated = store.seated(person(1)).await.expect("tables");
    assert_eq!(seated.iter().map(|listing| listing.id).collect::<Vec<_>>(), [table(2), table(1)]);
    assert_eq!(seated[0].summary, twice);
    assert_eq!(store.unfinished().await, Ok(vec![table(1), table(2)]));

    // They stand up.
    store.append(&[sit(2, table(1), summary(Phase::Seating, &[2]))]).await.expect("appended");
    let seated = store.seated(person(1)).await.expect("tables");
    assert_eq!(seated.iter().map(|listing| listing.id).collect::<Vec<_>>(), [table(2)]);
}

async fn all_tables_are_walked_through(data: TestData) {
    let store = data.store().await;
    filled(&*store).await;
    let (mut last, mut seen) = (None, Vec::new());
    loop {
        let some = store.opened_after(last, 5).await.expect("tables");
        seen.extend(some.iter().map(|id| id.bits()[0]));
        last = some.last().copied();
        if last.is_none() {
            break;
        }
    }
    assert_eq!(seen, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 100]);
}
