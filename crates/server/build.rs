//! Writes the list of files that become part of the program: those in `assets`,
//! and the browser app's where the variable `LUDOTHEQUE_APP` names their folder.
//! Without it the server has no board, and nothing needs the app to be built.

use std::{env, error::Error, fmt::Write, fs, path::Path};

const APP: &str = "LUDOTHEQUE_APP";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-env-changed={APP}");
    let mut list = String::new();
    add("assets", Path::new("assets"), &mut list)?;
    if let Some(folder) = env::var_os(APP).filter(|folder| !folder.is_empty()) {
        add("app", Path::new(&folder), &mut list)
            .map_err(|error| format!("{APP} is {}: {error}", folder.display()))?;
    }
    let out = env::var_os("OUT_DIR").ok_or("cargo says where to write")?;
    fs::write(Path::new(&out).join("files.rs"), format!("&[\n{list}]\n"))?;
    Ok(())
}

/// Adds the files of a folder, which are served under this name.
fn add(served: &str, folder: &Path, list: &mut String) -> Result<(), Box<dyn Error>> {
    let folder = folder.canonicalize()?;
    println!("cargo:rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    let mut paths: Vec<_> = entries.iter().map(fs::DirEntry::path).collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().and_then(|name| name.to_str()).ok_or("a name in UTF-8")?;
        // Quoted as in Rust, whatever is in the name of a folder.
        let path = path.to_str().ok_or("a path in UTF-8")?;
        writeln!(list, "    ({:?}, include_bytes!({path:?})),", format!("{served}/{name}"))?;
    }
    Ok(())
}
