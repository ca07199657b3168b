//! The shelf: four boxes, in the language of the reader.

use browser::{Language, Visitor, Window, visit};
use testbed::Result;

use crate::{AT_A_DESK, GAMES};

#[tokio::test]
async fn the_shelf_has_four_boxes_in_both_languages() -> Result<()> {
    for (language, code, other) in [(Language::English, "en", "fr"), (Language::French, "fr", "en")]
    {
        let reader = Visitor { language, ..AT_A_DESK };
        visit(&format!("shelf-{code}"), reader, async |window: &Window| {
            window.open("/").await?;
            window.wait_for("[data-page=shelf]").await?;
            for game in GAMES {
                window
                    .wait_for(&format!("[data-page=shelf] [data-game={game}] [data-way=now]"))
                    .await?;
            }
            assert_eq!(window.count("[data-page=shelf] [data-game]").await?, GAMES.len());
            window.wait(&format!("document.documentElement.lang === '{code}'")).await?;
            says_everything(window).await?;
            window.picture("opened").await?;

            let heading = "document.querySelector('[data-page=shelf] h1').innerText";
            let before = window.ask(&format!("return {heading}")).await?;
            window.click("[data-switch=language]").await?;
            window.wait(&format!("document.documentElement.lang === '{other}'")).await?;
            window.wait(&format!("{heading} !== {before}")).await?;
            says_everything(window).await?;
            window.reload().await?;
            window.wait(&format!("document.documentElement.lang === '{other}'")).await
        })
        .await?;
    }
    Ok(())
}

#[tokio::test]
async fn light_and_dark_can_be_chosen() -> Result<()> {
    visit("light", AT_A_DESK, async |window: &Window| {
        window.open("/").await?;
        window.wait_for("[data-page=shelf]").await?;
        let light = "document.documentElement.dataset.light";
        let before = window.ask(&format!("return {light}")).await?;
        window.click("[data-switch=light]").await?;
        window.wait(&format!("{light} !== {before}")).await?;
        window.picture("switched").await?;
        window.click("[data-switch=light]").await?;
        window.picture("switched-again").await
    })
    .await
}

/// No code has been shown instead of its sentence.
async fn says_everything(window: &Window) -> Result<()> {
    let codes =
        "return (document.body.innerText.match(/\\b(app|board|game|level)-[a-z]+\\b/g) ?? [])";
    let shown = window.ask(codes).await?;
    assert_eq!(shown, serde_json::json!([]), "codes without a sentence");
    Ok(())
}
