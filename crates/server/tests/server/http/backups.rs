//! Backups that the server makes by itself: sound, no more than are wanted, and told
//! of where they fail.

use std::{fs, thread, time::Duration};

use serde_json::Value;
use server::{Backups, store::DataFile};

use super::test_server::{Folder, TestServer};

/// A file that is no copy, and must stay.
const OTHER: &str = "ludotheque-of-mine.sqlite";

#[test]
fn a_copy_is_made_and_the_oldest_goes() {
    let folder = Folder::new();
    let copies = folder.0.join("copies");
    fs::create_dir(&copies).expect("a folder");
    let old = |year: u16| format!("ludotheque-{year}-01-01T00-00-00Z.sqlite");
    let unfinished = format!("{}.unfinished", old(2019));
    for name in [&old(2020), &old(2021), &old(2022), &unfinished, OTHER] {
        fs::write(copies.join(name), "").expect("written");
    }
    let mut settings = folder.settings();
    let every = Duration::from_hours(1);
    settings.backups = Some(Backups { every, keep: 2, folder: copies.clone() });
    let server = TestServer::again(folder, settings);
    let first_of_2026 = 1_767_225_600_000;
    health(&server, |backups| backups["last"].as_u64().is_some_and(|at| at > first_of_2026));
    let mut names: Vec<_> = fs::read_dir(&copies)
        .expect("a folder")
        .map(|entry| entry.expect("a file").file_name().into_string().expect("UTF-8"))
        .collect();
    names.sort();
    assert_eq!(names.len(), 3, "{names:?}");
    assert_eq!([&names[0], &names[2]], [&old(2022), OTHER]);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let copy = copies.join(&names[1]);
    let sound = runtime.expect("a runtime").block_on(DataFile::check(&copy));
    assert_eq!(sound, Ok(()));
    let metrics = server.get("/metrics").text();
    assert!(metrics.contains("ludotheque_backup_last_timestamp_seconds"), "{metrics}");
}

#[test]
fn a_failure_is_told_and_the_server_stays_well() {
    let folder = Folder::new();
    let taken = folder.0.join("copies");
    fs::write(&taken, "a file").expect("written");
    let mut settings = folder.settings();
    settings.backups = Some(Backups { every: Duration::from_hours(1), keep: 2, folder: taken });
    let server = TestServer::again(folder, settings);
    health(&server, |backups| backups["failure"] == "store-unopened");
    let metrics = server.get("/metrics").text();
    let of_errors = |line: &&str| line.starts_with("ludotheque_backup_errors_total");
    let failed = metrics.lines().find(of_errors).and_then(|line| line.rsplit_once(' '));
    let failed: Option<u64> = failed.and_then(|(_, count)| count.parse().ok());
    assert!(failed.is_some_and(|failed| failed > 0), "{metrics}");
}

/// Asks after the server's health until the backups are as wanted.
fn health(server: &TestServer, wanted: impl Fn(&Value) -> bool) {
    loop {
        let answer = server.get("/health");
        assert_eq!(answer.status, 200);
        if wanted(&answer.json()["backups"]) {
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
}
