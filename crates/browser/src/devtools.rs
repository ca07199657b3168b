//! What Chromium's developer tools can do and a person can't: what the reader
//! has asked of the browser, a slower machine, counts of the work that drawing
//! took.

use std::time::Instant;

use serde_json::{Value, json};
use testbed::Result;

use crate::{
    Window,
    window::{BETWEEN_LOOKS, PATIENCE},
};

/// What readers ask of their browsers, beside a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// As little motion as can be.
    LessMotion,
    /// Light on dark.
    Dark,
    /// Dark on light.
    Light,
    /// The few colours that the reader has chosen.
    OwnColours,
}

impl Wish {
    fn feature(self) -> Value {
        let (name, value) = match self {
            Self::LessMotion => ("prefers-reduced-motion", "reduce"),
            Self::Dark => ("prefers-color-scheme", "dark"),
            Self::Light => ("prefers-color-scheme", "light"),
            Self::OwnColours => ("forced-colors", "active"),
        };
        json!({ "name": name, "value": value })
    }
}

impl Window {
    /// Asks the developer tools; see the `DevTools` protocol for what there is.
    ///
    /// # Errors
    /// They refuse.
    pub async fn devtools(&self, method: &str, mut facts: Value) -> Result<Value> {
        // What is asked of a whole browser is meant for the visitor's part of it.
        if let (true, Some(context)) = (method.starts_with("Browser."), self.context()) {
            facts["browserContextId"] = context.into();
        }
        Ok(self.browser().await?.cdp().send_raw(method, facts).await?)
    }

    /// The reader wishes this, and nothing else, of the browser.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn wish(&self, wishes: &[Wish]) -> Result<()> {
        let features: Vec<Value> = wishes.iter().map(|wish| wish.feature()).collect();
        let facts = json!({ "features": features });
        self.devtools("Emulation.setEmulatedMedia", facts).await.map(drop)
    }

    /// The machine becomes so many times slower; 1 is its own speed.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn slow_down(&self, times: u32) -> Result<()> {
        let facts = json!({ "rate": times });
        self.devtools("Emulation.setCPUThrottlingRate", facts).await.map(drop)
    }

    /// The page is told that the machine has so many processors.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn has_processors(&self, count: u32) -> Result<()> {
        let facts = json!({ "hardwareConcurrency": count });
        self.devtools("Emulation.setHardwareConcurrencyOverride", facts).await.map(drop)
    }

    /// Waits until so many workers think for this visitor's pages.
    ///
    /// # Errors
    /// It stays another number.
    pub async fn wait_for_workers(&self, count: usize) -> Result<()> {
        let begun = Instant::now();
        loop {
            match self.workers().await? {
                workers if workers == count => return Ok(()),
                workers if begun.elapsed() > PATIENCE => {
                    return Err(format!("{workers} workers think, not {count}").into());
                }
                _ => tokio::time::sleep(BETWEEN_LOOKS).await,
            }
        }
    }

    async fn workers(&self) -> Result<usize> {
        let told = self.devtools("Target.getTargets", json!({})).await?;
        let targets = told["targetInfos"].as_array().map(Vec::as_slice).unwrap_or_default();
        let is_own = |target: &&Value| {
            self.context().is_none_or(|context| target["browserContextId"] == context)
        };
        let workers = targets.iter().filter(|target| target["type"] == "worker");
        Ok(workers.filter(is_own).count())
    }

    /// One of the browser's own counts of its work, such as `LayoutCount`.
    ///
    /// # Errors
    /// There is no such count.
    pub async fn work(&self, count: &str) -> Result<f64> {
        self.devtools("Performance.enable", json!({})).await?;
        let told = self.devtools("Performance.getMetrics", json!({})).await?;
        let counts = told["metrics"].as_array().map(Vec::as_slice).unwrap_or_default();
        let found = counts.iter().find(|one| one["name"] == count);
        let value = found.and_then(|one| one["value"].as_f64());
        Ok(value.ok_or_else(|| format!("the browser does not count {count}"))?)
    }
}
