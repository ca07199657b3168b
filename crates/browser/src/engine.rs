//! The browsers in which the page is looked at, and how each is started: what
//! its driver is asked for. What a visitor chooses is the same in all of them.

use std::path::Path;

use serde_json::json;
use testbed::Result;
use thirtyfour::{
    Capabilities, ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel,
};

use crate::{Device, Language, Motion, Visitor};

/// A name that leads to this machine, and that no browser trusts as local.
pub(crate) const FAR_NAME: &str = "ludotheque.example";

/// Where Debian's packages put `WebKit`'s smallest browser, newest first.
const MINI_BROWSERS: [&str; 3] = [
    "/usr/lib/x86_64-linux-gnu/webkitgtk-6.0/MiniBrowser",
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser",
];

/// What draws the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// Chromium, in which everything is tested.
    Chromium,
    /// `WebKit`, as on every iPhone; it is looked into. Languages and devices are
    /// Chromium's: `WebKit` is a window on a screen without people.
    WebKit,
}

impl Engine {
    /// What the driver is asked for: a browser for this visitor alone, with
    /// everything that it keeps in this folder.
    pub(crate) fn alone(self, visitor: Visitor, profile: &Path) -> Result<Capabilities> {
        match self {
            Self::Chromium => chromium(visitor, profile),
            Self::WebKit => webkit(),
        }
    }
}

/// What the driver is asked for: a Chromium that runs already, at this address.
pub(crate) fn running_chromium(address: &str) -> Result<Capabilities> {
    let mut capabilities = DesiredCapabilities::chrome();
    capabilities.add_experimental_option("debuggerAddress", address)?;
    capabilities.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(capabilities.into())
}

/// How Chromium is started for a visitor, with everything that it keeps in this
/// folder.
pub(crate) fn chromium_arguments(visitor: Visitor, profile: &Path) -> Vec<String> {
    let always = [
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
        // As a driver starts it: no question and no keyring is in the way.
        "--test-type=webdriver",
        "--password-store=basic",
        "--disable-popup-blocking",
        "--disable-prompt-on-repost",
        // A link that is pointed at wakes a service worker, which then stays for
        // minutes, though another is to take its place.
        "--disable-features=SpeculativeServiceWorkerWarmUp",
    ];
    let language = match visitor.language {
        Language::English => "en-GB",
        Language::French => "fr-FR",
    };
    let mut arguments: Vec<String> = always.map(str::to_owned).to_vec();
    arguments.push(format!("--host-resolver-rules=MAP {FAR_NAME} 127.0.0.1"));
    arguments.push(format!("--user-data-dir={}", profile.display()));
    arguments.push(format!("--lang={language}"));
    arguments.push(format!("--accept-lang={language}"));
    if visitor.motion == Motion::Reduced {
        arguments.push("--force-prefers-reduced-motion".to_owned());
    }
    arguments
}

fn chromium(visitor: Visitor, profile: &Path) -> Result<Capabilities> {
    let mut capabilities = DesiredCapabilities::chrome();
    for argument in chromium_arguments(visitor, profile) {
        capabilities.add_arg(&argument)?;
    }
    if visitor.device == Device::Phone {
        let phone = json!({
            "deviceMetrics": { "width": 360, "height": 740, "pixelRatio": 2.0, "touch": true },
        });
        capabilities.add_experimental_option("mobileEmulation", phone)?;
    }
    // Without this a new browser first draws a tab of its own with advice and
    // searches, which takes longer than the whole page.
    let opens_empty = json!({ "restore_on_startup": 4, "startup_urls": ["about:blank"] });
    capabilities.add_experimental_option("prefs", json!({ "session": opens_empty }))?;
    capabilities.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(capabilities.into())
}

fn webkit() -> Result<Capabilities> {
    let browser = MINI_BROWSERS.into_iter().find(|path| Path::new(path).exists());
    let browser = browser.ok_or("MiniBrowser (Debian: webkit2gtk-driver) is not there")?;
    let mut capabilities = Capabilities::new();
    capabilities.set("browserName", "MiniBrowser")?;
    let options = json!({ "binary": browser, "args": ["--automation"] });
    capabilities.set("webkitgtk:browserOptions", options)?;
    Ok(capabilities)
}
