//! One player.

use axum::{Json, extract::State};

use super::Player;
use crate::{
    api_error::ApiError,
    extract::ApiPath,
    people::{People, Refusal},
};

/// A player's public profile. A deleted player has no name.
#[utoipa::path(
    get, path = "/api/players/{player}", tag = "people",
    params(("player" = String, Path, description = "their id")),
    responses((status = 200, body = Player), (status = 404, description = "no such player")),
)]
pub(crate) async fn show(
    State(people): State<People>,
    ApiPath(id): ApiPath<String>,
) -> Result<Json<Player>, ApiError> {
    let id = id.parse().map_err(|_| Refusal::Unknown)?;
    let person = people.person(id).await?;
    let ratings = people.ratings(id).await?;
    Ok(Json(Player::of(&person, &ratings)))
}
