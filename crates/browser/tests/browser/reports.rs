//! Reporting a player where one meets them, and what everybody can do with their own
//! data: read the notice, save it, delete it.

use browser::Window;
use serde_json::{Value, json};
use testbed::Result;

use crate::{
    at_a_table::{at_a_table, open, press},
    lobby::{fits, says_everything},
};

/// The reports in one's own data.
const MINE: &str = "
    fetch('/api/me/export').then((response) => response.json())
        .then((data) => answer(data.reports), (error) => answer(String(error)));
";

/// Some list says that the report was sent.
const SENT: &str = "[...document.querySelectorAll('[data-status=report-sent]')].some(({ innerText }) => innerText)";

#[tokio::test]
async fn a_player_is_reported_beside_the_board() -> Result<()> {
    at_a_table("report", &json!({ "game": "kuba" }), async |ada, bob| {
        for (window, reason) in [(ada, "stalling"), (bob, "name")] {
            open(window, "report").await?;
            window.click(&format!("[data-choice=report-why] [value={reason}]")).await?;
            let note = window.wait_for("[data-choice=report-note]").await?;
            note.send_keys("since ten minutes").await?;
            press(window, "company-report-send").await?;
            window.wait(SENT).await?;
            let mine = window.ask_and_wait(MINE, Value::Null).await?;
            let told = (&mine[0]["reason"], &mine[0]["note"]);
            assert_eq!(told, (&json!(reason), &json!("since ten minutes")), "{mine}");
            says_everything(window).await?;
            fits(window).await?;
        }
        deletes_themselves(bob).await
    })
    .await
}

async fn deletes_themselves(window: &Window) -> Result<()> {
    window.open("/tables").await?;
    window.wait_for("[data-way=privacy][href='/privacy']").await?;
    open(window, "my-data").await?;
    window.wait_for("[data-control=lobby-data-save][href='/api/me/export']").await?;
    open(window, "delete").await?;
    says_everything(window).await?;
    press(window, "lobby-data-delete-yes").await?;
    window.wait("!document.querySelector('[data-more=my-data]')").await?;
    // Nobody is known here any longer, also after another look.
    window.expect_errors("401");
    window.reload().await?;
    window.wait_for("[data-way=privacy]").await?;
    assert_eq!(window.count("[data-more=my-data]").await?, 0);
    window.open("/privacy").await?;
    window.wait("document.querySelector('main h1').innerText").await
}
