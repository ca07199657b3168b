//! Chromium's driver as a process, on a port of the system's choice.

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

use soak::Result;

/// How long the driver may take to start.
const PATIENCE: Duration = Duration::from_secs(30);

/// A driver that runs.
pub struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    /// Starts the driver.
    ///
    /// # Errors
    /// It is not there, or does not say where it listens.
    pub fn start() -> Result<Self> {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("chromedriver (Debian: chromium-driver): {error}"))?;
        let out = child.stdout.take().ok_or("the driver has no output")?;
        // Whoever reads stays until the end, so that the driver can go on writing.
        let (said, heard) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(std::result::Result::ok) {
                let _ = said.send(line);
            }
        });
        while let Ok(line) = heard.recv_timeout(PATIENCE) {
            if let Some(port) = port_in(&line) {
                return Ok(Self { child, port });
            }
        }
        let _ = child.kill();
        Err("the driver does not say where it listens".into())
    }

    /// Where it listens.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Asked and not killed, it takes its browsers with it.
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status();
        if !asked.is_ok_and(|status| status.success()) {
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
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
