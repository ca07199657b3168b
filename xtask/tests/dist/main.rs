//! What is given to others, as they meet it: packed, checked, unpacked with
//! Debian's own tools, opened in an empty folder, played in, and opened over
//! what earlier releases have left behind.
//!
//! The program that is packed was built quickly; `cargo xtask check --all` says
//! where it is. Nothing of it is installed on the machine that tests.

mod cluster;
mod container;
mod packed;
mod proxy;

use std::{
    env,
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
};

use client::{Caller, http};
use packed::{Packed, run};
use testbed::{Folder, Result, ServerProcess, releases};

/// Where `cargo xtask check` says which program has the page inside.
const PROGRAM: &str = "LUDOTHEQUE_BINARY";

/// The program, with the page inside.
fn program() -> Result<PathBuf> {
    let program = env::var_os(PROGRAM).map(PathBuf::from);
    program.ok_or_else(|| "`cargo xtask check` says which program to pack".into())
}

#[tokio::test]
async fn the_package_holds_a_server_that_takes_over_from_earlier_releases() -> Result<()> {
    let packed = Packed::of(&program()?)?;
    run("sha256sum", &["--check", "--strict", "--quiet", "SHA256SUMS"], packed.out())?;
    let installed = packed.installed()?;
    let program = installed.file("usr/bin/ludotheque");

    let empty = Folder::new("empty")?;
    let mut server = ServerProcess::open(&program, &empty.file("data.sqlite"), &[])?;
    has_the_page(&server).await?;
    let table = releases::first_game(&program, &server).await?;
    server.close()?;
    server.reopen()?;
    let record = format!("{}/api/tables/{table}/record", server.url());
    assert_eq!(http::get(&record, &Caller::anyone()).await?.status, 200, "the game is kept");
    server.close()?;

    let left = releases::left()?;
    assert!(!left.is_empty(), "there are earlier releases");
    for release in left {
        let found = releases::take_over(&program, &release).await?;
        assert!(found.over > 0 && found.running > 0, "{}: {found:?}", release.display());
    }
    Ok(())
}

/// The front door is the page, and what it asks for is there.
async fn has_the_page(server: &ServerProcess) -> Result<()> {
    let url = server.url();
    let page = http::get(&format!("{url}/"), &Caller::anyone()).await?.text();
    let names: Vec<_> = page.split('"').filter(|text| text.starts_with("/app/")).collect();
    for ending in ["js", "wasm", "css"] {
        let has_it = |name: &&str| Path::new(name).extension() == Some(OsStr::new(ending));
        assert!(names.iter().any(has_it), "{page}");
    }
    for name in names {
        let answer = http::get(&format!("{url}{name}"), &Caller::anyone()).await?;
        assert_eq!(answer.status, 200, "{name}");
    }
    Ok(())
}

#[test]
fn systemd_understands_the_service_and_finds_it_well_closed() -> Result<()> {
    let packed = Packed::of_a_stand_in()?;
    let root = packed.installed()?;
    let here = format!("--root={}", root.path().display());
    let unit = "ludotheque.service";
    let verify = ["verify", "--man=no", "--recursive-errors=no", &here, unit];
    run("systemd-analyze", &verify, root.path())?;
    let unit = root.file("usr/lib/systemd/system/ludotheque.service");
    let unit = unit.to_str().ok_or("a folder in UTF-8")?;
    // Exposed by 2.5 points of 10 at most.
    let closed = ["security", "--no-pager", "--offline=true", "--threshold=25", unit];
    run("systemd-analyze", &closed, root.path())
}

#[test]
fn what_runs_at_installing_and_removing_is_sound() -> Result<()> {
    let packed = Packed::of_a_stand_in()?;
    let scripts = packed.scripts()?;
    for name in ["postinst", "prerm", "postrm"] {
        run("sh", &["-n", name], scripts.path())?;
    }
    let kept = fs::read_to_string(scripts.file("conffiles"))?;
    let root = packed.installed()?;
    for setting in kept.lines() {
        assert!(root.file(setting.trim_start_matches('/')).is_file(), "{setting}");
    }
    Ok(())
}

#[test]
fn packing_again_gives_the_same_bytes() -> Result<()> {
    let sums = |packed: Packed| fs::read_to_string(packed.out().join("SHA256SUMS"));
    assert_eq!(sums(Packed::of_a_stand_in()?)?, sums(Packed::of_a_stand_in()?)?);
    Ok(())
}

#[test]
fn licences_of_program_and_page_are_told_with_their_texts() -> Result<()> {
    let packed = Packed::of_a_stand_in()?;
    let licences = fs::read_to_string(packed.out().join("LICENSES.txt"))?;
    let (list, texts) = licences.split_once("\n----").ok_or("texts after the list")?;
    // One of the program, one of the page, and none that only builds or tests.
    let lists = |name: &str| list.lines().any(|line| line.starts_with(&format!("{name} ")));
    assert!(lists("axum") && lists("leptos") && !lists("walrus") && !lists("proptest"));
    for line in list.lines() {
        for number in line.split_whitespace().filter(|word| word.starts_with('[')) {
            assert!(texts.contains(&format!("\n{number}\n")), "{line}");
        }
    }
    assert!(texts.contains("Permission is hereby granted, free of charge"));
    assert!(texts.contains("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION"));
    Ok(())
}
