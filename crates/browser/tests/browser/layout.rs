//! A phone of 360 pixels: nothing is cut off, and every place on a board is
//! wide enough for a thumb.

use browser::{Window, visit};
use testbed::Result;

use crate::{GAMES, WITH_A_PHONE};

/// The narrowest that a place on a board may be, in pixels.
const NARROWEST: f64 = 32.0;

#[tokio::test]
async fn everything_fits_on_a_phone() -> Result<()> {
    visit("phone", WITH_A_PHONE, async |window: &Window| {
        window.open("/").await?;
        window.wait_for("[data-page=shelf] [data-game]").await?;
        fits(window, "the shelf").await?;
        window.picture("shelf").await?;
        for game in GAMES {
            window.open(&format!("/{game}")).await?;
            window.wait_for(&format!("[data-page=set-up][data-game={game}]")).await?;
            fits(window, game).await?;
            window.picture(&format!("{game}-set-up")).await?;

            window.play_now(game).await?;
            window.picture(game).await?;
            fits(window, game).await?;
            let narrowest = window
                .ask(
                    "return Math.min(...[...document.querySelectorAll('[data-page=game] [data-spot]')]
                        .map(spot => spot.getBoundingClientRect().width))",
                )
                .await?;
            let narrowest = narrowest.as_f64().ok_or("the board has no places")?;
            assert!(narrowest >= NARROWEST, "{game}: {narrowest} pixels");
            window.act_by_pointing(1).await?;
        }
        Ok(())
    })
    .await
}

/// Nothing reaches beyond the right edge.
async fn fits(window: &Window, what: &str) -> Result<()> {
    let wide = window.ask("return document.documentElement.scrollWidth").await?;
    let room = window.ask("return document.documentElement.clientWidth").await?;
    assert_eq!(wide, room, "{what} is wider than the screen");
    Ok(())
}
