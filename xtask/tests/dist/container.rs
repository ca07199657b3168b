//! The Containerfile, as far as it can be tried without a container: what it copies
//! is what is packed, and what it starts is what the package has.

use std::{fs, path::Path, process::Command};

use serde_json::from_str;
use testbed::{Folder, Result, ServerProcess};

use crate::{packed::Packed, program};

#[test]
fn the_containerfile_takes_what_is_packed() -> Result<()> {
    let packed = Packed::of_a_stand_in()?;
    let text = containerfile()?;
    let wanted = text.split_once("\"/packages/").ok_or("no folder of packages")?.1;
    let (wanted, _) = wanted.split_once("\" ").ok_or("no package")?;
    let machine = Command::new("dpkg").arg("--print-architecture").output()?.stdout;
    let machine = String::from_utf8(machine)?;
    let wanted = wanted.replace("$(dpkg --print-architecture)", machine.trim()).replace('"', "");
    let (begins, ends) = wanted.split_once('*').ok_or("any version")?;
    let mut found = Vec::new();
    for entry in fs::read_dir(packed.out())? {
        let name = entry?.file_name().into_string().map_err(|_| "a name in UTF-8")?;
        if name.starts_with(begins) && name.ends_with(ends) {
            found.push(name);
        }
    }
    assert_eq!(found.len(), 1, "{wanted}: {found:?}");

    let installed = packed.installed()?;
    let [started, asked] = ["ENTRYPOINT", "CMD"].map(|name| words_of(&text, name));
    for words in [started?, asked?] {
        assert!(installed.file("usr/bin").join(&words[0]).is_file(), "{words:?}");
    }
    let service = fs::read_to_string(installed.file("usr/lib/systemd/system/ludotheque.service"))?;
    for folder in ["/var/lib/ludotheque", "/var/cache"] {
        assert!(text.contains(folder) && service.contains(folder), "{folder}");
    }
    Ok(())
}

/// The words after `serve` open a server, and the question after its health is
/// answered with its exit status.
#[test]
fn what_the_container_starts_and_asks_is_understood() -> Result<()> {
    let (program, text) = (program()?, containerfile()?);
    let started = words_of(&text, "ENTRYPOINT")?;
    let [_, serve, data, _, options @ ..] = started.as_slice() else { return Err("words".into()) };
    assert_eq!([serve, data], ["serve", "--data"]);
    let options: Vec<_> = options.iter().map(String::as_str).collect();
    let folder = Folder::new("container")?;
    let mut server = ServerProcess::open(&program, &folder.file("data.sqlite"), &options)?;
    let asked = words_of(&text, "CMD")?;
    let ask = || {
        let mut health = Command::new(&program);
        health.args(&asked[1..]).args(["--url", &server.url()]).output()
    };
    let well = ask()?;
    assert!(well.status.success(), "{well:?}");
    let url = server.url();
    server.close()?;
    let gone = Command::new(&program).args(&asked[1..]).args(["--url", &url]).status()?;
    assert_eq!(gone.code(), Some(3));
    Ok(())
}

fn containerfile() -> Result<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Containerfile");
    Ok(fs::read_to_string(path)?)
}

/// The words of a command that is written as a list.
fn words_of(text: &str, name: &str) -> Result<Vec<String>> {
    let start = format!("{name} [");
    let place = text.find(&start).ok_or_else(|| format!("no {name}"))?;
    let line = text[place + start.len() - 1..].lines().next().unwrap_or_default();
    Ok(from_str(line)?)
}
