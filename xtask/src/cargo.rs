//! Asking cargo, and where it puts what it builds.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

/// The cargo that runs this task, with these arguments.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command to its end.
///
/// # Errors
/// It could not be started, or failed; what it had to say it has said itself.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name} failed ({status})")),
        Err(error) => Err(format!("{name} can't be started: {error}")),
    }
}

/// The folder of the whole project.
pub(crate) fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here)
}

/// The folder of everything that is built. This task itself lies in a folder of
/// it, wherever settings have put that.
///
/// # Errors
/// This task was moved elsewhere.
pub(crate) fn target() -> Result<PathBuf, String> {
    let task = env::current_exe().map_err(|error| error.to_string())?;
    let target = task.parent().and_then(Path::parent);
    Ok(target.ok_or("a task runs where cargo has built it")?.to_owned())
}

/// A program that was built in this profile's folder.
///
/// # Errors
/// This task was moved elsewhere.
pub(crate) fn program(profile: &str, name: &str) -> Result<PathBuf, String> {
    Ok(target()?.join(profile).join(name).with_extension(env::consts::EXE_EXTENSION))
}

/// Flags for the compiler of what is given to others: messages of failures name
/// source files by their places in the project and in cargo's own folder, wherever
/// these are here.
pub(crate) fn short_paths() -> Vec<String> {
    let cargo_home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo_home = cargo_home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let shorten = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    let project = [shorten(root(), "ludotheque")];
    project.into_iter().chain(cargo_home.map(|folder| shorten(&folder, "cargo"))).collect()
}
