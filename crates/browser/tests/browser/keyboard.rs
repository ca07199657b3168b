//! Playing without a pointer: by keys alone, and by typing.

use browser::{Window, visit};
use serde_json::Value;
use shelf::{Game, GameInProgress, Opening};
use testbed::Result;

use crate::AT_A_DESK;

#[tokio::test]
async fn kuba_is_played_by_keys_alone() -> Result<()> {
    visit("keys", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        window.tab_to_board().await?;
        for which in 0..10 {
            if window.turn().await?.is_over() {
                break;
            }
            window.act_by_keys(which * 3).await?;
        }
        window.picture("played").await
    })
    .await
}

#[tokio::test]
async fn kuba_is_played_by_typing() -> Result<()> {
    visit("typing", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        for which in 0..5 {
            window.turn().await?;
            let actions = kept(window).await?.actions();
            window.act_by_typing(&actions[which % actions.len()]).await?;
        }
        let turn = window.turn().await?;
        // d4 holds a red marble from the start on or nothing: nobody pushes it.
        let objection = window.try_typing("d4n").await?;
        assert!(objection.ends_with("KU-4"), "{objection}");
        assert_eq!(window.state().await?, turn);
        window.picture("objection").await
    })
    .await
}

/// The game that the browser keeps.
async fn kept(window: &Window) -> Result<GameInProgress> {
    let text =
        "return localStorage.getItem(`ludotheque-game-kuba-${location.pathname.slice(-16)}`)";
    let text = window.ask(text).await?;
    let text = text.as_str().ok_or("the browser keeps no game")?;
    let (_, events) = text.split_once("\n\n").ok_or("not a saved game")?;
    let mut game = Game::Kuba.open(&Opening::default())?;
    for event in events.lines() {
        let event: Value = serde_json::from_str(event)?;
        if event["kind"] == "acted" {
            game.add_tokens(event["actions"].as_str().unwrap_or_default())?;
        }
    }
    Ok(game)
}
