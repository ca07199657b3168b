//! How busy and how full the server is.

use std::sync::Arc;

use axum::{Json, extract::State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    AppState,
    api_error::ApiError,
    measures::Process,
    people::Admin,
    store::{DataFile, ServerStatus},
};

/// Load and storage.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Overview {
    /// The version of the program.
    version: &'static str,
    /// Seconds of CPU time since the start.
    cpu_seconds: f64,
    /// Bytes of memory.
    memory_bytes: u64,
    /// Open files and sockets: one for each connection, and a few of its own.
    open_files: usize,
    /// Tables in memory.
    rooms: usize,
    /// Tables in every phase.
    tables: u64,
    /// Tables that are neither finished nor closed.
    unfinished_tables: u64,
    /// Stored events; where there are very many in a database, about so many.
    events: u64,
    /// Imported game records.
    records: u64,
    /// Guests and accounts, without deleted ones.
    people: u64,
    /// Number of accounts.
    accounts: u64,
    /// Bytes on disk, where the data is in a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    storage_bytes: Option<u64>,
    /// The servers that share the database, where several may. All that is counted above
    /// in bytes, seconds, files and memory is of the one that answers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    servers: Vec<ServerOverview>,
}

/// One of the servers that share a database.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
struct ServerOverview {
    /// What it is called.
    name: String,
    /// When it was started, in milliseconds since 1970.
    opened_at: u64,
    /// When it was last known to run.
    seen_at: u64,
    /// Whether it runs.
    alive: bool,
}

impl From<ServerStatus> for ServerOverview {
    fn from(status: ServerStatus) -> Self {
        let ServerStatus { name, opened_at, beat_at, is_alive } = status;
        let (opened_at, seen_at) = (opened_at.as_millis(), beat_at.as_millis());
        Self { name, opened_at, seen_at, alive: is_alive }
    }
}

/// Load and storage of the server.
#[utoipa::path(
    get, path = "/api/admin/overview", tag = "admin",
    responses((status = 200, body = Overview), (status = 401, description = "wrong admin key")),
)]
pub(crate) async fn overview(
    State(state): State<Arc<AppState>>,
    _: Admin,
) -> Result<Json<Overview>, ApiError> {
    let process = Process::now();
    let counts = state.store.counts().await?;
    let headcount = state.people.headcount().await?;
    let servers = match &state.fleet {
        Some(fleet) => fleet.database().servers().await?,
        None => Vec::new(),
    };
    Ok(Json(Overview {
        version: env!("CARGO_PKG_VERSION"),
        cpu_seconds: process.seconds,
        memory_bytes: process.memory,
        open_files: process.files,
        rooms: state.rooms.count(),
        tables: counts.tables,
        unfinished_tables: counts.unfinished,
        events: counts.events,
        records: counts.records,
        people: headcount.people,
        accounts: headcount.accounts,
        storage_bytes: state.file.as_ref().map(DataFile::bytes),
        servers: servers.into_iter().map(ServerOverview::from).collect(),
    }))
}
