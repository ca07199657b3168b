//! A command to a table, for programs that don't hold a live connection. It is
//! answered when what comes of it is stored and synced.

use std::{sync::Arc, time::Duration};

use axum::{Json, extract::State};
use protocol::{Command, CommandId};
use serde::{Deserialize, Serialize};
use table::By;
use utoipa::ToSchema;

use crate::{
    AppState,
    api_error::{ApiError, RequestError},
    extract::{ApiBody, ApiPath},
    people::Someone,
    rooms::CommandSender,
};

/// A command to a table, under an id of the sender.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewCommand {
    /// An id of your choice: a command that is sent twice under one id is executed once.
    #[schema(value_type = String)]
    id: CommandId,
    /// The command itself; see docs/protocol.md.
    #[schema(value_type = Object)]
    command: Command,
}

/// The command was executed and stored.
#[derive(Serialize, ToSchema)]
pub(crate) struct Done {
    /// All events of this command have smaller numbers.
    upto: u32,
}

/// Sends a command to a table: take a seat, make moves, offer a draw.
#[utoipa::path(
    post, path = "/api/tables/{table}/commands", tag = "tables",
    params(("table" = String, Path, description = "its id")),
    request_body = NewCommand,
    responses((status = 200, body = Done), (status = 401, description = "not signed in"), (status = 409, description = "not now, or not you"), (status = 422, description = "an illegal move")),
)]
pub(crate) async fn command(
    State(state): State<Arc<AppState>>,
    Someone(person): Someone,
    ApiPath(id): ApiPath<String>,
    ApiBody(new): ApiBody<NewCommand>,
) -> Result<Json<Done>, ApiError> {
    state.people.may_act(person.id, state.now())?;
    let room = super::room(&state, &id).await?;
    let sender = CommandSender {
        by: By::Person(person.id),
        standing: person.standing(),
        lag: Duration::ZERO,
        id: Some(new.id),
    };
    // Whoever goes away in the middle has asked all the same.
    let executed =
        tokio::spawn(async move { room.execute(&state, sender, new.command.into()).await });
    let upto = executed.await.map_err(|_| RequestError::Failed)??;
    Ok(Json(Done { upto }))
}
