//! Errors that the page met with. Chromium's console tells them, what the server
//! would not let it do among them. `WebKit`'s driver has no console: there a script
//! listens in the page from the moment it is loaded.

use std::{
    error::Error,
    sync::{Arc, Mutex, PoisonError},
};

use testbed::Result;

use crate::{Engine, Window};

/// Makes a page keep its errors, once.
const LISTEN: &str = "
    if (!window.metWith) {
        window.metWith = [];
        const meet = (what) => window.metWith.push(String(what));
        addEventListener('error', (event) => meet(event.message ?? event.target?.src));
        addEventListener('unhandledrejection', (event) => meet(event.reason));
        addEventListener('securitypolicyviolation', (event) =>
            meet(`${event.violatedDirective} ${event.blockedURI}`));
        const error = console.error;
        console.error = (...words) => { meet(words.join(' ')); error(...words); };
    }";

/// What errors are to be expected, by a part of their text; all windows of one
/// browser share it, as they share a console.
#[derive(Clone, Default)]
pub(crate) struct Expected(Arc<Mutex<Vec<String>>>);

impl Expected {
    fn add(&self, part: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(part.to_owned());
    }

    fn holds(&self, message: &str) -> bool {
        let parts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        parts.iter().any(|part| message.contains(part))
    }
}

impl Window {
    /// From now on errors with this in their text don't fail the visit, such as
    /// `net::ERR_` while the server is closed.
    pub fn expect_errors(&self, part: &str) {
        self.expected.add(part);
    }

    /// Fails when the page met with an error that was not to be expected.
    ///
    /// # Errors
    /// The errors.
    pub async fn check_console(&self) -> Result<()> {
        let mut errors = self.errors().await?;
        errors.retain(|error| !self.expected.holds(error));
        if errors.is_empty() { Ok(()) } else { Err(errors.join("\n").into()) }
    }

    /// An error together with what the page shows and what its console told.
    pub(crate) async fn explain(
        &self,
        error: Box<dyn Error + Send + Sync>,
    ) -> Box<dyn Error + Send + Sync> {
        let _ = self.picture("failed").await;
        let page = self.ask("return document.body.innerText.slice(0, 1500)").await;
        let page = page.unwrap_or_default().as_str().unwrap_or_default().to_owned();
        let told = self.check_console().await.err().map_or_else(String::new, |it| it.to_string());
        format!("{error}\nconsole: {told}\npage: {page}").into()
    }

    /// Sees to it that the page's errors are kept.
    pub(crate) async fn listen_for_errors(&self) -> Result<()> {
        match self.engine {
            Engine::Chromium => Ok(()),
            Engine::WebKit => self.ask(LISTEN).await.map(drop),
        }
    }

    async fn errors(&self) -> Result<Vec<String>> {
        match self.engine {
            Engine::Chromium => {
                let entries = self.browser().await?.browser_log().await?;
                let severe = entries.into_iter().filter(|entry| entry.level == "SEVERE");
                Ok(severe.map(|entry| entry.message).collect())
            }
            Engine::WebKit => {
                let told = self.ask("return window.metWith ?? []").await?;
                Ok(serde_json::from_value(told)?)
            }
        }
    }
}
