//! A look into `WebKit`, which every iPhone has: the page opens, a part of it is
//! loaded, each game is played for ten actions, and nothing goes wrong.

use browser::{Engine, Window, visit_in};
use testbed::Result;

use crate::{AT_A_DESK, GAMES};

const ACTIONS: usize = 10;

/// How often another browser is opened.
const ATTEMPTS: usize = 4;

#[tokio::test]
async fn webkit_plays_every_game() -> Result<()> {
    in_webkit("shelf", async |window: &Window| {
        window.open("/").await?;
        window.wait_for("[data-page=shelf] [data-game]").await?;
        window.picture("opened").await?;
        window.click("[data-switch=tables]").await?;
        window.wait_for("[data-page=tables][data-lists=true]").await.map(drop)
    })
    .await?;
    for game in GAMES {
        in_webkit(game, async |window: &Window| play(window, game).await).await?;
    }
    Ok(())
}

async fn play(window: &Window, game: &str) -> Result<()> {
    let mut turn = window.play_now(game).await?;
    window.picture("start").await?;
    for which in 0.. {
        if turn.is_over() || turn.actions >= ACTIONS {
            break;
        }
        window.act_by_pointing(which * 5 + 1).await?;
        turn = window.turn().await?;
    }
    window.picture("played").await
}

/// A visit with a browser that does not break down. On a busy machine the process
/// that draws stops at times by itself, as the system's log tells; its driver
/// answers nothing but an error of the server then. That is no word about the
/// page, so another browser is opened; whatever the page does wrong fails at once.
async fn in_webkit(name: &str, stay: impl AsyncFn(&Window) -> Result<()>) -> Result<()> {
    let name = format!("webkit-{name}");
    let mut came_to = Ok(());
    for _ in 0..ATTEMPTS {
        came_to = visit_in(Engine::WebKit, &name, AT_A_DESK, &stay).await;
        let broke_down = |error: &String| error.contains("Status: 500");
        if !came_to.as_ref().map_err(ToString::to_string).is_err_and(|error| broke_down(&error)) {
            break;
        }
    }
    came_to
}
