//! A browser's driver as a process, on a port of the system's choice; for `WebKit`
//! also the screen that it wants, which nobody sees.

use std::{
    io::{BufRead, BufReader},
    net::{TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use testbed::Result;

use crate::Engine;

/// How long a driver may take to start.
const PATIENCE: Duration = Duration::from_mins(2);
/// How often a driver that ended at once is started again.
const MOST_ATTEMPTS: u32 = 5;
/// How often a driver that says nothing is asked whether it listens.
const BETWEEN_KNOCKS: Duration = Duration::from_millis(20);

/// A driver that runs.
pub struct Driver {
    process: Process,
    port: u16,
    /// Dropped after the driver, which needs it.
    _screen: Option<Process>,
}

impl Driver {
    /// Starts the driver of this browser.
    ///
    /// # Errors
    /// It is not there, or does not say where it listens.
    pub fn start(engine: Engine) -> Result<Self> {
        match engine {
            Engine::Chromium => Self::chromium(),
            Engine::WebKit => Self::webkit(),
        }
    }

    /// Chromium's driver ends now and then without a word of where it listens,
    /// most likely because its port was taken meanwhile; then another is started.
    fn chromium() -> Result<Self> {
        let mut attempts = 0;
        loop {
            let mut command = Command::new("chromedriver");
            let package = "chromium-driver";
            match Process::announced(command.arg("--port=0"), package, port_in) {
                Ok((process, port)) => return Ok(Self { process, port, _screen: None }),
                Err(error) if attempts == MOST_ATTEMPTS => return Err(error),
                Err(_) => attempts += 1,
            }
        }
    }

    /// `WebKit`'s driver chooses no port itself and says nothing: it is told one
    /// that was free a moment ago, and asked until it answers.
    fn webkit() -> Result<Self> {
        let mut command = Command::new("Xvfb");
        command.args(["-displayfd", "1", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"]);
        let (screen, number) =
            Process::announced(&mut command, "xvfb", |line| line.trim().parse::<u16>().ok())?;
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut command = Command::new("WebKitWebDriver");
        command.arg(format!("--port={port}")).env("DISPLAY", format!(":{number}"));
        command.env("GDK_BACKEND", "x11").env("LIBGL_ALWAYS_SOFTWARE", "1");
        let process = Process::start(&mut command, "webkit2gtk-driver")?;
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            if begun.elapsed() > PATIENCE {
                return Err("the driver does not listen".into());
            }
            thread::sleep(BETWEEN_KNOCKS);
        }
        Ok(Self { process, port, _screen: Some(screen) })
    }

    /// Where it listens.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The process that it is.
    pub fn process(&self) -> u32 {
        self.process.0.id()
    }
}

/// A process that goes when nobody needs it any longer.
struct Process(Child);

impl Process {
    fn start(command: &mut Command, package: &str) -> Result<Self> {
        let program = command.get_program().to_string_lossy().into_owned();
        command.stdin(Stdio::null()).stderr(Stdio::null());
        let child = command.spawn();
        Ok(Self(child.map_err(|error| format!("{program} (Debian: {package}): {error}"))?))
    }

    /// Starts a process, and waits for the line of its output in which `heard`
    /// finds where it is.
    fn announced<T>(
        command: &mut Command,
        package: &str,
        heard: impl Fn(&str) -> Option<T>,
    ) -> Result<(Self, T)> {
        let mut process = Self::start(command.stdout(Stdio::piped()), package)?;
        let out = process.0.stdout.take().ok_or("the process has no output")?;
        // Whoever reads stays until the end, so that the process can go on writing.
        let (said, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(std::result::Result::ok) {
                let _ = said.send(line);
            }
        });
        while let Ok(line) = lines.recv_timeout(PATIENCE) {
            if let Some(found) = heard(&line) {
                return Ok((process, found));
            }
        }
        Err(format!("{package} does not say where it is").into())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Asked and not killed, a driver takes its browsers with it.
        let id = self.0.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status();
        if !asked.is_ok_and(|status| status.success()) {
            let _ = self.0.kill();
        }
        let _ = self.0.wait();
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
