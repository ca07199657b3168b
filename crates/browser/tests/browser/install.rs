//! The page as the browser keeps it: after one visit it needs no server, it can be
//! installed, and a newer version waits until no game is running.

use std::time::Duration;

use browser::{Window, meet, visit};
use serde_json::{Value, json};
use testbed::{Folder, Result, ServerProcess};

use crate::{AT_A_DESK, GAMES, another_set::another_set, offline::after_one_visit};

/// Which set the page belongs to.
pub(crate) const SET: &str = "document.querySelector('meta[name=app-set]')?.content";
/// Within this time Chromium replaces a service worker that never has nothing to do,
/// as one that a driver looks at: docs/decisions/service-worker.md.
pub(crate) const REPLACED: Duration = Duration::from_mins(7);
/// A newer version waits.
pub(crate) const NOTICE: &str = "[data-notice=new-version]";

#[tokio::test]
async fn after_one_visit_the_shelf_and_its_bots_need_no_server() -> Result<()> {
    after_one_visit("offline", async |window: &Window| {
        for game in GAMES {
            window
                .wait_for(&format!("[data-page=shelf] [data-game={game}] [data-way=now]"))
                .await?;
        }
        window.picture("shelf").await?;
        for game in GAMES {
            window.play_now(game).await?;
            answered(window, game).await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_page_can_be_installed() -> Result<()> {
    visit("install", AT_A_DESK, async |window: &Window| {
        window.open("/").await?;
        window.wait_until_kept().await?;
        let manifest = window.devtools("Page.getAppManifest", json!({})).await?;
        assert_eq!(manifest["errors"], json!([]), "{manifest}");
        let icons = window.ask_and_wait(ICONS, Value::Null).await?;
        let expected = json!([[192, 192], [512, 512], [512, 512], [180, 180]]);
        assert_eq!(icons, expected, "the pictures of the icon");
        Ok(())
    })
    .await
}

/// The sizes of the pictures that the manifest names, and of the one for iPhones;
/// each as large as it says.
const ICONS: &str = "
    const address = document.querySelector('link[rel=manifest]').href;
    const touch = document.querySelector('link[rel=apple-touch-icon]').href;
    const size = (src) => new Promise((loaded, failed) => {
        const picture = new Image();
        picture.onload = () => loaded([picture.naturalWidth, picture.naturalHeight]);
        picture.onerror = () => failed(`no picture: ${src}`);
        picture.src = src;
    });
    (async () => {
        const manifest = await (await fetch(address)).json();
        const sizes = [];
        for (const icon of manifest.icons.filter((icon) => icon.type === 'image/png')) {
            const [width, height] = await size(icon.src);
            if (icon.sizes !== `${width}x${height}`) throw `${icon.src} is not ${icon.sizes}`;
            sizes.push([width, height]);
        }
        sizes.push(await size(touch));
        return sizes;
    })().then(answer, (error) => answer(String(error)));
";

#[tokio::test]
async fn a_newer_version_waits_until_no_game_is_running() -> Result<()> {
    let folder = Folder::new("another-set")?;
    let newer = folder.file("page");
    another_set(&newer)?;
    meet("swap", &[AT_A_DESK], async |server: &mut ServerProcess, windows: &[Window]| {
        let player = &windows[0];
        player.play_now("kuba").await?;
        player.wait_until_kept().await?;
        answered(player, "kuba").await?;
        let first = player.ask(&format!("return {SET}")).await?;
        let reader = player.another().await?;
        reader.open("/").await?;
        reader.wait_for("[data-page=shelf]").await?;
        reader.wait_until_kept().await?;

        // The server comes back with a newer page, and has no file of the old one.
        player.expect_errors("net::ERR_");
        server.kill()?;
        server.set_arguments(&["--page", newer.to_str().ok_or("a path in UTF-8")?]);
        server.reopen()?;
        reader.ask("window.dispatchEvent(new Event('online'))").await?;
        reader.wait_for(NOTICE).await?;
        player.wait_for(NOTICE).await?;
        player.picture("waits").await?;

        // Nobody is disturbed: the game goes on with what it began with, and so
        // does the shelf beside it, for they share what is kept.
        answered(player, "kuba").await?;
        let before = player.turn().await?;
        for window in [player, &reader] {
            assert_eq!(window.ask(&format!("return {SET}")).await?, first, "another version");
        }

        // Back at the shelf, the newer version is there in both windows.
        player.click("header .home").await?;
        for window in [player, &reader] {
            window.wait_at_most(REPLACED, &format!("{SET} && {SET} !== {first}")).await?;
            window.wait_for("[data-page=shelf]").await?;
        }
        let kept = "return caches.keys()";
        let sets = player.ask(kept).await?;
        let own = player.ask(&format!("return 'ludotheque-' + {SET}")).await?;
        let of_sets = |name: &&Value| **name != "ludotheque-books";
        let sets: Vec<_> = sets.as_array().into_iter().flatten().filter(of_sets).collect();
        assert_eq!(sets, [&own], "one set, whole");

        // The game is still there, and the newer version goes on with it.
        player.click("[data-game=kuba] [data-way=go-on]").await?;
        assert_eq!(player.turn().await?, before);
        answered(player, "kuba").await
    })
    .await
}

/// Acts until a bot has thought, and waits until it has answered: a turn may be
/// of several actions.
pub(crate) async fn answered(window: &Window, game: &str) -> Result<()> {
    const FARTHEST: usize = 12;
    window.wait_for(&format!("[data-page=game][data-game={game}]")).await?;
    window.turn().await?;
    window.ask(WATCH_BOTS).await?;
    for _ in 0..FARTHEST {
        window.act_by_pointing(0).await?;
        window.turn().await?;
        if window.ask("return window.botHasThought").await? == Value::Bool(true) {
            return Ok(());
        }
    }
    Err(format!("{game}: no bot has thought").into())
}

/// Notes that a bot thinks, however short.
const WATCH_BOTS: &str = "
    window.botHasThought = false;
    new MutationObserver(() => {
        window.botHasThought ||= Boolean(document.querySelector('[data-thinking=true]'));
    }).observe(document.body, { attributeFilter: ['data-thinking'], subtree: true });
";
