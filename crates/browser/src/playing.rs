//! Playing on the page as a person does: seeing what is offered, pointing at it,
//! going there by keys, typing it. What is chosen does not matter, as long as it
//! is the same each time: the bot is not.

use serde_json::Value;
use soak::Result;
use thirtyfour::Key;

use crate::Window;

/// Where a game says how it stands.
const GAME: &str = "[data-page=game]";
/// What can be begun with, what ends an action or is one, and the buttons that
/// are one.
const BEGINS: &str = "[data-page=game] [data-spot][data-from]";
const MARKS: &str = "[data-page=game] [data-spot][data-mark]";
const DEEDS: &str = "[data-page=game] button[data-action]";
/// What confirms a whole turn.
const CONFIRM: &str = "[data-page=game] [data-control=app-confirm]:not([disabled])";
/// Where an action can be typed.
const FIELD: &str = "[data-page=game] form.typing input";

/// How a game stands, by what the page says of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// A seat, `chance`, or `over`.
    pub actor: String,
    /// How many actions there have been.
    pub actions: usize,
}

impl State {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.actor == "over"
    }
}

impl Window {
    /// How the game stands as soon as it is a person's turn, or over, and
    /// nothing moves any longer.
    ///
    /// # Errors
    /// It does not come to that.
    pub async fn turn(&self) -> Result<State> {
        let offered = format!("document.querySelector('{BEGINS}, {MARKS}, {DEEDS}')");
        let over = "document.querySelector('[data-page=game][data-actor=over]')";
        let still = "document.querySelector('[data-page=game] [data-state=still]')";
        self.wait(&format!("({offered} || {over}) && {still}")).await?;
        self.state().await
    }

    /// How the game stands now.
    ///
    /// # Errors
    /// There is no game.
    pub async fn state(&self) -> Result<State> {
        let script = format!("return {{...document.querySelector('{GAME}').dataset}}");
        let said = self.ask(&script).await?;
        let word = |key: &str| said[key].as_str().ok_or(format!("the page does not say {key}"));
        let (actor, actions) = (word("actor")?.to_owned(), word("actions")?.parse()?);
        Ok(State { actor, actions })
    }

    /// Makes one of the actions that are offered by pointing, the `which`th if
    /// there are so many, and waits until it is made.
    ///
    /// # Errors
    /// Nothing is offered, or what is offered can't be done.
    pub async fn act_by_pointing(&self, which: usize) -> Result<()> {
        let before = self.state().await?.actions;
        let begins = self.spots(BEGINS).await?;
        for number in 0..begins.len() {
            self.point(&at(&begins[(which + number) % begins.len()])).await?;
            // Another piece may stand in front of it: then that one was meant.
            if self.count(MARKS).await? > 0 {
                break;
            }
        }
        let marks = self.spots(MARKS).await?;
        // Where others stand in front of all that could be begun with, keys go on
        // from where was pointed at.
        if marks.is_empty() && !begins.is_empty() {
            return self.act_by_keys(which).await;
        }
        match marks.get(which % marks.len().max(1)) {
            Some(mark) => self.point(&at(mark)).await?,
            None => self.click(DEEDS).await?,
        }
        self.made_after(before).await
    }

    /// Makes one of the actions that are offered with the keyboard alone, and
    /// waits until it is made. The focus is on the board.
    ///
    /// # Errors
    /// As with pointing; or a spot can't be reached.
    pub async fn act_by_keys(&self, which: usize) -> Result<()> {
        let before = self.state().await?.actions;
        let begins = self.spots(BEGINS).await?;
        let begin = begins.get(which % begins.len().max(1)).ok_or("nothing to begin with")?;
        self.go_to(begin).await?;
        self.press(Key::Enter).await?;
        self.wait(&format!("document.querySelector('{MARKS}')")).await?;
        let marks = self.spots(MARKS).await?;
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

    /// Types an action, and waits until it is made.
    ///
    /// # Errors
    /// It is not made.
    pub async fn act_by_typing(&self, token: &str) -> Result<()> {
        let before = self.state().await?.actions;
        self.type_into(FIELD, token).await?;
        self.made_after(before).await
    }

    /// Types something that can't be done, and waits until the page says why.
    ///
    /// # Errors
    /// It does not say why.
    pub async fn try_typing(&self, text: &str) -> Result<String> {
        self.type_into(FIELD, text).await?;
        let objection = "document.querySelector('[data-status=objection]').innerText.trim()";
        self.wait(objection).await?;
        let said = self.ask(&format!("return {objection}")).await?;
        Ok(said.as_str().unwrap_or_default().to_owned())
    }

    async fn made_after(&self, actions: usize) -> Result<()> {
        self.wait(&format!("document.querySelector('{GAME}').dataset.actions > {actions}")).await?;
        // A turn that stands whole on the board waits for a key.
        if self.count(CONFIRM).await? > 0 {
            self.wait("document.activeElement.dataset.control === 'app-confirm'").await?;
            self.press(Key::Enter).await?;
        }
        Ok(())
    }

    /// The names of the spots that a selector finds.
    async fn spots(&self, selector: &str) -> Result<Vec<String>> {
        let script = format!(
            "return [...document.querySelectorAll('{selector}')].map(spot => spot.dataset.spot)"
        );
        Ok(serde_json::from_value(self.ask(&script).await?)?)
    }

    /// The spot that has the focus.
    async fn focused(&self) -> Result<Option<String>> {
        let script = "return document.activeElement.dataset.spot ?? null";
        Ok(self.ask(script).await?.as_str().map(str::to_owned))
    }

    /// Goes to a spot with the arrow keys, each time in the direction in which
    /// most of the way is left.
    async fn go_to(&self, spot: &str) -> Result<()> {
        const FARTHEST: usize = 40;
        let way = format!(
            "const middle = (element) => {{
                const box = element.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            }};
            const [x, y] = middle(document.activeElement);
            const [to_x, to_y] = middle(document.querySelector('{}'));
            return [to_x - x, to_y - y];",
            at(spot)
        );
        for _ in 0..FARTHEST {
            if self.focused().await?.as_deref() == Some(spot) {
                return Ok(());
            }
            let way = self.ask(&way).await?;
            let along = |place: usize| way.get(place).and_then(Value::as_f64).unwrap_or_default();
            let key = match (along(0), along(1)) {
                (x, y) if x.abs() > y.abs() && x > 0.0 => Key::Right,
                (x, y) if x.abs() > y.abs() => Key::Left,
                (_, y) if y > 0.0 => Key::Down,
                _ => Key::Up,
            };
            self.press(key).await?;
        }
        Err(format!("{spot} can't be reached by the arrow keys").into())
    }
}

fn at(spot: &str) -> String {
    format!("[data-page=game] [data-spot=\"{spot}\"]")
}
