//! Why not? What can't be done leads to the rule that forbids it; and a position
//! has an address of its own.

use browser::{Window, visit};
use shelf::Game;
use testbed::Result;

use crate::{AT_A_DESK, GAMES, WITH_A_PHONE};

#[tokio::test]
async fn a_refusal_leads_to_its_rule() -> Result<()> {
    visit("rule", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        let objection = window.try_typing("d4n").await?;
        let rule = objection.rsplit(' ').next().unwrap_or_default().to_owned();
        window.click("[data-status=objection] a").await?;
        let asked = window.wait_for(&format!("[data-rule='{rule}'][data-asked]")).await?;
        window.wait("document.activeElement.dataset.rule").await?;
        assert!(asked.text().await?.contains(&rule));
        window.picture("asked").await?;
        // The way back is the game as it was.
        window.click("[data-page=rules] .ways a").await?;
        window.turn().await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn every_game_has_its_rules_in_french() -> Result<()> {
    visit("rules", WITH_A_PHONE, async |window: &Window| {
        for game in Game::ALL {
            let (own, game) = (game.rules().len(), game.name());
            window.open(&format!("/rules/{game}")).await?;
            window.wait_for(&format!("[data-page=rules][data-game={game}]")).await?;
            let rules = "document.querySelectorAll('[data-page=rules] [data-rule]').length";
            window.wait(&format!("{rules} >= {own}")).await?;
            window.picture(game).await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_position_has_an_address() -> Result<()> {
    visit("position", AT_A_DESK, async |window: &Window| {
        for game in GAMES {
            window.play_now(game).await?;
            window.act_by_pointing(2).await?;
            window.turn().await?;
            window.open_beside("more").await?;
            window.click("[data-control=app-share]").await?;
            let link = "document.querySelector('[data-status=shared] a[href*=position]')?.pathname";
            window.wait(link).await?;
            let pieces = "return [...document.querySelectorAll('[data-page=game] [data-spot]')]
                .map(spot => spot.getAttribute('aria-label'))";
            let before = window.ask(pieces).await?;
            let link = window.ask(&format!("return {link}")).await?;
            window.open("/").await?;
            window.wait_for("[data-page=shelf]").await?;
            window.open(link.as_str().unwrap_or_default()).await?;
            window
                .wait_for(&format!("[data-page=game][data-game={game}][data-actions='0']"))
                .await?;
            assert_eq!(window.ask(pieces).await?, before, "{game}");
        }
        Ok(())
    })
    .await
}
