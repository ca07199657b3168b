//! A program packed by the task itself, and what Debian's tools take out of it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use testbed::{Folder, Result};

/// Packages in a folder of their own.
pub(crate) struct Packed(Folder);

impl Packed {
    /// Packs a program.
    ///
    /// # Errors
    /// It can't be packed.
    pub(crate) fn of(program: &Path) -> Result<Self> {
        let out = Folder::new("dist")?;
        let program = program.to_str().ok_or("a path in UTF-8")?;
        let into = out.path().to_str().ok_or("a path in UTF-8")?;
        run(env!("CARGO_BIN_EXE_xtask"), &["pack", program, into], out.path())?;
        Ok(Self(out))
    }

    /// Packs something small in the place of a program, where only what is around
    /// it is looked at.
    ///
    /// # Errors
    /// It can't be packed.
    pub(crate) fn of_a_stand_in() -> Result<Self> {
        let folder = Folder::new("program")?;
        let program = folder.file("program");
        fs::write(&program, "#!/bin/sh\n")?;
        Self::of(&program)
    }

    /// Where they lie.
    pub(crate) fn out(&self) -> &Path {
        self.0.path()
    }

    /// What the Debian package puts into a system, in an empty folder.
    ///
    /// # Errors
    /// Debian's tools don't understand it.
    pub(crate) fn installed(&self) -> Result<Folder> {
        self.taken_out("--extract")
    }

    /// What tells Debian how to install it, in an empty folder.
    ///
    /// # Errors
    /// Debian's tools don't understand it.
    pub(crate) fn scripts(&self) -> Result<Folder> {
        self.taken_out("--control")
    }

    fn taken_out(&self, part: &str) -> Result<Folder> {
        let folder = Folder::new("installed")?;
        let (package, into) = (self.package()?, folder.path().to_str());
        let package = package.to_str().ok_or("a path in UTF-8")?;
        let into = into.ok_or("a path in UTF-8")?;
        run("dpkg-deb", &[part, package, into], folder.path())?;
        Ok(folder)
    }

    fn package(&self) -> Result<PathBuf> {
        for entry in fs::read_dir(self.out())? {
            let path = entry?.path();
            if path.extension().is_some_and(|ending| ending == "deb") {
                return Ok(path);
            }
        }
        Err("no Debian package".into())
    }
}

/// Runs a command in a folder.
///
/// # Errors
/// What it says when it fails.
pub(crate) fn run(program: &str, arguments: &[&str], folder: &Path) -> Result<()> {
    let output = Command::new(program).args(arguments).current_dir(folder).output()?;
    if output.status.success() {
        return Ok(());
    }
    let [said, complained] =
        [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    Err(format!("{program} {}: {said}{complained}", arguments.join(" ")).into())
}
