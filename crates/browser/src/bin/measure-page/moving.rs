//! How smoothly things move: frames drawn while pieces go, and while the board is
//! turned, as a share of those that the display had room for. The display's rate
//! is measured on the same page at rest.

use browser::{Window, visit};
use serde::Deserialize;
use testbed::Result;

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

/// Keeps for each motion how long it took and how many frames were drawn. What
/// the board says of itself is heard, not asked for: that would cost frames.
const WATCH: &str = "
    window.motions = [];
    let motion = null;
    const look = (now) => {
        if (!motion) return;
        if (motion.begun === undefined) motion.begun = now;
        else { motion.frames += 1; motion.last = now; }
        requestAnimationFrame(look);
    };
    new MutationObserver((changes) => {
        const moves = changes.at(-1).target.dataset.state === 'moving';
        if (moves && !motion) {
            motion = { frames: 0 };
            requestAnimationFrame(look);
        } else if (!moves && motion) {
            const { begun, last, frames } = motion;
            motion = null;
            if (frames > 2) window.motions.push({ time: last - begun, frames });
        }
    }).observe(document, { subtree: true, attributeFilter: ['data-state'] });";

/// The switch that lets the board lie still.
const TURNS: &str = "[data-choice=facing]";
/// What turns the board.
const TURN: &str = "[data-page=game] .look";

#[derive(Deserialize)]
struct Motion {
    time: f64,
    frames: f64,
}

/// Motions in each game: of pieces on a board that lies still, then of the board.
pub(crate) async fn frames() -> Result<Vec<Figure>> {
    let mut figures = Vec::new();
    visit("measure", VISITOR, async |window: &Window| {
        window.open("/").await?;
        window.wait_for("[data-page=shelf]").await?;
        window.ask(WATCH).await?;
        let (mut pieces, mut boards) = (Vec::new(), Vec::new());
        for game in GAMES {
            window.sit_down(game, "person").await?;
            window.open_beside("more").await?;
            window.click(TURNS).await?;
            window.turn().await?;
            let gap = window.ask_and_wait(AT_REST, ().into()).await?;
            let gap = crate::loading::number(&gap)?;
            if pieces.is_empty() {
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
            pieces.extend(shares(window, gap).await?);
            for _ in 0..ACTIONS {
                window.click(TURN).await?;
                window.turn().await?;
            }
            boards.extend(shares(window, gap).await?);
        }
        let bar = Bar::AtLeast(ENOUGH);
        let all = [("frames drawn while pieces move", pieces), ("while the board turns", boards)];
        for (name, shares) in all {
            figures.push(Figure::new(name, "of all", shares, Counts::Median, bar)?);
        }
        Ok(())
    })
    .await?;
    Ok(figures)
}

/// The share of each motion since this was last asked.
async fn shares(window: &Window, gap: f64) -> Result<Vec<f64>> {
    let motions: Vec<Motion> =
        serde_json::from_value(window.ask("return window.motions.splice(0)").await?)?;
    Ok(motions.iter().map(|motion| motion.frames * gap / motion.time).collect())
}
