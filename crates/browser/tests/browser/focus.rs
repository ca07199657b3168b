//! Where the keyboard goes on: after every button beside the board it is on the board
//! again, and a text that was refused is selected, so that the next one replaces it.

use browser::{Window, visit};
use testbed::Result;
use thirtyfour::Key;

use crate::{AT_A_DESK, marbles::open_position};

/// The disc is to be turned or left.
const TO_TURN: &str = "1..2..../......../........ 0,0 oc?o????/????????/???????? 0 seat1 turn";

#[tokio::test]
async fn after_every_button_the_keyboard_is_on_the_board() -> Result<()> {
    visit("focus", AT_A_DESK, async |window: &Window| {
        window.play_now("black-holes").await?;
        press(window, "[data-control=coach-dismiss]").await?;
        on_board(window, "the tip is dismissed").await?;
        press(window, "[data-control=hint-ask]").await?;
        on_board(window, "a hint is asked for").await?;
        press(window, "[data-control=app-resign]").await?;
        press(window, "[data-control=app-resign-not]").await?;
        on_board(window, "nobody resigns").await?;
        // Half a turn is taken back, a whole one is confirmed.
        window.act_by_typing("g5e").await?;
        window.press(Key::Escape).await?;
        window.turn().await?;
        window.act_by_pointing(1).await?;
        on_board(window, "the turn is confirmed").await?;
        window.turn().await?;
        press(window, "[data-control=app-take-back]").await?;
        on_board(window, "it is taken back").await?;

        window.sit_down("kuba", "person").await?;
        window.turn().await?;
        window.act_by_typing("a7s").await?;
        window.press(Key::Escape).await?;
        window.turn().await?;
        press(window, "[data-control=app-first]").await?;
        on_board(window, "the start is looked at").await?;
        press(window, "[data-control=app-next]").await?;
        on_board(window, "there is nothing more to come").await?;
        press(window, "[data-view=board-view-left]").await?;
        press(window, "[data-view=board-view-reset]:not([disabled])").await?;
        on_board(window, "the board lies straight").await?;

        open_position(window, "bille-trap", TO_TURN).await?;
        window.turn().await?;
        press(window, "[data-action=t]").await?;
        on_board(window, "the disc is turned").await
    })
    .await
}

#[tokio::test]
async fn a_refused_text_is_selected() -> Result<()> {
    visit("typing", AT_A_DESK, async |window: &Window| {
        window.sit_down("kuba", "person").await?;
        window.turn().await?;
        window.try_typing("a7x").await?;
        let selected = "(({ selectionStart, selectionEnd, value }) =>
            value.slice(selectionStart, selectionEnd))(document.activeElement)";
        assert_eq!(window.ask(&format!("return {selected}")).await?, "a7x");
        window.press("a7s").await?;
        window.press(Key::Enter).await?;
        window.wait_for("[data-page=game][data-actions='1']").await.map(drop)
    })
    .await
}

/// Presses a button as the keyboard does.
async fn press(window: &Window, selector: &str) -> Result<()> {
    window.wait_for(selector).await?;
    window.ask(&format!("document.querySelector('{selector}').focus()")).await?;
    window.press(Key::Enter).await
}

async fn on_board(window: &Window, after: &str) -> Result<()> {
    let there = "document.activeElement.dataset.spot !== undefined";
    window.wait(there).await.map_err(|error| format!("{after}: {error}").into())
}
