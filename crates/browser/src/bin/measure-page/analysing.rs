//! How soon the analysis board shows a first line of the engine: from the press that makes
//! a move to the frame with a line of the position that it leads to.

use browser::{Window, visit};
use testbed::Result;

use crate::{
    GAMES, VISITOR,
    figure::{Bar, Counts, Figure},
};

/// In milliseconds.
const SOON: f64 = 300.0;
/// How many times slower the machine is made.
const SLOWER: u32 = 4;
/// How many positions are looked at in each game.
const POSITIONS: usize = 8;

/// Makes the first move that is found, or lets chance decide, and answers with how long it
/// takes until there is a line or an odd of what comes then.
const STEP: &str = "
    const page = document.querySelector('[data-page=analysis]');
    const begun = performance.now();
    let cleared = false;
    const watch = new MutationObserver(() => {
        const known = page.querySelector('[data-seat][data-percent]');
        cleared ||= !known;
        if (!cleared || !known) return;
        watch.disconnect();
        requestAnimationFrame(() => {
            const drawn = new MessageChannel();
            drawn.port1.onmessage = () => answer(performance.now() - begun);
            drawn.port2.postMessage(0);
        });
    });
    watch.observe(page, { childList: true, subtree: true, attributes: true });
    page.querySelector('[data-line], [data-outcome]').click();";

/// Along the best moves of each game.
pub(crate) async fn first_lines() -> Result<Vec<Figure>> {
    let mut all = Vec::new();
    for game in GAMES {
        visit("measure", VISITOR, async |window: &Window| {
            window.slow_down(SLOWER).await?;
            window.open(&format!("/analysis/{game}")).await?;
            for _ in 0..POSITIONS {
                window.wait_for("[data-seat][data-percent]").await?;
                let took = window.ask_and_wait(STEP, serde_json::Value::Null).await?;
                all.push(crate::loading::number(&took)?);
            }
            Ok(())
        })
        .await?;
    }
    let name = "a first line of analysis, four times slower";
    Ok(vec![Figure::new(name, "ms", all, Counts::NinetyFive, Bar::AtMost(SOON))?])
}
