//! Lists of players: the accounts by name, or those rated in a game, the best
//! first.

use axum::{Json, extract::State};
use game::Quote;
use protocol::word;
use serde::{Deserialize, Serialize};
use shelf::Game;
use utoipa::{IntoParams, ToSchema};

use super::Player;
use crate::{
    api_error::ApiError,
    extract::ApiQuery,
    people::{Field, People, Refusal},
    store::{OffsetPage, Rated},
};

/// Which players to list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct PlayersParams {
    /// Only names that contain this text.
    name: Option<String>,
    /// Only players rated in this game, best first.
    game: Option<String>,
    /// Ratings with `two` players (the default) or `many`.
    #[serde(default, with = "word")]
    #[param(schema_with = word::schema::<Field>)]
    field: Field,
    /// Offset of the page: `next` of the previous one.
    #[serde(default)]
    from: u32,
}

/// A page of players.
#[derive(Serialize, ToSchema)]
pub(crate) struct Players {
    /// Sorted by name, or best first.
    players: Vec<Player>,
    /// Offset of the next page, if there is one.
    next: Option<u32>,
}

/// How long a page is.
const PAGE: u16 = 50;

/// Lists players: all accounts by name, or those rated in a game, best first.
#[utoipa::path(
    get, path = "/api/players", tag = "people",
    params(PlayersParams),
    responses((status = 200, body = Players), (status = 422, description = "no such game")),
)]
pub(crate) async fn list(
    State(people): State<People>,
    ApiQuery(params): ApiQuery<PlayersParams>,
) -> Result<Json<Players>, ApiError> {
    let page = OffsetPage { from: params.from, size: PAGE };
    let players: Vec<Player> = if let Some(name) = &params.game {
        let unknown = || Refusal::GameUnknown { name: Quote::of(name) };
        let game = Game::named(name).ok_or_else(unknown)?;
        let field = params.field;
        let ranked = people.ranking(game, field, page).await?;
        let player = |(person, rating)| Player::of(&person, &[Rated { game, field, rating }]);
        ranked.into_iter().map(player).collect()
    } else {
        let accounts = people.accounts(params.name, page).await?;
        accounts.iter().map(|person| Player::of(person, &[])).collect()
    };
    let more = players.len() == usize::from(PAGE);
    let next = more.then(|| params.from.saturating_add(u32::from(PAGE)));
    Ok(Json(Players { players, next }))
}
