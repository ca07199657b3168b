//! The title counts the tables where it is one's turn, at once.

use browser::Window;
use serde_json::json;
use testbed::Result;

use crate::at_a_table::at_a_table;

/// Nobody can ask the server for the tables: what is counted was seen at the table.
#[tokio::test]
async fn the_titles_count_is_right_at_once() -> Result<()> {
    at_a_table("title", &json!({ "game": "kuba" }), async |ada: &Window, bob: &Window| {
        let counted = "document.title.startsWith('(1) ')";
        ada.turn().await?;
        ada.wait(counted).await?;
        ada.expect_errors("/api/me/tables");
        let blocked = json!({ "urls": ["*/api/me/tables"] });
        ada.devtools("Network.enable", json!({})).await?;
        ada.devtools("Network.setBlockedURLs", blocked).await?;
        ada.act_by_pointing(0).await?;
        ada.wait(&format!("!{counted}")).await?;
        bob.turn().await?;
        bob.act_by_pointing(0).await?;
        ada.turn().await?;
        ada.wait(counted).await
    })
    .await
}
