//! A process that goes with whoever started it: a driver, a browser, a screen.
//! Those that many tests share are kept until the tests end, and then nothing of
//! ours runs any longer that could end them; so each is started by a shell that
//! listens, and ends it when it hears nothing more.

use std::{
    ffi::OsStr,
    io::{BufRead, BufReader, Read},
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

use crate::Result;

/// How long a process may take to start.
pub const PATIENCE: Duration = Duration::from_mins(2);

/// Starts what it is told, closes its own ends of the output, and waits for the end
/// of its input. Asked and not killed, a driver takes its browsers with it. What
/// the process kept in its folder goes with it.
const KEEPER: &str = r#"
    folder=$1
    shift
    "$@" &
    exec >&- 2>&-
    read -r _
    kill $!
    wait
    [ -z "$folder" ] || rm -rf "$folder"
"#;

/// A command that goes with whoever starts it, and with it this folder.
pub fn kept(program: &str, folder: Option<&Path>) -> Command {
    let mut command = Command::new("sh");
    let folder = folder.map_or_else(|| OsStr::new(""), Path::as_os_str);
    command.args(["-c", KEEPER, "keeper"]).arg(folder).arg(program);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// A process that goes when nobody needs it any longer.
pub struct Process {
    keeper: Child,
    /// What the keeper listens to; gone before the keeper is waited for.
    listened_to: Option<ChildStdin>,
}

/// Where a process says where it is.
#[derive(Clone, Copy)]
pub enum Says {
    /// In its output.
    Out,
    /// Among its errors.
    Error,
}

impl Process {
    /// Starts what [`kept`] was told.
    ///
    /// # Errors
    /// It can't be started.
    pub fn start(command: &mut Command) -> Result<Self> {
        let mut keeper = command.spawn()?;
        let listened_to = keeper.stdin.take();
        Ok(Self { keeper, listened_to })
    }

    /// Starts a process of this package of Debian's, and waits for the line in
    /// which `heard` finds where it is.
    ///
    /// # Errors
    /// It can't be started, or does not say where it is.
    pub fn announced<T>(
        command: &mut Command,
        says: Says,
        package: &str,
        heard: impl Fn(&str) -> Option<T>,
    ) -> Result<(Self, T)> {
        let (mut process, said): (_, Box<dyn Read + Send>) = match says {
            Says::Out => {
                let mut process = Self::start(command.stdout(Stdio::piped()))?;
                let out = process.keeper.stdout.take().ok_or("the process has no output")?;
                (process, Box::new(out))
            }
            Says::Error => {
                let mut process = Self::start(command.stderr(Stdio::piped()))?;
                let errors = process.keeper.stderr.take().ok_or("the process has no errors")?;
                (process, Box::new(errors))
            }
        };
        // Whoever reads stays until the end, so that the process can go on writing.
        let (teller, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(said).lines().map_while(std::result::Result::ok) {
                let _ = teller.send(line);
            }
        });
        while let Ok(line) = lines.recv_timeout(PATIENCE) {
            if let Some(found) = heard(&line) {
                return Ok((process, found));
            }
        }
        process.end();
        Err(format!("{package} (a Debian package) does not say where it is").into())
    }

    fn end(&mut self) {
        self.listened_to = None;
        let _ = self.keeper.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}
