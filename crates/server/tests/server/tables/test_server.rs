//! A server that a test opens, and people who come in.

use std::{
    env,
    fs::{self, DirEntry},
    io,
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    process,
    sync::atomic::{AtomicU32, Ordering},
};

use client::{Caller, Live, News, http};
use protocol::{Command, CommandId, WireError};
use serde_json::{Value, json};
use server::{ServeError, Settings};
use table::{Phase, Table, TableId};
use tokio::{sync::oneshot, task::JoinHandle};

use super::asking::sit;

/// A folder that is cleared away.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("ludotheque-tables-{}-{number}", process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    /// What lies in it.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("a folder");
        let name = |entry: io::Result<DirEntry>| entry.expect("an entry").file_name();
        let mut names: Vec<_> =
            entries.map(name).map(|name| name.to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.0.join("data.sqlite")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// An open server.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    folder: Folder,
    close: oneshot::Sender<()>,
    running: JoinHandle<Result<(), ServeError>>,
}

impl TestServer {
    pub(crate) async fn open() -> Self {
        Self::over(Folder::new()).await
    }

    /// Opens a server over data that is there already.
    pub(crate) async fn over(folder: Folder) -> Self {
        let mut settings = Settings::new(folder.data());
        settings.listen = vec![SocketAddr::from((Ipv4Addr::LOCALHOST, 0))];
        let (tell, told) = oneshot::channel();
        let (close, closing) = oneshot::channel::<()>();
        let serve = server::serve(
            settings,
            move |ready| tell.send(ready.addresses[0]).expect("heard"),
            async {
                let _ = closing.await;
            },
        );
        let running = tokio::spawn(serve);
        let address = told.await.expect("the server opens");
        Self { address, folder, close, running }
    }

    /// Its data file.
    pub(crate) fn data(&self) -> PathBuf {
        self.folder.data()
    }

    /// Closes the server and opens it again.
    pub(crate) async fn reopened(self) -> Self {
        Self::over(self.closed().await).await
    }

    pub(crate) async fn closed(self) -> Folder {
        drop(self.close);
        self.running.await.expect("no panic").expect("closed well");
        self.folder
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) async fn guest(&self, name: &str) -> Person {
        self.enter("/api/me", json!({ "name": name })).await
    }

    /// Someone with an account.
    pub(crate) async fn account(&self, name: &str) -> Person {
        self.enter("/api/accounts", json!({ "name": name, "password": "glass marbles" })).await
    }

    async fn enter(&self, path: &str, body: Value) -> Person {
        let answer =
            http::post(&self.url(path), &body, &Caller::anyone()).await.expect("an answer");
        assert_eq!(answer.status, 201, "{}", answer.text());
        let cookie = answer.header("set-cookie").expect("a cookie");
        let cookie = cookie.split(';').next().expect("its value");
        Person { caller: Caller::with_cookie(cookie) }
    }

    pub(crate) async fn get(&self, path: &str, person: &Person) -> Value {
        let answer = http::get(&self.url(path), &person.caller).await.expect("an answer");
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json().expect("JSON")
    }

    /// Whatever is answered, with its status.
    pub(crate) async fn get_text(&self, path: &str) -> (u16, String) {
        let answer = http::get(&self.url(path), &Caller::anyone()).await.expect("an answer");
        (answer.status, answer.text())
    }

    /// Opens a table; its id.
    pub(crate) async fn table(&self, person: &Person, wanted: Value) -> TableId {
        let answer =
            http::post(&self.url("/api/tables"), &wanted, &person.caller).await.expect("an answer");
        assert_eq!(answer.status, 201, "{}", answer.text());
        let view: Value = answer.json().expect("JSON");
        view["id"].as_str().expect("an id").parse().expect("an id")
    }

    /// Ada opens a table where she sits on seat 1; Blaise sits down on seat 2, and
    /// the game begins.
    pub(crate) async fn two_at(&self, wanted: Value) -> ([Person; 2], TableId) {
        let people = [self.guest("Ada").await, self.guest("Blaise").await];
        let table = self.table(&people[0], wanted).await;
        let mut first = self.follow(&people[0], table).await;
        first.until(|table| table.contributions()[0].is_some()).await;
        let mut second = self.follow(&people[1], table).await;
        second.ask(sit(2)).await.expect("an open seat");
        assert_eq!(second.table().phase(), Phase::Playing);
        (people, table)
    }

    pub(crate) async fn follow(&self, person: &Person, table: TableId) -> Player {
        let live = Live::open(&self.url("/api/live"), person.caller.clone(), table).await;
        let mut player = Player { live: live.expect("a connection") };
        player.until(|_| true).await;
        player
    }
}

/// Someone who came in.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) caller: Caller,
}

impl Person {
    /// Someone who only looks on.
    pub(crate) fn nobody() -> Self {
        Self { caller: Caller::anyone() }
    }
}

/// Someone at a table, live.
pub(crate) struct Player {
    pub(crate) live: Live,
}

impl Player {
    pub(crate) fn table(&self) -> &Table {
        self.live.table().expect("followed")
    }

    pub(crate) async fn until(&mut self, wanted: impl Fn(&Table) -> bool) -> &Table {
        self.live.until(wanted).await.expect("the table becomes so")
    }

    /// Asks, and waits for the answer.
    pub(crate) async fn ask(&mut self, command: Command) -> Result<(), WireError> {
        // Whoever comes back must not use an id again.
        static ASKED: AtomicU32 = AtomicU32::new(0);
        let id = command_id(&format!("test-{}", ASKED.fetch_add(1, Ordering::Relaxed)));
        self.ask_as(id, command).await
    }

    pub(crate) async fn ask_as(
        &mut self,
        id: CommandId,
        command: Command,
    ) -> Result<(), WireError> {
        self.live.ask(id.clone(), command).await.expect("sent");
        loop {
            match self.live.next().await.expect("an answer") {
                News::Done(done) if done == id => return Ok(()),
                News::Refused(refused, error) if refused == id => return Err(error),
                _ => {}
            }
        }
    }
}

pub(crate) fn command_id(text: &str) -> CommandId {
    CommandId::try_from(text.to_owned()).expect("an id")
}
