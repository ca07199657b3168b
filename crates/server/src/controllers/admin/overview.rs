//! How busy and how full the server is.

use std::sync::Arc;

use axum::{Json, extract::State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{AppState, api_error::ApiError, measures::Process, people::Admin, store::DataFile};

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
    /// Stored events.
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
    }))
}
