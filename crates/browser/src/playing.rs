//! Playing on the page as a person does: seeing what is offered, pointing at it,
//! going there by keys, typing it. What is chosen does not matter, as long as it
//! is the same each time: the bot is not.

use serde::Deserialize;
use serde_json::Value;
use testbed::Result;
use thirtyfour::Key;

use crate::Window;

/// Where a game says how it stands.
const GAME: &str = "[data-page=game]";
/// All that it says.
const DATASET: &str = "({...document.querySelector('[data-page=game]').dataset})";
/// What can be begun with, what ends an action or is one, and the buttons that
/// are one.
const BEGINS: &str = "[data-page=game] [data-spot][data-from]";
const MARKS: &str = "[data-page=game] [data-spot][data-mark]";
const BUTTONS: &str = "[data-page=game] button[data-action]";
/// What confirms a whole turn.
const CONFIRM: &str = "[data-page=game] [data-control=app-confirm]:not([disabled])";
/// Where an action can be typed.
const FIELD: &str = "[data-page=game] form.typing input";

/// How a game stands, by what the page says of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameState {
    /// A seat, `chance`, or `over`.
    pub actor: String,
    /// How many actions there have been.
    pub actions: usize,
}

impl GameState {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.actor == "over"
    }

    fn said(said: &Value) -> Result<Self> {
        let word = |key: &str| said[key].as_str().ok_or(format!("the page does not say {key}"));
        let (actor, actions) = (word("actor")?.to_owned(), word("actions")?.parse()?);
        Ok(Self { actor, actions })
    }
}

/// What the page offers at this moment, asked for in one go.
#[derive(Deserialize)]
struct Offer {
    /// How many actions there have been.
    actions: usize,
    /// The spots that can be begun with.
    begins: Vec<String>,
    /// The spots that end an action or are one.
    marks: Vec<String>,
}

impl Window {
    /// Opens a new game against a bot, as the shelf's button does, and waits for
    /// its board.
    ///
    /// # Errors
    /// It does not come.
    pub async fn play_now(&self, game: &str) -> Result<GameState> {
        self.open(&format!("/{game}/now")).await?;
        // The address says when it has begun.
        self.wait(&format!("location.pathname.startsWith('/{game}/play/')")).await?;
        self.wait_for(&format!("[data-page=game][data-game={game}]")).await?;
        self.turn().await
    }

    /// How the game stands as soon as it is a person's turn, or over, and
    /// nothing moves any longer.
    ///
    /// # Errors
    /// It does not come to that.
    pub async fn turn(&self) -> Result<GameState> {
        let offered = format!("document.querySelector('{BEGINS}, {MARKS}, {BUTTONS}')");
        let over = "document.querySelector('[data-page=game][data-actor=over]')";
        let still = "document.querySelector('[data-page=game] [data-state=still]')";
        let stands = format!("({offered} || {over}) && {still} ? {DATASET} : null");
        GameState::said(&self.wait_for_value(&stands).await?)
    }

    /// How the game stands now.
    ///
    /// # Errors
    /// There is no game.
    pub async fn state(&self) -> Result<GameState> {
        GameState::said(&self.ask(&format!("return {DATASET}")).await?)
    }

    /// From now on the page's pauses, which are there for somebody who looks on
    /// and shorter than a second, are hardly any, until it is loaded anew. What
    /// bots think about and what watches over connections takes as long as before.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn hurry(&self) -> Result<()> {
        let script = "
            const wait = window.setTimeout;
            window.setTimeout = (done, time, ...facts) =>
                wait(done, time < 1000 ? time / 50 : time, ...facts);";
        self.ask(script).await.map(drop)
    }

    /// Makes one of the actions that are offered by pointing, the `which`th if
    /// there are so many, and waits until it is made.
    ///
    /// # Errors
    /// Nothing is offered, or what is offered can't be done.
    pub async fn act_by_pointing(&self, which: usize) -> Result<()> {
        let Offer { actions: before, begins, mut marks } = self.offer().await?;
        for number in 0..begins.len() {
            self.point(&at(&begins[(which + number) % begins.len()])).await?;
            // Another piece may stand in front of it: then that one was meant.
            marks = self.offer().await?.marks;
            if !marks.is_empty() {
                break;
            }
        }
        // Where others stand in front of all that could be begun with, keys go on
        // from where was pointed at.
        if marks.is_empty() && !begins.is_empty() {
            return self.act_by_keys(which).await;
        }
        match marks.get(which % marks.len().max(1)) {
            Some(mark) => self.point(&at(mark)).await?,
            None => self.click(BUTTONS).await?,
        }
        self.made_after(before).await
    }

    /// Makes one of the actions that are offered with the keyboard alone, and
    /// waits until it is made. The focus is on the board.
    ///
    /// # Errors
    /// As with pointing; or a spot can't be reached.
    pub async fn act_by_keys(&self, which: usize) -> Result<()> {
        let Offer { actions: before, begins, .. } = self.offer().await?;
        let begin = begins.get(which % begins.len().max(1)).ok_or("nothing to begin with")?;
        self.go_to(begin).await?;
        self.press(Key::Enter).await?;
        self.wait(&format!("document.querySelector('{MARKS}')")).await?;
        let marks = self.offer().await?.marks;
        self.go_to(&marks[which % marks.len()]).await?;
        self.press(Key::Enter).await?;
        self.made_after(before).await
    }

    /// Brings the focus to the board with the keyboard alone.
    ///
    /// # Errors
    /// The board can't be reached.
    pub async fn tab_to_board(&self) -> Result<()> {
        const FARTHEST: usize = 60;
        for _ in 0..FARTHEST {
            if self.focused().await?.is_some() {
                return Ok(());
            }
            self.press(Key::Tab).await?;
        }
        Err("the board can't be reached by the Tab key".into())
    }

    /// Opens what stands beside a game: its `moves`, or `more`.
    ///
    /// # Errors
    /// There is no game.
    pub async fn open_beside(&self, what: &str) -> Result<()> {
        let shown = format!("#panel-{what}:not([hidden])");
        let visible = "checkVisibility({ visibilityProperty: true })";
        let seen = format!("document.querySelector('{shown}')?.{visible}");
        if self.ask(&format!("return Boolean({seen})")).await? == true {
            return Ok(());
        }
        // On a phone the bar has it, elsewhere a tab.
        let tab = format!("[data-tab={what}]");
        let has_tab = format!("return document.querySelector('{tab}').{visible}");
        if self.ask(&has_tab).await? == true {
            self.click(&tab).await?;
        } else {
            self.click(&format!("[data-control=panel-{what}]")).await?;
        }
        self.wait(&seen).await
    }

    /// Opens the field to type into, by its key.
    async fn open_field(&self) -> Result<()> {
        if self.count(FIELD).await? == 0 {
            self.press("/").await?;
        }
        self.wait_for(FIELD).await.map(drop)
    }

    /// Types an action, and waits until it is made.
    ///
    /// # Errors
    /// It is not made.
    pub async fn act_by_typing(&self, token: &str) -> Result<()> {
        let before = self.state().await?.actions;
        self.open_field().await?;
        self.type_into(FIELD, token).await?;
        self.made_after(before).await
    }

    /// Types something that can't be done, and waits until the page says why.
    ///
    /// # Errors
    /// It does not say why.
    pub async fn try_typing(&self, text: &str) -> Result<String> {
        self.open_field().await?;
        self.type_into(FIELD, text).await?;
        let objection = "document.querySelector('[data-status=objection]').innerText.trim()";
        self.wait(objection).await?;
        let said = self.ask(&format!("return {objection}")).await?;
        Ok(said.as_str().unwrap_or_default().to_owned())
    }

    async fn made_after(&self, actions: usize) -> Result<()> {
        // A turn that stands whole on the board waits for a key.
        let made = format!(
            "(() => {{
                if (!(document.querySelector('{GAME}').dataset.actions > {actions})) return null;
                if (!document.querySelector('{CONFIRM}')) return 'made';
                const focused = document.activeElement.dataset.control === 'app-confirm';
                return focused ? 'stands' : null;
            }})()"
        );
        if self.wait_for_value(&made).await? == "stands" {
            self.press(Key::Enter).await?;
        }
        Ok(())
    }

    /// What is offered now.
    async fn offer(&self) -> Result<Offer> {
        let script = format!(
            "const spots = (selector) =>
                [...document.querySelectorAll(selector)].map((spot) => spot.dataset.spot);
            const actions = Number(document.querySelector('{GAME}').dataset.actions);
            return {{ actions, begins: spots('{BEGINS}'), marks: spots('{MARKS}') }};"
        );
        Ok(serde_json::from_value(self.ask(&script).await?)?)
    }

    /// The spot that has the focus.
    async fn focused(&self) -> Result<Option<String>> {
        let script = "return document.activeElement.dataset.spot ?? null";
        Ok(self.ask(script).await?.as_str().map(str::to_owned))
    }

    /// Goes to a spot with the arrow keys, each time in the direction in which
    /// most of the way is left; on a track, along it.
    async fn go_to(&self, spot: &str) -> Result<()> {
        const FARTHEST: usize = 40;
        if self.count("[data-page=game] .engraved").await? > 0 {
            return self.go_along_to(spot).await;
        }
        let way = format!(
            "if (document.activeElement.dataset.spot === {}) return null;
            const middle = (element) => {{
                const box = element.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            }};
            const [x, y] = middle(document.activeElement);
            const [to_x, to_y] = middle(document.querySelector('{}'));
            return [to_x - x, to_y - y];",
            Value::from(spot),
            at(spot)
        );
        for _ in 0..FARTHEST {
            let way: Option<(f64, f64)> = serde_json::from_value(self.ask(&way).await?)?;
            let key = match way {
                None => return Ok(()),
                Some((x, y)) if x.abs() > y.abs() && x > 0.0 => Key::Right,
                Some((x, y)) if x.abs() > y.abs() => Key::Left,
                Some((_, y)) if y > 0.0 => Key::Down,
                Some(_) => Key::Up,
            };
            self.press(key).await?;
        }
        Err(format!("{spot} can't be reached by the arrow keys").into())
    }
}

impl Window {
    /// Goes to a spot of a track, forwards or back.
    async fn go_along_to(&self, spot: &str) -> Result<()> {
        let left = format!(
            "return (() => {{
                const spots = [...document.querySelectorAll('[data-page=game] [data-spot]')];
                const at = (id) => spots.findIndex((spot) => spot.dataset.spot === id);
                return at({}) - at(document.activeElement.dataset.spot);
            }})()",
            Value::from(spot)
        );
        let left = self.ask(&left).await?.as_i64().unwrap_or_default();
        let key = if left > 0 { Key::Right } else { Key::Left };
        for _ in 0..left.abs() {
            self.press(key.clone()).await?;
        }
        self.wait(&format!("document.activeElement.dataset.spot === {}", Value::from(spot))).await
    }
}

fn at(spot: &str) -> String {
    format!("[data-page=game] [data-spot=\"{spot}\"]")
}
