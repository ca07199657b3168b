//! A game as a whole: its record copied, saved and loaded, giving up, and the
//! language switched in the middle of it.

use std::{fs, path::Path, time::Duration};

use browser::{Language, Visitor, Window, visit};
use serde_json::json;
use shelf::{Game, Opening};
use testbed::{Folder, Result};

use crate::AT_A_DESK;

#[tokio::test]
async fn a_record_is_copied_saved_and_loaded() -> Result<()> {
    visit("record", AT_A_DESK, async |window: &Window| {
        let saved = Folder::new("saved")?;
        let facts = json!({ "behavior": "allow", "downloadPath": saved.path() });
        window.devtools("Browser.setDownloadBehavior", facts).await?;
        let facts = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        window.devtools("Browser.grantPermissions", facts).await?;

        window.play_now("kuba").await?;
        for which in 0..3 {
            window.turn().await?;
            window.act_by_pointing(which).await?;
        }
        let played = window.turn().await?;
        window.open_beside("more").await?;
        window.click("[data-control=app-copy]").await?;
        window.wait("document.querySelector('[data-status=record]').innerText.trim()").await?;
        let copied = "navigator.clipboard.readText().then(answer, answer)";
        let copied = window.ask_and_wait(copied, ().into()).await?;
        let copied = copied.as_str().ok_or("nothing was copied")?.to_owned();
        let read = Game::Kuba.open(&Opening { record: Some(&copied), ..Opening::default() })?;
        assert_eq!(read.entries().len(), played.actions);

        window.click("[data-control=app-download]").await?;
        assert_eq!(only_file(saved.path()).await?, copied);

        window.play_now("kuba").await?;
        window.wait("document.querySelector('[data-page=game]').dataset.actions == 0").await?;
        window.open_beside("more").await?;
        load(window, "this is no record").await?;
        let wrong = "document.querySelector('#panel-more [role=alert]').innerText.trim()";
        window.wait(wrong).await?;
        assert_eq!(window.state().await?.actions, 0);
        load(window, &copied).await?;
        assert!(window.turn().await?.actions >= played.actions);
        window.wait(&format!("!{wrong}")).await
    })
    .await
}

/// A bot that is no level sits down again, by its name.
#[tokio::test]
async fn a_record_with_another_bot_goes_on() -> Result<()> {
    visit("record-bot", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        window.open_beside("more").await?;
        load(
            window,
            "format: 1\ngame: kuba\nedition: 1\nset-up: standard\nseat1: Ada\nseat2: uct:50ms\n\
             result: unfinished\n\na7s\n",
        )
        .await?;
        let plate = "document.querySelector('.plates[data-side=far] .plate').innerText";
        window.wait(&format!("{plate}.includes('uct:50ms') && {plate}.includes('bot')")).await?;
        assert_eq!(window.turn().await?.actions, 2, "it has answered");
        window.picture("named").await?;
        window.act_by_pointing(0).await?;
        assert!(window.turn().await?.actions > 3, "and goes on");
        window.reload().await?;
        window.wait(&format!("{plate}.includes('uct:50ms')")).await
    })
    .await
}

/// Puts a text where a record is pasted, and loads it.
pub(crate) async fn load(window: &Window, text: &str) -> Result<()> {
    let paste = "
        const field = document.querySelector('[data-choice=record]');
        field.value = fact;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        answer();";
    window.ask_and_wait(paste, text.into()).await?;
    window.click("[data-control=app-load]").await
}

/// The text of the only file in a folder, as soon as it is whole.
async fn only_file(folder: &Path) -> Result<String> {
    loop {
        let paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
        let paths = paths.collect::<Result<Vec<_>>>()?;
        let whole = paths.iter().find(|path| path.extension().is_some_and(|it| it == "txt"));
        if let Some(text) = whole.map(fs::read_to_string).transpose()?.filter(|it| !it.is_empty()) {
            return Ok(text);
        }
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
}

#[tokio::test]
async fn giving_up_ends_the_game() -> Result<()> {
    for (language, code) in [(Language::English, "en"), (Language::French, "fr")] {
        let reader = Visitor { language, ..AT_A_DESK };
        visit(&format!("resigned-{code}"), reader, async |window: &Window| {
            window.play_now("black-holes").await?;
            window.click("[data-control=app-resign]").await?;
            window.click("[data-control=app-resign-sure]").await?;
            window.wait_for("[data-page=game][data-actor=over]").await?;
            assert!(window.turn().await?.is_over());
            assert_eq!(
                window.count("[data-control=app-resign]:not([disabled])").await?,
                0,
                "once is enough"
            );
            window.picture("over").await
        })
        .await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_language_is_switched_at_once_in_mid_game() -> Result<()> {
    visit("switched", AT_A_DESK, async |window: &Window| {
        window.play_now("klotze").await?;
        window.act_by_pointing(2).await?;
        let before = window.turn().await?;
        let texts = "[...document.querySelectorAll(`[data-status=turn], [data-status=last],
            [data-page=game] [data-spot], [data-page=game] button[data-control]`)]
            .map(element => element.ariaLabel ?? element.textContent)";
        let english: Vec<String> =
            serde_json::from_value(window.ask(&format!("return {texts}")).await?)?;
        window.click("[data-switch=language]").await?;
        window.wait("document.documentElement.lang === 'fr'").await?;
        let french: Vec<String> =
            serde_json::from_value(window.ask(&format!("return {texts}")).await?)?;
        assert_eq!(english.len(), french.len());
        let same: Vec<_> = english.iter().zip(&french).filter(|(a, b)| a == b).collect();
        assert!(same.is_empty(), "not translated: {same:?}");
        assert_eq!(window.turn().await?, before, "the game is where it was");
        window.act_by_pointing(1).await
    })
    .await
}
