//! The server as whoever runs it meets it: opened, looked after, copied, closed.

use std::{
    env, fs,
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

/// A folder that is cleared away.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("ludotheque-serve-{}-{number}", std::process::id());
        let path = env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn program(folder: &Path, arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_ludotheque"));
    program.args(arguments).env("LC_ALL", "C").env("XDG_DATA_HOME", folder);
    for name in ["LANG", "LC_MESSAGES", "LUDOTHEQUE_KEY", "LUDOTHEQUE_LOG", "SSL_CERT_FILE"] {
        program.env_remove(name);
    }
    program
}

fn run(folder: &Folder, arguments: &[&str]) -> Output {
    program(&folder.0, arguments).stdin(Stdio::null()).output().expect("the program runs")
}

fn says(folder: &Folder, arguments: &[&str]) -> String {
    let output = run(folder, arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).expect("text")
}

fn fails(folder: &Folder, arguments: &[&str]) -> (Option<i32>, String) {
    let output = run(folder, arguments);
    (output.status.code(), String::from_utf8(output.stderr).expect("text"))
}

/// A server in a process of its own.
struct ServerProcess {
    process: Child,
    out: BufReader<std::process::ChildStdout>,
    greeting: String,
    url: String,
}

impl ServerProcess {
    fn open(folder: &Folder, arguments: &[&str]) -> Self {
        let mut process = program(&folder.0, arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program runs");
        let mut out = BufReader::new(process.stdout.take().expect("its output"));
        let mut greeting = String::new();
        while !greeting.contains("Ctrl-C") {
            let read = out.read_line(&mut greeting).expect("text");
            assert!(read > 0, "it ended: {greeting}");
        }
        let line = greeting.lines().find(|line| line.contains("running at")).expect("its address");
        let url = line.split_whitespace().next_back().expect("its address").to_owned();
        Self { process, out, greeting, url }
    }

    /// The key, if it was shown.
    fn key(&self) -> Option<String> {
        let line = self.greeting.lines().find(|line| line.starts_with("Admin key"))?;
        line.split_whitespace().next_back().map(ToOwned::to_owned)
    }

    /// Asks it to end, as a system does, and waits until it has.
    fn close(mut self) -> String {
        let id = self.process.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status().expect("kill runs");
        assert!(asked.success());
        let mut last = String::new();
        self.out.read_to_string(&mut last).expect("text");
        assert_eq!(self.process.wait().expect("it ends").code(), Some(0));
        last
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_server_is_started_administered_and_stopped() {
    let folder = Folder::new();
    let server = ServerProcess::open(&folder, &["serve", "--port", "0"]);
    assert!(folder.0.join("ludotheque/ludotheque.sqlite").exists(), "in the data folder");
    assert!(server.greeting.contains("Only this machine can connect"), "{}", server.greeting);
    let key = server.key().expect("shown the first time");
    let door = ["--url", &server.url, "--key", &key];
    let admin = |what: &[&str]| says(&folder, &[&["admin"], what, &door].concat());
    assert!(admin(&["overview"]).contains("Tables: 0"));
    assert!(says(&folder, &["health", "--url", &server.url]).starts_with("The server works"));
    assert_eq!(admin(&["tables"]), "");
    assert_eq!(admin(&["people"]), "");
    assert_eq!(admin(&["block-range", "203.0.113.9/24"]), "Done.\n");
    assert_eq!(admin(&["ranges"]), "203.0.113.0/24\n");
    assert_eq!(admin(&["unblock-range", "203.0.113.0/24"]), "Done.\n");
    assert_eq!(admin(&["ranges"]), "");
    assert_eq!(admin(&["reports"]), "");
    let (status, error) = fails(&folder, &[&["admin", "settle", "1"][..], &door].concat());
    assert!(status == Some(1) && error.contains("no report with this number"), "{error}");
    let nonsense = ["admin", "block-range", "everybody & all"];
    let (status, error) = fails(&folder, &[&nonsense[..], &door].concat());
    assert!(status == Some(1) && error.contains("203.0.113.0/24"), "{error}");
    let nobody = ["admin", "block", "0000000000000000", "--lang", "fr"];
    let (status, error) = fails(&folder, &[&nobody[..], &door].concat());
    assert_eq!(status, Some(1), "{error}");
    assert!(error.starts_with("erreur"), "{error}");
    let wrong = ["admin", "overview", "--url", &server.url, "--key", &"0".repeat(64)];
    assert_eq!(fails(&folder, &wrong).0, Some(1));
    let (status, error) = fails(&folder, &["admin", "overview", "--url", &server.url]);
    assert_eq!(status, Some(2), "{error}");
    assert!(error.contains("LUDOTHEQUE_KEY"), "{error}");
    assert_eq!(server.close(), "Server stopped. All games are saved.\n");
    let (status, error) =
        fails(&folder, &["admin", "overview", "--key", &key, "--url", "http://127.0.0.1:1"]);
    assert_eq!(status, Some(3), "{error}");
    assert_eq!(fails(&folder, &["health", "--url", "http://127.0.0.1:1"]).0, Some(3));
    let again = ServerProcess::open(&folder, &["serve", "--port", "0"]);
    assert_eq!(again.key(), None, "the key is shown once");
}

#[test]
fn a_server_with_https_is_administered_by_whom_its_certificate_convinces() {
    let folder = Folder::new();
    let file =
        |name: &str| format!("{}/../server/tests/server/http/{name}", env!("CARGO_MANIFEST_DIR"));
    let (certificate, key) = (file("certificate.pem"), file("key.pem"));
    let encrypted = ["serve", "--port", "0", "--tls-cert", &certificate, "--tls-key", &key];
    let server = ServerProcess::open(&folder, &encrypted);
    assert!(server.url.starts_with("https://"), "{}", server.url);
    let key = server.key().expect("shown the first time");
    let overview = ["admin", "overview", "--url", &server.url, "--key", &key];
    let (status, error) = fails(&folder, &overview);
    assert_eq!(status, Some(3), "a stranger's certificate: {error}");
    let mut trusting = program(&folder.0, &overview);
    let output = trusting.env("SSL_CERT_FILE", &certificate).output().expect("the program runs");
    let said = String::from_utf8(output.stdout).expect("text");
    assert!(said.contains("Tables: 0"), "{said}{}", String::from_utf8_lossy(&output.stderr));
}

/// That it comes is tried in `server`, with a real authority; here is none.
#[test]
fn a_server_that_waits_for_its_certificate_is_open() {
    let folder = Folder::new();
    let trusted =
        format!("{}/../server/tests/server/http/certificate.pem", env!("CARGO_MANIFEST_DIR"));
    let acme = ["serve", "--port", "0", "--acme", "--acme-contact", "ada@games.example"];
    let authority = ["--acme-directory", "https://127.0.0.1:1/dir", "--acme-ca", &trusted];
    let public = |url| [&acme[..], &authority, &["--public-url", url]].concat();
    let server = ServerProcess::open(&folder, &public("https://games.example"));
    assert!(server.url.starts_with("https://"), "{}", server.url);
    assert!(
        server.greeting.contains("For everybody: https://games.example/"),
        "{}",
        server.greeting
    );
    drop(server);
    let (status, error) = fails(&folder, &public("http://games.example"));
    assert!(status == Some(3) && error.contains("--public-url"), "{error}");
    let (status, error) = fails(&folder, &["serve", "--acme"]);
    assert!(status == Some(2) && error.contains("--public-url"), "{error}");
    let (status, error) = fails(&folder, &["serve", "--backup-every", "soon"]);
    assert!(status == Some(2) && error.contains("soon"), "{error}");
}

/// The port may be taken on the machine that runs this; either way it is a server
/// that is opened.
#[test]
fn without_a_command_the_server_is_started() {
    let folder = Folder::new();
    let mut process = program(&folder.0, &[])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut first = String::new();
    let mut out = BufReader::new(process.stdout.take().expect("its output"));
    out.read_line(&mut first).expect("text");
    let opened = first == "Server running at http://127.0.0.1:7373/\n";
    let _ = process.kill();
    let output = process.wait_with_output().expect("it ends");
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(opened || said.contains("listens at 127.0.0.1:7373"), "{first}{said}");
}

#[test]
fn a_new_key_replaces_the_old_one() {
    let folder = Folder::new();
    let server = ServerProcess::open(&folder, &["serve", "--port", "0"]);
    let old = server.key().expect("a key");
    let line = says(&folder, &["admin", "key"]);
    let new = line.split_whitespace().next_back().expect("a key");
    let overview = ["admin", "overview", "--url", &server.url, "--key"];
    assert_eq!(fails(&folder, &[&overview[..], &[&old]].concat()).0, Some(1));
    assert!(says(&folder, &[&overview[..], &[new]].concat()).contains("Tables: 0"));
}

#[test]
fn one_server_at_a_time() {
    let folder = Folder::new();
    let server = ServerProcess::open(&folder, &["serve", "--port", "0", "--lan"]);
    let (status, error) = fails(&folder, &["serve", "--port", "0"]);
    assert_eq!(status, Some(3));
    assert!(error.contains("Only one server at a time"), "{error}");
    let port = server.url.trim_end_matches('/').rsplit(':').next().expect("a port");
    let data = folder.file("other.sqlite");
    let (status, error) = fails(&folder, &["serve", "--port", port, "--data", &data, "--lang=fr"]);
    assert_eq!(status, Some(3));
    assert!(error.contains("est déjà utilisé"), "{error}");
    let (status, error) = fails(&folder, &["serve", "--data", "/proc/none/data.sqlite"]);
    assert_eq!(status, Some(3));
    assert!(error.contains("/proc/none"), "{error}");
}

#[test]
fn data_are_copied_and_records_travel() {
    let folder = Folder::new();
    let server = ServerProcess::open(&folder, &["serve", "--port", "0"]);
    let records = folder.file("records.txt");
    let game = "format: 1\ngame: kuba\nedition: 1\nset-up: standard\nresult: unfinished\n\na7s";
    fs::write(&records, format!("{game}\n\nformat: 1\ngame: chess\n")).expect("written");
    let imported = says(&folder, &["import", &records]);
    assert!(imported.contains("Record at line "), "{imported}");
    assert!(imported.contains("Imported: 1; already there: 0; refused: 1."), "{imported}");
    assert!(says(&folder, &["import", &records]).contains("already there: 1"));
    assert_eq!(says(&folder, &["export", "-"]).trim(), game);
    let copy = folder.file("copy.sqlite");
    assert!(says(&folder, &["backup", &copy]).contains("secrets of running games"));
    assert_eq!(fails(&folder, &["backup", &copy]).0, Some(3), "never over another file");
    drop(server);
    let exported = folder.file("exported.txt");
    says(&folder, &["export", &exported, "--data", &copy]);
    assert_eq!(fs::read_to_string(exported).expect("a text").trim(), game);
    assert_eq!(fails(&folder, &["export", "-", "--data", &folder.file("none")]).0, Some(3));
}

#[tokio::test]
async fn a_server_with_a_name_says_it_where_it_is_watched() {
    let folder = Folder::new();
    let server = ServerProcess::open(&folder, &["serve", "--port", "0", "--name", "north-1"]);
    let get = async |path: &str| {
        let url = format!("{}{path}", server.url);
        client::http::get(&url, &client::Caller::anyone()).await.expect("an answer")
    };
    assert_eq!(get("health").await.json::<serde_json::Value>().expect("JSON")["server"], "north-1");
    assert!(get("metrics").await.text().contains("{server=\"north-1\""));
    let (status, why) = fails(&folder, &["serve", "--name", "two words"]);
    assert_eq!(status, Some(2));
    assert!(why.contains("--name"), "{why}");
}
