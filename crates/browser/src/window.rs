//! A window on the page: opening it, waiting for what it shows, pointing,
//! typing, and pictures of it.

use std::{
    env, fs,
    path::PathBuf,
    time::{Duration, Instant},
};

use serde_json::Value;
use soak::Result;
use thirtyfour::{By, Key, WebDriver, WebElement};

/// Where pictures go, if anyone wants them.
const PICTURES: &str = "LUDOTHEQUE_SCREENSHOTS";
/// How long a state may take to come before the test gives up.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often the page is looked at meanwhile.
const BETWEEN_LOOKS: Duration = Duration::from_millis(15);

/// A window of the browser, with the page in it.
pub struct Window {
    browser: WebDriver,
    house: String,
    name: String,
}

impl Window {
    /// A window that looks at a house, for the test of this name.
    pub(crate) fn new(browser: WebDriver, house: String, name: String) -> Self {
        Self { browser, house, name }
    }

    /// Opens the page at this place, such as `#/kuba`.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn open(&self, place: &str) -> Result<()> {
        Ok(self.browser.goto(format!("{}/{place}", self.house)).await?)
    }

    /// Loads the page once more.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn reload(&self) -> Result<()> {
        Ok(self.browser.refresh().await?)
    }

    /// What a script answers.
    ///
    /// # Errors
    /// The script fails.
    pub async fn ask(&self, script: &str) -> Result<Value> {
        Ok(self.browser.execute(script, Vec::new()).await?.json().clone())
    }

    /// What a script answers later, by calling `answer`; it is given `fact`.
    ///
    /// # Errors
    /// The script fails, or never answers.
    pub async fn ask_and_wait(&self, script: &str, fact: Value) -> Result<Value> {
        self.browser.set_script_timeout(PATIENCE).await?;
        let script = format!("const [fact, answer] = arguments;\n{script}");
        Ok(self.browser.execute_async(script, vec![fact]).await?.json().clone())
    }

    /// Waits until an expression of the page is true.
    ///
    /// # Errors
    /// It does not become true, with what was waited for.
    pub async fn wait(&self, expression: &str) -> Result<()> {
        let script = format!("return Boolean({expression})");
        let begun = Instant::now();
        while self.ask(&script).await? != Value::Bool(true) {
            if begun.elapsed() > PATIENCE {
                return Err(format!("this did not come: {expression}").into());
            }
            tokio::time::sleep(BETWEEN_LOOKS).await;
        }
        Ok(())
    }

    /// Waits until something that this selector finds is there.
    ///
    /// # Errors
    /// It does not come.
    pub async fn wait_for(&self, selector: &str) -> Result<WebElement> {
        self.wait(&format!("document.querySelector({})", Value::from(selector))).await?;
        Ok(self.browser.find(By::Css(selector)).await?)
    }

    /// How many elements a selector finds.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn count(&self, selector: &str) -> Result<usize> {
        Ok(self.browser.find_all(By::Css(selector)).await?.len())
    }

    /// Clicks the first element that this selector finds, as soon as there is
    /// one. What lies in front of it is in the way.
    ///
    /// # Errors
    /// There is none, or it can't be clicked.
    pub async fn click(&self, selector: &str) -> Result<()> {
        Ok(self.wait_for(selector).await?.click().await?)
    }

    /// Points at the middle of the first element that this selector finds and
    /// clicks there, whatever lies in front of it: the board decides what is
    /// meant.
    ///
    /// # Errors
    /// There is none.
    pub async fn point(&self, selector: &str) -> Result<()> {
        let element = self.wait_for(selector).await?;
        element.scroll_into_view().await?;
        let pointing = self.browser.action_chain().move_to_element_center(&element).click();
        Ok(pointing.perform().await?)
    }

    /// Presses a key, wherever the focus is.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn press(&self, key: Key) -> Result<()> {
        Ok(self.browser.action_chain().send_keys(key).perform().await?)
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
        Ok(self.browser.screenshot(&path).await?)
    }

    /// Fails when the browser's console told of an error.
    ///
    /// # Errors
    /// The errors.
    pub async fn check_console(&self) -> Result<()> {
        let entries = self.browser.browser_log().await?;
        let errors: Vec<String> = entries
            .into_iter()
            .filter(|entry| entry.level == "SEVERE")
            .map(|entry| entry.message)
            .collect();
        if errors.is_empty() { Ok(()) } else { Err(errors.join("\n").into()) }
    }

    /// An error together with what the page shows and what its console told.
    pub(crate) async fn explain(
        &self,
        error: Box<dyn std::error::Error + Send + Sync>,
    ) -> Box<dyn std::error::Error + Send + Sync> {
        let _ = self.picture("failed").await;
        let page = self.ask("return document.body.innerText.slice(0, 1500)").await;
        let page = page.unwrap_or_default().as_str().unwrap_or_default().to_owned();
        let told = self.check_console().await.err().map_or_else(String::new, |it| it.to_string());
        format!("{error}\nconsole: {told}\npage: {page}").into()
    }
}
