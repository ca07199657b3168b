//! `ludotheque review`: what it finds in a game with a known mistake, for a person, for a
//! program, and written into the record.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

/// White and Black both need one more red; both can push off the one on a1.
const MISSED: &str = "format: 1\ngame: kuba\nedition: 1\n\
    position: 7/7/7/7/7/B6/RW5 white 6-6 - -\nseat1: Ada\n\nb1n {why not?} a2s\n";

/// A folder that is gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("ludotheque-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        let file = self.0.join(name);
        fs::write(&file, text).expect("a file");
        file
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn review(file: &Path, more: &[&str]) -> Output {
    let mut program = Command::new(super::program::path());
    program.arg("review").arg(file).args(more);
    program.env("LC_ALL", "C").env_remove("LANG").env_remove("LC_MESSAGES");
    program.output().expect("the program runs")
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("text")
}

#[test]
fn a_missed_win_is_told_in_both_languages() {
    let folder = Folder::new("review");
    let file = folder.file("missed", MISSED);
    let english = said(&review(&file, &["--depth", "3"]));
    assert!(english.contains("1. White (Ada) b1n?? (White (Ada) 100.0% → 0.0%)"), "{english}");
    assert!(english.contains("Missed win: b1w wins in 1 move."), "{english}");
    assert!(
        english.contains("White (Ada): 0 of 1 choice cost less than 2 points of win chance (0%)."),
        "{english}"
    );
    let end = english.lines().find(|line| line.starts_with("at the end")).expect("a balance");
    assert_eq!(end.split_whitespace().collect::<Vec<_>>(), ["at", "the", "end", "0.0", "100.0"]);
    let french = said(&review(&file, &["--depth", "3", "--lang", "fr"]));
    assert!(french.contains("Gain manqué\u{a0}: b1w gagne en 1 coup."), "{french}");
}

#[test]
fn the_figures_of_a_program_add_up() {
    let folder = Folder::new("review-json");
    let file = folder.file("missed", MISSED);
    let json = said(&review(&file, &["--nodes", "5000", "--json"]));
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["is_whole"], true);
    assert_eq!(json["result"], "2 > 1 by KU-9");
    assert_eq!(json["entries"][0]["judgement"], "??");
    assert_eq!(json["entries"][0]["lost"], 1_000);
    assert_eq!(json["entries"][0]["better"]["line"], serde_json::json!(["b1w"]));
    assert_eq!(json["turning_points"], serde_json::json!([1]));
    for player in json["players"].as_array().expect("players") {
        let balance = player["balance"].as_object().expect("a balance");
        let part = |name: &str| balance[name].as_i64().expect("a number");
        let parts = ["start", "die", "traps", "own", "others", "people", "hindsight"];
        assert_eq!(parts.into_iter().map(part).sum::<i64>(), part("end"), "{balance:?}");
    }
}

#[test]
fn a_review_is_written_into_the_record() {
    let folder = Folder::new("review-annotate");
    let file = folder.file("missed", MISSED);
    let annotated = folder.0.join("annotated");
    let path = annotated.to_str().expect("a path");
    said(&review(&file, &["--depth", "3", "--annotate", path]));
    let text = fs::read_to_string(&annotated).expect("a record");
    assert!(text.starts_with("format: 2\ngame: kuba\n"), "{text}");
    assert!(text.contains("\nseat1: Ada\n"), "{text}");
    let (_, body) = text.split_once("\n\n").expect("a body");
    assert!(body.starts_with("b1n?? {why not?} {White (Ada) 100.0% → 0.0%. Missed"), "{text}");
    assert!(body.contains("} (b1w) a2s"), "{text}");
    // Reviewed once more it stays a record, and the variation is not doubled.
    said(&review(&annotated, &["--depth", "3", "--annotate", path]));
    let again = fs::read_to_string(&annotated).expect("a record");
    assert_eq!(again.matches("(b1w)").count(), 1, "{again}");

    let diary = folder.file("diary", "dear diary");
    let refused = review(&file, &["--depth", "2", "--annotate", diary.to_str().expect("a path")]);
    assert_eq!(refused.status.code(), Some(3));
    assert_eq!(fs::read_to_string(&diary).expect("the diary"), "dear diary");
}

#[test]
fn what_is_no_record_is_refused() {
    let folder = Folder::new("review-refused");
    let chess = folder.file("chess", "format: 1\ngame: chess\nedition: 1\n\ne4\n");
    let refused = review(&chess, &[]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("there is no game “chess”"));
    let missing = review(&folder.0.join("missing"), &[]);
    assert_eq!(missing.status.code(), Some(3));
}
