//! The shelf: which games there are, for how many, with which bots.

use axum::Json;
use serde::Serialize;
use shelf::Game;
use utoipa::ToSchema;
use words::Words;

use crate::language::Reader;

/// A game.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct OnTheShelf {
    /// Its id in requests and game records.
    game: &'static str,
    /// Its name in the reader's language.
    name: String,
    /// Its goal, in the reader's language.
    about: String,
    /// Minimum number of players.
    least_seats: u8,
    /// Maximum number of players.
    most_seats: u8,
    /// What a player may choose before the game.
    choice: Option<SeatChoice>,
    /// The names of its bots in the reader's language, from level 1 up.
    levels: Vec<String>,
    /// The ids of its rules.
    rules: Vec<&'static str>,
}

/// What a player may choose before the game.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatChoice {
    /// The seat that chooses, counted from 1.
    seat: u8,
    /// The choices; the first is the default.
    words: &'static [&'static str],
}

/// Lists the games.
#[utoipa::path(
    get, path = "/api/shelf", tag = "games",
    responses((status = 200, body = [OnTheShelf])),
)]
pub(crate) async fn shelf(reader: Reader) -> Json<Vec<OnTheShelf>> {
    Json(Game::ALL.map(|game| on_the_shelf(game, reader.words())).into())
}

fn on_the_shelf(game: Game, words: &Words) -> OnTheShelf {
    let (name, seats) = (game.name(), game.seats());
    let level = |level: u8| words.text(&format!("level-{name}-{level}"));
    OnTheShelf {
        game: name,
        name: words.text(&format!("game-{name}")),
        about: words.text(&format!("game-{name}-about")),
        least_seats: *seats.start(),
        most_seats: *seats.end(),
        choice: game
            .choice()
            .map(|choice| SeatChoice { seat: choice.seat.number(), words: choice.words }),
        levels: (1..=bots::level_count(game)).map(level).collect(),
        rules: game.rules().iter().map(|rule| rule.as_str()).collect(),
    }
}
