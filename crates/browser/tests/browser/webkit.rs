//! A look into `WebKit`, which every iPhone has: the page opens, each game is
//! played for ten actions, and nothing goes wrong.

use browser::{Engine, Window, visit_in};
use soak::Result;

use crate::{AT_A_DESK, GAMES};

const ACTIONS: usize = 10;

#[tokio::test]
async fn webkit_plays_every_game() -> Result<()> {
    visit_in(Engine::WebKit, "webkit", AT_A_DESK, async |window: &Window| {
        window.open("").await?;
        window.wait_for("[data-page=shelf] [data-game]").await?;
        window.picture("shelf").await?;
        for game in GAMES {
            window.open(&format!("#/{game}/now")).await?;
            window.wait_for(&format!("[data-page=game][data-game={game}]")).await?;
            let mut turn = window.turn().await?;
            window.picture(&format!("{game}-start")).await?;
            for which in 0.. {
                if turn.is_over() || turn.actions >= ACTIONS {
                    break;
                }
                window.act_by_pointing(which * 5 + 1).await?;
                turn = window.turn().await?;
            }
            window.picture(game).await?;
            window.check_console().await?;
        }
        Ok(())
    })
    .await
}
