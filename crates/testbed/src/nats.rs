//! A private NATS: on this machine's loopback, on a port of its own, which it keeps when
//! it is stopped and started again.

use crate::{
    Result,
    process::{Process, Says, kept},
};

/// A bus for servers.
pub struct Nats {
    port: u16,
    arguments: Vec<&'static str>,
    process: Option<Process>,
}

impl Nats {
    /// Starts one for everybody.
    ///
    /// # Errors
    /// Its program is missing, or it does not start.
    pub fn start() -> Result<Self> {
        Self::start_with(&[])
    }

    /// Starts one with further arguments.
    ///
    /// # Errors
    /// As [`Self::start`].
    pub fn start_with(arguments: &[&'static str]) -> Result<Self> {
        let (process, port) = serve("-1", arguments)?;
        Ok(Self { port, arguments: arguments.to_vec(), process: Some(process) })
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Stops it. Whoever is connected is cut off.
    pub fn stop(&mut self) {
        self.process = None;
    }

    /// Starts it again where it was.
    ///
    /// # Errors
    /// It does not start.
    pub fn restart(&mut self) -> Result<()> {
        self.stop();
        self.process = Some(serve(&self.port.to_string(), &self.arguments)?.0);
        Ok(())
    }
}

/// Serves at a port, or at one of the system's choice; which one it is.
fn serve(port: &str, arguments: &[&str]) -> Result<(Process, u16)> {
    let mut command = kept("nats-server", None);
    command.args(["--addr", "127.0.0.1", "--port", port]).args(arguments);
    Process::announced(&mut command, Says::Error, "nats-server", |line| {
        let (_, address) = line.split_once("Listening for client connections on ")?;
        address.rsplit_once(':')?.1.trim().parse().ok()
    })
}
