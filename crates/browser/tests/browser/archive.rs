//! The games that are over, through the page: all of them, page by page, those
//! of one game, one's own; and looking at one again.

use browser::{Window, meet};
use serde_json::{Value, json};
use testbed::{Result, ServerProcess};

use crate::{
    WITH_A_PHONE,
    at_a_table::{at_a_table, command, post},
    lobby::{fits, says_everything},
};

const ROW: &str = "[data-list=archive] [data-past]";

#[tokio::test]
async fn games_that_are_over_are_found_again() -> Result<()> {
    let options = json!({ "game": "kuba", "access": "public" });
    at_a_table("archive", &options, async |ada: &Window, bob: &Window| {
        bob.click("[data-control=app-resign]").await?;
        bob.click("[data-control=app-resign-sure]").await?;
        ada.wait_for("[data-company=table][data-phase=over]").await?;
        // As many again as a page holds.
        for number in 0..20 {
            resign_at_once(bob, number).await?;
        }

        ada.open("/tables").await?;
        ada.click("[data-way=archive]").await?;
        rows(ada, 20).await?;
        says_everything(ada).await?;
        ada.picture("page").await?;
        ada.click("[data-control=archive-more]").await?;
        rows(ada, 21).await?;
        assert_eq!(ada.count("[data-control=archive-more]").await?, 0, "there are no older ones");
        wanted(ada, "kuba").await?;
        rows(ada, 1).await?;
        ada.wait(&format!(
            "document.querySelector('{ROW}').innerText.includes('You won. ALL-4: ')"
        ))
        .await?;
        wanted(ada, "klotze").await?;
        rows(ada, 20).await?;
        ada.click("[data-page=archive] [data-choice=mine]").await?;
        rows(ada, 0).await?;
        wanted(ada, "").await?;
        rows(ada, 1).await?;
        says_everything(ada).await?;
        ada.picture("mine").await?;
        ada.click(&format!("{ROW} a")).await?;
        ada.wait_for("[data-page=game][data-game=kuba]").await?;
        ada.wait_for("[data-company=table][data-phase=over]").await?;

        bob.open("/past").await?;
        rows(bob, 20).await?;
        wanted(bob, "kuba").await?;
        rows(bob, 1).await?;
        let told = format!("document.querySelector('{ROW}').innerText");
        bob.wait(&format!("{told}.includes('Victoire\u{a0}: Ada')")).await?;
        says_everything(bob).await?;
        fits(bob).await?;
        bob.picture("phone").await?;
        bob.click("[data-switch=language]").await?;
        bob.wait(&format!("{told}.includes('Ada won')")).await
    })
    .await
}

#[tokio::test]
async fn imported_games_are_looked_at() -> Result<()> {
    meet("imported", &[WITH_A_PHONE], async |server: &mut ServerProcess, windows: &[Window]| {
        let [phone] = windows else { return Err("one came".into()) };
        phone.open("/past").await?;
        rows(phone, 0).await?;
        assert_eq!(phone.count("[data-list=imported]").await?, 0, "nothing was imported yet");
        server.bring(KUBA)?;
        phone.reload().await?;
        phone.wait_for("[data-list=imported] [data-past]").await?;
        let told = "document.querySelector('[data-list=imported] [data-past]').innerText";
        phone.wait(&format!("{told}.includes('Ada, Blaise')")).await?;
        phone.wait(&format!("{told}.includes('Les blancs gagnent. ALL-4')")).await?;
        says_everything(phone).await?;
        fits(phone).await?;
        phone.picture("listed").await?;
        phone.click("[data-list=imported] [data-past] a").await?;
        phone.wait_for("[data-page=game][data-game=kuba][data-actions='3']").await?;
        phone.picture("on-the-table").await?;

        // A record that is not there is told.
        phone.expect_errors("/api/records/2");
        phone.open("/imported/2").await?;
        phone
            .wait("document.querySelector('[data-page=record]')?.innerText.includes('pas de partie importée')")
            .await?;
        phone.picture("missing").await
    })
    .await
}

/// White gains ground, and Black gives up.
const KUBA: &str = "format: 1\ngame: kuba\nedition: 1\nset-up: standard\nseat1: Ada\n\
    seat2: Blaise\nresult: 1 > 2 by ALL-4\n\na7s a1n resign:2\n";

/// Waits until so many games are listed.
async fn rows(window: &Window, count: usize) -> Result<()> {
    window.wait_for("[data-page=archive][data-answer=here]").await?;
    window.wait(&format!("document.querySelectorAll('{ROW}').length === {count}")).await
}

/// Chooses of which game they are to be.
async fn wanted(window: &Window, game: &str) -> Result<()> {
    window.click(&format!("[data-page=archive] [data-choice=game] [value='{game}']")).await
}

/// Opens a public table with a bot, and resigns.
async fn resign_at_once(window: &Window, number: usize) -> Result<()> {
    let me = json!({ "seat": 1, "sitter": "me" });
    let places = [me, json!({ "seat": 2, "sitter": "bot", "level": 1 })];
    let table = json!({
        "game": "klotze", "setup": "players=2", "seats": 2, "first": "as-seated",
        "access": "public", "places": places,
    });
    let opened = post(window, "/api/tables", &table).await?;
    let id = opened.get("id").and_then(Value::as_str).ok_or("a table without a name")?;
    let contribution = format!("{number:032x}");
    let contribute = json!({ "kind": "contribute", "contribution": contribution });
    command(window, id, "contribute", &contribute).await?;
    command(window, id, "resign", &json!({ "kind": "resign", "seat": 1 })).await
}
