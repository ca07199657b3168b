//! Being called otherwise.

use axum::{Json, extract::State};
use serde::Deserialize;
use utoipa::ToSchema;

use super::Myself;
use crate::{
    api_error::ApiError,
    extract::ApiBody,
    people::{Nickname, Owner, People, Person},
};

/// A new name.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Renaming {
    /// 1 to 24 characters.
    name: String,
}

/// Changes your nickname.
#[utoipa::path(
    patch, path = "/api/me", tag = "people",
    request_body = Renaming,
    responses((status = 200, body = Myself), (status = 401, description = "not signed in"), (status = 404, description = "you are deleted"), (status = 422, description = "unfit name")),
)]
pub(crate) async fn rename(
    State(people): State<People>,
    me: Owner,
    ApiBody(renaming): ApiBody<Renaming>,
) -> Result<Json<Myself>, ApiError> {
    let name = Nickname::choose(&renaming.name)?;
    people.rename(&me, &name).await?;
    Ok(Myself::of(&Person { name: Some(name), ..me.person().clone() }))
}
