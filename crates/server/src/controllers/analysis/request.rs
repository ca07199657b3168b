//! The analysis of a position that someone describes. It is nobody's table: what
//! is told follows from the request alone.

use std::{sync::Arc, time::Duration};

use axum::{Json, extract::State, http::StatusCode};
use bots::Limit;
use game::Quote;
use serde::Deserialize;
use shelf::{Game, GameInProgress, Opening};
use thinking::Findings;
use utoipa::ToSchema;

use crate::{
    AppState,
    api_error::ApiError,
    caller::Caller,
    extract::ApiBody,
    language::Reader,
    people::Someone,
    pool::{AnalysisRequest, Asker},
};

/// What to analyse, and for how long.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Request {
    /// The game's name.
    game: String,
    /// Number of players.
    players: Option<u8>,
    /// Set-up, as text.
    setup: Option<String>,
    /// Position, as text; excludes a set-up.
    position: Option<String>,
    /// Game record, as text; excludes set-up and position.
    record: Option<String>,
    /// Move list from there, separated by spaces.
    actions: Option<String>,
    /// Number of best moves to return: 3 by default, at most 5.
    lines: Option<u8>,
    /// Time limit in milliseconds: 1,000 by default, at most 5,000.
    time: Option<u64>,
    /// Node limit instead of a time limit: the same number gives the same
    /// answer, unless the search takes longer than 5 seconds.
    nodes: Option<u64>,
}

game::notices! {
    /// Why a request can't be analysed.
    pub enum NoAnalysis {
        /// There is no such game.
        "analysis-no-game" NoGame { found: Quote },
        /// It gives both a time and a number of positions.
        "analysis-two-limits" TwoLimits,
    }
}

/// Analyses a position: the best moves with win chances, principal variations and
/// reasons. One request at a time per player.
#[utoipa::path(
    post, path = "/api/analysis", tag = "analysis",
    request_body = Request,
    responses(
        (status = 200, body = Findings),
        (status = 401, description = "not signed in"),
        (status = 422, description = "unreadable input, or an illegal move"),
        (status = 429, description = "your last request is still running; see Retry-After"),
        (status = 503, description = "too many requests are waiting; see Retry-After"),
    ),
)]
pub(crate) async fn request(
    State(state): State<Arc<AppState>>,
    Someone(person): Someone,
    caller: Caller,
    reader: Reader,
    ApiBody(request): ApiBody<Request>,
) -> Result<Json<Findings>, ApiError> {
    let question = request.question()?;
    let game = request.open()?;
    let asker = Asker { person: person.id, address: caller.address };
    Ok(Json(state.pool.analyse(asker, game, question, reader.words()).await?))
}

/// The number of lines by default.
const USUAL_LINES: u8 = 3;
/// The time limit by default.
const USUAL_TIME: Duration = Duration::from_secs(1);

impl Request {
    fn question(&self) -> Result<AnalysisRequest, ApiError> {
        let limit = match (self.time, self.nodes) {
            (None, None) => Limit::Time(USUAL_TIME),
            (Some(milliseconds), None) => Limit::Time(Duration::from_millis(milliseconds)),
            (None, Some(nodes)) => Limit::Nodes(nodes),
            (Some(_), Some(_)) => return Err(unprocessable(&NoAnalysis::TwoLimits)),
        };
        Ok(AnalysisRequest { lines: self.lines.unwrap_or(USUAL_LINES).into(), limit })
    }

    fn open(&self) -> Result<GameInProgress, ApiError> {
        let no_game = || unprocessable(&NoAnalysis::NoGame { found: Quote::of(&self.game) });
        let game = Game::named(&self.game).ok_or_else(no_game)?;
        let opening = Opening {
            players: self.players,
            setup: self.setup.as_deref(),
            position: self.position.as_deref(),
            record: self.record.as_deref(),
        };
        let opened = game.open(&opening);
        let mut played = opened
            .map_err(|error| ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, error.notice()))?;
        played.add_tokens(self.actions.as_deref().unwrap_or_default()).map_err(|error| {
            ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, error.notice)
                .breaking(error.rule)
                .at(Some(error.at))
        })?;
        Ok(played)
    }
}

fn unprocessable(why: &NoAnalysis) -> ApiError {
    ApiError::of(StatusCode::UNPROCESSABLE_ENTITY, why)
}
