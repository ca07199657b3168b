//! The table that Bille-Trap's highest level reads: loaded when that level is
//! chosen, stopped on request, kept for a time without a server.

use browser::{Window, meet, visit};
use serde_json::json;
use testbed::{Result, ServerProcess};

use crate::{AT_A_DESK, WITH_A_PHONE, at_a_table::press, install::answered};

const HERE: &str = "[data-book=here]";

#[tokio::test]
async fn a_table_that_was_loaded_once_needs_no_server() -> Result<()> {
    meet("book", &[AT_A_DESK], async |server: &mut ServerProcess, windows: &[Window]| {
        let window = &windows[0];
        window.open("/bille-trap").await?;
        window.wait_until_kept().await?;
        assert_eq!(window.count("[data-notice=book]").await?, 0, "nobody has asked for it");
        choose_highest(window).await?;
        window.wait_for(HERE).await?;
        window.click("[data-control=app-start]").await?;
        answered(window, "bille-trap").await?;

        window.expect_errors("net::ERR_");
        server.kill()?;
        window.reload().await?;
        window.wait_for(HERE).await?;
        answered(window, "bille-trap").await
    })
    .await
}

#[tokio::test]
async fn loading_a_table_can_be_stopped_and_begun_again() -> Result<()> {
    // Over plain http, where browsers keep least.
    visit("book-stopped", WITH_A_PHONE, async |window: &Window| {
        window.open_from_afar("/bille-trap").await?;
        window.wait_for("[data-page=set-up]").await?;
        network(window, SLOW).await?;
        choose_highest(window).await?;
        window.wait_for("[data-book=loading]").await?;
        window.picture("loading").await?;
        // On a phone the button that begins may lie over it until somebody scrolls.
        let notice = "document.querySelector('[data-notice=book]')";
        window.ask(&format!("{notice}.scrollIntoView({{ block: 'center' }})")).await?;
        window.click("[data-control=install-book-stop]").await?;
        window.wait_for("[data-book=missing]").await?;
        window.picture("stopped").await?;
        network(window, ANY).await?;
        window.click("[data-control=install-book-load]").await?;
        window.wait_for(HERE).await?;
        window.click("[data-control=app-start]").await?;
        answered(window, "bille-trap").await
    })
    .await
}

/// A hint knows as much as the highest level, whoever plays.
#[tokio::test]
async fn a_hint_waits_for_the_table() -> Result<()> {
    visit("book-hint", AT_A_DESK, async |window: &Window| {
        window.play_now("bille-trap").await?;
        window.turn().await?;
        press(window, "hint-ask").await?;
        window.wait("document.querySelector('[data-status=hint]').dataset.hint").await?;
        let loaded = "performance.getEntriesByType('resource')
            .some((it) => it.name.endsWith('.book'))";
        assert_eq!(window.ask(&format!("return {loaded}")).await?, true);
        window.picture("hint").await
    })
    .await
}

/// Without its table the highest level plays as well as it can, and says so; with a
/// network again it has its table without being asked.
#[tokio::test]
async fn without_its_table_a_bot_plays_on_and_loads_it_later() -> Result<()> {
    visit("book-later", AT_A_DESK, async |window: &Window| {
        window.open_from_afar("/bille-trap").await?;
        window.wait_for("[data-page=set-up]").await?;
        window.expect_errors("net::ERR_");
        blocked(window, &["*.book"]).await?;
        choose_highest(window).await?;
        window.wait_for("[data-book=missing]").await?;
        window.click("[data-control=app-start]").await?;
        answered(window, "bille-trap").await?;
        window.wait_for("[data-notice=book]").await?;
        window.picture("without").await?;
        blocked(window, &[]).await?;
        window.ask("window.dispatchEvent(new Event('online'))").await?;
        window.wait_for(HERE).await?;
        answered(window, "bille-trap").await
    })
    .await
}

/// Lets nothing through that has one of these addresses.
async fn blocked(window: &Window, addresses: &[&str]) -> Result<()> {
    window.devtools("Network.enable", json!({})).await?;
    window.devtools("Network.setBlockedURLs", json!({ "urls": addresses })).await.map(drop)
}

/// Bytes a second: so few that ten million don't come while somebody clicks.
const SLOW: i64 = 20_000;
/// As many as come.
const ANY: i64 = -1;

async fn network(window: &Window, bytes: i64) -> Result<()> {
    let facts = json!({
        "offline": false, "latency": 0, "downloadThroughput": bytes, "uploadThroughput": -1,
    });
    window.devtools("Network.enable", json!({})).await?;
    window.devtools("Network.emulateNetworkConditions", facts).await.map(drop)
}

/// The level that reads.
async fn choose_highest(window: &Window) -> Result<()> {
    window.choose("level", "4").await
}
