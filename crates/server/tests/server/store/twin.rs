//! Any sequence of appends does what a naive twin in memory does.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use server::store::{Entry, Outcome};
use tokio::runtime::Builder;

use super::sample::{entry, numbers, opening, table};
use crate::data::TestData;

/// The numbers of the events of each table.
#[derive(Default)]
struct Twin(BTreeMap<u8, BTreeSet<u32>>);

/// Events `first` and on of a table, which may be new.
#[derive(Clone, Debug)]
struct Wish {
    opens: bool,
    table: u8,
    first: u32,
    count: u32,
}

impl Wish {
    fn entry(&self) -> Entry {
        let id = table(self.table);
        let opening = if self.opens { opening(id).opening } else { None };
        Entry { opening, ..entry(id, self.first..self.first + self.count) }
    }
}

impl Twin {
    fn append(&mut self, wish: &Wish) -> Outcome {
        if wish.opens == self.0.contains_key(&wish.table) {
            return Outcome::Taken;
        }
        let numbers = wish.first..wish.first + wish.count;
        let there = self.0.entry(wish.table).or_default();
        if numbers.clone().any(|number| there.contains(&number)) {
            return Outcome::Taken;
        }
        there.extend(numbers);
        Outcome::Stored
    }
}

fn wish() -> impl Strategy<Value = Wish> {
    let opens = prop_oneof![1 => Just(true), 2 => Just(false)];
    (opens, 1..4_u8, 0..8_u32, 1..5_u32).prop_map(|(opens, table, first, count)| Wish {
        opens,
        table,
        first,
        count,
    })
}

fn batches() -> impl Strategy<Value = Vec<Vec<Wish>>> {
    prop::collection::vec(prop::collection::vec(wish(), 1..8), 1..6)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn appends_in_a_file_are_those_of_the_twin(batches in batches()) {
        compare(&TestData::in_file(), &batches);
    }

    #[test]
    fn appends_in_postgres_are_those_of_the_twin(batches in batches()) {
        compare(&TestData::in_postgres(), &batches);
    }
}

fn compare(data: &TestData, batches: &[Vec<Wish>]) {
    let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = data.store().await;
        let mut twin = Twin::default();
        for batch in batches {
            let entries: Vec<Entry> = batch.iter().map(Wish::entry).collect();
            let expected: Vec<Outcome> = batch.iter().map(|wish| twin.append(wish)).collect();
            assert_eq!(store.append(&entries).await.expect("appended"), expected);
        }
        for (number, events) in &twin.0 {
            let there: BTreeSet<u32> = numbers(&*store, table(*number)).await.into_iter().collect();
            assert_eq!(&there, events);
        }
    });
}
