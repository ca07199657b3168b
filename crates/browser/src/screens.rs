//! Every screen of the page, one after the other, for whoever wants to look at all of
//! them: pictures, and tests of what holds everywhere.

use serde_json::json;
use shelf::Game;
use testbed::Result;

use crate::Window;

impl Window {
    /// Shows every screen that one person alone can come to, and calls `look` with the
    /// name of each as soon as it stands still.
    ///
    /// # Errors
    /// A screen does not come, or whoever looks has found something.
    pub async fn every_screen(&self, mut look: impl AsyncFnMut(&str) -> Result<()>) -> Result<()> {
        let plain = [
            ("/", "shelf", "[data-page=shelf] [data-game]"),
            ("/tables", "tables", "[data-page=tables]"),
            ("/past", "past", "[data-page=archive]"),
            ("/learn", "learn", "[data-page=learn] [data-game]"),
            ("/nowhere", "unknown", "[data-page=nowhere]"),
        ];
        for (place, name, ready) in plain {
            self.open(place).await?;
            self.wait_for(ready).await?;
            look(name).await?;
        }
        for game in Game::NAMES {
            self.open(&format!("/rules/{game}")).await?;
            self.wait_for("[data-page=rules] [data-rule]").await?;
            look(&format!("{game}-rules")).await?;
            self.open(&format!("/learn/{game}")).await?;
            self.wait_for("[data-page=lesson] [data-step]").await?;
            look(&format!("{game}-lesson")).await?;
            self.open(&format!("/{game}")).await?;
            self.wait_for(&format!("[data-page=set-up][data-game={game}]")).await?;
            look(&format!("{game}-set-up")).await?;
            for with in ["here", "elsewhere"] {
                self.choose("with", with).await?;
                look(&format!("{game}-set-up-{with}")).await?;
            }
            self.play_now(game).await?;
            look(&format!("{game}-start")).await?;
            self.act_by_pointing(1).await?;
            self.turn().await?;
            look(&format!("{game}-game")).await?;
            self.open_beside("more").await?;
            look(&format!("{game}-more")).await?;
            self.give_up().await?;
            look(&format!("{game}-result")).await?;
        }
        self.every_online_screen(&mut look).await
    }

    /// The screens of online tables, as whoever opens one sees them, and whoever comes by
    /// its link.
    async fn every_online_screen(
        &self,
        look: &mut impl AsyncFnMut(&str) -> Result<()>,
    ) -> Result<()> {
        self.invite("kuba", "Ada").await?;
        self.wait_for("[data-link=table] svg.qr path").await?;
        look("online-inviting").await?;
        self.open_around("[data-choice=bot2]").await?;
        look("online-seats").await?;
        self.ask("document.querySelector('[data-control=lobby-seat-bot]').click()").await?;
        self.turn().await?;
        look("online-start").await?;
        self.act_by_pointing(1).await?;
        self.turn().await?;
        look("online-game").await?;
        self.open_beside("more").await?;
        look("online-more").await?;
        self.open("/").await?;
        self.wait_for("[data-list=mine] [data-table]").await?;
        look("shelf-with-tables").await?;
        self.open("/tables").await?;
        self.wait_for("[data-page=tables][data-lists=true] [data-list=mine] [data-table]").await?;
        look("tables-with-mine").await?;
        self.click("[data-list=mine] [data-table] a").await?;
        self.turn().await?;
        self.give_up().await?;
        look("online-result").await?;
        self.open("/past").await?;
        self.wait_for("[data-page=archive][data-answer=here]").await?;
        look("past-with-games").await?;
        // From now on nobody here is known to the server.
        self.open("/black-holes").await?;
        self.choose("with", "elsewhere").await?;
        self.click("[data-control=lobby-open]").await?;
        let link = self.link().await?;
        self.devtools("Network.clearBrowserCookies", json!({})).await?;
        self.ask("localStorage.removeItem('ludotheque-known')").await?;
        self.load(&link).await?;
        self.wait_for("[data-page=seating] [data-choice=name]").await?;
        look("online-invited").await
    }

    /// Resigns, and waits for the end.
    ///
    /// # Errors
    /// There is no game to be given up.
    pub async fn give_up(&self) -> Result<()> {
        // Where the panel lies over the bar.
        self.ask("document.querySelector('[data-control=app-resign]').click()").await?;
        self.click("[data-control=app-resign-sure]").await?;
        self.wait_for("[data-page=game][data-actor=over]").await?;
        self.wait_for("[data-status=result]").await.map(drop)
    }

    /// Makes the window as wide and as high as this, in pixels.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await.map(drop)
    }
}
