//! Other people: lists and profiles.

pub(crate) mod list;
pub(crate) mod show;

use protocol::Word;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{people::Person, store::Rated};

/// A public profile with ratings.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Player {
    /// Id, name and standing.
    #[serde(flatten)]
    person: protocol::Person,
    /// The name of their account, if they have one.
    account: Option<String>,
    /// When they first signed in, in milliseconds since 1970.
    since: u64,
    /// Their ratings; in a list of players of one game, only the rating in that game.
    ratings: Vec<RatingView>,
}

/// A player’s rating in one game.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct RatingView {
    /// The game’s id, such as `kuba`.
    game: &'static str,
    /// `two` for games with two players, `many` for more.
    field: &'static str,
    /// The rating; it starts at 1500.
    rating: f64,
    /// The rating deviation.
    deviation: f64,
    /// Number of rated games.
    games: u32,
}

impl Player {
    fn of(person: &Person, ratings: &[Rated]) -> Self {
        Self {
            person: person.shown(),
            account: person.account.as_ref().map(ToString::to_string),
            since: person.since.as_millis(),
            ratings: ratings.iter().map(RatingView::of).collect(),
        }
    }
}

impl RatingView {
    pub(crate) fn of(rated: &Rated) -> Self {
        // More would only look exact.
        let tenths = |number: f64| (number * 10.0).round() / 10.0;
        Self {
            game: rated.game.name(),
            field: rated.field.word(),
            rating: tenths(rated.rating.value),
            deviation: tenths(rated.rating.deviation),
            games: rated.rating.games,
        }
    }
}
