//! A new recovery code.

use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    api_error::ApiError,
    extract::ApiBody,
    people::{Owner, People},
};

/// What it takes.
#[derive(Deserialize, ToSchema)]
pub(crate) struct RecoveryRequest {
    /// Your current password.
    password: String,
}

/// A recovery code.
#[derive(Serialize, ToSchema)]
pub(crate) struct RecoveryView {
    /// The code. It is shown only this once.
    recovery: String,
}

/// Creates a new recovery code for your account; the old one stops working.
#[utoipa::path(
    post, path = "/api/me/recovery", tag = "people",
    request_body = RecoveryRequest,
    responses((status = 201, body = RecoveryView), (status = 401, description = "not signed in"), (status = 403, description = "wrong password, or no account")),
)]
pub(crate) async fn recovery(
    State(people): State<People>,
    me: Owner,
    ApiBody(request): ApiBody<RecoveryRequest>,
) -> Result<(StatusCode, Json<RecoveryView>), ApiError> {
    let code = people.renew_recovery(&me, &request.password).await?;
    Ok((StatusCode::CREATED, Json(RecoveryView { recovery: code.reveal() })))
}
