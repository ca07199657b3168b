//! The server as a process: the `ludotheque` program, started on a data file of
//! its own, killed or asked to close, started again on the same port. What it
//! logs goes to a file, so that a test can look for a panic or a secret in it.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use crate::Result;

/// How long a server may take to open or to close.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server that is open.
pub struct ServerProcess {
    program: PathBuf,
    data: PathBuf,
    arguments: Vec<String>,
    log: PathBuf,
    log_level: &'static str,
    wrapper: Wrapper,
    port: u16,
    child: Child,
}

/// What the program is started through.
#[derive(Clone, Debug, Default)]
pub enum Wrapper {
    /// The program is started as it is.
    #[default]
    None,
    /// A command with its arguments, which starts what follows.
    Command(Vec<OsString>),
}

impl ServerProcess {
    /// Opens a server with its data in this file, on a port of the system's
    /// choice, with further arguments of `serve`.
    ///
    /// # Errors
    /// The program can't be started, or says why it does not open.
    pub fn open(program: &Path, data: &Path, arguments: &[&str]) -> Result<Self> {
        Self::open_through(program, data, arguments, "info", Wrapper::None)
    }

    /// The same, with its data in a database. Its log is beside this file.
    ///
    /// # Errors
    /// The program can't be started, or says why it does not open.
    pub fn open_database(program: &Path, url: &str, beside: &Path) -> Result<Self> {
        Self::open(program, beside, &["--database", url])
    }

    /// Opens a server with its data in this file, through another command and with more or less in its log.
    ///
    /// # Errors
    /// The program can't be started, or says why it does not open.
    pub fn open_through(
        program: &Path,
        data: &Path,
        arguments: &[&str],
        log_level: &'static str,
        wrapper: Wrapper,
    ) -> Result<Self> {
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        let log = data.with_extension("log");
        let (child, port) = start(program, data, &arguments, &log, log_level, &wrapper, 0)?;
        let (program, data) = (program.to_owned(), data.to_owned());
        Ok(Self { program, data, arguments, log, log_level, wrapper, port, child })
    }

    /// The same, with its log elsewhere than beside the data.
    ///
    /// # Errors
    /// The program can't be started, or says why it does not open.
    pub fn open_on(program: &Path, data: &Path, log: &Path, wrapper: Wrapper) -> Result<Self> {
        let (child, port) = start(program, data, &[], log, "info", &wrapper, 0)?;
        let (program, data, log) = (program.to_owned(), data.to_owned(), log.to_owned());
        let (arguments, log_level) = (Vec::new(), "info");
        Ok(Self { program, data, arguments, log, log_level, wrapper, port, child })
    }

    /// Where its pages and its API are.
    pub fn url(&self) -> String {
        url(self.port)
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The process that was started: the server, or what it was started through.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Brings records to it from elsewhere, as whoever runs it does.
    ///
    /// # Errors
    /// One of them is not kept.
    pub fn bring(&self, records: &str) -> Result<()> {
        let mut import = Command::new(&self.program)
            .args(["import", "-", "--data"])
            .arg(&self.data)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()?;
        let mut input = import.stdin.take().ok_or("no input")?;
        input.write_all(records.as_bytes())?;
        drop(input);
        let ended = import.wait()?;
        if ended.success() { Ok(()) } else { Err(format!("not imported: {ended}").into()) }
    }

    /// Everything in its log so far.
    ///
    /// # Errors
    /// The log can't be read.
    pub fn log(&self) -> Result<Vec<u8>> {
        Ok(fs::read(&self.log)?)
    }

    /// Whether it still runs.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Fails when the server is gone or has panicked.
    ///
    /// # Errors
    /// It is gone, or its log tells of a panic.
    pub fn check_health(&mut self) -> Result<()> {
        if !self.is_running() {
            return Err("the server is gone".into());
        }
        let log = String::from_utf8_lossy(&self.log()?).into_owned();
        match log.lines().find(|line| line.contains("panicked")) {
            Some(line) => Err(format!("the server panicked: {line}").into()),
            None => Ok(()),
        }
    }

    /// Kills it, as a power cut would: it is not asked.
    ///
    /// # Errors
    /// The system refuses.
    pub fn kill(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Opens it again where it was, after it was killed or has closed.
    ///
    /// # Errors
    /// As [`Self::open`].
    pub fn reopen(&mut self) -> Result<()> {
        let Self { program, data, arguments, log, log_level, wrapper, port, .. } = self;
        (self.child, self.port) = start(program, data, arguments, log, log_level, wrapper, *port)?;
        Ok(())
    }

    /// The further arguments of `serve` from the next opening on.
    pub fn set_arguments(&mut self, arguments: &[&str]) {
        self.arguments = arguments.iter().map(ToString::to_string).collect();
    }

    /// Asks it to close, and waits until it has.
    ///
    /// # Errors
    /// It does not.
    pub fn close(&mut self) -> Result<ExitStatus> {
        let id = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &id]).status()?;
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait()? {
                return Ok(status);
            }
            thread::sleep(Duration::from_millis(5));
        }
        Err("the server does not close".into())
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may be closed already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn url(port: u16) -> String {
    format!("http://127.0.0.1:{port}")
}

fn start(
    program: &Path,
    data: &Path,
    arguments: &[String],
    log: &Path,
    log_level: &str,
    wrapper: &Wrapper,
    port: u16,
) -> Result<(Child, u16)> {
    let mut command = match wrapper {
        Wrapper::Command(words) if !words.is_empty() => {
            let mut command = Command::new(&words[0]);
            command.args(&words[1..]).arg(program);
            command
        }
        Wrapper::None | Wrapper::Command(_) => Command::new(program),
    };
    let log_file = File::options().create(true).append(true).open(log)?;
    let mut child = command
        .args(["--lang", "en", "serve"])
        .args(data_arguments(data, arguments))
        .args(["--port", &port.to_string(), "--log", "json"])
        .args(arguments)
        .env("LUDOTHEQUE_LOG", log_level)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(log_file)
        .spawn()?;
    let out = child.stdout.take().ok_or("the server has no output")?;
    // Whoever reads stays until the end, so that the server can go on writing.
    let (said, heard) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(out).lines().map_while(std::result::Result::ok) {
            let _ = said.send(line);
        }
    });
    let begun = Instant::now();
    while let Ok(line) = heard.recv_timeout(PATIENCE.saturating_sub(begun.elapsed())) {
        if let Some(port) = port_in(&line) {
            return Ok((child, port));
        }
    }
    let _ = child.kill();
    let _ = child.wait();
    let log = fs::read_to_string(log).unwrap_or_default();
    Err(format!("the server does not open: {}", log.lines().last().unwrap_or_default()).into())
}

/// Where the data is, unless the arguments say so.
fn data_arguments(data: &Path, arguments: &[String]) -> Vec<OsString> {
    let elsewhere = arguments.iter().any(|argument| argument == "--database");
    if elsewhere { Vec::new() } else { vec!["--data".into(), data.into()] }
}

/// The port in a line that tells an address.
fn port_in(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("http://")?;
    let host = rest.split(['/', ' ']).next()?;
    let (_, port) = host.rsplit_once(':')?;
    let digits = port.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(port.len());
    port[..digits].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::port_in;

    #[test]
    fn the_port_is_found_in_what_people_read() {
        assert_eq!(port_in("Open http://127.0.0.1:7373/ in a browser"), Some(7373));
        assert_eq!(port_in("http://127.0.0.1:80"), Some(80));
        assert_eq!(port_in("http://127.0.0.1:81."), Some(81));
        assert_eq!(port_in("nothing here"), None);
    }
}
