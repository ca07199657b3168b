//! The games that are over, through the page: all of them, page by page, those
//! of one game, one's own; and looking at one again.

use browser::Window;
use serde_json::{Value, json};
use soak::Result;

use crate::{
    at_a_table::{at_a_table, command, post},
    lobby::{fits, says_everything},
};

const ROW: &str = "[data-page=archive] [data-table]";

#[tokio::test]
async fn games_that_are_over_are_found_again() -> Result<()> {
    let options = json!({ "game": "kuba", "access": "public" });
    at_a_table("archive", &options, async |ada: &Window, bob: &Window| {
        bob.click("[data-more=resign] summary").await?;
        bob.click("[data-control=app-resign-sure]").await?;
        ada.wait_for("[data-company=table][data-phase=over]").await?;
        // As many again as a page holds.
        for number in 0..20 {
            resign_at_once(bob, number).await?;
        }

        ada.open("#/tables").await?;
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

        bob.open("#/archive").await?;
        rows(bob, 20).await?;
        wanted(bob, "kuba").await?;
        rows(bob, 1).await?;
        let told = format!("document.querySelector('{ROW}').innerText");
        bob.wait(&format!("{told}.includes('Ada a gagné')")).await?;
        says_everything(bob).await?;
        fits(bob).await?;
        bob.picture("phone").await?;
        bob.click("[data-switch=language]").await?;
        bob.wait(&format!("{told}.includes('Ada won')")).await
    })
    .await
}

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
    let me = json!({ "seat": 1, "sitter": "me", "contribution": format!("{number:032x}") });
    let places = [me, json!({ "seat": 2, "sitter": "bot", "level": 1 })];
    let table = json!({
        "game": "klotze", "setup": "players=2", "seats": 2, "first": "as-seated",
        "access": "public", "places": places, "ready": true,
    });
    let opened = post(window, "/api/tables", &table).await?;
    let id = opened.get("id").and_then(Value::as_str).ok_or("a table without a name")?;
    command(window, id, "resign", &json!({ "kind": "resign", "seat": 1 })).await
}
