//! Sitting down: who plays a game on this device.

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

    /// Chooses something where a game is set up.
    ///
    /// # Errors
    /// There is no such choice.
    pub async fn choose(&self, choice: &str, value: &str) -> Result<()> {
        self.click(&format!("[data-page=set-up] [data-choice={choice}] [value=\"{value}\"]")).await
    }
}
