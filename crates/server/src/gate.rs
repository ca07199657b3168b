//! How fast one address may ask. This is before anything is looked up, so it counts
//! for everybody, with a cookie or without. Files of the page are not counted: they
//! are in memory, and a room full of phones loads them at once.

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
    people::{RateKey, RateScope},
};

/// Where the page's files are.
const FILES: [&str; 2] = ["/app/", "/assets/"];

/// The layer that tells an address that asks too fast to wait.
pub(crate) async fn pace(
    State(state): State<Arc<AppState>>,
    caller: Caller,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let path = request.uri().path();
    if !FILES.iter().any(|folder| path.starts_with(folder)) {
        let key = RateKey::address(caller.address);
        state.people.rate_limits().allow(RateScope::Reading, &key, state.now())?;
    }
    Ok(next.run(request).await)
}
