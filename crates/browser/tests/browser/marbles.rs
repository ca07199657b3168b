//! The boards of marbles: what is noted on them, read aloud and shown at the end.

use browser::{Window, visit};
use serde_json::Value;
use testbed::Result;

use crate::AT_A_DESK;

/// KU-8: the ban has its sign, and is read with its square; so are the grooves.
#[tokio::test]
async fn kuba_shows_the_banned_push_and_reads_the_grooves() -> Result<()> {
    visit("ban", AT_A_DESK, async |window: &Window| {
        let position = "4R2/4R2/4R2/1WRB3/4B2/7/7 white 5-4 - -";
        open_position(window, "kuba", position).await?;
        window.act_by_typing("b4e").await?;
        window.wait_for(".note.banned.west[data-note=e4]").await?;
        assert_eq!(
            name_of(window, "e4").await?,
            "e4: black marble, may not be pushed back to the right this turn (KU-8)"
        );
        window.turn().await?;
        window.picture("banned").await?;
        assert_eq!(name_of(window, "black-reds").await?, "Black’s captured reds: 4 red marbles");
        // KU-7: after a capture the turn goes on until it is ended.
        window.act_by_typing("e3n").await?;
        assert_eq!(name_of(window, "black-reds").await?, "Black’s captured reds: 5 red marbles");
        let button = window.wait_for("button[data-action=pass]").await?;
        assert_eq!(button.text().await?, "End the turn");
        button.click().await?;
        window.wait("document.querySelector('[data-page=game][data-actor=white]')").await?;
        assert_eq!(window.count(".note.banned").await?, 0);
        window.turn().await?;
        window.picture("ended").await
    })
    .await
}

/// BT-12: the last marble comes Home, and all traps are shown.
#[tokio::test]
async fn bille_trap_shows_all_traps_at_the_end() -> Result<()> {
    visit("uncovered", AT_A_DESK, async |window: &Window| {
        let position = "......../....2.../.......1 2,0 o???????/??c?????/???????? 3 seat1 move:1";
        open_position(window, "bille-trap", position).await?;
        window.turn().await?;
        let unsure = "document.querySelectorAll('.note.trap.unsure').length";
        window.wait(&format!("{unsure} > 0")).await?;
        window.open_beside("more").await?;
        window.click("[data-choice=aids]").await?;
        window.wait(&format!("{unsure} === 0")).await?;
        window.act_by_typing("m24").await?;
        window.wait("document.querySelector('[data-actor=over]')").await?;
        let shown = "['open', 'closed', 'untested'].map(
            (look) => document.querySelectorAll(`.note.trap.${look}`).length)";
        window.wait(&format!("({shown}).join() === '14,10,22'")).await?;
        window.wait_for("[data-status=uncovered]").await?;
        window.picture("over").await
    })
    .await
}

pub(crate) async fn open_position(window: &Window, game: &str, position: &str) -> Result<()> {
    let text = window.ask(&format!("return encodeURIComponent({})", Value::from(position))).await?;
    let text = text.as_str().unwrap_or_default().to_owned();
    window.open(&format!("/{game}/position/{text}")).await?;
    window.wait("document.querySelector('[data-page=game]')").await
}

pub(crate) async fn name_of(window: &Window, spot: &str) -> Result<String> {
    let script = format!(
        "return document.querySelector('[data-spot=\"{spot}\"]').getAttribute('aria-label')"
    );
    Ok(window.ask(&script).await?.as_str().unwrap_or_default().to_owned())
}
