//! People, for whoever runs the server: who they are, their names, who may come
//! in, and a new password for one who has lost theirs.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::audit;
use crate::{
    AppState,
    api_error::ApiError,
    extract::{ApiBody, ApiPath, ApiQuery},
    people::{Admin, Admission, Nickname, Password, People, Person, Refusal},
    store::{AdminAction, OffsetPage, PeopleFilter, PeopleQuery},
};

/// A player, as the administrator sees them.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct PersonRecord {
    /// Id, name and standing.
    #[serde(flatten)]
    person: protocol::Person,
    /// The name of their account, if they have one.
    account: Option<String>,
    /// Whether they are blocked.
    blocked: bool,
    /// When they first signed in, in milliseconds since 1970.
    since: u64,
}

/// Which players.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct PeopleParams {
    /// Only names that contain this text.
    name: Option<String>,
    /// Only blocked players.
    #[serde(default)]
    blocked: bool,
    /// Offset of the page: `next` of the previous one.
    #[serde(default)]
    from: u32,
}

/// A page of players.
#[derive(Serialize, ToSchema)]
pub(crate) struct PersonRecords {
    /// The newest first.
    people: Vec<PersonRecord>,
    /// Offset of the next page, if there is one.
    next: Option<u32>,
}

/// A change of a player: their name, or whether they are blocked.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Change {
    /// Their new name.
    name: Option<String>,
    /// Whether they are blocked.
    blocked: Option<bool>,
}

/// A new password.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Reset {
    /// At least 10 characters, at most 200 bytes.
    password: String,
}

/// How long a page is.
const PAGE: u16 = 50;

/// Guests and accounts, the newest first.
#[utoipa::path(
    get, path = "/api/admin/people", tag = "admin",
    params(PeopleParams),
    responses((status = 200, body = PersonRecords), (status = 401, description = "wrong admin key")),
)]
pub(crate) async fn list(
    State(people): State<People>,
    _: Admin,
    ApiQuery(which): ApiQuery<PeopleParams>,
) -> Result<Json<PersonRecords>, ApiError> {
    let filter = if which.blocked { PeopleFilter::Blocked } else { PeopleFilter::All };
    let page = OffsetPage { from: which.from, size: PAGE };
    let found = people.everybody(&PeopleQuery { filter, named: which.name, page }).await?;
    let more = found.len() == usize::from(PAGE);
    Ok(Json(PersonRecords {
        people: found.iter().map(PersonRecord::of).collect(),
        next: more.then(|| which.from.saturating_add(u32::from(PAGE))),
    }))
}

/// Renames, blocks or unblocks a player.
#[utoipa::path(
    patch, path = "/api/admin/people/{person}", tag = "admin",
    params(("person" = String, Path, description = "their id")),
    request_body = Change,
    responses((status = 200, body = PersonRecord), (status = 401, description = "wrong admin key"), (status = 422, description = "unfit name")),
)]
pub(crate) async fn change(
    State(state): State<Arc<AppState>>,
    admin: Admin,
    ApiPath(id): ApiPath<String>,
    ApiBody(change): ApiBody<Change>,
) -> Result<Json<PersonRecord>, ApiError> {
    let id = id.parse().map_err(|_| Refusal::Unknown)?;
    let people = &state.people;
    if let Some(name) = &change.name {
        people.rename_person(admin, id, &Nickname::read(name)?).await?;
        audit::note(&state, AdminAction::Renamed, id).await?;
    }
    if let Some(blocked) = change.blocked {
        let (admission, action) = if blocked {
            (Admission::Blocked, AdminAction::Blocked)
        } else {
            (Admission::Welcome, AdminAction::Unblocked)
        };
        people.admit(id, admission).await?;
        audit::note(&state, action, id).await?;
    }
    Ok(Json(PersonRecord::of(&people.person(id).await?)))
}

/// Sets the password of an account. All its sessions and tokens end.
#[utoipa::path(
    put, path = "/api/admin/people/{person}/password", tag = "admin",
    params(("person" = String, Path, description = "their id")),
    request_body = Reset,
    responses((status = 204), (status = 401, description = "wrong admin key"), (status = 403, description = "no account"), (status = 422, description = "unfit password")),
)]
pub(crate) async fn reset(
    State(state): State<Arc<AppState>>,
    admin: Admin,
    ApiPath(id): ApiPath<String>,
    ApiBody(reset): ApiBody<Reset>,
) -> Result<StatusCode, ApiError> {
    let id = id.parse().map_err(|_| Refusal::Unknown)?;
    state.people.reset_password(admin, id, Password::choose(&reset.password)?).await?;
    audit::note(&state, AdminAction::ResetPassword, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

impl PersonRecord {
    fn of(person: &Person) -> Self {
        Self {
            person: person.shown(),
            account: person.account.as_ref().map(ToString::to_string),
            blocked: person.admission == Admission::Blocked,
            since: person.since.as_millis(),
        }
    }
}
