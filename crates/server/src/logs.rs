//! What the server writes down while it runs, on stderr: as lines for people or
//! as JSON for programs. Never a secret: requests are noted by method, the
//! route's pattern and the status, without names, queries, headers or bodies, so
//! that no cookie, token or link-only table can be found in a log.

use std::{fmt, io::IsTerminal, time::Instant};

use axum::{
    extract::{MatchedPath, Request},
    middleware::Next,
    response::Response,
};
use table::TableId;
use tracing_subscriber::EnvFilter;

use crate::openapi;

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogForm {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

/// Begins to write the log. `LUDOTHEQUE_LOG` says how much, such as `debug` or
/// `server=debug`; without it, what whoever runs a server wants to know. A
/// program that writes a log already keeps its own.
pub fn start(form: LogForm) {
    let filter = EnvFilter::try_from_env("LUDOTHEQUE_LOG");
    let filter = filter.unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn,async_nats=warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let _ = match form {
        LogForm::Text => log.with_ansi(std::io::stderr().is_terminal()).try_init(),
        LogForm::Json => log.json().flatten_event(true).with_ansi(false).try_init(),
    };
}

/// A table in the log: the beginning of its name, by which whoever runs the server
/// finds it in their list. Whoever knows no more of it can't open it.
pub(crate) struct LoggedTable(pub(crate) TableId);

impl LoggedTable {
    /// How many of the sixteen letters are told.
    const TOLD: usize = 5;
}

impl fmt::Display for LoggedTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.0.to_string();
        write!(f, "{}…", name.get(..Self::TOLD).unwrap_or_default())
    }
}

/// The layer that notes requests.
pub(crate) async fn note(path: Option<MatchedPath>, request: Request, next: Next) -> Response {
    let (begun, method) = (Instant::now(), request.method().clone());
    let response = next.run(request).await;
    let (status, seconds) = (response.status(), begun.elapsed().as_secs_f64());
    let path = path.as_ref().map_or("-", MatchedPath::as_str);
    debug_assert!(
        openapi::describes(&method, path, response.status()),
        "the description of the API does not know that {method} {path} can be answered {status}",
    );
    if status.is_server_error() {
        tracing::error!(%method, path, status = status.as_u16(), seconds, "request");
    } else {
        tracing::info!(%method, path, status = status.as_u16(), seconds, "request");
    }
    metrics::histogram!("ludotheque_request_seconds", "route" => path.to_owned()).record(seconds);
    metrics::counter!("ludotheque_requests", "status" => status.as_u16().to_string()).increment(1);
    response
}
