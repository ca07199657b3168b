//! The first visit: how much is sent, and how long it takes until somebody can
//! play. Each visitor is new, so nothing is kept from the one before.

use browser::{Window, visit};
use serde_json::json;
use testbed::Result;

use crate::{
    GAMES, VISITOR,
    figure::{Bar, Counts, Figure},
};

/// The page and its thinker; what it is in gzip is told beside.
const MOST: Bar = Bar::AtMost(850_000.0);
/// In milliseconds.
const SOON: f64 = 2000.0;
/// How many times slower the machine is made.
const SLOWER: u32 = 4;
/// How often each game is opened.
const ROUNDS: usize = 3;

/// Everything that was sent, without its headers.
const SENT: &str = "
    const kinds = ['navigation', 'resource'];
    const loaded = kinds.flatMap(kind => performance.getEntriesByType(kind));
    return loaded.reduce((sum, entry) => sum + entry.encodedBodySize, 0);";

/// Notes when the first action can be chosen and the frame that shows it is drawn.
const NOTE_PLAYABLE: &str = "
    const playable = () => document.querySelector(
        '[data-page=game] :is([data-spot][data-from], [data-spot][data-mark], [data-action])');
    const watch = new MutationObserver(() => {
        if (!playable()) return;
        watch.disconnect();
        requestAnimationFrame(() => {
            const drawn = new MessageChannel();
            drawn.port1.onmessage = () => { window.playableAfter = performance.now(); };
            drawn.port2.postMessage(0);
        });
    });
    watch.observe(document, { childList: true, subtree: true, attributes: true });";

/// What the first visit loads, up to a bot's first answer: in brotli, which is
/// for https and this machine, and in gzip, which is for the rest of the room.
pub(crate) async fn bytes() -> Result<Vec<Figure>> {
    let mut figures = Vec::new();
    let loads = [("first load, brotli", false, MOST), ("first load, gzip", true, Bar::None)];
    for (name, is_far, bar) in loads {
        let mut sent = 0.0;
        visit("measure", VISITOR, async |window: &Window| {
            // Chromium remarks on a header of the server that it heeds over https only.
            window.expect_errors("Cross-Origin-Opener-Policy header has been ignored");
            let place = "/kuba/now";
            if is_far {
                window.open_from_afar(place).await?;
            } else {
                window.open(place).await?;
            }
            window.turn().await?;
            window.act_by_pointing(0).await?;
            window.turn().await?;
            sent = number(&window.ask(SENT).await?)?;
            Ok(())
        })
        .await?;
        figures.push(Figure::new(name, "bytes", vec![sent], Counts::Largest, bar)?);
    }
    Ok(figures)
}

/// From navigation to a board on which one can act, on a slow machine.
pub(crate) async fn until_playable() -> Result<Vec<Figure>> {
    let mut all = Vec::new();
    for _ in 0..ROUNDS {
        for game in GAMES {
            visit("measure", VISITOR, async |window: &Window| {
                let script = json!({ "source": NOTE_PLAYABLE });
                window.devtools("Page.addScriptToEvaluateOnNewDocument", script).await?;
                window.slow_down(SLOWER).await?;
                window.open(&format!("/{game}/now")).await?;
                window.wait("window.playableAfter").await?;
                all.push(number(&window.ask("return window.playableAfter").await?)?);
                Ok(())
            })
            .await?;
        }
    }
    let name = "to a playable board, four times slower";
    Ok(vec![Figure::new(name, "ms", all, Counts::Median, Bar::AtMost(SOON))?])
}

/// A number that the page has told.
pub(crate) fn number(told: &serde_json::Value) -> Result<f64> {
    told.as_f64().ok_or_else(|| format!("{told} is not a number").into())
}
