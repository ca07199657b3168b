//! A visit to a house of one's own: the house, the browser and everything they
//! write are new, and gone afterwards. A visit in which the browser's console
//! told of an error has failed, whatever was seen; so a violation of the content
//! security policy fails it too.

use std::{env, path::PathBuf};

use soak::{Folder, House, Result};
use thirtyfour::{
    ChromeCapabilities, ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel,
    WebDriver,
};

use crate::{Driver, Window};

/// Where `cargo xtask check` says which program has the page inside.
const PROGRAM: &str = "LUDOTHEQUE_BINARY";

/// Who comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visitor {
    /// What the browser is set to.
    pub language: Language,
    /// What the browser runs on.
    pub device: Device,
}

/// A browser's language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// As in the United Kingdom.
    English,
    /// As in France.
    French,
}

/// A size of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Device {
    /// 1280 by 900.
    Desktop,
    /// 360 by 740, touched and not pointed at.
    Phone,
}

/// Lets someone visit a new house with the page inside.
///
/// # Errors
/// What the visit came to, or an error in the browser's console.
pub async fn visit(
    name: &str,
    visitor: Visitor,
    stay: impl AsyncFnOnce(&Window) -> Result<()>,
) -> Result<()> {
    let program = env::var_os(PROGRAM).map(PathBuf::from).ok_or_else(|| {
        format!("{PROGRAM} must name a program with the page inside; `cargo xtask check` sets it")
    })?;
    let folder = Folder::new("browser")?;
    let house = House::open(&program, &folder.file("house.db"), &[])?;
    let driver = Driver::start()?;
    let capabilities = capabilities(visitor, &folder)?;
    let browser = WebDriver::new(driver.url(), capabilities).await?;
    let window = Window::new(browser.clone(), house.url(), name.to_owned());
    let came_to = match stay(&window).await {
        Ok(()) => window.check_console().await,
        Err(error) => Err(window.explain(error).await),
    };
    browser.quit().await?;
    came_to
}

fn capabilities(visitor: Visitor, folder: &Folder) -> Result<ChromeCapabilities> {
    let mut capabilities = DesiredCapabilities::chrome();
    for argument in [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
        "--window-size=1280,900",
    ] {
        capabilities.add_arg(argument)?;
    }
    capabilities.add_arg(&format!("--user-data-dir={}", folder.file("browser").display()))?;
    let language = match visitor.language {
        Language::English => "en-GB",
        Language::French => "fr-FR",
    };
    capabilities.add_arg(&format!("--lang={language}"))?;
    capabilities.add_arg(&format!("--accept-lang={language}"))?;
    if visitor.device == Device::Phone {
        let phone = serde_json::json!({
            "deviceMetrics": { "width": 360, "height": 740, "pixelRatio": 2.0, "touch": true },
        });
        capabilities.add_experimental_option("mobileEmulation", phone)?;
    }
    capabilities.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(capabilities)
}
