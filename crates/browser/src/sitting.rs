//! Sitting down: who plays a game on this device, and friends who come by a link.

use testbed::Result;

use crate::Window;

impl Window {
    /// Sets up a game with the same on every seat, such as `person` or
    /// `level:3`, and starts it.
    ///
    /// # Errors
    /// It can't be set up so.
    pub async fn sit_down(&self, game: &str, everybody: &str) -> Result<()> {
        self.open(&format!("/{game}")).await?;
        self.wait_for(&format!("[data-page=set-up][data-game={game}]")).await?;
        for seat in 1..=self.count("[data-page=set-up] [data-choice^=seat]").await? {
            self.choose(&format!("seat{seat}"), everybody).await?;
        }
        self.click("[data-control=app-start]").await?;
        self.wait_for(&format!("[data-page=game][data-game={game}]")).await.map(drop)
    }

    /// Chooses something where a game is set up, wherever the form has it.
    ///
    /// # Errors
    /// There is no such choice.
    pub async fn choose(&self, choice: &str, value: &str) -> Result<()> {
        let place = format!("[data-page=set-up] [data-choice={choice}]");
        self.open_around(&place).await?;
        self.click(&format!("{place} [value=\"{value}\"]")).await
    }

    /// Opens what has to be opened before this can be seen.
    ///
    /// # Errors
    /// There is no such thing.
    pub async fn open_around(&self, selector: &str) -> Result<()> {
        self.wait_for(selector).await?;
        let open = format!(
            "const around = document.querySelector('{selector}').closest('details');
             if (around) around.open = true;"
        );
        self.ask(&open).await.map(drop)
    }

    /// Opens a table of a game as somebody of this name whom nobody knows yet: one
    /// step. Answers with the place that the link leads to.
    ///
    /// # Errors
    /// It can't be opened.
    pub async fn invite(&self, game: &str, name: &str) -> Result<String> {
        self.open(&format!("/{game}")).await?;
        self.choose("with", "elsewhere").await?;
        self.type_into("[data-page=set-up] [data-choice=name]", name).await?;
        self.link().await
    }

    /// The place that the link of this table leads to.
    ///
    /// # Errors
    /// There is none.
    pub async fn link(&self) -> Result<String> {
        self.wait_for("[data-page=seating] [data-link=table] input").await?;
        let link = "return document.querySelector('[data-link=table] input').value";
        let link = self.ask(link).await?;
        let path = link.as_str().and_then(|link| link.splitn(4, '/').nth(3));
        Ok(format!("/{}", path.ok_or_else(|| format!("{link} leads nowhere"))?))
    }

    /// Comes by a link as somebody of this name whom nobody knows yet, and plays: one
    /// step.
    ///
    /// # Errors
    /// There is no seat.
    pub async fn accept(&self, place: &str, name: &str) -> Result<()> {
        self.open(place).await?;
        self.type_into("[data-page=seating] [data-choice=name]", name).await
    }
}
