//! `cargo play`: builds the page and the program with the page inside, and
//! becomes that program. Where there is a display, the page is opened in the
//! browser as soon as the server says where it is.

use std::{
    env,
    io::{self, BufRead},
    path::Path,
    process::{Command, Stdio},
};

use crate::{
    app::{self, Variant},
    cargo::{cargo, run as run_command, target},
};

/// The hidden task that stands between the server and the terminal.
pub(crate) const ANNOUNCE: &str = "announce";

/// Where a build of the server finds the page that it shall serve.
pub(crate) const APP: &str = "LUDOTHEQUE_APP";

/// Builds all, and runs the program with these arguments.
///
/// # Errors
/// It can't be built or started.
pub(crate) fn run(arguments: &[&str]) -> Result<(), String> {
    let folder = app::build(Variant::Quick)?.folder;
    let build = ["build", "--package", "cli", "--bin", "ludotheque", "--profile", "quick"];
    run_command(cargo(&build).env(APP, folder))?;
    let program =
        target()?.join("quick").join("ludotheque").with_extension(env::consts::EXE_EXTENSION);
    let mut server = Command::new(&program);
    server.args(arguments);
    if opens_the_server(arguments) && has_display() {
        let announcer = env::current_exe()
            .and_then(|task| Command::new(task).arg(ANNOUNCE).stdin(Stdio::piped()).spawn());
        // Without it the server opens all the same, and one clicks on its address.
        if let Some(ear) = announcer.ok().and_then(|announcer| announcer.stdin) {
            server.stdout(ear);
        }
    }
    become_it(&mut server, &program)
}

/// Passes on what the server says, and opens the first address that it names.
///
/// # Errors
/// What it says can't be read or shown.
pub(crate) fn announce() -> Result<(), String> {
    let mut opened = false;
    for line in io::stdin().lock().lines() {
        let line = line.map_err(|error| error.to_string())?;
        println!("{line}");
        if let (false, Some(address)) = (opened, address_in(&line)) {
            opened = true;
            // One can also click on it.
            let _ = Command::new(OPENER)
                .arg(address)
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn();
        }
    }
    Ok(())
}

/// What opens an address in the user's browser.
const OPENER: &str = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };

fn has_display() -> bool {
    let set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(target_os = "macos") || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

/// Whether the program will open the server, and not do something else.
fn opens_the_server(arguments: &[&str]) -> bool {
    let asks = |name: &str| arguments.contains(&name);
    let first = arguments.first().is_none_or(|first| *first == "serve" || first.starts_with("--"));
    first && !asks("--help") && !asks("--version")
}

fn address_in(line: &str) -> Option<&str> {
    let words = line.split_whitespace();
    words.into_iter().find(|word| word.starts_with("http://") || word.starts_with("https://"))
}

/// The program takes the place of this task, so that whoever ends one ends the
/// other.
#[cfg(unix)]
fn become_it(server: &mut Command, program: &Path) -> Result<(), String> {
    use std::os::unix::process::CommandExt;
    Err(format!("{} can't be started: {}", program.display(), server.exec()))
}

#[cfg(not(unix))]
fn become_it(server: &mut Command, _: &Path) -> Result<(), String> {
    run_command(server)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_found_in_any_language() {
        let address = Some("http://127.0.0.1:7373/");
        assert_eq!(address_in("Server running at http://127.0.0.1:7373/"), address);
        assert_eq!(address_in("Serveur en marche : http://127.0.0.1:7373/ (ici)"), address);
        assert_eq!(address_in("Data file: ~/server.data"), None);
    }

    #[test]
    fn only_the_server_has_an_address() {
        assert!(opens_the_server(&[]) && opens_the_server(&["serve", "--lan"]));
        assert!(!opens_the_server(&["play", "kuba"]) && !opens_the_server(&["--help"]));
    }
}
