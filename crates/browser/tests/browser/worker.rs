//! The bots' worker by itself, spoken to as the page speaks to it: it finds what
//! the native bot finds, and hears while it thinks that nobody waits any longer.

use std::sync::Arc;

use advice::{Act, FromThinker, Question as _, QuestionId, ToThinker};
use bots::BotKind;
use browser::{Window, visit};
use game::{GameSoFar, Record};
use kuba::Kuba;
use search::drive;
use serde_json::json;
use testbed::Result;

use crate::AT_A_DESK;

const LEVEL: u8 = 5;
const HIGHEST: u8 = 8;
const SEED: u64 = u64::MAX - 11;

/// Asks the highest level, which thinks for seconds, stops it when it tells how far
/// it is, and asks another. Answers with everything that was heard.
const STOP_AND_ASK: &str = "
    const script = document.querySelector('meta[name=app-worker]').content;
    const worker = new Worker(script, { type: 'module' });
    const heard = [];
    worker.onerror = () => answer('the worker has failed');
    worker.onmessage = (event) => {
        heard.push(event.data);
        const said = JSON.parse(event.data);
        if (said === 'ready') {
            worker.postMessage(fact.long);
        } else if (said.meanwhile?.id === 1) {
            worker.postMessage(fact.stop);
            worker.postMessage(fact.short);
        } else if (said.answer) {
            worker.terminate();
            answer(heard);
        }
    };
";

#[tokio::test]
async fn the_worker_finds_what_the_native_bot_finds_and_hears_a_stop() -> Result<()> {
    let game = GameSoFar::<Kuba>::from_setup(kuba::Setup::default());
    let search = BotKind::Level(LEVEL).search(&game, None, SEED, &Arc::new(()));
    let mut search = search.ok_or("a seat acts")?;
    let native = drive(&mut search, None, || false).action.to_string();

    let record = Record::of(game).to_string();
    // As texts: a number in JavaScript has no room for every seed.
    let question = |id: u32, level: u8| {
        let (game, record) = ("kuba".to_owned(), record.clone());
        let task = Act { bot: format!("level:{level}"), seed: SEED }.task();
        serde_json::to_string(&ToThinker::Think { id: QuestionId(id), game, record, task })
    };
    let fact = json!({
        "long": question(1, HIGHEST)?,
        "stop": serde_json::to_string(&ToThinker::Stop { id: QuestionId(1) })?,
        "short": question(2, LEVEL)?,
    });
    visit("worker", AT_A_DESK, async |window: &Window| {
        window.open("/").await?;
        window.wait_for("[data-page=shelf]").await?;
        let heard = window.ask_and_wait(STOP_AND_ASK, fact).await?;
        let said: Vec<FromThinker> = heard
            .as_array()
            .ok_or("the worker has failed")?
            .iter()
            .filter_map(|text| serde_json::from_str(text.as_str()?).ok())
            .collect();
        let (first, last) = (said.first(), said.last());
        assert_eq!(first, Some(&FromThinker::Ready));
        let progress =
            said.iter().filter(|said| matches!(said, FromThinker::Meanwhile { .. })).count();
        assert!(progress > 0 && progress + 2 == said.len(), "one answer: {said:?}");
        assert_eq!(last, Some(&FromThinker::answer::<Act>(QuestionId(2), Some(&native))));
        Ok(())
    })
    .await
}
