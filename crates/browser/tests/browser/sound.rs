//! Sounds: none before the first gesture, then one loudspeaker; muted, none at
//! all.

use browser::{Window, visit};
use serde_json::json;
use testbed::Result;

use crate::AT_A_DESK;

/// Counts the loudspeakers that a page opens, and those that it closes.
const COUNT: &str = "
    const Real = window.AudioContext;
    window.speakers = { opened: 0, closed: 0 };
    window.AudioContext = class extends Real {
        constructor(...facts) { super(...facts); window.speakers.opened += 1; }
        close() { window.speakers.closed += 1; return super.close(); }
    };";

const SWITCH: &str = "#panel-more [data-choice=sound]";

#[tokio::test]
async fn the_first_gesture_opens_one_loudspeaker_and_muting_closes_it() -> Result<()> {
    visit("sound", AT_A_DESK, async |window: &Window| {
        count(window).await?;
        window.play_now("kuba").await?;
        assert_eq!(counted(window, "opened").await?, 0, "before any gesture");
        for which in 0..2 {
            window.act_by_pointing(which).await?;
            window.turn().await?;
        }
        assert_eq!(counted(window, "opened").await?, 1);
        assert_eq!(counted(window, "closed").await?, 0);
        window.open_beside("more").await?;
        window.click(SWITCH).await?;
        window.wait("window.speakers.closed === 1").await
    })
    .await
}

#[tokio::test]
async fn muted_the_page_asks_for_no_loudspeaker() -> Result<()> {
    visit("muted", AT_A_DESK, async |window: &Window| {
        count(window).await?;
        window.play_now("bille-trap").await?;
        window.open_beside("more").await?;
        window.click(SWITCH).await?;
        window.wait("localStorage.getItem('ludotheque-sound') === 'muted'").await?;
        window.reload().await?;
        for which in 0..3 {
            window.turn().await?;
            window.act_by_pointing(which).await?;
        }
        window.turn().await?;
        let ticked = format!("return document.querySelector('{SWITCH}').checked");
        assert_eq!(window.ask(&ticked).await?, false, "the choice is kept");
        assert_eq!(counted(window, "opened").await?, 0);
        Ok(())
    })
    .await
}

/// From the next load on, loudspeakers are counted.
async fn count(window: &Window) -> Result<()> {
    let script = json!({ "source": COUNT });
    window.devtools("Page.addScriptToEvaluateOnNewDocument", script).await.map(drop)
}

async fn counted(window: &Window, what: &str) -> Result<u64> {
    let count = window.ask(&format!("return window.speakers.{what}")).await?;
    Ok(count.as_u64().ok_or("nothing was counted")?)
}
