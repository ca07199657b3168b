//! How soon an action is seen: from the moment of the press to the end of the
//! frame in which the board has changed.

use browser::{Window, visit};
use testbed::Result;

use crate::{
    GAMES, VISITOR,
    figure::{Bar, Counts, Figure},
};

/// In milliseconds.
const AT_ONCE: f64 = 50.0;
/// How many actions are made in each game.
const ACTIONS: usize = 12;

/// Keeps the times between a press that made an action and its frame.
const WATCH: &str = "
    window.answeredAfter = [];
    let pressed = null;
    addEventListener('pointerdown', event => { pressed = null; }, true);
    addEventListener('pointerup', event => {
        // What is pressed before the game makes no action, though one may follow.
        pressed = event.target.closest('[data-page=game]') ? event.timeStamp : null;
    }, true);
    new MutationObserver(() => {
        if (pressed === null) return;
        const begun = pressed;
        pressed = null;
        requestAnimationFrame(() => {
            const drawn = new MessageChannel();
            drawn.port1.onmessage = () => window.answeredAfter.push(performance.now() - begun);
            drawn.port2.postMessage(0);
        });
    }).observe(document, { subtree: true, attributeFilter: ['data-actions'] });";

/// Whole actions by pointing, people alone at the board.
pub(crate) async fn answers() -> Result<Vec<Figure>> {
    let mut all = Vec::new();
    visit("measure", VISITOR, async |window: &Window| {
        window.open("/").await?;
        window.wait_for("[data-page=shelf]").await?;
        window.ask(WATCH).await?;
        for game in GAMES {
            window.sit_down(game, "person").await?;
            for which in 0..ACTIONS {
                if window.turn().await?.is_over() {
                    break;
                }
                window.act_by_pointing(which * 3).await?;
            }
            window.turn().await?;
        }
        all = serde_json::from_value(window.ask("return window.answeredAfter").await?)?;
        Ok(())
    })
    .await?;
    let bar = Bar::AtMost(AT_ONCE);
    Ok(vec![Figure::new("an action answered on screen", "ms", all, Counts::NinetyFive, bar)?])
}
