//! A window on the page: opening it, waiting for what it shows, pointing,
//! typing, and pictures of it. A driver looks at one window of a browser at a
//! time; each window here looks at its own, whichever was looked at before.

use std::{
    env, fs,
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use serde_json::Value;
use testbed::Result;
use thirtyfour::{
    By, Key, TypingData, WebDriver, WebElement, WindowHandle,
    action_chain::ActionChain,
    error::{
        WebDriverError,
        WebDriverErrorInner::{NoSuchElement, StaleElementReference},
    },
};
use tokio::sync::Mutex;

use crate::{Engine, chromium::Context, console::Expected, engine::FAR_NAME, session::Session};

/// Where pictures go, if anyone wants them.
const PICTURES: &str = "LUDOTHEQUE_SCREENSHOTS";
/// How long a state may take to come before the test gives up.
pub(crate) const PATIENCE: Duration = Duration::from_mins(2);
/// How often the page is looked at meanwhile.
pub(crate) const BETWEEN_LOOKS: Duration = Duration::from_millis(25);

/// Follows a link of the page, where that is what is open.
const FOLLOW: &str = "
    const link = document.createElement('a');
    link.href = arguments[0];
    const page = document.querySelector('main');
    if (link.origin !== location.origin || !page) return false;
    page.append(link);
    link.click();
    link.remove();
    return true;";

/// A window of a browser, with the page in it.
pub struct Window {
    session: Arc<Session>,
    pub(crate) engine: Engine,
    pub(crate) expected: Expected,
    /// This window, and the one that the driver looks at.
    handle: WindowHandle,
    looked_at: Arc<Mutex<WindowHandle>>,
    port: u16,
    name: String,
}

impl Window {
    /// A browser's first window, on the server at this port, for the test of this
    /// name.
    pub(crate) async fn new(session: Session, port: u16, name: String) -> Result<Self> {
        session.driver.set_script_timeout(PATIENCE).await?;
        let handle = session.driver.window().await?;
        let looked_at = Arc::new(Mutex::new(handle.clone()));
        let (engine, expected) = (session.engine, Expected::default());
        let session = Arc::new(session);
        Ok(Self { session, engine, expected, handle, looked_at, port, name })
    }

    /// One more window of the same browser: the same person, the same cookies,
    /// the same kept games. It is empty until it is opened.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn another(&self) -> Result<Self> {
        let handle = self.session.open_window().await?;
        let (session, looked_at) = (Arc::clone(&self.session), Arc::clone(&self.looked_at));
        let (expected, name) = (self.expected.clone(), format!("{}-another", self.name));
        let (engine, port) = (self.engine, self.port);
        Ok(Self { session, engine, expected, handle, looked_at, port, name })
    }

    /// The browser, looking at this window.
    pub(crate) async fn browser(&self) -> Result<&WebDriver> {
        let mut looked_at = self.looked_at.lock().await;
        if *looked_at != self.handle {
            self.session.driver.switch_to_window(self.handle.clone()).await?;
            looked_at.clone_from(&self.handle);
        }
        Ok(&self.session.driver)
    }

    /// The context that this window is in, by the browser's name for it, if it
    /// shares the browser with others.
    pub(crate) fn context(&self) -> Option<&str> {
        self.session.context.as_ref().map(Context::id)
    }

    /// Ends the visit of whoever has this window, with all their windows.
    pub(crate) async fn close(self) -> Result<()> {
        let session = Arc::into_inner(self.session);
        session.ok_or("a visitor still has another window")?.close().await
    }

    /// Opens the page at this place, such as `/kuba`. Where it is open already, a link
    /// leads there, and it is not loaded again.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn open(&self, place: &str) -> Result<()> {
        self.open_at("127.0.0.1", place).await
    }

    /// The same under a name that browsers don't trust as local, over plain
    /// http, as in a room where the server is another machine. Only Chromium
    /// knows the name.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn open_from_afar(&self, place: &str) -> Result<()> {
        self.open_at(FAR_NAME, place).await
    }

    async fn open_at(&self, host: &str, place: &str) -> Result<()> {
        let address = self.address(host, place);
        let browser = self.browser().await?;
        let follows = browser.execute(FOLLOW, vec![address.into()]).await?;
        if follows.json() == &Value::Bool(true) { Ok(()) } else { self.load_at(host, place).await }
    }

    /// Loads the page at this place, as whoever follows a link from elsewhere does.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn load(&self, place: &str) -> Result<()> {
        self.load_at("127.0.0.1", place).await
    }

    async fn load_at(&self, host: &str, place: &str) -> Result<()> {
        self.browser().await?.goto(self.address(host, place)).await?;
        self.listen_for_errors().await
    }

    fn address(&self, host: &str, place: &str) -> String {
        format!("http://{host}:{}{place}", self.port)
    }

    /// Goes away from the page, as whoever closes its window does; whatever the
    /// page was connected to hears so.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn leave(&self) -> Result<()> {
        Ok(self.browser().await?.goto("about:blank").await?)
    }

    /// Loads the page once more.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn reload(&self) -> Result<()> {
        self.browser().await?.refresh().await?;
        self.listen_for_errors().await
    }

    /// What a script answers.
    ///
    /// # Errors
    /// The script fails.
    pub async fn ask(&self, script: &str) -> Result<Value> {
        Ok(self.browser().await?.execute(script, Vec::new()).await?.json().clone())
    }

    /// What a script answers later, by calling `answer`; it is given `fact`.
    ///
    /// # Errors
    /// The script fails, or never answers.
    pub async fn ask_and_wait(&self, script: &str, fact: Value) -> Result<Value> {
        let script = format!("const [fact, answer] = arguments;\n{script}");
        Ok(self.browser().await?.execute_async(script, vec![fact]).await?.json().clone())
    }

    /// Waits until an expression of the page is true.
    ///
    /// # Errors
    /// It does not become true, with what was waited for.
    pub async fn wait(&self, expression: &str) -> Result<()> {
        self.wait_at_most(PATIENCE, expression).await
    }

    /// Waits until an expression of the page is true, where browsers take their time.
    ///
    /// # Errors
    /// It does not become true, with what was waited for.
    pub async fn wait_at_most(&self, patience: Duration, expression: &str) -> Result<()> {
        self.value(patience, &format!("Boolean({expression}) || null")).await.map(drop)
    }

    /// Waits until the browser has the whole page and needs no server for it.
    ///
    /// # Errors
    /// It does not become so.
    pub async fn wait_until_kept(&self) -> Result<()> {
        let kept = "document.documentElement.dataset.kept === 'true'";
        self.wait(&format!("{kept} && navigator.serviceWorker.controller")).await
    }

    /// Waits until an expression of the page is something else than nothing,
    /// and answers with it.
    ///
    /// # Errors
    /// It stays nothing, with what was waited for.
    pub async fn wait_for_value(&self, expression: &str) -> Result<Value> {
        self.value(PATIENCE, expression).await
    }

    async fn value(&self, patience: Duration, expression: &str) -> Result<Value> {
        let script = format!("return {expression}");
        let begun = Instant::now();
        loop {
            match self.ask(&script).await? {
                Value::Null if begun.elapsed() > patience => {
                    return Err(format!("this did not come: {expression}").into());
                }
                Value::Null => tokio::time::sleep(BETWEEN_LOOKS).await,
                value => return Ok(value),
            }
        }
    }

    /// Waits until something that this selector finds is there.
    ///
    /// # Errors
    /// It does not come.
    pub async fn wait_for(&self, selector: &str) -> Result<WebElement> {
        let begun = Instant::now();
        loop {
            match self.browser().await?.find(By::Css(selector)).await {
                Err(error) if is_gone(&error) && begun.elapsed() < PATIENCE => {
                    tokio::time::sleep(BETWEEN_LOOKS).await;
                }
                Err(error) if is_gone(&error) => {
                    return Err(format!("this did not come: {selector}").into());
                }
                found => return Ok(found?),
            }
        }
    }

    /// How many elements a selector finds.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn count(&self, selector: &str) -> Result<usize> {
        Ok(self.browser().await?.find_all(By::Css(selector)).await?.len())
    }

    /// Clicks the first element that this selector finds, as soon as there is
    /// one. What lies in front of it is in the way.
    ///
    /// # Errors
    /// There is none, or it can't be clicked.
    pub async fn click(&self, selector: &str) -> Result<()> {
        let begun = Instant::now();
        loop {
            match self.wait_for(selector).await?.click().await {
                // Drawn anew in that very moment: a hand would go there again.
                Err(error) if is_gone(&error) && begun.elapsed() < PATIENCE => {}
                clicked => return Ok(clicked?),
            }
        }
    }

    /// Points at the middle of the first element that this selector finds and
    /// clicks there, whatever lies in front of it: the board decides what is
    /// meant.
    ///
    /// # Errors
    /// There is none.
    pub async fn point(&self, selector: &str) -> Result<()> {
        let middle = format!(
            "(() => {{
                const element = document.querySelector({});
                if (!element) return null;
                element.scrollIntoView({{ block: 'center', inline: 'center' }});
                const box = element.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2].map(Math.floor);
            }})()",
            Value::from(selector)
        );
        let (x, y) = serde_json::from_value(self.wait_for_value(&middle).await?)?;
        // A hand that goes there at once: by itself the driver takes its time.
        let at_once = Some(Duration::ZERO);
        let hand = self.browser().await?.action_chain_with_delay(at_once, at_once);
        Ok(hand.move_to(x, y).click().perform().await?)
    }

    /// Brings the pointer over the middle of the first element that this selector
    /// finds, and presses nothing.
    ///
    /// # Errors
    /// There is none.
    pub async fn hover(&self, selector: &str) -> Result<()> {
        let element = self.wait_for(selector).await?;
        let at_once = Some(Duration::ZERO);
        let hand = self.browser().await?.action_chain_with_delay(at_once, at_once);
        Ok(hand.move_to_element_center(&element).perform().await?)
    }

    /// Drags from the middle of one element to the middle of another, over
    /// whatever is between.
    ///
    /// # Errors
    /// One of them is not there.
    pub async fn drag(&self, from: &str, to: &str) -> Result<()> {
        Ok(self.taken(from, to).await?.release().perform().await?)
    }

    /// The same without letting go.
    ///
    /// # Errors
    /// One of them is not there.
    pub async fn take(&self, from: &str, to: &str) -> Result<()> {
        Ok(self.taken(from, to).await?.perform().await?)
    }

    async fn taken(&self, from: &str, to: &str) -> Result<ActionChain> {
        let (from, to) = (self.wait_for(from).await?, self.wait_for(to).await?);
        from.scroll_into_view().await?;
        let browser = self.browser().await?;
        let held = browser.action_chain().move_to_element_center(&from).click_and_hold();
        // A hand does not jump: it is seen on its way.
        Ok(held.move_by_offset(12, 12).move_to_element_center(&to))
    }

    /// Presses where the pointer is, and holds.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn hold(&self) -> Result<()> {
        Ok(self.browser().await?.action_chain().click_and_hold().perform().await?)
    }

    /// Goes on to the middle of an element with what is held.
    ///
    /// # Errors
    /// It is not there.
    pub async fn go_on(&self, to: &str) -> Result<()> {
        let to = self.wait_for(to).await?;
        let hand = self.browser().await?.action_chain();
        Ok(hand.move_to_element_center(&to).perform().await?)
    }

    /// Lets go of what is held.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn let_go(&self) -> Result<()> {
        Ok(self.browser().await?.action_chain().release().perform().await?)
    }

    /// Presses a key, wherever the focus is.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn press(&self, key: impl Into<TypingData>) -> Result<()> {
        Ok(self.browser().await?.action_chain().send_keys(key).perform().await?)
    }

    /// Types a text into the first element that this selector finds, instead
    /// of what is there, and ends it with Enter.
    ///
    /// # Errors
    /// There is none.
    pub async fn type_into(&self, selector: &str, text: &str) -> Result<()> {
        let field = self.wait_for(selector).await?;
        field.clear().await?;
        Ok(field.send_keys(format!("{text}{}", Key::Enter.value())).await?)
    }

    /// Keeps a picture of what is to be seen now, if pictures are wanted.
    ///
    /// # Errors
    /// It can't be written.
    pub async fn picture(&self, of: &str) -> Result<()> {
        let Some(folder) = env::var_os(PICTURES).map(PathBuf::from) else { return Ok(()) };
        fs::create_dir_all(&folder)?;
        let path = folder.join(format!("{}-{of}.png", self.name));
        Ok(self.browser().await?.screenshot(&path).await?)
    }
}

/// Whether an element is not there: not yet, or no longer.
fn is_gone(error: &WebDriverError) -> bool {
    matches!(error.as_inner(), NoSuchElement(_) | StaleElementReference(_))
}
