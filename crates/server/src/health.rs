//! Whether the server is well, for whoever watches over it: `/health` for
//! machines that restart it, `/metrics` for those that draw curves. Well means
//! that the data file can be written, which is tried at most once a second,
//! however often somebody asks, and that it was sound when it was last looked
//! through.

use std::{sync::Arc, time::Duration};

use axum::{
    Extension, Json,
    extract::{FromRequestParts, Request, State},
    http::{StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use game::Coded;
use serde::Serialize;
use table::Moment;
use tokio::{sync::Mutex, time::Instant};
use utoipa::ToSchema;

use crate::{
    AppState,
    api_error::{ApiError, RequestError},
    caller::Caller,
    host::Host,
    measures,
    people::Admin,
    settings::MetricsFor,
    store::StoreError,
};

/// The state of the server.
#[derive(Serialize, ToSchema)]
pub(crate) struct Health {
    /// Always `well`; otherwise the response is an error.
    status: &'static str,
    /// The version of the program.
    version: &'static str,
    /// Which server answers, where whoever runs it has given it a name.
    #[serde(skip_serializing_if = "Option::is_none")]
    server: Option<String>,
    /// Whether the other servers can be heard at once, where there is a bus: `connected`
    /// or `away`.
    #[serde(skip_serializing_if = "Option::is_none")]
    bus: Option<&'static str>,
    /// How the backups fare, where the server makes them.
    #[serde(skip_serializing_if = "Option::is_none")]
    backups: Option<BackupHealth>,
}

/// How the backups fare. Whatever it is, the server itself is well.
#[derive(Serialize, ToSchema)]
pub(crate) struct BackupHealth {
    /// When the last one was made, in milliseconds since 1970.
    last: Option<u64>,
    /// The code of what kept the next one from being made.
    #[serde(skip_serializing_if = "Option::is_none")]
    failure: Option<&'static str>,
}

impl BackupHealth {
    fn of(state: &AppState) -> Option<Self> {
        state.settings.backups.as_ref()?;
        let status = state.backups.status();
        let last = status.last.map(Moment::as_millis);
        Some(Self { last, failure: status.failure.map(|reason| reason.notice().code) })
    }
}

/// Health check: can the data file be written, and is it sound?
#[utoipa::path(
    get, path = "/health", tag = "server",
    responses((status = 200, body = Health), (status = 503, description = "nothing can be stored, or the data is not sound")),
)]
pub(crate) async fn health(
    State(state): State<Arc<AppState>>,
    Extension(probe): Extension<Probe>,
) -> Result<Json<Health>, ApiError> {
    // Whatever it is, whoever watches over the server must hear of it.
    let ill = |error| ApiError::of(StatusCode::SERVICE_UNAVAILABLE, &error);
    probe.look(&state).await.map_err(ill)?;
    state.soundness.status().map_err(ill)?;
    let server = state.settings.name.as_ref().map(|name| name.as_str().to_owned());
    let backups = BackupHealth::of(&state);
    let bus = state.bus.as_ref().map(|bus| if bus.is_connected() { "connected" } else { "away" });
    let version = env!("CARGO_PKG_VERSION");
    Ok(Json(Health { status: "well", version, server, bus, backups }))
}

/// The last look at the data file.
#[derive(Clone, Default)]
pub(crate) struct Probe(Arc<Mutex<Option<Look>>>);

/// When somebody looked, and what they found.
type Look = (Instant, Result<(), StoreError>);

impl Probe {
    const FRESH: Duration = Duration::from_secs(1);

    async fn look(&self, state: &AppState) -> Result<(), StoreError> {
        let mut last = self.0.lock().await;
        if let Some((at, found)) = &*last
            && at.elapsed() < Self::FRESH
        {
            return found.clone();
        }
        // The heartbeat is the smallest thing that is stored anyway.
        let found = state.store.beat(state.now()).await;
        *last = Some((Instant::now(), found.clone()));
        found
    }
}

/// Metrics for Prometheus, for programs on the same machine and with the
/// admin key.
#[utoipa::path(
    get, path = "/metrics", tag = "server",
    responses((status = 200, body = String), (status = 403, description = "not for you")),
)]
pub(crate) async fn metrics(
    State(state): State<Arc<AppState>>,
    caller: Caller,
    request: Request,
) -> Result<Response, ApiError> {
    let (mut parts, _) = request.into_parts();
    let open = state.settings.metrics == MetricsFor::Everyone;
    if !open && !is_from_here(caller, &parts) {
        let shown = Admin::from_request_parts(&mut parts, &state).await;
        shown.map_err(|_| RequestError::Private)?;
    }
    metrics::gauge!("ludotheque_rooms").set(state.rooms.count() as f64);
    if let Some(bus) = &state.bus {
        metrics::gauge!("ludotheque_bus_connected").set(f64::from(u8::from(bus.is_connected())));
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    Ok((kind, measures::text()).into_response())
}

/// Whether a program on this machine asks for itself. A proxy on the same
/// machine asks for others: it says so, or hands on the name that they used.
fn is_from_here(caller: Caller, request: &Parts) -> bool {
    let passed_on = ["x-forwarded-for", "forwarded", "via", "x-real-ip"];
    let is_passed_on = passed_on.iter().any(|name| request.headers.contains_key(*name));
    let host = Host::asked(&request.uri, &request.headers);
    let names_us = host.is_none_or(|host| host.is_ok_and(|host| host.is_loopback()));
    caller.address.is_loopback() && names_us && !is_passed_on
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use axum::http::{HeaderValue, Request};

    use super::*;
    use crate::caller::Scheme;

    #[test]
    fn a_proxy_on_this_machine_is_not_this_machine() {
        let caller =
            |address: [u8; 4]| Caller { address: IpAddr::from(address), scheme: Scheme::Http };
        let mut request = Request::new(()).into_parts().0;
        assert!(is_from_here(caller([127, 0, 0, 1]), &request));
        assert!(!is_from_here(caller([192, 168, 1, 2]), &request));
        request.headers.insert("host", HeaderValue::from_static("localhost:7373"));
        assert!(is_from_here(caller([127, 0, 0, 1]), &request));
        request.headers.insert("host", HeaderValue::from_static("games.example"));
        assert!(!is_from_here(caller([127, 0, 0, 1]), &request));
        request.headers.remove("host");
        request.headers.insert("x-forwarded-for", HeaderValue::from_static("127.0.0.1"));
        assert!(!is_from_here(caller([127, 0, 0, 1]), &request));
    }
}
