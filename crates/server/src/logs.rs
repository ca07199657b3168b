//! What the server writes down while it runs, on stderr: as lines for people or
//! as JSON for programs. Never a secret: requests are noted by method, the
//! route's pattern and the status, without names, queries, headers or bodies, so
//! that no cookie, token or link-only table can be found in a log.

use std::{io::IsTerminal, time::Instant};

use axum::{
    extract::{MatchedPath, Request},
    middleware::Next,
    response::Response,
};
use tracing_subscriber::EnvFilter;

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
    let filter = filter.unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let _ = match form {
        LogForm::Text => log.with_ansi(std::io::stderr().is_terminal()).try_init(),
        LogForm::Json => log.json().flatten_event(true).with_ansi(false).try_init(),
    };
}

/// The layer that notes requests.
pub(crate) async fn note(path: Option<MatchedPath>, request: Request, next: Next) -> Response {
    let (begun, method) = (Instant::now(), request.method().clone());
    let response = next.run(request).await;
    let (status, seconds) = (response.status(), begun.elapsed().as_secs_f64());
    let path = path.as_ref().map_or("-", MatchedPath::as_str);
    if status.is_server_error() {
        tracing::error!(%method, path, status = status.as_u16(), seconds, "request");
    } else {
        tracing::info!(%method, path, status = status.as_u16(), seconds, "request");
    }
    metrics::histogram!("ludotheque_request_seconds", "route" => path.to_owned()).record(seconds);
    metrics::counter!("ludotheque_requests", "status" => status.as_u16().to_string()).increment(1);
    response
}
