//! How long the bots of level 3 think in the page: from the question to their
//! worker to its answer, while they play each other.

use browser::{Window, Wish, visit};
use testbed::Result;

use crate::{
    GAMES, VISITOR,
    figure::{Bar, Counts, Figure},
};

/// In milliseconds.
const SOON: f64 = 1000.0;
/// How many actions are waited for in each game.
const ACTIONS: usize = 24;

/// Keeps the times between questions to a worker and its answers.
const WATCH: &str = "
    window.thoughtFor = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (text, ...more) {
        const asked = performance.now();
        const id = JSON.parse(text).think?.id;
        if (id !== undefined) {
            const hear = (event) => {
                const { answer } = JSON.parse(event.data);
                if (answer?.id !== id) return;
                window.thoughtFor.push(performance.now() - asked);
                this.removeEventListener('message', hear);
            };
            this.addEventListener('message', hear);
        }
        return post.call(this, text, ...more);
    };";

/// Each game between bots of level 3.
pub(crate) async fn answers() -> Result<Vec<Figure>> {
    let mut figures = Vec::new();
    visit("measure", VISITOR, async |window: &Window| {
        window.open("/").await?;
        window.wish(&[Wish::LessMotion]).await?;
        window.wait_for("[data-page=shelf]").await?;
        window.ask(WATCH).await?;
        for game in GAMES {
            window.ask("window.thoughtFor.length = 0").await?;
            window.sit_down(game, "level:3").await?;
            window
                .wait(&format!(
                    "(({{ actor, actions }}) => actor === 'over' || actions >= {ACTIONS})(
                        document.querySelector('[data-page=game]').dataset)"
                ))
                .await?;
            let thought = serde_json::from_value(window.ask("return window.thoughtFor").await?)?;
            let name = format!("level 3 answers in {game}");
            figures.push(Figure::new(name, "ms", thought, Counts::Largest, Bar::AtMost(SOON))?);
        }
        Ok(())
    })
    .await?;
    Ok(figures)
}
