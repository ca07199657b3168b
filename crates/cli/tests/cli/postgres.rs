//! The server on a real `PostgreSQL`: prepared, served, killed under load, copied.

use std::{
    path::Path,
    process::{Command, Output, Stdio},
    sync::LazyLock,
};

use testbed::{
    Folder, Postgres, cluster,
    crash::{Plan, run_on},
};

use crate::program;

/// The `PostgreSQL` that all tests of this program share.
static POSTGRES: LazyLock<Postgres> =
    LazyLock::new(|| Postgres::start().expect("PostgreSQL, which `cargo xtask check` installs"));

/// A database that is empty, or prepared.
fn database(name: &str) -> String {
    POSTGRES.create(name, None).expect("a database");
    POSTGRES.url(name)
}

fn prepared(name: &str) -> String {
    let url = database(name);
    assert_eq!(says(&["migrate", "--database", &url]), "The database is ready.\n");
    url
}

fn run(arguments: &[&str]) -> Output {
    let mut program = Command::new(program::path());
    program.args(["--lang", "en"]).args(arguments).env_remove("LUDOTHEQUE_LOG");
    program.stdin(Stdio::null()).output().expect("the program runs")
}

fn says(arguments: &[&str]) -> String {
    let output = run(arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).expect("text")
}

fn fails(arguments: &[&str]) -> (Option<i32>, String) {
    let output = run(arguments);
    (output.status.code(), String::from_utf8(output.stderr).expect("text"))
}

#[test]
fn a_database_is_prepared_once_and_served_only_then() {
    let url = database("unprepared");
    let (status, why) = fails(&["serve", "--port", "0", "--database", &url]);
    assert_eq!(status, Some(3));
    assert!(why.contains("ludotheque migrate --database"), "{why}");
    says(&["migrate", "--database", &url]);
    assert_eq!(says(&["migrate", "--database", &url]), "The database was ready already.\n");
    let key = says(&["admin", "key", "--database", &url]);
    assert!(key.starts_with("New admin key: "), "{key}");
}

#[test]
fn what_only_a_file_can_do_is_said_plainly() {
    let (status, why) = fails(&["backup", "copy.sqlite", "--database", "postgres://ada@db/club"]);
    assert_eq!(status, Some(2));
    assert!(why.contains("postgres://ada@db:5432/club is a PostgreSQL database"), "{why}");
    let serve = ["serve", "--database", "postgres://ada@db/club", "--backup-every", "1h"];
    let (status, why) = fails(&serve);
    assert_eq!(status, Some(2));
    assert!(why.contains("--backup-every") && why.contains("--database"), "{why}");
}

#[test]
fn servers_share_a_database_that_nobody_changes_meanwhile() {
    let url = prepared("twice");
    let folder = Folder::new("twice").expect("a folder");
    let open = |name: &str| {
        let beside = folder.file(name);
        testbed::ServerProcess::open_database(&program::path(), &url, &beside)
    };
    let mut servers = ["one", "other"].map(|name| open(name).expect("an open server"));
    let file = format!("sqlite:{}", folder.file("copy.sqlite").display());
    let (status, why) = fails(&["copy", "--from", &url, "--to", &file]);
    assert_eq!(status, Some(3));
    assert!(why.contains("this database is in use"), "{why}");

    let key = says(&["admin", "key", "--database", &url]);
    let key = key.lines().next().and_then(|line| line.strip_prefix("New admin key: "));
    let key = key.expect("a key").trim();
    let overview = |server: &testbed::ServerProcess| {
        says(&["admin", "overview", "--url", &server.url(), "--key", key])
    };
    // Who is busy may seem dead for a while.
    let until = |server: &testbed::ServerProcess, running: usize, dead: usize| loop {
        let told = overview(server);
        let count = |what: &str| told.matches(what).count();
        if (count(": running since "), count(": not running, last seen ")) == (running, dead) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    };
    until(&servers[0], 2, 0);
    servers[1].kill().expect("killed");
    until(&servers[0], 1, 1);
    servers[1].reopen().expect("an open server");
    until(&servers[0], 2, 1);
    for server in &mut servers {
        server.close().expect("closed");
    }
    says(&["migrate", "--database", &url]);
}

#[tokio::test]
async fn one_of_several_servers_dies_and_the_others_go_on() {
    let url = prepared("cluster");
    let plan = cluster::Plan { servers: 3, kills: 2, tables: 8, flags: 1, seed: 4 };
    let report = cluster::run(&program::path(), &url, plan, |_| {}).await;
    let report = report.expect("servers that bear it");
    assert_eq!((report.kills, report.flags), (2, 2));
    assert!(report.acknowledged >= 64, "{report:?}");
}

#[tokio::test]
async fn a_crash_of_the_database_loses_nothing_and_doubles_nothing() {
    let postgres = Postgres::start().expect("another PostgreSQL");
    postgres.create("crashes", None).expect("a database");
    let url = postgres.url("crashes");
    says(&["migrate", "--database", &url]);
    let plan = Plan { kills: 2, tables: 4, seed: 3 };
    let crash = |_| postgres.crash().expect("a crash");
    let report = run_on(&program::path(), Some(&url), plan, crash).await;
    let report = report.expect("a server that bears it");
    assert!(report.acknowledged >= 8, "{report:?}");
}

#[tokio::test]
async fn kills_lose_nothing_and_double_nothing() {
    let url = prepared("kills");
    let plan = Plan { kills: 3, tables: 4, seed: 2 };
    let report = run_on(&program::path(), Some(&url), plan, |_| {}).await;
    let report = report.expect("a server that bears it");
    assert_eq!(report.kills, 3);
    assert!(report.acknowledged >= 10, "{report:?}");

    // What was played goes into a file, and from there into another database: no row is
    // lost on the way, and a server goes on with it.
    let folder = Folder::new("copies").expect("a folder");
    let file = format!("sqlite:{}", folder.file("data.sqlite").display());
    let there = says(&["copy", "--from", &url, "--to", &file]);
    assert!(there.ends_with("rows copied. Nothing is missing.\n"), "{there}");
    let again = prepared("again");
    assert_eq!(says(&["copy", "--from", &file, "--to", &again]), there);
    let (status, why) = fails(&["copy", "--from", &file, "--to", &again]);
    assert_eq!(status, Some(3));
    assert!(why.contains("already holds data"), "{why}");
    let export = |database: &[&str]| says(&[&["export", "-"], database].concat());
    let records = export(&["--database", &url]);
    assert!(records.contains("format: "), "{records}");
    assert_eq!(export(&["--database", &again]), records);
    assert_eq!(export(&["--data", &file["sqlite:".len()..]]), records);
    assert!(Path::new(&file["sqlite:".len()..]).exists());

    // A backup made by PostgreSQL’s own means is whole, too.
    let (dump, restored) = (folder.file("ludotheque.dump"), database("restored"));
    POSTGRES.dump("kills", &dump).expect("a backup");
    POSTGRES.restore(&dump, "restored").expect("restored");
    assert_eq!(says(&["migrate", "--database", &restored]), "The database was ready already.\n");
    assert_eq!(export(&["--database", &restored]), records);
    let beside = folder.file("restored");
    let server = testbed::ServerProcess::open_database(&program::path(), &restored, &beside);
    server.expect("an open server").close().expect("closed");
}

/// As docs/cluster tells it, with parts so small that more than one is needed.
#[tokio::test]
async fn events_can_be_parted_by_their_tables() {
    let url = prepared("parted");
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cluster/partition.sql");
    let sample = std::fs::read_to_string(sample).expect("the sample");
    let small = sample.replace("10000000", "3").replace("20000000", "MAXVALUE");
    POSTGRES.execute("parted", &small).expect("parted");
    let plan = Plan { kills: 1, tables: 4, seed: 5 };
    let report = run_on(&program::path(), Some(&url), plan, |_| {}).await;
    assert!(report.expect("a server that notices nothing").tables >= 4);
    let both = "DO $$ BEGIN ASSERT EXISTS (SELECT FROM events_1); \
        ASSERT EXISTS (SELECT FROM events_2); END $$";
    POSTGRES.execute("parted", both).expect("events in both parts");
}
