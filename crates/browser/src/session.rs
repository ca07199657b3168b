//! What a visitor has of a browser: a session with its driver, and a window. At a
//! desk that is a context in a Chromium that others have used before; a phone, which
//! only the driver can make of a browser, and `WebKit` are started anew.

use std::{path::PathBuf, sync::Arc};

use testbed::Result;
use thirtyfour::{WebDriver, WindowHandle};

use crate::{
    Device, Engine, Visitor,
    chromium::{Chromium, Context},
    driver::Driver,
    engine::running_chromium,
};

/// A visitor's part of a browser.
pub(crate) struct Session {
    pub(crate) driver: WebDriver,
    pub(crate) engine: Engine,
    /// The context that it is in, where others were before.
    pub(crate) context: Option<Context>,
    chromium: Option<Chromium>,
    /// Dropped last: a driver takes its browsers with it.
    _driver: Arc<Driver>,
}

impl Session {
    /// Opens one; a browser that is started anew keeps what it keeps in this
    /// folder.
    ///
    /// # Errors
    /// The browser or its driver fails.
    pub(crate) async fn open(engine: Engine, visitor: Visitor, profile: PathBuf) -> Result<Self> {
        let process = Driver::of(engine)?;
        if engine == Engine::Chromium && visitor.device == Device::Desktop {
            return Self::shared(process, visitor).await;
        }
        let driver = WebDriver::new(process.url(), engine.alone(visitor, &profile)?).await?;
        Ok(Self { driver, engine, context: None, chromium: None, _driver: process })
    }

    async fn shared(process: Arc<Driver>, visitor: Visitor) -> Result<Self> {
        let chromium = Chromium::take(visitor)?;
        let context = chromium.context().await?;
        let window = context.open_window().await?;
        let driver = WebDriver::new(process.url(), running_chromium(chromium.address()?)?).await?;
        driver.switch_to_window(WindowHandle::from(window)).await?;
        let (context, chromium) = (Some(context), Some(chromium));
        Ok(Self { driver, engine: Engine::Chromium, context, chromium, _driver: process })
    }

    /// Opens one more window of the same visitor.
    ///
    /// # Errors
    /// The browser fails.
    pub(crate) async fn open_window(&self) -> Result<WindowHandle> {
        match &self.context {
            Some(context) => Ok(context.open_window().await?.into()),
            // A window and not a tab: what is behind another tab is hardly drawn.
            None => Ok(self.driver.new_window().await?),
        }
    }

    /// Ends it with all its windows; a browser that others will use is kept for them.
    ///
    /// # Errors
    /// The browser fails.
    pub(crate) async fn close(self) -> Result<()> {
        self.driver.quit().await?;
        drop(self.context);
        if let Some(chromium) = self.chromium {
            chromium.give_back();
        }
        Ok(())
    }
}
