//! A bot at an online table: its plate says that it thinks, and so does the status.

use browser::{Window, visit};
use serde_json::json;
use testbed::Result;

use crate::{
    AT_A_DESK,
    at_a_table::{command, post},
};

#[tokio::test]
async fn a_bot_at_an_online_table_is_seen_thinking() -> Result<()> {
    visit("online-bot", AT_A_DESK, async |window: &Window| {
        window.open("/").await?;
        window.wait_for("[data-page=shelf]").await?;
        post(window, "/api/me", &json!({ "name": "Ada" })).await?;
        let wanted = json!({ "game": "kuba", "first": "as-seated" });
        let opened = post(window, "/api/tables", &wanted).await?;
        let table = opened["id"].as_str().ok_or("a table without a name")?.to_owned();
        let sit = json!({ "kind": "sit", "seat": 2, "contribution": format!("{:032x}", 2) });
        command(window, &table, "sit", &sit).await?;
        window.open(&format!("/t/{table}")).await?;
        // However soon it is over.
        window
            .ask(
                "new MutationObserver(() => {
                    const thinks = document.querySelector('.plate[data-seat=white] .thinking');
                    const status = document.querySelector('[data-status=turn]');
                    if (thinks && status) window.told ??= status.innerText;
                }).observe(document, { childList: true, subtree: true, characterData: true })",
            )
            .await?;
        // With the bot the seats are filled, and the game begins.
        let bot = json!({ "kind": "seat-bot", "seat": 1, "level": 8 });
        command(window, &table, "bot", &bot).await?;
        let told = window.wait_for_value("window.told ?? null").await?;
        assert!(told.as_str().unwrap_or_default().ends_with("is thinking"), "{told}");
        window.picture("thinks").await?;
        window.turn().await?;
        assert_eq!(window.count(".thinking").await?, 0, "it is Ada's turn");
        Ok(())
    })
    .await
}
