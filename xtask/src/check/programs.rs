//! The programs of tests: cargo builds them and says where they are. It would also
//! run them, but one after the other.

use std::{
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde::Deserialize;

/// A program of tests.
pub(super) struct Program {
    name: String,
    path: PathBuf,
    /// The folder of the crate whose tests they are, which they expect to be in.
    folder: PathBuf,
}

impl Program {
    /// Its name, and how it is run: as cargo would.
    pub(super) fn command(self) -> (String, Command) {
        let mut command = Command::new(self.path);
        command.env("CARGO_MANIFEST_DIR", &self.folder).current_dir(self.folder);
        (self.name, command)
    }
}

/// What cargo says of something that it has built.
#[derive(Deserialize)]
struct Artifact {
    reason: String,
    #[serde(default)]
    executable: Option<PathBuf>,
    #[serde(default)]
    manifest_path: PathBuf,
    target: Option<Target>,
    profile: Option<Profile>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Profile {
    test: bool,
}

/// Has cargo build tests without running them; what fails it shows itself.
///
/// # Errors
/// They can't be built.
pub(super) fn build(command: &mut Command) -> Result<Vec<Program>, String> {
    command.arg("--message-format=json-render-diagnostics").stdout(Stdio::piped());
    let mut cargo = command.spawn().map_err(|error| format!("cargo can't be started: {error}"))?;
    let said = cargo.stdout.take().ok_or("cargo says nothing")?;
    let mut programs = Vec::new();
    for line in BufReader::new(said).lines() {
        programs.extend(program_in(&line.map_err(|error| error.to_string())?)?);
    }
    let status = cargo.wait().map_err(|error| error.to_string())?;
    if !status.success() {
        return Err(format!("cargo failed ({status})"));
    }
    Ok(programs)
}

/// The program of tests that a line of cargo's tells of, if it does.
fn program_in(line: &str) -> Result<Option<Program>, String> {
    let said: Artifact = serde_json::from_str(line).map_err(|error| format!("{error}: {line}"))?;
    let (Some(path), Some(target), Some(profile)) = (said.executable, said.target, said.profile)
    else {
        return Ok(None);
    };
    if said.reason != "compiler-artifact" || !profile.test {
        return Ok(None);
    }
    let folder = said.manifest_path.parent().unwrap_or(Path::new(".")).to_owned();
    let name = match target.kind.first().map(String::as_str) {
        Some("test") => target.name,
        _ => format!("{} (inside)", target.name),
    };
    Ok(Some(Program { name, path, folder }))
}

#[cfg(test)]
mod tests {
    use super::program_in;

    const LIBRARY: &str = r#"{"reason":"compiler-artifact","manifest_path":"/p/kuba/Cargo.toml",
        "target":{"name":"kuba","kind":["lib"]},"profile":{"test":false},"executable":null}"#;
    const TESTS: &str = r#"{"reason":"compiler-artifact","manifest_path":"/p/kuba/Cargo.toml",
        "target":{"name":"rules","kind":["test"]},"profile":{"test":true},"executable":"/t/rules-1"}"#;
    const PROGRAM: &str = r#"{"reason":"compiler-artifact","manifest_path":"/p/cli/Cargo.toml",
        "target":{"name":"ludotheque","kind":["bin"]},"profile":{"test":false},
        "executable":"/t/ludotheque"}"#;
    const END: &str = r#"{"reason":"build-finished","success":true}"#;

    #[test]
    fn programs_of_tests_are_told_from_all_else() {
        for line in [LIBRARY, PROGRAM, END] {
            assert!(program_in(line).expect("a line of cargo's").is_none(), "{line}");
        }
        let (name, command) = program_in(TESTS).expect("a line").expect("a program").command();
        assert_eq!(name, "rules");
        assert_eq!(command.get_program(), "/t/rules-1");
        assert_eq!(command.get_current_dir().expect("a folder").to_str(), Some("/p/kuba"));
    }
}
