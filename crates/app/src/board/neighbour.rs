//! Where an arrow key leads. Pure: it knows places and angles, no elements.

use super::place::Turned;
use crate::scene::Spot;

/// An arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Arrow {
    /// To the left as seen.
    Left,
    /// To the right as seen.
    Right,
    /// Away from the viewer.
    Up,
    /// Towards the viewer.
    Down,
}

impl Arrow {
    /// The arrow of a key's name.
    pub(super) fn of_key(key: &str) -> Option<Self> {
        match key {
            "ArrowLeft" => Some(Self::Left),
            "ArrowRight" => Some(Self::Right),
            "ArrowUp" => Some(Self::Up),
            "ArrowDown" => Some(Self::Down),
            _ => None,
        }
    }

    fn along(self) -> (f32, f32) {
        match self {
            Self::Left => (-1.0, 0.0),
            Self::Right => (1.0, 0.0),
            Self::Up => (0.0, -1.0),
            Self::Down => (0.0, 1.0),
        }
    }
}

/// The spot next to `here` in the direction of the arrow as the board is seen,
/// turned by `seen` degrees; none at the edge.
pub(super) fn neighbour<'a>(
    spots: &'a [Spot],
    top: Turned,
    here: &str,
    arrow: Arrow,
    seen: f32,
) -> Option<&'a Spot> {
    let from = spots.iter().find(|spot| spot.id == here)?;
    let (from_x, from_y) = top.place(from, seen);
    let (right, down) = arrow.along();
    let mut best: Option<(f32, &Spot)> = None;
    for spot in spots.iter().filter(|spot| spot.id != here) {
        let (x, y) = top.place(spot, seen);
        let (x, y) = (x - from_x, y - from_y);
        let ahead = x * right + y * down;
        let aside = (x * down - y * right).abs();
        // Within 45 degrees of the arrow, and rather straight on than near.
        if ahead > 0.01 && aside <= ahead * 1.01 {
            let cost = ahead + 2.0 * aside;
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, spot));
            }
        }
    }
    best.map(|(_, spot)| spot)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(id: &str, x: f32, y: f32) -> Spot {
        Spot { id: id.to_owned(), x, y, size: 1.0, look: "square" }
    }

    fn led(here: &str, arrow: Arrow, seen: f32) -> Option<String> {
        let spots = [
            square("a2", 0.5, 0.5),
            square("b2", 1.5, 0.5),
            square("a1", 0.5, 1.5),
            square("b1", 1.5, 1.5),
        ];
        let top = Turned { middle: (1.0, 1.0), degrees: 0.0 };
        neighbour(&spots, top, here, arrow, seen).map(|spot| spot.id.clone())
    }

    #[test]
    fn arrows_lead_as_seen() {
        assert_eq!(led("a1", Arrow::Right, 0.0).as_deref(), Some("b1"));
        assert_eq!(led("a1", Arrow::Up, 0.0).as_deref(), Some("a2"));
        assert_eq!(led("a1", Arrow::Up, -14.0).as_deref(), Some("a2"));
        // Turned by 180 degrees, a1 is far right.
        assert_eq!(led("a1", Arrow::Left, 180.0).as_deref(), Some("b1"));
        assert_eq!(led("a1", Arrow::Down, 180.0).as_deref(), Some("a2"));
    }

    #[test]
    fn arrows_end_at_the_edge() {
        assert_eq!(led("a1", Arrow::Left, 0.0), None);
        assert_eq!(led("a1", Arrow::Down, 0.0), None);
    }
}
