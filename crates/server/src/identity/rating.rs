//! Ratings: Glicko-2 for games of two, Weng-Lin for more, one apart from the
//! other for each game. Both are told on the same scale, on which a newcomer has
//! 1500 ± 350. Pure arithmetic: who played what, and where it is stored, is known
//! elsewhere.

use skillratings::{
    MultiTeamOutcome, Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

/// Which of a person's ratings in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Field {
    /// Games of two.
    #[default]
    Two,
    /// Games of three and more.
    Many,
}

impl Field {
    /// The field of a game with so many players.
    pub const fn of(players: usize) -> Self {
        if players <= 2 { Self::Two } else { Self::Many }
    }
}

protocol::words! { Field { Two "two", Many "many" } }

/// What the server believes of somebody's strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// How strong they seem.
    pub value: f64,
    /// By how much that may well be wrong.
    pub deviation: f64,
    /// How much they surprise; Weng-Lin leaves it alone.
    pub volatility: f64,
    /// How many rated games it rests on.
    pub games: u32,
}

impl Rating {
    /// What is believed of somebody unknown.
    pub const NEWCOMER: Self = Self { value: 1500.0, deviation: 350.0, volatility: 0.06, games: 0 };
}

/// The ratings after a game. `places` has the players of the first place first;
/// those who share a place were equally good. With fewer than two players
/// nothing changes.
pub fn after(places: &[Vec<Rating>]) -> Vec<Vec<Rating>> {
    let players: usize = places.iter().map(Vec::len).sum();
    match Field::of(players) {
        _ if players < 2 => places.to_vec(),
        Field::Two => after_two(places),
        Field::Many => after_many(places),
    }
}

fn after_two(places: &[Vec<Rating>]) -> Vec<Vec<Rating>> {
    let players: Vec<Rating> = places.iter().flatten().copied().collect();
    let shared = places.iter().any(|place| place.len() == 2);
    let outcome = if shared { Outcomes::DRAW } else { Outcomes::WIN };
    let [one, other] = [players[0], players[1]].map(|rating| Glicko2Rating {
        rating: rating.value,
        deviation: rating.deviation,
        volatility: rating.volatility,
    });
    let (one, other) = glicko2(&one, &other, &outcome, &Glicko2Config::new());
    let rated =
        [one, other].into_iter().map(|rated| (rated.rating, rated.deviation, rated.volatility));
    place_again(places, rated)
}

fn after_many(places: &[Vec<Rating>]) -> Vec<Vec<Rating>> {
    // The published figures, for a newcomer of 25 ± 25/3, on our scale.
    let config = WengLinConfig { beta: Rating::NEWCOMER.deviation / 2.0, ..WengLinConfig::new() };
    let players: Vec<([WengLinRating; 1], usize)> = places
        .iter()
        .enumerate()
        .flat_map(|(place, ratings)| ratings.iter().map(move |rating| (place, rating)))
        .map(|(place, rating)| {
            ([WengLinRating { rating: rating.value, uncertainty: rating.deviation }], place + 1)
        })
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = players
        .iter()
        .map(|(player, place)| (player.as_slice(), MultiTeamOutcome::new(*place)))
        .collect();
    let before = places.iter().flatten();
    let rated: Vec<WengLinRating> = weng_lin_multi_team(&teams, &config).concat();
    let rated = rated
        .into_iter()
        .zip(before)
        .map(|(rated, before)| (rated.rating, rated.uncertainty, before.volatility));
    place_again(places, rated)
}

/// The new figures in the order of the old ones, each with one game more.
fn place_again(
    places: &[Vec<Rating>],
    rated: impl IntoIterator<Item = (f64, f64, f64)>,
) -> Vec<Vec<Rating>> {
    let one = |(before, (value, deviation, volatility)): (&Rating, (f64, f64, f64))| Rating {
        value,
        deviation,
        volatility,
        games: before.games + 1,
    };
    let mut rated = rated.into_iter();
    places.iter().map(|place| place.iter().zip(rated.by_ref()).map(one).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEW: Rating = Rating::NEWCOMER;

    fn values(places: &[Vec<Rating>]) -> Vec<i64> {
        after(places).iter().flatten().map(|rating| rating.value.round() as i64).collect()
    }

    #[test]
    fn two_players() {
        assert_eq!(values(&[vec![NEW], vec![NEW]]), [1662, 1338]);
        assert_eq!(values(&[vec![NEW, NEW]]), [1500, 1500]);
        let strong = Rating { value: 1900.0, deviation: 60.0, ..NEW };
        assert!(values(&[vec![NEW, strong]])[0] > 1500, "a draw with someone strong");
        let rated = after(&[vec![NEW], vec![NEW]]);
        assert!(rated.iter().flatten().all(|rating| rating.deviation < 350.0 && rating.games == 1));
    }

    #[test]
    fn more_players() {
        let rated = values(&[vec![NEW], vec![NEW], vec![NEW]]);
        assert!(rated[0] > 1550 && rated[1] == 1500 && rated[2] < 1450, "{rated:?}");
        let shared = values(&[vec![NEW], vec![NEW, NEW, NEW]]);
        assert!(shared[0] > 1500 && shared[1] < 1500, "{shared:?}");
        assert!(shared[1] == shared[2] && shared[2] == shared[3], "{shared:?}");
        assert_eq!(values(&[vec![NEW, NEW, NEW]]), [1500, 1500, 1500]);
        let rated = after(&[vec![NEW], vec![NEW], vec![NEW]]);
        assert!(rated.iter().flatten().all(|rating| rating.deviation < 350.0 && rating.games == 1));
    }

    #[test]
    fn alone_nothing_changes() {
        assert_eq!(after(&[vec![NEW]]), [vec![NEW]]);
        assert_eq!(after(&[]), Vec::<Vec<Rating>>::new());
    }
}
