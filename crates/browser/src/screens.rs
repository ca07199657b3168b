//! Every screen of the page, one after the other, for whoever wants to look at all of
//! them: pictures, and tests of what holds everywhere. A new screen is looked at here.

use serde_json::{Value, json};
use shelf::Game;
use testbed::{Guest, Player, Result, ServerProcess, Table, open_table};

use crate::Window;

/// A game that was played elsewhere.
const IMPORTED: &str = "format: 1\ngame: kuba\nedition: 1\nset-up: standard\nseat1: Ada\n\
    seat2: Blaise\nresult: 1 > 2 by ALL-4\n\na7s a1n resign:2\n";

/// A position in mid-game, with a push that is banned.
const POSITION: &str = "/kuba/position/7/7/7/2WRB2/7/2B4/7_black_6-6_e4w_-";

/// Opens a rated table with a seat for oneself, as the page does.
const OPEN_RATED: &str = "
    fetch('/api/tables', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fact),
    }).then((response) => response.json()).then(({ id }) => answer(id), (error) => answer(null));
";

impl Window {
    /// Shows every screen that one person can come to on this server, and calls `look`
    /// with the name of each as soon as it stands still.
    ///
    /// # Errors
    /// A screen does not come, or whoever looks has found something.
    pub async fn every_screen(
        &self,
        server: &ServerProcess,
        mut look: impl AsyncFnMut(&str) -> Result<()>,
    ) -> Result<()> {
        let look = &mut look;
        self.every_list(look).await?;
        for game in Game::NAMES {
            self.every_screen_to_learn(game, look).await?;
            self.every_screen_of_a_game(game, look).await?;
        }
        self.every_record(server, look).await?;
        self.every_online_screen(look).await?;
        self.every_screen_of_an_account(look).await?;
        self.every_screen_of_watching(server, look).await?;
        self.every_page_without_scripts(look).await
    }

    /// What lists something, and what leads nowhere.
    async fn every_list(&self, look: &mut impl AsyncFnMut(&str) -> Result<()>) -> Result<()> {
        // The browser tells that the server has nothing there.
        self.expect_errors("404");
        for (place, name, ready) in [
            ("/", "shelf", "[data-page=shelf] [data-game]"),
            ("/tables", "tables", "[data-page=tables]"),
            ("/past", "past", "[data-page=archive]"),
            ("/learn", "learn", "[data-page=learn] [data-game]"),
            ("/puzzles", "puzzles", "[data-page=puzzles] [data-status=solved]"),
            ("/nowhere", "unknown", "[data-page=nowhere][data-wrong=unknown]"),
            ("/t/short", "broken", "[data-page=nowhere][data-wrong=broken]"),
        ] {
            self.open(place).await?;
            self.wait_for(ready).await?;
            look(name).await?;
        }
        Ok(())
    }

    /// What there is to read of a game, and to print.
    async fn every_screen_to_learn(
        &self,
        game: &str,
        look: &mut impl AsyncFnMut(&str) -> Result<()>,
    ) -> Result<()> {
        for (place, name, ready) in [
            ("rules", "rules", "[data-page=rules] [data-rule]"),
            ("learn", "lesson", "[data-page=lesson] [data-step]"),
            ("print", "print", "[data-page=print] .sheet svg"),
            ("puzzles", "puzzles", "[data-page=game-puzzles] [data-puzzle]"),
            ("analysis", "analysis", "[data-page=analysis] :is([data-line], [data-outcome])"),
        ] {
            self.open(&format!("/{place}/{game}")).await?;
            self.wait_for(ready).await?;
            look(&format!("{game}-{name}")).await?;
        }
        self.click("[data-control=arranging-title]").await?;
        self.wait_for("section[data-arranging=possible]").await?;
        look(&format!("{game}-arranging")).await?;
        self.open(&format!("/puzzles/{game}")).await?;
        self.click("[data-page=game-puzzles] [data-puzzle]").await?;
        self.wait_for("[data-page=puzzle] [data-status=answer]").await?;
        look(&format!("{game}-puzzle")).await
    }

    /// A game on this device, from setting it up to its end.
    async fn every_screen_of_a_game(
        &self,
        game: &str,
        look: &mut impl AsyncFnMut(&str) -> Result<()>,
    ) -> Result<()> {
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
        // Nobody may pass now, in any game.
        self.try_typing("pass").await?;
        look(&format!("{game}-refusal")).await?;
        self.open_beside("more").await?;
        look(&format!("{game}-more")).await?;
        self.give_up().await?;
        look(&format!("{game}-result")).await?;
        self.click("[data-control=result-review]").await?;
        self.wait_for("[data-page=review][data-stage=done]").await?;
        look(&format!("{game}-review")).await
    }

    /// A position that was shared, and a game that was imported.
    async fn every_record(
        &self,
        server: &ServerProcess,
        look: &mut impl AsyncFnMut(&str) -> Result<()>,
    ) -> Result<()> {
        self.open(POSITION).await?;
        self.turn().await?;
        look("position").await?;
        server.bring(IMPORTED)?;
        self.open("/imported/1").await?;
        self.wait_for("[data-page=game][data-actor=over]").await?;
        look("imported").await
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
        self.wait_for("[data-page=archive][data-answer=here] [data-list=imported]").await?;
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

    /// Taking an account, what can be done with one's data, and a rated table that waits.
    async fn every_screen_of_an_account(
        &self,
        look: &mut impl AsyncFnMut(&str) -> Result<()>,
    ) -> Result<()> {
        self.open("/tables").await?;
        self.open_around("[data-page=tables] [data-choice=account]").await?;
        look("account").await?;
        for (choice, text) in [("account", "ada-lovelace"), ("password", "analytical engine")] {
            let field = format!("[data-page=tables] [data-choice={choice}]");
            self.wait_for(&field).await?.send_keys(text).await?;
        }
        self.click("[data-control=lobby-account-create]").await?;
        self.wait_for("[data-status=recovery]").await?;
        look("account-recovery").await?;
        self.click("[data-control=lobby-recovery-noted]").await?;
        self.open_around("[data-control=lobby-data-save]").await?;
        self.open_around("[data-control=lobby-data-delete-yes]").await?;
        look("account-data").await?;
        let clock = json!({ "kind": "total", "total": 600_000, "increment": 5_000 });
        let places = json!([{ "seat": 1, "sitter": "me" }]);
        let rated = json!({ "game": "kuba", "clock": clock, "stakes": "rated", "places": places });
        let table = self.ask_and_wait(OPEN_RATED, rated).await?;
        let Value::String(table) = table else { return Err("no rated table".into()) };
        self.open(&format!("/t/{table}")).await?;
        self.wait_for("[data-page=seating] [data-control=lobby-ready]").await?;
        look("online-rated").await
    }

    /// A game between others, and the report of one of them, for whoever is known.
    async fn every_screen_of_watching(
        &self,
        server: &ServerProcess,
        look: &mut impl AsyncFnMut(&str) -> Result<()>,
    ) -> Result<()> {
        let (url, here) = (server.url(), Guest::address(0, 1));
        let ada = Guest::arrive(&url, "Ada", here).await?;
        let against_a_bot = Table { bots: vec![1], ..Table::for_two(Game::Kuba) };
        let table = open_table(&url, &ada, &against_a_bot).await?;
        let mut ada = Player::new(&url, ada, table, 1);
        ada.look_until(|table| table.game().is_some()).await?;
        self.open(&format!("/t/{table}")).await?;
        self.wait_for("[data-page=game] [data-state=still]").await?;
        look("online-watching").await?;
        self.open_beside("more").await?;
        self.open_around("[data-choice=report-note]").await?;
        look("online-report").await
    }

    /// What the server writes itself.
    async fn every_page_without_scripts(
        &self,
        look: &mut impl AsyncFnMut(&str) -> Result<()>,
    ) -> Result<()> {
        for place in ["plain", "privacy"] {
            self.load(&format!("/{place}")).await?;
            self.wait_for("main h1").await?;
            look(place).await?;
        }
        Ok(())
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
