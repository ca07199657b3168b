//! Games that are set up by hand: friends around this device, and bots among
//! themselves.

use browser::{Window, visit};
use testbed::Result;

use crate::AT_A_DESK;

#[tokio::test]
async fn four_friends_play_on_one_device() -> Result<()> {
    visit("friends", AT_A_DESK, async |window: &Window| {
        window.open("/klotze").await?;
        window.choose("players", "4").await?;
        for seat in 1..=4 {
            window.choose(&format!("seat{seat}"), "person").await?;
        }
        window.picture("set-up").await?;
        window.click("[data-control=app-start]").await?;
        let mut actors = Vec::new();
        for which in 0..4 {
            actors.push(window.turn().await?.actor);
            window.act_by_pointing(which).await?;
        }
        assert_eq!(window.turn().await?.actor, actors[0], "it goes around the table");
        actors.sort();
        actors.dedup();
        assert_eq!(actors.len(), 4);
        window.picture("around").await?;

        window.click("[data-control=app-take-back]").await?;
        window.wait("document.querySelector('[data-page=game]').dataset.actions == 3").await
    })
    .await
}

#[tokio::test]
async fn bots_play_among_themselves() -> Result<()> {
    visit("bots", AT_A_DESK, async |window: &Window| {
        window.open("/black-holes").await?;
        window.choose("seat1", "level:3").await?;
        window.choose("seat2", "level:8").await?;
        window.click("[data-control=app-start]").await?;
        window.wait_for("[data-page=game][data-thinking=true]").await?;
        window.wait("document.querySelector('[data-page=game]').dataset.actions >= 4").await
    })
    .await
}
