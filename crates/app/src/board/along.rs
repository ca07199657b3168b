//! Where an arrow key leads on a round track: to the right and to the left along
//! the way that pieces go, up and down from ring to ring. So it is the same
//! however the top is turned. Pure.

use super::neighbour::Arrow;
use crate::{
    bow::apart,
    scene::{Ground, Spot},
};

/// How far two rings are from each other at least.
const RING: f32 = 0.3;
/// How far aside a spot of the next ring may be, in degrees: half a quarter, so
/// that every place beside the top can be gone to.
const ASIDE: f32 = 46.0;

/// The spot that an arrow leads to; none at the end.
pub(super) fn along<'a>(ground: &'a Ground, here: &str, arrow: Arrow) -> Option<&'a Spot> {
    let spots = &ground.spots;
    let at = spots.iter().position(|spot| spot.id == here)?;
    match arrow {
        Arrow::Right => spots.get(at + 1),
        Arrow::Left => spots.get(at.checked_sub(1)?),
        Arrow::Up => across(ground, &spots[at], |from, to| to - from),
        Arrow::Down => across(ground, &spots[at], |from, to| from - to),
    }
}

/// The nearest spot of the next ring; `ahead` says how much farther one radius is
/// than another in the direction that is asked for.
fn across<'a>(
    ground: &'a Ground,
    from: &Spot,
    ahead: impl Fn(f32, f32) -> f32,
) -> Option<&'a Spot> {
    let middle = (ground.width / 2.0, ground.depth / 2.0);
    let radius = |spot: &Spot| apart((spot.x, spot.y), middle);
    let angle = |spot: &Spot| (spot.y - middle.1).atan2(spot.x - middle.0).to_degrees();
    let aside = |spot: &Spot| {
        let between = (angle(spot) - angle(from)).rem_euclid(360.0);
        if radius(spot) < RING || radius(from) < RING { 0.0 } else { between.min(360.0 - between) }
    };
    let cost = |spot: &Spot| {
        let farther = ahead(radius(from), radius(spot));
        (farther > RING && aside(spot) < ASIDE).then(|| farther + aside(spot) / ASIDE)
    };
    let found = ground.spots.iter().filter_map(|spot| Some((cost(spot)?, spot)));
    found.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, spot)| spot)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawn::Drawn;
    use shelf::games::bille_trap::{BilleTrap, Setup};

    #[test]
    fn arrows_follow_the_track_and_cross_the_rings() {
        let setup = Setup::for_players(4).unwrap_or_default();
        let ground = <BilleTrap as game::Position>::start(&setup).ground();
        for (here, arrow, there) in [
            ("tray4", Arrow::Right, Some("1")),
            ("8", Arrow::Right, Some("9")),
            ("9", Arrow::Left, Some("8")),
            ("24", Arrow::Right, Some("home")),
            ("home", Arrow::Right, None),
            ("tray1", Arrow::Left, None),
            ("3", Arrow::Down, Some("11")),
            ("11", Arrow::Down, Some("19")),
            ("19", Arrow::Down, Some("home")),
            ("24", Arrow::Up, Some("16")),
            ("4", Arrow::Up, Some("tray1")),
            ("tray3", Arrow::Down, Some("8")),
            ("home", Arrow::Down, None),
        ] {
            let led = along(&ground, here, arrow).map(|spot| spot.id.as_str());
            assert_eq!(led, there, "{arrow:?} from {here}");
        }
    }
}
