//! The pictures that links are shown with: each game's board as it stands on the
//! shelf, large and beside the game's name, and all of them together. `cargo xtask
//! previews` builds everything that this needs, starts it, and makes them small.

use std::process::ExitCode;

use browser::{Device, Language, Motion, Visitor, Window, visit};
use serde_json::{Value, json};
use shelf::Game;
use testbed::Result;

/// Whoever looks.
const VISITOR: Visitor =
    Visitor { language: Language::English, device: Device::Desktop, motion: Motion::Reduced };
/// What all previews are made for.
const SIZE: (u32, u32) = (1200, 630);

/// Where the shelf has the board of a game that is the last to come.
const LAST: &str = "[data-page=shelf] [data-game]:last-of-type .stage";
/// The names of the games as the page has them now.
const NAMES: &str = "Object.fromEntries([...document.querySelectorAll('[data-game]:has(.stage)')]
    .map((box) => [box.dataset.game, box.querySelector('h2').textContent]))";

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match visit("preview", VISITOR, paint).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn paint(window: &Window) -> Result<()> {
    let (width, height) = SIZE;
    let screen = json!({
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
    });
    window.devtools("Emulation.setDeviceMetricsOverride", screen).await?;
    window.load("/").await?;
    window.wait_for(LAST).await?;
    let english = window.ask(&format!("return {NAMES}")).await?;
    window.click("[data-switch=language]").await?;
    window.wait("document.documentElement.lang === 'fr'").await?;
    let french = window.ask(&format!("return {NAMES}")).await?;
    for name in Game::NAMES {
        let other = Some(&french[name]).filter(|french| **french != english[name]);
        let lines = json!([english[name], other]);
        arrange(window, json!({ "lines": lines, "games": [name] })).await?;
        window.picture(name).await?;
    }
    let games: Vec<&str> = Game::NAMES.iter().filter_map(|name| english[name].as_str()).collect();
    let lines = json!(["Ludothèque", games.join("\u{a0}· ")]);
    arrange(window, json!({ "lines": lines, "games": Game::NAMES })).await?;
    window.picture("shelf").await
}

/// Loads the shelf anew, and puts boards of it beside lines of text.
async fn arrange(window: &Window, what: Value) -> Result<()> {
    window.load("/").await?;
    window.wait_for(LAST).await?;
    window.ask_and_wait(include_str!("arrange.js"), what).await.map(drop)
}
