//! Whatever can be pressed answers a pointer: it looks different while one is over it,
//! while it is pressed, and while the keyboard is at it.

use browser::{Window, visit};
use serde_json::Value;
use testbed::Result;
use thirtyfour::Key;

use crate::AT_A_DESK;

/// What is pressed on the screen of a game while its other things are open.
const IN_A_GAME: [&str; 9] = [
    ".head .home",
    ".head .pages a:not([aria-current])",
    ".switch",
    ".look:not([disabled])",
    ".bar .icon-button:not([disabled])",
    ".tab[aria-selected=false]",
    "#panel-more summary",
    "#panel-more .tick",
    "#panel-more a.control",
];

/// All that a state may change about an element.
const LOOKS: &str = "(element) => {
    const { color, backgroundColor, borderColor, outlineStyle, textDecoration, transform, filter } =
        getComputedStyle(element);
    return [color, backgroundColor, borderColor, outlineStyle, textDecoration, transform, filter]
        .join(' / ');
}";

#[tokio::test]
async fn every_control_answers_a_pointer_and_the_keyboard() -> Result<()> {
    visit("states", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        window.act_by_pointing(0).await?;
        window.turn().await?;
        window.hover("[data-page=game] .felt").await?;
        answers(window, ".entry:not([aria-current])").await?;
        window.open_beside("more").await?;
        for selector in IN_A_GAME {
            answers(window, selector).await?;
        }
        window.press("/").await?;
        answers(window, ".typing input").await?;
        answers(window, ".typing button").await?;
        Ok(())
    })
    .await
}

async fn answers(window: &Window, selector: &str) -> Result<()> {
    let element = format!("document.querySelector({})", Value::from(selector));
    if window.ask(&format!("return {element}")).await?.is_null() {
        return Err(format!("there is no {selector}").into());
    }
    window.ask(&format!("{element}.scrollIntoView({{ block: 'center' }})")).await?;
    window.ask("document.activeElement.blur()").await?;
    let looks = format!("({LOOKS})({element})");
    let before = window.ask(&format!("return {looks}")).await?;
    window.hover(selector).await?;
    window
        .wait(&format!("{looks} !== {before}"))
        .await
        .map_err(|_| format!("{selector}: hover"))?;
    let hovered = window.ask(&format!("return {looks}")).await?;
    window.hold().await?;
    let pressed = window.wait(&format!("{looks} !== {hovered}")).await;
    // Beside it, so that nothing is done.
    window.go_on("[data-status=turn]").await?;
    window.let_go().await?;
    pressed.map_err(|_| format!("{selector}: pressed"))?;
    // A browser shows where the focus is to whoever used a key last.
    window.press(Key::Tab).await?;
    let focused = format!(
        "(() => {{
            const it = {element};
            (it.matches('label') ? it.querySelector('input') : it).focus();
            return getComputedStyle(document.activeElement).outlineStyle !== 'none';
        }})()"
    );
    assert_eq!(window.ask(&format!("return {focused}")).await?, true, "{selector}: focus");
    Ok(())
}
