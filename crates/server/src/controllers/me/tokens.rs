//! Tokens for programs that play for one. A token is told once, when it is made.

use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    api_error::ApiError,
    extract::{ApiBody, ApiPath},
    people::{Credential, CredentialKind, Nickname, Owner, People, Refusal},
};

/// A token, without its secret.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct ProgramToken {
    /// Its id, for revoking it.
    id: String,
    /// The name that you gave it.
    name: String,
    /// When it was created, in milliseconds since 1970.
    made: u64,
    /// When it was last used, to within a day.
    used: u64,
    /// When it expires unless it is used.
    ends: u64,
}

/// A token to create.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewToken {
    /// Its name: 1 to 24 characters.
    name: String,
}

/// A new token.
#[derive(Serialize, ToSchema)]
pub(crate) struct MadeToken {
    /// The secret, for the header `Authorization: Bearer …`. It is shown only
    /// this once.
    token: String,
    /// The rest.
    #[serde(flatten)]
    about: ProgramToken,
}

/// Your tokens.
#[utoipa::path(
    get, path = "/api/me/tokens", tag = "people",
    responses((status = 200, body = [ProgramToken]), (status = 401, description = "not signed in")),
)]
pub(crate) async fn list(
    State(people): State<People>,
    me: Owner,
) -> Result<Json<Vec<ProgramToken>>, ApiError> {
    let credentials = people.credentials(&me).await?;
    Ok(Json(credentials.iter().filter_map(ProgramToken::of).collect()))
}

/// Creates a token.
#[utoipa::path(
    post, path = "/api/me/tokens", tag = "people",
    request_body = NewToken,
    responses((status = 201, body = MadeToken), (status = 401, description = "not signed in"), (status = 409, description = "too many tokens"), (status = 422, description = "unfit name")),
)]
pub(crate) async fn make(
    State(people): State<People>,
    me: Owner,
    ApiBody(new): ApiBody<NewToken>,
) -> Result<(StatusCode, Json<MadeToken>), ApiError> {
    let program = Nickname::read(&new.name)?;
    let name = program.to_string();
    let (credential, token) = people.give_token(&me, program).await?;
    let about = ProgramToken::named(name, &credential);
    Ok((StatusCode::CREATED, Json(MadeToken { token: token.reveal().to_owned(), about })))
}

/// Revokes a token and closes its live connections.
#[utoipa::path(
    delete, path = "/api/me/tokens/{token}", tag = "people",
    params(("token" = String, Path, description = "its id")),
    responses((status = 204), (status = 401, description = "not signed in"), (status = 404, description = "no such token")),
)]
pub(crate) async fn revoke(
    State(people): State<People>,
    me: Owner,
    ApiPath(id): ApiPath<String>,
) -> Result<StatusCode, ApiError> {
    let id = id.parse().map_err(|_| Refusal::TokenUnknown)?;
    people.revoke(&me, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

impl ProgramToken {
    fn of(credential: &Credential) -> Option<Self> {
        match &credential.kind {
            CredentialKind::Session => None,
            CredentialKind::Program(name) => Some(Self::named(name.to_string(), credential)),
        }
    }

    fn named(name: String, credential: &Credential) -> Self {
        let [made, used, ends] =
            [credential.made, credential.used, credential.ends].map(table::Moment::as_millis);
        Self { id: credential.id.to_string(), name, made, used, ends }
    }
}
