//! What others do waits until what was done before has come to rest; how fast it
//! goes is a setting that is kept.

use browser::{Window, visit};
use testbed::Result;

use crate::{AT_A_DESK, WATCHING};

/// Notes, from now on, how many moves there are and whether anything moves.
const LISTEN: &str = "
    window.course = [];
    const note = (word) => { if (window.course.at(-1) !== word) window.course.push(word); };
    const page = document.querySelector('[data-page=game]');
    const table = page.querySelector('[data-state]');
    new MutationObserver(() => note(page.dataset.actions))
        .observe(page, { attributeFilter: ['data-actions'] });
    new MutationObserver(() => note(table.dataset.state))
        .observe(table, { attributeFilter: ['data-state'] });";

#[tokio::test]
async fn a_bot_waits_until_your_move_has_come_to_rest() -> Result<()> {
    visit("pace-rest", WATCHING, async |window: &Window| {
        window.play_now("kuba").await?;
        window.ask(LISTEN).await?;
        window.act_by_typing("a7s").await?;
        window.wait("window.course.includes('2') && window.course.at(-1) === 'still'").await?;
        let course: Vec<String> =
            serde_json::from_value(window.ask("return window.course").await?)?;
        assert_eq!(course, ["1", "moving", "still", "2", "moving", "still"]);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_pace_is_a_setting_that_is_kept() -> Result<()> {
    visit("pace-kept", AT_A_DESK, async |window: &Window| {
        let quick = "document.querySelector('[data-choice=pace]')?.checked";
        window.play_now("kuba").await?;
        window.wait(&format!("{quick} === false")).await?;
        window.open_beside("more").await?;
        window.click("[data-choice=pace]").await?;
        window.wait(&format!("{quick} === true")).await?;
        window.reload().await?;
        window.wait(&format!("{quick} === true")).await
    })
    .await
}
