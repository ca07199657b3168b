//! `ludotheque print`: a PDF where there was no file, and a sentence where there was one.

use std::{
    env, fs,
    path::PathBuf,
    process::{self, Command},
};

use crate::program;

/// A folder of its own, gone when it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("ludotheque-print-{}-{name}", process::id()));
        fs::create_dir(&path).expect("a folder");
        Self(path)
    }

    /// The exit status, and what is said.
    fn print(&self, arguments: &[&str]) -> (Option<i32>, String) {
        let mut print = Command::new(program::path());
        print.arg("print").args(arguments).current_dir(&self.0).env("LC_ALL", "C");
        let output = print.output().expect("the program runs");
        assert!(output.stdout.is_empty());
        (output.status.code(), String::from_utf8(output.stderr).expect("text"))
    }

    fn file(&self, name: &str) -> Vec<u8> {
        fs::read(self.0.join(name)).expect("a file")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_game_is_printed_and_no_file_replaced_unless_asked() {
    let folder = Folder::new("replaced");
    let (status, said) = folder.print(&["kuba", "-o", "kuba.pdf"]);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("5 sheets") && said.contains("kuba.pdf"), "{said}");
    let first = folder.file("kuba.pdf");
    assert!(first.starts_with(b"%PDF-"));

    let again = ["kuba", "--lang", "fr", "-o", "kuba.pdf"];
    let (status, said) = folder.print(&again);
    assert!(status == Some(3) && said.contains("--force"), "{said}");
    assert_eq!(folder.file("kuba.pdf"), first);

    let (status, said) = folder.print(&[&again[..], &["--force"]].concat());
    assert_eq!(status, Some(0), "{said}");
    assert_ne!(folder.file("kuba.pdf"), first, "it is in French now");
    assert_eq!(fs::read_dir(&folder.0).expect("a folder").count(), 1, "nothing is left over");
}

#[test]
fn what_can_not_be_printed_is_told() {
    let folder = Folder::new("told");
    for (arguments, status, part) in [
        (&["chess", "-o", "x.pdf"][..], 2, "chess"),
        (&["kuba"], 2, "--output"),
        (&["kuba", "--paper", "a5", "-o", "x.pdf"], 2, "a5"),
        (&["kuba", "--url", "ftp://games.example", "-o", "x.pdf"], 2, "ftp"),
        (&["kuba", "--url", "https://games.example/kuba", "-o", "x.pdf"], 2, "kuba"),
        (&["kuba", "-o", "none/x.pdf"], 3, "none/x.pdf"),
    ] {
        let (found, said) = folder.print(arguments);
        assert!(found == Some(status) && said.contains(part), "{arguments:?}: {said}");
    }
    assert_eq!(fs::read_dir(&folder.0).expect("a folder").count(), 0);
}
