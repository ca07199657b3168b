//! Asking the server over HTTP: who one is, lists of tables, a new table, a hint.
//! What it refuses it says in the reader's language; that it can't be reached at
//! all is a failure of its own kind, since then everything else still works.

use advice::Advice;
use protocol::{
    Archive, ImportedRecords, MyTable, NewReport, NewTable, Person, TableSummary, TableView,
    WireError,
};
use serde::{Serialize, de::DeserializeOwned};
use shelf::Game;
use table::{PersonId, TableId};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};
use words::Words;

/// Why there is no answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Failed {
    /// The server says no.
    Refused(WireError),
    /// It can't be reached.
    Unreachable,
    /// It answers something that this page does not understand.
    Unreadable,
}

impl Failed {
    /// What to tell the reader.
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Self::Refused(error) => error.message.clone(),
            Self::Unreachable => words.text("online-unreachable"),
            Self::Unreadable => words.text("online-unreadable"),
        }
    }

    /// Whether the server says no with this code.
    pub fn is(&self, code: &str) -> bool {
        matches!(self, Self::Refused(error) if error.code == code)
    }
}

/// Who one is.
///
/// # Errors
/// The server does not say; it refuses those who are nobody yet.
pub async fn me() -> Result<Person, Failed> {
    get("/api/me").await
}

/// Becomes a guest of this name, or is called so from now on.
///
/// # Errors
/// The server does not want it.
pub async fn be_called(name: &str) -> Result<Person, Failed> {
    post("/api/me", &Named { name }).await
}

#[derive(Serialize)]
struct Named<'a> {
    name: &'a str,
}

/// Opens a table.
///
/// # Errors
/// The server does not want it.
pub async fn open(table: &NewTable) -> Result<TableView, Failed> {
    post("/api/tables", table).await
}

/// The public tables that wait for people, of one game or of all.
///
/// # Errors
/// The server does not answer.
pub async fn lobby(game: Option<Game>) -> Result<Vec<TableSummary>, Failed> {
    get(&asking("/api/lobby", &[("game", game.map(Game::name))])).await
}

/// The public games that run, of one game or of all.
///
/// # Errors
/// The server does not answer.
pub async fn running(game: Option<Game>) -> Result<Vec<TableSummary>, Failed> {
    get(&asking("/api/running", &[("game", game.map(Game::name))])).await
}

/// The tables where one sits.
///
/// # Errors
/// The server does not answer, or one is nobody yet.
pub async fn mine() -> Result<Vec<MyTable>, Failed> {
    get("/api/me/tables").await
}

/// Which games that are over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Games {
    /// Of one game or of all.
    pub game: Option<Game>,
    /// Where this person sat.
    pub person: Option<PersonId>,
}

/// A page of the games that are over, from the beginning or after another page.
///
/// # Errors
/// The server does not answer.
pub async fn archive(games: &Games, after: Option<&str>) -> Result<Archive, Failed> {
    let person = games.person.map(|person| person.to_string());
    let game = games.game.map(Game::name);
    let asked = [("game", game), ("person", person.as_deref()), ("after", after)];
    get(&asking("/api/archive", &asked)).await
}

/// A page of the imported records, of one game or of all.
///
/// # Errors
/// The server does not answer.
pub async fn imported(game: Option<Game>, after: Option<&str>) -> Result<ImportedRecords, Failed> {
    get(&asking("/api/records", &[("game", game.map(Game::name)), ("after", after)])).await
}

/// The text of an imported record.
///
/// # Errors
/// There is none, or the server does not answer.
pub async fn imported_record(number: u64) -> Result<String, Failed> {
    text("GET", &format!("/api/records/{number}"), None).await
}

/// One table, as it stands.
///
/// # Errors
/// There is none, or the server does not answer.
pub async fn table(id: TableId) -> Result<TableView, Failed> {
    get(&format!("/api/tables/{id}")).await
}

/// The text of a table's record, with what verifies its chance once it is over.
///
/// # Errors
/// There is none yet, or the server does not answer.
pub async fn record(id: TableId) -> Result<String, Failed> {
    text("GET", &format!("/api/tables/{id}/record"), None).await
}

/// What full strength would do at a table, as docs/analysis.md tells it.
///
/// # Errors
/// The table allows no aids, or the server has no time.
pub async fn hint(id: TableId) -> Result<Advice, Failed> {
    post(&format!("/api/tables/{id}/hint"), &Usual {}).await
}

/// No wish beside the question itself.
#[derive(Serialize)]
struct Usual {}

/// Reports a player to whoever runs the server.
///
/// # Errors
/// The server does not want it.
pub async fn report(table: TableId, report: &NewReport) -> Result<(), Failed> {
    let body = serde_json::to_string(report).map_err(|_| Failed::Unreadable)?;
    text("POST", &format!("/api/tables/{table}/reports"), Some(&body)).await.map(drop)
}

/// A path with what is asked of it, as far as it is.
fn asking(path: &str, asked: &[(&str, Option<&str>)]) -> String {
    let asked = asked.iter().filter_map(|(name, value)| Some(format!("{name}={}", (*value)?)));
    format!("{path}?{}", asked.collect::<Vec<_>>().join("&"))
}

/// Reads what the server answers to a question.
///
/// # Errors
/// See [`Failed`].
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Failed> {
    read(&text("GET", path, None).await?)
}

/// Reads what the server answers to a wish.
///
/// # Errors
/// See [`Failed`].
pub async fn post<T: DeserializeOwned>(path: &str, wish: &impl Serialize) -> Result<T, Failed> {
    let body = serde_json::to_string(wish).map_err(|_| Failed::Unreadable)?;
    read(&text("POST", path, Some(&body)).await?)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Failed> {
    serde_json::from_str(text).map_err(|_| Failed::Unreadable)
}

/// The body of an answer.
pub(super) async fn text(method: &str, path: &str, body: Option<&str>) -> Result<String, Failed> {
    let response = fetch(method, path, body).await.map_err(|_| Failed::Unreachable)?;
    let body = async { JsFuture::from(response.text()?).await };
    let body = body.await.map_err(|_| Failed::Unreachable)?.as_string().unwrap_or_default();
    if response.ok() {
        Ok(body)
    } else {
        Err(read(&body).map_or_else(|failed| failed, Failed::Refused))
    }
}

async fn fetch(method: &str, path: &str, body: Option<&str>) -> Result<Response, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let headers = Headers::new()?;
    headers.set("Accept-Language", &language())?;
    let request = RequestInit::new();
    request.set_method(method);
    if let Some(body) = body {
        headers.set("Content-Type", "application/json")?;
        request.set_body(&JsValue::from_str(body));
    }
    request.set_headers(&headers);
    let response = JsFuture::from(window.fetch_with_str_and_init(path, &request)).await?;
    response.dyn_into()
}

/// The page's language, as its root says it.
pub(super) fn language() -> String {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    let language = root.and_then(|root| root.get_attribute("lang"));
    language.unwrap_or_else(|| "en".to_owned())
}
