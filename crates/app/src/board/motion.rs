//! How a piece gets from one scene to the next: the poses that it goes through.
//! Pure; the browser fills in what is between. Only poses and how much is seen
//! change, never a size.

use game::Direction;

use super::place::{Pose, Turned, onward};
use crate::scene::{Motion, Piece};

/// A moment on the way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Moment {
    /// When: 0 at the beginning, 1 at the end.
    pub at: f32,
    /// The pose at that moment.
    pub pose: Pose,
    /// 1 when it is seen, 0 when not.
    pub seen: f32,
}

/// How high a hand carries a piece.
const BOW: f32 = 1.2;
/// How deep a piece falls through the board.
const FALL: f32 = 1.6;

/// The moments of a piece's motion; each piece lies on its top.
pub(super) fn moments(old: (&Piece, Turned), new: (&Piece, Turned), motion: Motion) -> Vec<Moment> {
    let start = Pose::of(old.0, old.1);
    let end = Pose::of(new.0, new.1);
    // What leaves the top has no whole turns to make up for.
    let end = Pose { angle: onward(start.angle, end.angle), ..end };
    match motion {
        Motion::Slides => vec![shown(0.0, start), shown(1.0, end)],
        Motion::Tips(direction) => {
            vec![
                shown(0.0, leaning(end, direction, 90.0)),
                shown(1.0, leaning(end, direction, 0.0)),
            ]
        }
        Motion::Sinks(direction) => {
            let hole = beyond(start, end.half, direction);
            let below = |pose: Pose| Pose { base: lowered(pose.base, FALL), ..pose };
            vec![
                shown(0.0, leaning(hole, direction, 90.0)),
                shown(0.4, leaning(hole, direction, 0.0)),
                hidden(0.65, leaning(below(hole), direction, 0.0)),
                hidden(0.66, end),
                shown(1.0, end),
            ]
        }
        Motion::IsCarried => {
            let middle = between(start, end);
            vec![shown(0.0, start), shown(0.5, middle), shown(1.0, end)]
        }
        Motion::Drops => {
            let below = Pose { base: lowered(start.base, FALL), ..start };
            vec![shown(0.0, start), hidden(0.5, below), hidden(0.51, end), shown(1.0, end)]
        }
    }
}

fn shown(at: f32, pose: Pose) -> Moment {
    Moment { at, pose, seen: 1.0 }
}

fn hidden(at: f32, pose: Pose) -> Moment {
    Moment { at, pose, seen: 0.0 }
}

fn leaning(pose: Pose, direction: Direction, degrees: f32) -> Pose {
    Pose { lean: Some((direction, degrees)), ..pose }
}

fn lowered((x, y, z): (f32, f32, f32), by: f32) -> (f32, f32, f32) {
    (x, y, z - by)
}

/// The pose of a piece with these halves right beyond an edge of the old one.
fn beyond(old: Pose, half: (f32, f32), direction: Direction) -> Pose {
    let (x, y, z) = old.base;
    let (right, near) = (old.half.0 + half.0, old.half.1 + half.1);
    let base = match direction {
        Direction::East => (x + right, y, z),
        Direction::West => (x - right, y, z),
        Direction::South => (x, y + near, z),
        Direction::North => (x, y - near, z),
    };
    Pose { base, half, ..old }
}

/// Half-way through the air.
fn between(start: Pose, end: Pose) -> Pose {
    let half = |a: f32, b: f32| f32::midpoint(a, b);
    let base = (
        half(start.base.0, end.base.0),
        half(start.base.1, end.base.1),
        start.base.2.max(end.base.2) + BOW,
    );
    Pose { base, angle: half(start.angle, end.angle), ..end }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Body, PieceId};

    const TOP: Turned = Turned { middle: (5.0, 5.0), degrees: 0.0 };

    fn block(x: f32, width: f32, height: f32) -> Piece {
        Piece {
            id: PieceId(0),
            body: Body::Block { width, depth: 1.0, height },
            look: "light",
            x,
            y: 0.5,
            z: 0.0,
            spot: None,
        }
    }

    #[test]
    fn every_motion_ends_where_the_piece_is() {
        let (old, new) = (block(0.5, 1.0, 2.0), block(2.0, 2.0, 1.0));
        let east = Direction::East;
        for motion in [
            Motion::Slides,
            Motion::Tips(east),
            Motion::Sinks(east),
            Motion::IsCarried,
            Motion::Drops,
        ] {
            let moments = moments((&old, TOP), (&new, TOP), motion);
            assert!(moments.is_sorted_by(|one, next| one.at < next.at), "{motion:?}");
            let last = moments.last().expect("an end");
            assert_eq!(last.pose.base, (2.0, 0.5, 0.0), "{motion:?}");
            assert!(last.seen > 0.9 && (last.at - 1.0).abs() < 1.0e-6, "{motion:?}");
        }
    }

    #[test]
    fn a_block_falls_into_the_hole_beyond_its_edge() {
        let (lying, sunk) = (block(2.0, 2.0, 1.0), block(11.0, 1.0, 2.0));
        let moments = moments((&lying, TOP), (&sunk, TOP), Motion::Sinks(Direction::East));
        assert_eq!(moments[0].pose.base, (3.5, 0.5, 0.0));
    }
}
