//! A browser's driver as a process, on a port of the system's choice; for `WebKit`
//! also the screen that it wants, which nobody sees. All visits of a run share one
//! driver of Chromium's.

use std::{
    net::{TcpListener, TcpStream},
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::{Duration, Instant},
};

use testbed::{
    Result,
    process::{PATIENCE, Process, Says, kept},
};

use crate::Engine;

/// How often a driver that ended at once is started again.
const MOST_ATTEMPTS: u32 = 5;
/// How often a driver that says nothing is asked whether it listens.
const BETWEEN_KNOCKS: Duration = Duration::from_millis(20);

/// A driver that runs.
pub(crate) struct Driver {
    port: u16,
    _process: Process,
    /// Dropped after the driver, which needs it.
    _screen: Option<Process>,
}

impl Driver {
    /// The driver of this browser.
    ///
    /// # Errors
    /// It is not there, or does not say where it listens.
    pub(crate) fn of(engine: Engine) -> Result<Arc<Self>> {
        static SHARED: Mutex<Option<Arc<Driver>>> = Mutex::new(None);
        match engine {
            Engine::Chromium => {
                let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some(driver) = &*shared {
                    return Ok(Arc::clone(driver));
                }
                let driver = Arc::new(Self::chromium()?);
                Ok(Arc::clone(shared.insert(driver)))
            }
            // It drives one browser at a time.
            Engine::WebKit => Ok(Arc::new(Self::webkit()?)),
        }
    }

    /// Chromium's driver ends now and then without a word of where it listens,
    /// most likely because its port was taken meanwhile; then another is started.
    fn chromium() -> Result<Self> {
        let mut attempts = 0;
        loop {
            let mut command = kept("chromedriver", None);
            command.arg("--port=0");
            match Process::announced(&mut command, Says::Out, "chromium-driver", port_in) {
                Ok((process, port)) => return Ok(Self { port, _process: process, _screen: None }),
                Err(error) if attempts == MOST_ATTEMPTS => return Err(error),
                Err(_) => attempts += 1,
            }
        }
    }

    /// `WebKit`'s driver chooses no port itself and says nothing: it is told one
    /// that was free a moment ago, and asked until it answers.
    fn webkit() -> Result<Self> {
        let mut command = kept("Xvfb", None);
        command.args(["-displayfd", "1", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"]);
        let number = |line: &str| line.trim().parse::<u16>().ok();
        let (screen, number) = Process::announced(&mut command, Says::Out, "xvfb", number)?;
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut command = kept("WebKitWebDriver", None);
        command.arg(format!("--port={port}")).env("DISPLAY", format!(":{number}"));
        command.env("GDK_BACKEND", "x11").env("LIBGL_ALWAYS_SOFTWARE", "1");
        let process = Process::start(&mut command)?;
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            if begun.elapsed() > PATIENCE {
                return Err("WebKit's driver (Debian: webkit2gtk-driver) does not listen".into());
            }
            thread::sleep(BETWEEN_KNOCKS);
        }
        Ok(Self { port, _process: process, _screen: Some(screen) })
    }

    /// Where it listens.
    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

/// `ChromeDriver was started successfully on port 43210.`
fn port_in(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("successfully on port ")?;
    rest.trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::port_in;

    #[test]
    fn the_port_is_found_in_what_the_driver_says() {
        assert_eq!(port_in("ChromeDriver was started successfully on port 43210."), Some(43210));
        assert_eq!(port_in("Starting ChromeDriver 148 on port 0"), None);
    }
}
