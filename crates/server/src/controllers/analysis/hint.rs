//! A hint at a table: what full strength would do where the game stands, for
//! those who sit there, if the table allows aids.

use std::{sync::Arc, time::Duration};

use axum::{Json, extract::State, http::StatusCode};
use bots::Limit;
use shelf::GameInProgress;
use table::{Permission, PersonId, Phase, Table};
use thinking::Findings;

use crate::{
    AppState,
    api_error::ApiError,
    caller::Caller,
    controllers::tables,
    extract::ApiPath,
    language::Reader,
    people::Someone,
    pool::{AnalysisRequest, Asker},
};

game::notices! {
    /// Why a table gives no hint.
    pub enum NoHint {
        /// It was opened without hints and odds.
        "hint-forbidden" Forbidden,
        /// They do not sit there.
        "hint-not-seated" NotSeated,
        /// No game is running there.
        "hint-no-game" NoGame,
    }
}

/// The best moves in the current position of a table that allows hints.
#[utoipa::path(
    post, path = "/api/tables/{table}/hint", tag = "tables",
    params(("table" = String, Path, description = "its id")),
    responses(
        (status = 200, body = Findings),
        (status = 401, description = "not signed in"),
        (status = 403, description = "hints are off at this table, or you have no seat there"),
        (status = 409, description = "no game is running at this table"),
        (status = 429, description = "your last request is still running; see Retry-After"),
        (status = 503, description = "too many requests are waiting; see Retry-After"),
    ),
)]
pub(crate) async fn hint(
    State(state): State<Arc<AppState>>,
    Someone(person): Someone,
    caller: Caller,
    ApiPath(id): ApiPath<String>,
    reader: Reader,
) -> Result<Json<Findings>, ApiError> {
    let room = tables::fresh_room(&state, &id).await?;
    let game = hinted(&room.look().await.table, person.id)?;
    let asker = Asker { person: person.id, address: caller.address };
    Ok(Json(state.pool.analyse(asker, game, HINT, reader.words()).await?))
}

/// Two lines, so that there is something to compare the best with.
const HINT: AnalysisRequest =
    AnalysisRequest { lines: 2, limit: Limit::Time(Duration::from_secs(1)) };

/// The game at a table, if this person may have a hint there. What is analysed
/// is what everybody sees: nothing hidden is part of it.
fn hinted(table: &Table, person: PersonId) -> Result<GameInProgress, NoHint> {
    if table.options().aids == Permission::Forbidden {
        return Err(NoHint::Forbidden);
    }
    if table.seats_of(person).is_empty() {
        return Err(NoHint::NotSeated);
    }
    let running = table.game().filter(|_| table.phase() == Phase::Playing);
    running.cloned().ok_or(NoHint::NoGame)
}

impl From<NoHint> for ApiError {
    fn from(refusal: NoHint) -> Self {
        let status = match refusal {
            NoHint::Forbidden | NoHint::NotSeated => StatusCode::FORBIDDEN,
            NoHint::NoGame => StatusCode::CONFLICT,
        };
        Self::of(status, &refusal)
    }
}
