//! A server that comes and goes, and several windows on it: what is kept in a
//! browser is shared by its windows and by nobody else.

use browser::{Window, meet};
use testbed::{Result, ServerProcess};

use crate::{AT_A_DESK, WITH_A_PHONE};

#[tokio::test]
async fn a_game_on_this_device_needs_no_server() -> Result<()> {
    meet("gone", &[AT_A_DESK], async |server: &mut ServerProcess, windows: &[Window]| {
        let window = &windows[0];
        window.play_now("kuba").await?;
        window.act_by_pointing(0).await?;
        let before = window.turn().await?;
        window.expect_errors("net::ERR_");
        window.expect_errors("WebSocket connection");
        server.kill()?;
        for which in 0..3 {
            window.act_by_pointing(which).await?;
            window.turn().await?;
        }
        assert!(window.state().await?.actions > before.actions);
        server.reopen()?;
        let before = window.state().await?;
        window.reload().await?;
        assert_eq!(window.turn().await?, before);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn what_one_browser_keeps_its_windows_share_and_nobody_else() -> Result<()> {
    meet("two", &[AT_A_DESK, WITH_A_PHONE], async |_, windows: &[Window]| {
        let [desk, phone] = windows else { return Err("two came".into()) };
        desk.play_now("kuba").await?;
        desk.act_by_pointing(0).await?;
        desk.turn().await?;
        let beside = desk.another().await?;
        beside.open("/").await?;
        beside.wait_for("[data-page=shelf] [data-game=kuba] [data-way=go-on]").await?;
        phone.open("/").await?;
        phone.wait_for("[data-page=shelf] [data-game=kuba] [data-way=now]").await?;
        assert_eq!(phone.count("[data-game=kuba] [data-way=go-on]").await?, 0);
        // Both windows of one browser are drawn.
        for window in [desk, &beside] {
            assert_eq!(window.ask("return document.visibilityState").await?, "visible");
        }
        Ok(())
    })
    .await
}
