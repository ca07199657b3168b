//! The review of a finished game: from its end to the curve, the moments and the better
//! moves; it can be stopped, and one can try again from a mistake.

use browser::{Window, visit};
use game::{GameSoFar, Record, Start};
use kuba::Kuba;
use testbed::Result;

use crate::{AT_A_DESK, WITH_A_PHONE, axe::violations, lobby::fits, record::load};

/// A game in which White lets a sure win go, and Black takes it.
fn missed_win() -> String {
    let position = "7/7/7/7/7/B6/RW5 white 6-6 - -".parse().expect("a position");
    let mut game = GameSoFar::<Kuba>::new(Start::Position(position));
    game.add_tokens(["b1n", "a2s"]).expect("legal");
    Record::of(game).to_string()
}

#[tokio::test]
async fn a_game_that_is_over_is_reviewed() -> Result<()> {
    visit("review", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        window.act_by_pointing(1).await?;
        window.turn().await?;
        window.give_up().await?;
        window.click("[data-control=result-review]").await?;
        window.wait_for("[data-page=review][data-stage=done]").await?;
        // Everybody's chance at the start and after each entry.
        let curve = "return document.querySelector('.curve polyline').getAttribute('points')
            .split(' ').length";
        let entries =
            "return Number(document.querySelector('[data-control=review-slider]').max) + 1";
        assert_eq!(window.ask(curve).await?, window.ask(entries).await?);
        assert_eq!(window.count(".accuracy li").await?, 2);
        assert_eq!(violations(window).await?, Vec::<String>::new());
        window.picture("done").await?;
        window.click("[data-control=app-first]").await?;
        window.wait("document.querySelector('[data-control=review-slider]').value === '0'").await?;
        // What is reviewed is found again under its address.
        let address = window.ask("return location.pathname").await?;
        window.load(address.as_str().unwrap_or_default()).await?;
        window.wait_for("[data-page=review][data-stage=done] .curve").await.map(drop)
    })
    .await
}

#[tokio::test]
async fn a_missed_win_is_shown_and_tried_again() -> Result<()> {
    visit("review-missed", WITH_A_PHONE, async |window: &Window| {
        window.play_now("kuba").await?;
        window.open_beside("more").await?;
        load(window, &missed_win()).await?;
        // Where the panel lies over the card.
        window.wait_for("[data-control=result-review]").await?;
        window.ask("document.querySelector('[data-control=result-review]').click()").await?;
        window.wait_for("[data-page=review][data-stage=done]").await?;
        window.wait_for("[data-moment='1'][data-kind=review-blunder]").await?;
        assert_eq!(window.count("[data-control=review-try-again]").await?, 1);
        fits(window).await?;
        assert_eq!(violations(window).await?, Vec::<String>::new());
        window.picture("top").await?;
        // Where the board lies over the text.
        let press = |control: &str| {
            format!("document.querySelector('[data-moment] [data-control={control}]').click()")
        };
        window.ask(&press("review-show-better")).await?;
        window
            .wait("document.querySelector('.review [data-status=shown]').innerText.includes('meilleure')")
            .await?;
        window.picture("better").await?;
        window.ask(&press("review-try-again")).await?;
        window.wait_for("[data-page=game]").await?;
        assert_eq!(window.turn().await?.actions, 0, "from before the mistake");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_game_that_goes_on_is_not_reviewed() -> Result<()> {
    visit("review-running", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        window.act_by_pointing(1).await?;
        window.turn().await?;
        let address = window.ask("return location.pathname").await?;
        window.open(&format!("{}/review", address.as_str().unwrap_or_default())).await?;
        window.wait_for("[data-page=review][data-stage=not-over]").await?;
        assert_eq!(violations(window).await?, Vec::<String>::new());
        Ok(())
    })
    .await
}
