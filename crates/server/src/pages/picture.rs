//! Pictures of shared positions and of tables, for those who show links: what anyone
//! with the link sees on the board, and nothing else. They are drawn one at a time,
//! while few wait, and the latest are remembered; where there is none in time, the
//! game's own picture takes its place.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use axum::{
    body::Bytes,
    extract::State,
    http::{HeaderValue, Uri, header},
    response::{IntoResponse, Redirect, Response},
};
use parking_lot::Mutex;
use print::files;
use protocol::Place;
use shelf::{Game, GameInProgress, Opening};
use tokio::{sync::Semaphore, task, time::timeout};

use crate::{AppState, api_error::RequestError};

/// How many are remembered: a few megabytes.
const REMEMBERED: usize = 48;

/// How many may wait for their turn, and how long.
const WAITING: usize = 8;
const PATIENCE: Duration = Duration::from_secs(3);

/// What a position is called: its game and its text.
type Name = (Game, String);

/// The pictures that were drawn, and whose turn it is to draw.
pub(crate) struct Pictures {
    drawn: Mutex<VecDeque<(Name, Bytes)>>,
    waiting: Semaphore,
    turn: Arc<Semaphore>,
}

impl Default for Pictures {
    fn default() -> Self {
        let drawn = Mutex::new(VecDeque::with_capacity(REMEMBERED));
        Self { drawn, waiting: Semaphore::new(WAITING), turn: Arc::new(Semaphore::new(1)) }
    }
}

impl Pictures {
    /// The picture of a position; `None` when too many are asked for.
    async fn of(&self, game: GameInProgress) -> Option<Bytes> {
        let name = (game.game(), game.position());
        if let Some(picture) = self.remembered(&name) {
            return Some(picture);
        }
        let _place = self.waiting.try_acquire().ok()?;
        let turn = Arc::clone(&self.turn).acquire_owned();
        let turn = timeout(PATIENCE, turn).await.ok()?.ok()?;
        // Somebody else may have asked for the same.
        if let Some(picture) = self.remembered(&name) {
            return Some(picture);
        }
        // The turn ends with the drawing, whether or not anybody still waits for it.
        let drawing = task::spawn_blocking(move || {
            let picture = files::png(&print::link_picture(&game), print::LINK);
            drop(turn);
            picture
        });
        let picture = Bytes::from(drawing.await.ok()?.ok()?);
        let mut drawn = self.drawn.lock();
        drawn.truncate(REMEMBERED - 1);
        drawn.push_front((name, picture.clone()));
        Some(picture)
    }

    /// One that was drawn; it is the latest then.
    fn remembered(&self, name: &Name) -> Option<Bytes> {
        let mut drawn = self.drawn.lock();
        let place = drawn.iter().position(|(other, _)| other == name)?;
        let found = drawn.remove(place)?;
        let picture = found.1.clone();
        drawn.push_front(found);
        Some(picture)
    }
}

/// Answers with the picture of the place whose address follows.
pub(crate) async fn picture(State(state): State<Arc<AppState>>, uri: Uri) -> Response {
    let address = uri.path().strip_prefix("/picture").unwrap_or_default();
    let game = match Place::read(address) {
        Place::Position(game, text) => {
            game.open(&Opening { position: Some(&text), ..Opening::default() }).ok()
        }
        Place::Table(id, _) => match state.rooms.get(&state, id).await {
            Ok(Some(room)) => room.look().await.table.game().cloned(),
            Ok(None) | Err(_) => None,
        },
        _ => None,
    };
    let Some(game) = game else { return RequestError::NotFound.into_response() };
    let shown = game.game();
    let Some(picture) = state.pictures.of(game).await else {
        return Redirect::temporary(&of_all(Some(shown))).into_response();
    };
    let mut response = picture.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("image/png"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=300"));
    response
}

/// Where the picture is that a game has for all its links; without one, that of all
/// games.
pub(super) fn of_all(game: Option<Game>) -> String {
    format!("/assets/preview-{}.png", game.map_or("shelf", Game::name))
}
