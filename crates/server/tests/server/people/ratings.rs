//! Ratings: every rated table counts once, each game and field for itself.

use server::{
    people::{Field, Person, Rating},
    store::{OffsetPage, Rated},
};
use shelf::Game;
use table::{PersonId, TableId};

use super::test_people::TestPeople;
use crate::data::{TestData, on_every_database};

on_every_database! {
    a_table_counts_once,
    games_and_fields_are_apart,
    who_deleted_himself_meanwhile_is_not_rated,
}

const ALL: OffsetPage = OffsetPage { from: 0, size: 50 };

fn table(number: u8) -> TableId {
    TableId::of([number; 10])
}

async fn ranking(test: &TestPeople, field: Field) -> Vec<(PersonId, i64, u32)> {
    let ranked = test.people.ranking(Game::Klotze, field, ALL).await.expect("a ranking");
    let line =
        |(person, rating): (Person, Rating)| (person.id, rating.value.round() as i64, rating.games);
    ranked.into_iter().map(line).collect()
}

async fn a_table_counts_once(data: TestData) {
    let test = TestPeople::over(data).await;
    let [anna, bert] = [test.account("anna").await.0.id, test.account("bert").await.0.id];
    let result = [vec![anna], vec![bert]];
    for _ in 0..3 {
        test.people.rate(table(1), Game::Klotze, &result).await.expect("rated");
    }
    assert_eq!(ranking(&test, Field::Two).await, [(anna, 1662, 1), (bert, 1338, 1)]);
    // Many at once, of which each counts once.
    let again = (1..=8).flat_map(|number| [number, number]).map(|number| {
        let (people, result) = (test.people.clone(), result.clone());
        tokio::spawn(async move { people.rate(table(number), Game::Klotze, &result).await })
    });
    for rated in again.collect::<Vec<_>>() {
        rated.await.expect("no panic").expect("rated");
    }
    let ranked = ranking(&test, Field::Two).await;
    assert_eq!((ranked[0].2, ranked[1].2), (8, 8), "{ranked:?}");
    assert!(ranked[0].1 > 1662 && ranked[1].1 < 1338, "{ranked:?}");
}

async fn games_and_fields_are_apart(data: TestData) {
    let test = TestPeople::over(data).await;
    let mut ids = Vec::new();
    for name in ["anna", "bert", "carl"] {
        ids.push(test.account(name).await.0.id);
    }
    let [anna, bert, carl] = ids[..] else { unreachable!("three") };
    let three = [vec![carl], vec![anna, bert]];
    test.people.rate(table(1), Game::Klotze, &three).await.expect("rated");
    test.people.rate(table(2), Game::Klotze, &[vec![anna, bert]]).await.expect("rated");
    test.people.rate(table(3), Game::Kuba, &[vec![bert], vec![anna]]).await.expect("rated");
    let many = ranking(&test, Field::Many).await;
    assert_eq!(many[0].0, carl);
    assert_eq!(many[1].1, many[2].1, "they shared a place");
    let two = ranking(&test, Field::Two).await;
    assert_eq!(two.iter().map(|line| line.1).collect::<Vec<_>>(), [1500, 1500]);
    let of_anna = test.people.ratings(anna).await.expect("ratings");
    let fields: Vec<_> = of_anna.iter().map(|Rated { game, field, .. }| (*game, *field)).collect();
    assert_eq!(
        fields,
        [(Game::Klotze, Field::Two), (Game::Klotze, Field::Many), (Game::Kuba, Field::Two)]
    );
    let second = OffsetPage { from: 1, size: 1 };
    let page = test.people.ranking(Game::Klotze, Field::Many, second).await.expect("a page");
    assert_eq!(page.len(), 1);
    assert_eq!(page[0].0.id, many[1].0);
}

async fn who_deleted_himself_meanwhile_is_not_rated(data: TestData) {
    let test = TestPeople::over(data).await;
    let (anna, bert) = (test.account("anna").await.0.id, test.account("bert").await);
    let (owner, bert) = (test.owner(&bert.1).await, bert.0.id);
    test.people.forget(&owner).await.expect("forgotten");
    test.people.rate(table(1), Game::Klotze, &[vec![anna], vec![bert]]).await.expect("rated");
    assert_eq!(ranking(&test, Field::Two).await, [(anna, 1662, 1)]);
}
