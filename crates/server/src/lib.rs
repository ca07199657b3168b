//! The server: tables, people, storage and live updates over HTTP and WebSocket.
//! It is the only authority online and the only holder of chance secrets.
//!
//! - [`AppState`] holds everything that handlers share.
//! - `rooms` keeps the live tables: a command is executed by a copy of the table,
//!   its events are stored and synced, and only then anyone hears of them.
//! - `store` is the data file, `writer` the group commit above it.
//! - `bus` tells other servers on the same database that there is something new.
//! - `people` knows who is who, `pool` lets bots think, `live` speaks WebSocket,
//!   `controllers` answer requests, `router` lists them.

#![expect(
    missing_docs,
    reason = "only this workspace uses it, and what its name says needs no sentence"
)]

mod acme;
mod announced;
mod api_error;
mod app_state;
mod assets;
mod backups;
pub mod bus;
mod caller;
mod clock;
mod controllers;
mod extract;
mod fleet;
mod gate;
mod health;
mod host;
mod identity;
mod language;
mod listen;
mod live;
mod lock;
mod logs;
pub mod maintenance;
mod measures;
mod network;
mod openapi;
mod pages;
pub mod people;
pub mod pool;
mod privacy;
mod public_url;
mod rooms;
mod router;
mod security;
mod serve;
mod server_name;
mod settings;
mod soundness;
pub mod store;
mod system;
pub mod writer;

pub use acme::{Acme, AcmeContact, AcmeDirectory, NoAcmeAddress};
pub use api_error::RequestError;
pub use app_state::AppState;
pub use backups::Backups;
pub use caller::Scheme;
pub use controllers::analysis::{NoAnalysis, NoHint};
pub use host::{Host, NoHost};
pub use lock::Lock;
pub use logs::{LogForm, start as start_log};
pub use privacy::{Contact, GuestsForgotten};
pub use public_url::{NoPublicUrl, PublicUrl};
pub use rooms::RoomError;
pub use serve::{Ready, ServeError, serve};
pub use server_name::{NoServerName, ServerName};
pub use settings::{BooksFetched, Forwarded, MetricsFor, Patience, Settings, Tls, TlsFiles};
