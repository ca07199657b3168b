//! A private `PostgreSQL`: on this machine's loopback, on a port of its own, in a folder
//! that goes with it, and with the settings that it is delivered with, so that a commit
//! waits for the disk. It refuses to run as root; then it runs as nobody.

use std::{
    fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::{
    Folder, Result,
    process::{Process, Says, kept},
};

/// Where Debian keeps the programs, in a folder for each version.
const VERSIONS: &str = "/usr/lib/postgresql";
/// How often another port is tried: between its choice and its use it may be taken.
const TRIES: u32 = 5;

/// A server with databases of its own.
pub struct Postgres {
    port: u16,
    // Ended before its folder goes.
    _process: Process,
    folder: Folder,
}

impl Postgres {
    /// Starts one.
    ///
    /// # Errors
    /// Its programs are missing, or it does not start.
    pub fn start() -> Result<Self> {
        let folder = Folder::new("postgres")?;
        let data = folder.file("data");
        give_away(folder.path())?;
        let mut initdb = Command::new(program("initdb"));
        initdb.arg("--pgdata").arg(&data).args(["--username", "ludotheque", "--auth", "trust"]);
        initdb.args(["--encoding", "UTF8", "--locale", "C", "--no-sync"]);
        run(as_ordinary_user(initdb.current_dir(folder.path()), folder.path())?)?;
        let mut tried = Err("no port is free".into());
        for _ in 0..TRIES {
            tried = serve(&data, folder.path());
            if tried.is_ok() {
                break;
            }
        }
        let (process, port) = tried?;
        Ok(Self { port, _process: process, folder })
    }

    /// The address of a database.
    pub fn url(&self, name: &str) -> String {
        format!("postgres://ludotheque@127.0.0.1:{}/{name}", self.port)
    }

    /// Makes a database, as a copy of another where one is named that nobody uses.
    ///
    /// # Errors
    /// It can't be made.
    pub fn create(&self, name: &str, like: Option<&str>) -> Result<()> {
        let mut create = Command::new(program("createdb"));
        create.args(["--host", "127.0.0.1", "--port", &self.port.to_string()]);
        create.args(["--username", "ludotheque"]);
        if let Some(template) = like {
            create.args(["--template", template]);
        }
        run(create.arg(name))
    }

    /// Has a database do what is written in its language.
    ///
    /// # Errors
    /// It refuses.
    pub fn execute(&self, name: &str, statements: &str) -> Result<()> {
        let mut psql = Command::new(program("psql"));
        psql.args(["--no-psqlrc", "--set", "ON_ERROR_STOP=1", "--command", statements]);
        run(psql.arg(self.url(name)))
    }

    /// Copies a database into a file, as whoever runs one backs it up.
    ///
    /// # Errors
    /// It can't be read, or the file not be written.
    pub fn dump(&self, name: &str, into: &Path) -> Result<()> {
        let mut dump = Command::new(program("pg_dump"));
        run(dump.args(["--format", "custom", "--file"]).arg(into).arg(self.url(name)))
    }

    /// Fills an empty database with what is in such a file.
    ///
    /// # Errors
    /// It can't be filled.
    pub fn restore(&self, from: &Path, name: &str) -> Result<()> {
        let mut restore = Command::new(program("pg_restore"));
        run(restore.args(["--exit-on-error", "--dbname", &self.url(name)]).arg(from))
    }

    /// Kills one of its processes: it ends all others, recovers what was committed from
    /// its log, and starts anew, as after a power cut. Whoever is connected is cut off.
    ///
    /// # Errors
    /// The system refuses.
    pub fn crash(&self) -> Result<()> {
        let data = self.folder.file("data");
        let postmaster = fs::read_to_string(data.join("postmaster.pid"))?;
        let postmaster = postmaster.lines().next().unwrap_or_default().to_owned();
        let children =
            fs::read_to_string(format!("/proc/{postmaster}/task/{postmaster}/children"))?;
        // The first one it ever started: its checkpointer.
        let victim = children.split_whitespace().next().ok_or("a server without processes")?;
        run(Command::new("kill").args(["-KILL", victim]))
    }
}

/// Starts the server on a port that was free just now.
fn serve(data: &Path, folder: &Path) -> Result<(Process, u16)> {
    let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
    let mut command = kept(&program("postgres").to_string_lossy(), Some(folder));
    command.arg("-D").arg(data).args(["-p", &port.to_string()]);
    command.args(["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]);
    as_ordinary_user(command.current_dir(folder), folder)?;
    let is_ready = |line: &str| line.contains("ready to accept connections").then_some(());
    let (process, ()) = Process::announced(&mut command, Says::Error, "postgresql", is_ready)?;
    Ok((process, port))
}

/// The program of the newest version that is installed.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.map(|entry| entry.path()).filter(|path| version(path).is_some());
    let newest = newest.max_by_key(version).map(|path| path.join("bin").join(name));
    newest.filter(|path| path.exists()).unwrap_or_else(|| name.into())
}

/// Runs a program to its end.
fn run(command: &mut Command) -> Result<()> {
    let ended = command.stdin(Stdio::null()).output()?;
    if ended.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&ended.stderr).into_owned();
    Err(format!("{}: {said}", command.get_program().display()).into())
}

/// The user and group that own nothing, on Debian and elsewhere.
#[cfg(unix)]
const NOBODY: u32 = 65_534;

/// Gives a folder to nobody, where it is root's.
#[cfg(unix)]
fn give_away(folder: &Path) -> Result<()> {
    use std::os::unix::fs::{MetadataExt, chown};
    if fs::metadata(folder)?.uid() == 0 {
        chown(folder, Some(NOBODY), Some(NOBODY))?;
    }
    Ok(())
}

/// Runs a command as the owner of a folder.
#[cfg(unix)]
fn as_ordinary_user<'a>(command: &'a mut Command, folder: &Path) -> Result<&'a mut Command> {
    use std::os::unix::{fs::MetadataExt, process::CommandExt};
    let owner = fs::metadata(folder)?;
    if owner.uid() == NOBODY {
        command.uid(NOBODY).gid(NOBODY);
    }
    Ok(command)
}

#[cfg(not(unix))]
fn give_away(_: &Path) -> Result<()> {
    Ok(())
}

#[cfg(not(unix))]
fn as_ordinary_user<'a>(command: &'a mut Command, _: &Path) -> Result<&'a mut Command> {
    Ok(command)
}
