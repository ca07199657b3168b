//! The texts of the page, a file for each language: the reader's is loaded, the other
//! one when it is asked for; one that can't be loaded is told and asked for again; and
//! after one visit neither needs the server.

use browser::{Window, visit};
use serde_json::{Value, json};
use testbed::Result;

use crate::{AT_A_DESK, WITH_A_PHONE, lobby::fits, offline::after_one_visit, parts::block};

const SHELF: &str = "[data-page=shelf] [data-game]";
const SWITCH: &str = "[data-switch=language]";
const RETRY: &str = "[data-control=start-retry]";
/// There is no page, since it has nothing to say.
const NO_TEXTS: &str = "[data-notice=no-texts]";
/// The page stays in its language.
const NO_LANGUAGE: &str = "[data-notice=no-language]";

#[tokio::test]
async fn one_language_is_loaded_and_the_other_when_it_is_asked_for() -> Result<()> {
    // Over plain http, where no service worker loads it ahead.
    visit("texts", WITH_A_PHONE, async |window: &Window| {
        window.open_from_afar("/").await?;
        window.wait_for(SHELF).await?;
        assert_eq!(loaded(window).await?, json!(["fr"]));
        window.click(SWITCH).await?;
        speaks(window, "en").await?;
        assert_eq!(loaded(window).await?, json!(["en", "fr"]));
        for language in ["fr", "en"] {
            window.click(SWITCH).await?;
            speaks(window, language).await?;
        }
        assert_eq!(loaded(window).await?, json!(["en", "fr"]), "each of them once");
        Ok(())
    })
    .await
}

/// The languages whose texts were loaded.
async fn loaded(window: &Window) -> Result<Value> {
    window
        .ask(
            "const languages = performance.getEntriesByType('resource')
                .map(({ name }) => name.match(/app.texts-(..)-/)?.[1]).filter(Boolean);
            return [...new Set(languages)].sort()",
        )
        .await
}

/// Waits until the page says what it says in this language.
async fn speaks(window: &Window, language: &str) -> Result<()> {
    let tables = if language == "fr" { "Tables en ligne" } else { "Online tables" };
    window
        .wait(&format!(
            "document.documentElement.lang === '{language}' \
            && document.querySelector('[data-way=tables]')?.innerText.includes('{tables}')"
        ))
        .await
}

#[tokio::test]
async fn without_texts_there_is_a_message_and_another_try() -> Result<()> {
    visit("texts-none", WITH_A_PHONE, async |window: &Window| {
        window.expect_errors("net::ERR_");
        block(window, &["*/app/texts-*"]).await?;
        window.open_from_afar("/").await?;
        window.wait_for(NO_TEXTS).await?;
        fits(window).await?;
        window.picture("none").await?;
        said(window, NO_TEXTS, "n’ont pas pu être chargés").await?;
        assert_eq!(window.count(SHELF).await?, 0);

        // Asked for in vain, it says so again.
        window.click(RETRY).await?;
        window.wait_for(NO_TEXTS).await?;

        block(window, &[]).await?;
        window.click(RETRY).await?;
        speaks(window, "fr").await
    })
    .await
}

#[tokio::test]
async fn a_language_that_cannot_be_loaded_leaves_the_page_in_the_other() -> Result<()> {
    visit("texts-missing", AT_A_DESK, async |window: &Window| {
        window.expect_errors("net::ERR_");
        window.open_from_afar("/").await?;
        window.wait_for(SHELF).await?;
        block(window, &["*/app/texts-*"]).await?;
        window.click(SWITCH).await?;
        window.wait_for(NO_LANGUAGE).await?;
        window.picture("missing").await?;
        said(window, NO_LANGUAGE, "could not be loaded in French").await?;
        speaks(window, "en").await?;

        // Put away, it comes again with the next try.
        window.click("[data-notice=no-language] [data-control=install-read]").await?;
        window.wait(&format!("!document.querySelector('{NO_LANGUAGE}')")).await?;
        window.click(SWITCH).await?;
        window.wait_for(NO_LANGUAGE).await?;

        block(window, &[]).await?;
        window.click(RETRY).await?;
        speaks(window, "fr").await?;
        window.wait(&format!("!document.querySelector('{NO_LANGUAGE}')")).await?;
        window.reload().await?;
        speaks(window, "fr").await
    })
    .await
}

/// Waits until a message holds these words.
async fn said(window: &Window, message: &str, words: &str) -> Result<()> {
    window
        .wait(&format!("document.querySelector('{message}')?.innerText.includes('{words}')"))
        .await
}

#[tokio::test]
async fn after_one_visit_no_language_needs_the_server() -> Result<()> {
    after_one_visit("texts-offline", async |window: &Window| {
        speaks(window, "en").await?;
        window.click(SWITCH).await?;
        speaks(window, "fr").await?;
        window.reload().await?;
        speaks(window, "fr").await
    })
    .await
}
