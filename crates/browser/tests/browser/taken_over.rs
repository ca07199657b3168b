//! The page of an earlier release, installed in a browser and with games under way, is
//! replaced by today's, which goes on with them.

use std::{
    fs::{self, File},
    io::Read,
    path::Path,
};

use brotli::Decompressor;
use browser::{Window, meet};
use serde_json::Value;
use testbed::{Folder, Result, ServerProcess};

use crate::{
    AT_A_DESK, GAMES,
    install::{NOTICE, REPLACED, SET, answered},
};

/// The page as 0.1 had it.
const RELEASED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../testbed/releases/0.1.0/page");
/// So much is unpacked at a time.
const BLOCK: usize = 64 << 10;
/// What 0.1 offers on its shelf for each game, and what it shows on a board.
const SHELF: &str = "[data-page=shelf] [data-way=now]";

#[tokio::test]
async fn an_installed_page_of_0_1_is_taken_over_with_its_games() -> Result<()> {
    let folder = Folder::new("page-0.1")?;
    let released = folder.file("page");
    unpack(Path::new(RELEASED), &released)?;
    meet("taken-over", &[AT_A_DESK], async |server: &mut ServerProcess, windows: &[Window]| {
        let window = &windows[0];
        // It speaks an older protocol and is told so; games on the device need no server.
        window.expect_errors("");
        server.kill()?;
        server.set_arguments(&["--page", released.to_str().ok_or("a path in UTF-8")?]);
        server.reopen()?;
        window.open("/").await?;
        window.wait_for(SHELF).await?;
        window.wait_until_kept().await?;
        let first = window.ask(&format!("return {SET}")).await?;
        let mut left = Vec::new();
        for game in GAMES {
            window.open(&format!("/#/{game}/now")).await?;
            window.wait(&format!("location.hash === '#/{game}'")).await?;
            answered(window, game).await?;
            left.push(window.turn().await?);
        }

        // Today's server comes, and its page takes the place of the other one.
        server.kill()?;
        server.set_arguments(&[]);
        server.reopen()?;
        window.open("/#/").await?;
        window.wait_for(SHELF).await?;
        window.ask("navigator.serviceWorker.ready.then((it) => it.update())").await?;
        window.wait(&format!("document.querySelector('{NOTICE}') || {SET} !== {first}")).await?;
        if window.count(NOTICE).await? > 0 {
            window.click("[data-control=install-take-over]").await?;
        }
        window.wait_at_most(REPLACED, &format!("{SET} && {SET} !== {first}")).await?;
        window.wait_for(SHELF).await?;

        // Every game is there, and goes on.
        for (game, before) in GAMES.iter().zip(left) {
            window.open("/").await?;
            window.click(&format!("[data-game={game}] [data-way=go-on]")).await?;
            assert_eq!(window.turn().await?, before, "{game}");
            answered(window, game).await?;
        }
        let kept = window.ask("return Object.keys(localStorage)").await?;
        let old =
            |name: &Value| GAMES.iter().any(|game| *name == format!("ludotheque-game-{game}"));
        assert!(!kept.as_array().into_iter().flatten().any(old), "games without an id: {kept}");
        Ok(())
    })
    .await
}

/// Writes a released page as it was served: what was packed is unpacked.
fn unpack(from: &Path, into: &Path) -> Result<()> {
    fs::create_dir_all(into)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).ok_or("a name of ours")?;
        let mut file = File::open(&path)?;
        let mut bytes = Vec::new();
        if path.extension().is_some_and(|kind| kind == "br") {
            Decompressor::new(file, BLOCK).read_to_end(&mut bytes)?;
        } else {
            file.read_to_end(&mut bytes)?;
        }
        fs::write(into.join(name.trim_end_matches(".br")), bytes)?;
    }
    Ok(())
}
