//! Screens that are parts of the page: each is loaded when it is opened and not
//! before, one that can't be loaded is told and asked for again, and after one visit
//! none of them needs the server.

use browser::{Window, visit};
use serde_json::{Value, json};
use testbed::Result;

use crate::{AT_A_DESK, WITH_A_PHONE, lobby::fits, offline::after_one_visit};

/// Every screen of a part: where it is, the part, and what shows that it is there
/// even if it finds nothing.
const SCREENS: [(&str, &str, &str); 12] = [
    ("/analysis/kuba", "analysis", "[data-page=analysis] [data-line]"),
    ("/print/kuba", "print", "[data-page=print] .sheet svg"),
    ("/tables", "tables", "[data-page=tables]"),
    ("/past", "tables", "[data-page=archive]"),
    ("/imported/999", "tables", "[data-page=record]"),
    ("/learn", "learning", "[data-page=learn]"),
    ("/learn/kuba", "learning", "[data-page=lesson] [data-step]"),
    ("/rules/kuba", "learning", "[data-page=rules] [data-rule]"),
    ("/puzzles", "learning", "[data-page=puzzles] [data-status=solved]"),
    ("/puzzles/kuba", "learning", "[data-page=game-puzzles] [data-puzzle]"),
    ("/puzzles/kuba/bipg8q", "learning", "[data-page=puzzle] [data-status=answer]"),
    ("/t/zyxwvtsrqpnmkjhg", "online_table", "[data-table] [data-page]"),
];
/// The message, and its way out.
const MISSING: &str = "[data-part=missing]";
const RETRY: &str = "[data-control=start-retry]";

#[tokio::test]
async fn a_part_is_loaded_when_its_screen_is_opened() -> Result<()> {
    for (place, part, screen) in SCREENS {
        // Over plain http, where no service worker loads it ahead.
        visit("parts", AT_A_DESK, async |window: &Window| {
            window.expect_errors("404");
            window.open_from_afar("/").await?;
            window.wait_for("[data-page=shelf] [data-game]").await?;
            assert_eq!(loaded(window).await?, json!([]), "nobody has opened anything");
            window.open(place).await?;
            window.wait_for(screen).await?;
            let loaded = loaded(window).await?.to_string();
            assert!(loaded.contains(&format!("/app/part-{part}-")), "{place}: {loaded}");
            Ok(())
        })
        .await?;
    }
    Ok(())
}

/// The parts that were loaded.
async fn loaded(window: &Window) -> Result<Value> {
    window
        .ask(
            "return performance.getEntriesByType('resource')
                .map(entry => entry.name).filter(name => name.includes('/app/part-'))",
        )
        .await
}

#[tokio::test]
async fn a_part_that_cannot_be_loaded_is_told_and_tried_again() -> Result<()> {
    visit("parts-missing", WITH_A_PHONE, async |window: &Window| {
        window.expect_errors("net::ERR_");
        window.expect_errors("Failed to fetch");
        window.open_from_afar("/").await?;
        window.wait_for("[data-page=shelf] [data-game]").await?;
        block(window, &["*/app/part-*"]).await?;
        window.click("[data-switch=tables]").await?;
        window.wait_for(MISSING).await?;
        fits(window).await?;
        window.picture("missing").await?;
        said(window, "n’a pas pu être chargé").await?;
        window.click("[data-switch=language]").await?;
        said(window, "could not be loaded").await?;

        // Asked for in vain, it says so again.
        window.click(RETRY).await?;
        window.wait_for(MISSING).await?;

        // The page lives on.
        window.click("header .home").await?;
        window.play_now("kuba").await?;
        window.act_by_pointing(0).await?;
        window.turn().await?;
        window.click("[data-switch=tables]").await?;
        window.wait_for(MISSING).await?;

        block(window, &[]).await?;
        window.click(RETRY).await?;
        window.wait_for("[data-page=tables][data-lists=true]").await?;
        assert_eq!(window.ask("return document.activeElement.tagName").await?, "MAIN");
        Ok(())
    })
    .await
}

/// Lets nothing through with such an address, and everything else.
pub(crate) async fn block(window: &Window, addresses: &[&str]) -> Result<()> {
    window.devtools("Network.enable", json!({})).await?;
    window.devtools("Network.setBlockedURLs", json!({ "urls": addresses })).await.map(drop)
}

/// Waits until the message holds these words.
async fn said(window: &Window, words: &str) -> Result<()> {
    window
        .wait(&format!("document.querySelector('{MISSING}')?.innerText.includes('{words}')"))
        .await
}

#[tokio::test]
async fn after_one_visit_no_part_needs_the_server() -> Result<()> {
    after_one_visit("parts-offline", async |window: &Window| {
        for (place, _, screen) in SCREENS {
            window.open(place).await?;
            window.wait_for(screen).await?;
        }
        Ok(())
    })
    .await
}
