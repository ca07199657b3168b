//! Whoever has visited once, without a server from then on.

use browser::{Window, meet};
use testbed::{Result, ServerProcess};

use crate::AT_A_DESK;

/// One visit to the shelf, and then the page is opened again with the server gone.
pub(crate) async fn after_one_visit(
    name: &str,
    stay: impl AsyncFnOnce(&Window) -> Result<()>,
) -> Result<()> {
    meet(name, &[AT_A_DESK], async |server: &mut ServerProcess, windows: &[Window]| {
        let window = &windows[0];
        window.open("/").await?;
        window.wait_until_kept().await?;
        window.expect_errors("net::ERR_");
        server.kill()?;
        window.reload().await?;
        stay(window).await
    })
    .await
}
