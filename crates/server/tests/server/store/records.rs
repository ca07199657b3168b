//! Records out and in as text.

use game::{Coded, Quote};
use server::store::{ImportError, Imported, RecordNumber, RefusedRecord, StoredRecord, import};
use shelf::Game;
use table::Moment;

use crate::data::{TestData, on_every_database};

on_every_database! {
    records_are_kept_once,
    variations_stay_in_an_imported_record,
    a_bad_record_does_not_stop_the_others,
}

/// The record of an empty game.
fn record(game: Game) -> String {
    let played = game.open(&shelf::Opening::default()).expect("a game");
    played.record(shelf::Heading::default())
}

async fn records_are_kept_once(data: TestData) {
    let store = data.store().await;
    let now = Moment::from_millis(5);
    let texts: Vec<String> = Game::ALL.into_iter().map(record).collect();
    let all = texts.join("\n");
    let imported = import(&*store, &all, now).await.expect("imported");
    assert_eq!(imported, Imported { new: 4, before: 0, varied: 0, refused: vec![] });
    let again = import(&*store, &all, now).await.expect("imported");
    assert_eq!(again, Imported { new: 0, before: 4, varied: 0, refused: vec![] });

    let kept = store.records(None, None, 10).await.expect("records");
    let games: Vec<Game> = kept.iter().map(|kept| kept.game).collect();
    assert_eq!(games, Game::ALL);
    for (kept, text) in kept.iter().zip(&texts) {
        assert_eq!((kept.text.as_str(), kept.imported_at), (text.trim(), now));
        assert_eq!(store.record(kept.number).await, Ok(Some(kept.clone())));
    }
    let second: Vec<StoredRecord> = kept[1..2].to_vec();
    assert_eq!(store.records(None, Some(kept[0].number), 1).await, Ok(second));
    let last: Vec<StoredRecord> = kept[3..].to_vec();
    assert_eq!(store.records(Some(Game::ALL[3]), None, 10).await, Ok(last));
    assert_eq!(store.record(RecordNumber(99)).await, Ok(None));
}

async fn variations_stay_in_an_imported_record(data: TestData) {
    let store = data.store().await;
    let text = "format: 2\ngame: kuba\nedition: 1\n\na7s! (a6e b1n) a1n";
    let broken = "format: 2\ngame: kuba\nedition: 1\n\na7s (a6e a7s) a1n";
    let imported = import(&*store, &format!("{text}\n\n{broken}\n"), Moment::default()).await;
    let imported = imported.expect("imported");
    assert_eq!((imported.new, imported.varied), (1, 1));
    assert_eq!(imported.refused.len(), 1, "a variation keeps the rules, too");
    let kept = store.records(None, None, 10).await.expect("records");
    assert_eq!(kept[0].text, text);
}

async fn a_bad_record_does_not_stop_the_others(data: TestData) {
    let store = data.store().await;
    let chess = "format: 1\ngame: chess\n\ne4";
    let no_game = "format: 1\nedition: 1\n\nx";
    let illegal = format!("{} a1w", record(Game::Kuba).trim());
    let good = record(Game::Klotze);
    let text = format!("{chess}\n\n{no_game}\n\n{illegal}\n\n{good}");
    let imported = import(&*store, &text, Moment::default()).await.expect("imported");
    assert_eq!((imported.new, imported.before), (1, 0));
    let why: Vec<(usize, &str)> =
        imported.refused.iter().map(|refused| (refused.line, refused.why.code)).collect();
    assert_eq!(why[..2], [(1, "import-unknown-game"), (6, "import-no-game")]);
    assert_eq!(why[2].0, 11);
    let chess = ImportError::UnknownGame { found: Quote::of("chess") }.notice();
    assert_eq!(imported.refused[0], RefusedRecord { line: 1, why: chess });
    assert_eq!(store.records(None, None, 10).await.expect("records").len(), 1);
}
