//! The server on another machine of the room: plain http under a name that
//! browsers don't trust. What they forbid there is said, and all else works.

use browser::{Window, visit};
use testbed::Result;

use crate::AT_A_DESK;

#[tokio::test]
async fn over_plain_http_under_another_name_everything_else_works() -> Result<()> {
    visit("afar", AT_A_DESK, async |window: &Window| {
        window.open_from_afar("/").await?;
        window.wait_for("[data-page=shelf] [data-notice=plain-http]").await?;
        assert_eq!(window.ask("return isSecureContext").await?, false);
        window.picture("shelf").await?;
        window.click("[data-page=shelf] [data-game=kuba] [data-way=now]").await?;
        for which in 0..5 {
            window.turn().await?;
            window.act_by_pointing(which * 3).await?;
        }
        let before = window.turn().await?;
        window.reload().await?;
        assert_eq!(window.turn().await?, before, "the game is kept");
        // The browser has no clipboard here, and the page says so.
        window.open_beside("more").await?;
        window.click("[data-control=app-copy]").await?;
        window.wait("document.querySelector('[data-status=record]').innerText.trim()").await
    })
    .await
}

#[tokio::test]
async fn on_this_machine_nothing_is_missing() -> Result<()> {
    visit("near", AT_A_DESK, async |window: &Window| {
        window.open("/").await?;
        window.wait_for("[data-page=shelf] [data-game]").await?;
        assert_eq!(window.ask("return isSecureContext").await?, true);
        assert_eq!(window.count("[data-notice=plain-http]").await?, 0);
        Ok(())
    })
    .await
}
