//! Who may ask at all, and how fast: by address, before anything is looked up, so it
//! counts for everybody, with a cookie or without. Whoever runs the server gets in
//! from a blocked range too, or they could not unblock it. Files of the page have no
//! pace: they are in memory, and a room full of phones loads them at once.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    middleware::Next,
    response::Response,
};

use crate::{
    AppState,
    api_error::ApiError,
    caller::Caller,
    people::{RateKey, RateScope, Refusal},
};

/// Where the page's files are.
const FILES: [&str; 2] = ["/app/", "/assets/"];
/// What the admin key opens.
const ADMINISTRATION: &str = "/api/admin/";

/// The layer that turns addresses away, or tells them to wait.
pub(crate) async fn guard(
    State(state): State<Arc<AppState>>,
    caller: Caller,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let path = request.uri().path();
    if !state.people.admits(caller.address) && !path.starts_with(ADMINISTRATION) {
        return Err(Refusal::Blocked.into());
    }
    if !FILES.iter().any(|folder| path.starts_with(folder)) {
        let key = RateKey::address(caller.address);
        state.people.rate_limits().allow(RateScope::Reading, &key, state.now())?;
    }
    Ok(next.run(request).await)
}
