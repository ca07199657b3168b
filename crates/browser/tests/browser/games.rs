//! Each game against a bot, from the shelf to its end, by pointing; and a reload
//! in the middle of one.

use browser::{Window, Wish, visit};
use futures_util::stream::{self, StreamExt, TryStreamExt};
use shelf::Game;
use testbed::Result;

use crate::{AT_A_DESK, SIDE_BY_SIDE, WATCHING};

/// After so many actions the player has seen enough of pieces that move, and of
/// pauses in which to see it.
const FAR: usize = 12;
/// After so many actions the top of Bille-Trap has been turned.
const TURNED: usize = 150;
/// No game against a bot is as long as this, however aimless one plays.
const FOR_EVER: usize = 600;

#[tokio::test]
async fn every_game_against_a_bot() -> Result<()> {
    stream::iter(Game::ALL).map(against_a_bot).buffer_unordered(SIDE_BY_SIDE).try_collect().await
}

async fn against_a_bot(game: Game) -> Result<()> {
    let game = game.name();
    visit(game, WATCHING, async |window: &Window| {
        window.open("/").await?;
        window.click(&format!("[data-page=shelf] [data-game={game}] [data-way=now]")).await?;
        window.wait_for(&format!("[data-page=game][data-game={game}]")).await?;
        let mut turn = window.turn().await?;
        window.picture("start").await?;
        let mut has_rest = false;
        for which in 0.. {
            if turn.is_over() {
                break;
            }
            if turn.actions > FOR_EVER {
                return Err("the game does not end".into());
            }
            window.act_by_pointing(which * 7 + 3).await?;
            turn = window.turn().await?;
            if !has_rest && turn.actions >= FAR {
                window.picture("middle").await?;
                window.wish(&[Wish::LessMotion]).await?;
                window.hurry().await?;
                has_rest = true;
            }
        }
        window.picture("over").await
    })
    .await
}

#[tokio::test]
async fn a_game_goes_on_after_a_reload() -> Result<()> {
    visit("reload", AT_A_DESK, async |window: &Window| {
        window.play_now("kuba").await?;
        for which in 0..3 {
            window.turn().await?;
            window.act_by_pointing(which).await?;
        }
        let before = window.turn().await?;
        window.reload().await?;
        let after = window.turn().await?;
        assert_eq!(after, before);
        window.act_by_pointing(5).await?;
        window.turn().await?;

        window.open("/").await?;
        window.click("[data-game=kuba] [data-way=go-on]").await?;
        assert!(window.turn().await?.actions > before.actions);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_top_turns_about_home() -> Result<()> {
    visit("top", AT_A_DESK, async |window: &Window| {
        window.play_now("bille-trap").await?;
        window.hurry().await?;
        let turned = "document.querySelector('[data-page=game] [data-turned]').dataset.turned != 0";
        for which in 0.. {
            let turn = window.turn().await?;
            if window.ask(&format!("return {turned}")).await? == true {
                break;
            }
            if turn.is_over() || turn.actions > TURNED {
                return Err("nobody has turned the top".into());
            }
            window.act_by_pointing(which).await?;
        }
        // From straight above, the middle of a thing is the middle of its picture.
        window.click("[data-view=board-view-flat]").await?;
        window
            .wait(
                "(() => {
                    const middle = (selector) => {
                        const box = document.querySelector(selector).getBoundingClientRect();
                        return [box.x + box.width / 2, box.y + box.height / 2];
                    };
                    const [x, y] = middle('[data-page=game] .ground');
                    const [home_x, home_y] = middle('[data-page=game] [data-spot=home]');
                    return Math.hypot(home_x - x, home_y - y) < 3;
                })()",
            )
            .await?;
        window.picture("turned").await
    })
    .await
}
