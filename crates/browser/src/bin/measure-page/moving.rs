//! How smoothly pieces move: frames drawn while something moves, as a share of
//! those that the display had room for. The display's rate is measured on the
//! same page at rest.

use browser::{Window, visit};
use serde::Deserialize;
use soak::Result;

use crate::{
    GAMES, VISITOR,
    figure::{Bar, Counts, Figure},
};

/// At the display's rate, but for a frame now and then.
const ENOUGH: f64 = 0.9;
/// How many actions are made in each game.
const ACTIONS: usize = 8;

/// The time between frames at rest: the median of so many.
const AT_REST: &str = "
    const gaps = [];
    let before = null;
    const look = (now) => {
        if (before !== null) gaps.push(now - before);
        before = now;
        if (gaps.length < 100) requestAnimationFrame(look);
        else answer(gaps.sort((one, other) => one - other)[50]);
    };
    requestAnimationFrame(look);";

/// Keeps for each motion how long it took and how many frames were drawn.
const WATCH: &str = "
    window.motions = [];
    let motion = null;
    const look = (now) => {
        const running = document.getAnimations().some(one => one.playState === 'running');
        if (running && !motion) motion = { begun: now, last: now, frames: 0 };
        else if (running) { motion.frames += 1; motion.last = now; }
        else if (motion) {
            if (motion.frames > 2) {
                window.motions.push({ time: motion.last - motion.begun, frames: motion.frames });
            }
            motion = null;
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

#[derive(Deserialize)]
struct Motion {
    time: f64,
    frames: f64,
}

/// Motions in each game.
pub(crate) async fn frames() -> Result<Vec<Figure>> {
    let mut figures = Vec::new();
    visit("measure", VISITOR, async |window: &Window| {
        window.open("").await?;
        window.wait_for("[data-page=shelf]").await?;
        window.ask(WATCH).await?;
        let mut all = Vec::new();
        for game in GAMES {
            window.sit_down(game, "person").await?;
            window.turn().await?;
            let gap = window.ask_and_wait(AT_REST, ().into()).await?;
            let gap = crate::loading::number(&gap)?;
            if all.is_empty() {
                let rate = vec![1000.0 / gap];
                let name = "frames a second at rest";
                figures.push(Figure::new(name, "Hz", rate, Counts::Median, Bar::None)?);
            }
            window.ask("window.motions.length = 0").await?;
            for which in 0..ACTIONS {
                if window.turn().await?.is_over() {
                    break;
                }
                window.act_by_pointing(which * 3 + 1).await?;
            }
            window.turn().await?;
            let motions: Vec<Motion> =
                serde_json::from_value(window.ask("return window.motions").await?)?;
            all.extend(motions.iter().map(|motion| motion.frames * gap / motion.time));
        }
        let (name, bar) = ("frames drawn while pieces move", Bar::AtLeast(ENOUGH));
        figures.push(Figure::new(name, "of all", all, Counts::Median, bar)?);
        Ok(())
    })
    .await?;
    Ok(figures)
}
