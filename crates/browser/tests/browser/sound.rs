//! Sounds: none before the first gesture, then one loudspeaker; muted, none at
//! all.

use browser::{Window, visit};
use soak::Result;

use crate::AT_A_DESK;

/// Counts the loudspeakers that the page opens from now on, and those that it
/// closes.
const COUNT: &str = "
    const Real = window.AudioContext;
    window.opened = 0;
    window.closed = 0;
    window.AudioContext = class extends Real {
        constructor(...facts) { super(...facts); window.opened += 1; }
        close() { window.closed += 1; return super.close(); }
    };";

const SWITCH: &str = "[data-page=game] [data-choice=sound]";

#[tokio::test]
async fn the_first_gesture_opens_one_loudspeaker_and_muting_closes_it() -> Result<()> {
    visit("sound", AT_A_DESK, async |window: &Window| {
        window.open("#/kuba/now").await?;
        window.turn().await?;
        window.ask(COUNT).await?;
        assert_eq!(window.ask("return window.opened").await?, 0, "before any gesture");
        for which in 0..2 {
            window.act_by_pointing(which).await?;
            window.turn().await?;
        }
        assert_eq!(window.ask("return [window.opened, window.closed]").await?.to_string(), "[1,0]");
        window.click(SWITCH).await?;
        window.wait("window.closed === 1").await
    })
    .await
}

#[tokio::test]
async fn muted_the_page_asks_for_no_loudspeaker() -> Result<()> {
    visit("muted", AT_A_DESK, async |window: &Window| {
        window.open("#/bille-trap/now").await?;
        window.click(SWITCH).await?;
        window.wait("localStorage.getItem('ludotheque-sound') === 'muted'").await?;
        window.reload().await?;
        window.turn().await?;
        window.ask(COUNT).await?;
        for which in 0..3 {
            window.act_by_pointing(which).await?;
            window.turn().await?;
        }
        let ticked = format!("return document.querySelector('{SWITCH}').checked");
        assert_eq!(window.ask(&ticked).await?, false, "the choice is kept");
        assert_eq!(window.ask("return window.opened").await?, 0);
        Ok(())
    })
    .await
}
