//! Other people: lists and profiles.

pub(crate) mod list;
pub(crate) mod show;

use protocol::Word;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{people::Person, store::Rated};

/// A person as others see them, with their ratings.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Player {
    /// Id, name and standing.
    #[serde(flatten)]
    person: protocol::Person,
    /// The name of their account, if they have one.
    account: Option<String>,
    /// Since when the server knows them, in milliseconds since 1970.
    since: u64,
    /// Their ratings; in a list of one field, that one.
    ratings: Vec<RatingView>,
}

/// A rating.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct RatingView {
    /// In which game.
    game: &'static str,
    /// `two` for games of two, `many` for more.
    field: &'static str,
    /// How strong they seem; a newcomer has 1500.
    rating: f64,
    /// By how much that may well be wrong.
    deviation: f64,
    /// How many rated games it rests on.
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
