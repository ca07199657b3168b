//! Somebody goes away in their own turn. After the minute that a table waits for
//! them, the other lets their seat leave one game, and has a bot play for them in
//! another; there they come back and take their seat again.

use std::time::{Duration, Instant};

use browser::Window;
use serde_json::json;
use testbed::Result;

use crate::at_a_table::{NEWS, OBJECTION, actions, at_a_table, press, sit_at_a_table};

/// How long the server may take to believe that somebody is away: its own minute,
/// and as long again on a busy machine.
const PATIENCE: Duration = Duration::from_mins(2);
/// How often it is asked meanwhile: so seldom that it does not mind.
const BETWEEN_QUESTIONS: Duration = Duration::from_secs(2);

/// The other is missed.
const MISSED: &str = "[data-company=absent]";
/// Who plays for them.
const HIS_SEAT: &str = "document.querySelector('.plates [data-seat=black]').innerText";
/// A bot plays for whoever looks.
const STOOD_IN: &str = "[data-company=stood-in]";

#[tokio::test]
async fn whoever_stays_away_in_their_turn_is_replaced_and_comes_back() -> Result<()> {
    at_a_table("absence", &json!({ "game": "kuba" }), async |ada: &Window, bob: &Window| {
        let place =
            ada.ask("return location.pathname").await?.as_str().unwrap_or_default().to_owned();
        // At this one Bob has sat down, and never looks.
        let elsewhere = sit_at_a_table(ada, bob, &json!({ "game": "black-holes" })).await?;
        let beside = ada.another().await?;
        beside.open(&elsewhere).await?;
        beside.turn().await?;
        beside.act_by_pointing(0).await?;
        ada.turn().await?;
        ada.act_by_pointing(0).await?;
        bob.turn().await?;
        assert_eq!(ada.count(MISSED).await?, 0, "Bob is here");

        bob.leave().await?;
        ada.wait_for(MISSED).await?;
        ada.click("[data-choice=stand-in] [value='1']").await?;
        press(ada, "company-stand-in").await?;
        ada.wait(OBJECTION).await?;
        assert_eq!(ada.state().await?.actions, 1, "nobody plays for Bob yet");
        ada.picture("missed").await?;

        until_granted(ada, "company-stand-in").await?;
        ada.wait(&format!("{HIS_SEAT}.includes('for Bob')")).await?;
        // The bot plays their turn, and the one after Ada's next.
        ada.turn().await?;
        let before = ada.state().await?.actions;
        assert!(before > 1, "the bot has played");
        ada.wait(&format!("{NEWS}.includes('bot is now playing for Bob')")).await?;
        ada.act_by_pointing(1).await?;
        ada.wait(&format!("{ACTIONS} > {}", before + 1)).await?;
        ada.turn().await?;
        ada.picture("stood-in").await?;

        until_granted(&beside, "company-claim").await?;
        beside.wait_for("[data-page=game][data-actor=over]").await?;
        beside.picture("left").await?;

        bob.open(&place).await?;
        bob.wait_for(STOOD_IN).await?;
        bob.picture("back").await?;
        press(bob, "company-return").await?;
        bob.wait(&format!("!document.querySelector('{STOOD_IN}')")).await?;
        ada.wait(&format!("{NEWS}.includes('Bob is back and plays again')")).await?;
        // From now on the seat waits for them.
        let before = ada.turn().await?;
        ada.act_by_pointing(2).await?;
        while ada.state().await?.actor == before.actor {
            ada.turn().await?;
            ada.act_by_pointing(2).await?;
        }
        let of_bob = bob.turn().await?;
        assert_ne!(of_bob.actor, before.actor);
        bob.act_by_pointing(0).await?;
        actions(ada, of_bob.actions + 1).await?;
        // And the other game was over without them.
        bob.open(&elsewhere).await?;
        bob.wait_for("[data-page=game][data-actor=over]").await.map(drop)
    })
    .await
}

/// How many actions the game has.
const ACTIONS: &str = "document.querySelector('[data-page=game]').dataset.actions";

/// Asks for something about the one who is missed until the server grants it.
async fn until_granted(window: &Window, control: &str) -> Result<()> {
    window.wait_for(MISSED).await?;
    let begun = Instant::now();
    while window.count(MISSED).await? > 0 {
        if begun.elapsed() > PATIENCE {
            return Err(format!("{control}: the server believes that nobody is away").into());
        }
        press(window, control).await?;
        tokio::time::sleep(BETWEEN_QUESTIONS).await;
    }
    Ok(())
}
