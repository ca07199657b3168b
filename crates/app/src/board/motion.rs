//! How a piece gets from one scene to the next: the poses that it goes through.
//! Pure; the browser fills in what is between. Only poses and how much is seen
//! change, never a size.

use game::Direction;

use super::place::{Lean, Pose, Turned, onward};
use crate::scene::{Body, Motion, Piece};

/// A moment on the way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Moment {
    /// When: 0 at the beginning, 1 at the end.
    pub at: f32,
    /// The pose at that moment.
    pub pose: Pose,
    /// 1 when it is seen, 0 when not.
    pub seen: f32,
    /// How fast it goes from here to the next moment.
    pub ease: Ease,
}

/// How fast something goes between two moments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ease {
    /// It starts and stops gently, as a hand does.
    Gentle,
    /// It starts gently and does not stop.
    Starts,
    /// It stops gently.
    Stops,
    /// Slow over the edge, then faster and faster.
    Falls,
    /// Always the same.
    Even,
}

impl Ease {
    /// As browsers write it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Gentle => "ease-in-out",
            Self::Starts => "ease-in",
            Self::Stops => "ease-out",
            Self::Falls => "cubic-bezier(0.5, 0, 0.8, 0.6)",
            Self::Even => "linear",
        }
    }
}

/// How high a hand carries a piece, and how high one rolls over an edge.
const BOW: f32 = 1.2;
const LOW_BOW: f32 = 0.35;
/// How deep a piece falls through the board.
const FALL: f32 = 1.95;
/// How far a piece gives when it is pressed.
const PRESS: f32 = 0.12;
/// How high a die jumps, and how far it turns on its way.
const JUMP: f32 = 1.5;
const TUMBLE: f32 = 900.0;

/// The moments of a piece's motion; each piece lies on its top.
pub(super) fn moments(old: (&Piece, Turned), new: (&Piece, Turned), motion: Motion) -> Vec<Moment> {
    let start = Pose::of(old.0, old.1);
    let end = Pose::of(new.0, new.1);
    // What leaves the top has no whole turns to make up for.
    let end = Pose { angle: onward(start.angle, end.angle), ..end };
    match motion {
        Motion::Slides => vec![shown(0.0, start), shown(1.0, end)],
        Motion::Bends(x, y) => {
            let corner = Pose { base: (x, y, start.base.2.max(end.base.2)), ..end };
            let part = share(start, corner, end);
            vec![
                shown(0.0, start).eased(Ease::Starts),
                shown(part, corner).eased(Ease::Stops),
                shown(1.0, end),
            ]
        }
        Motion::Tips(direction) => {
            vec![
                shown(0.0, leaning(end, direction, 90.0)).eased(Ease::Falls),
                shown(1.0, leaning(end, direction, 0.0)),
            ]
        }
        Motion::Sinks(direction) => {
            // It goes in upright and as long as it was, however little of it is
            // seen in the end.
            let tall = old.0.body.length() / new.0.body.height();
            let hole = Pose { tall, ..beyond(start, end.half, direction) };
            let below = |pose: Pose| Pose { base: lowered(pose.base, FALL), ..pose };
            vec![
                shown(0.0, leaning(hole, direction, 90.0)).eased(Ease::Falls),
                shown(0.45, leaning(hole, direction, 0.0)).eased(Ease::Starts),
                shown(0.74, leaning(below(hole), direction, 0.0)),
                hidden(0.75, leaning(below(hole), direction, 0.0)),
                hidden(0.76, end).eased(Ease::Stops),
                shown(1.0, end),
            ]
        }
        Motion::IsCarried => {
            let middle = between(start, end, BOW);
            vec![
                shown(0.0, start).eased(Ease::Starts),
                shown(0.5, middle).eased(Ease::Stops),
                shown(1.0, end),
            ]
        }
        Motion::Drops => {
            let [pressed, below] =
                [PRESS, FALL].map(|by| Pose { base: lowered(start.base, by), ..start });
            vec![
                shown(0.0, start),
                shown(0.2, pressed).eased(Ease::Starts),
                hidden(0.6, below),
                hidden(0.61, end).eased(Ease::Stops),
                shown(1.0, end),
            ]
        }
        Motion::LeavesTowards(direction) => {
            let edge = Pose { base: next(start.base, direction), ..start };
            let over = between(edge, end, LOW_BOW);
            vec![
                // As fast as the line that pushes it.
                shown(0.0, start),
                shown(0.53, edge).eased(Ease::Even),
                shown(0.75, over).eased(Ease::Stops),
                shown(1.0, end),
            ]
        }
        Motion::Bounces => {
            let pressed = Pose { base: lowered(start.base, PRESS), ..start };
            vec![
                shown(0.0, start),
                shown(0.2, pressed),
                shown(0.35, start).eased(Ease::Starts),
                shown(0.65, between(start, end, BOW)).eased(Ease::Stops),
                shown(1.0, end),
            ]
        }
        Motion::Rolls => rolled(start, end, new.0.body),
    }
}

/// Where a block would be, as a ghost shows it: tipped half-way into its hole where
/// it would sink, in its place otherwise; and how it leans there.
pub(super) fn ghost(old: &Piece, new: &Piece, motion: Motion) -> (Piece, Lean) {
    /// How far it leans, and how deep it is already.
    const LEANS: (f32, f32) = (16.0, 0.85);
    let Motion::Sinks(direction) = motion else { return (new.clone(), Lean::Upright) };
    let Body::Block { width, depth, .. } = new.body else { return (new.clone(), Lean::Upright) };
    // Only its place on the ground is asked for, on which nothing turns.
    let still = Turned { middle: (0.0, 0.0), degrees: 0.0 };
    let (x, y, _) = beyond(Pose::of(old, still), new.body.half(), direction).base;
    let body = Body::Block { width, depth, height: old.body.length() };
    (Piece { body, x, y, z: -LEANS.1, ..new.clone() }, Lean::Over(direction, LEANS.0))
}

/// A throw: three leaps, each lower than the one before, while the turning comes
/// to rest.
fn rolled(start: Pose, end: Pose, body: Body) -> Vec<Moment> {
    const MOMENTS: u8 = 24;
    /// From when to when, and how high.
    const LEAPS: [(f32, f32, f32); 3] =
        [(0.0, 0.55, JUMP), (0.55, 0.83, JUMP * 0.25), (0.83, 1.0, JUMP * 0.06)];
    let middle = body.height() / 2.0;
    let moment = |number: u8| {
        let at = f32::from(number) / f32::from(MOMENTS);
        let jump = LEAPS.into_iter().find(|(_, until, _)| at < *until);
        let height = jump.map_or(0.0, |(from, until, high)| {
            let through = (at - from) / (until - from);
            high * 4.0 * through * (1.0 - through)
        });
        let base = lowered(mixed(start.base, end.base, at), -height);
        let left = (1.0 - at) * (1.0 - at);
        let lean = Lean::Spun(middle, -TUMBLE * left);
        shown(at, Pose { base, lean, ..end }).eased(Ease::Even)
    };
    (0..=MOMENTS).map(moment).collect()
}

impl Moment {
    fn eased(self, ease: Ease) -> Self {
        Self { ease, ..self }
    }
}

fn shown(at: f32, pose: Pose) -> Moment {
    Moment { at, pose, seen: 1.0, ease: Ease::Gentle }
}

fn hidden(at: f32, pose: Pose) -> Moment {
    Moment { seen: 0.0, ..shown(at, pose) }
}

/// How much of the way the corner is at, but never quite at an end.
fn share(start: Pose, corner: Pose, end: Pose) -> f32 {
    let far = |one: Pose, other: Pose| (one.base.0 - other.base.0).hypot(one.base.1 - other.base.1);
    let (before, after) = (far(start, corner), far(corner, end));
    let all = before + after;
    if all > 0.0 { (before / all).clamp(0.1, 0.9) } else { 0.5 }
}

fn leaning(pose: Pose, direction: Direction, degrees: f32) -> Pose {
    Pose { lean: Lean::Over(direction, degrees), ..pose }
}

fn lowered((x, y, z): (f32, f32, f32), by: f32) -> (f32, f32, f32) {
    (x, y, z - by)
}

/// One square further.
fn next((x, y, z): (f32, f32, f32), direction: Direction) -> (f32, f32, f32) {
    match direction {
        Direction::East => (x + 1.0, y, z),
        Direction::West => (x - 1.0, y, z),
        Direction::South => (x, y + 1.0, z),
        Direction::North => (x, y - 1.0, z),
    }
}

/// So much of the way from one place to the other.
fn mixed(one: (f32, f32, f32), other: (f32, f32, f32), part: f32) -> (f32, f32, f32) {
    let mix = |from: f32, to: f32| from + (to - from) * part;
    (mix(one.0, other.0), mix(one.1, other.1), mix(one.2, other.2))
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

/// Half-way through the air, so high.
fn between(start: Pose, end: Pose, bow: f32) -> Pose {
    let half = |a: f32, b: f32| f32::midpoint(a, b);
    let base = (
        half(start.base.0, end.base.0),
        half(start.base.1, end.base.1),
        start.base.2.max(end.base.2) + bow,
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
            Motion::Bends(2.0, 3.5),
            Motion::Tips(east),
            Motion::Sinks(east),
            Motion::IsCarried,
            Motion::Drops,
            Motion::LeavesTowards(east),
            Motion::Bounces,
            Motion::Rolls,
        ] {
            let moments = moments((&old, TOP), (&new, TOP), motion);
            assert!(moments.is_sorted_by(|one, next| one.at < next.at), "{motion:?}");
            let last = moments.last().expect("an end");
            assert_eq!(last.pose.base, (2.0, 0.5, 0.0), "{motion:?}");
            assert!(last.seen > 0.9 && (last.at - 1.0).abs() < 1.0e-6, "{motion:?}");
        }
    }

    #[test]
    fn a_die_ends_on_its_face() {
        let die = block(0.5, 1.0, 1.0);
        let moments = moments((&die, TOP), (&die, TOP), Motion::Rolls);
        assert_eq!(moments.last().map(|last| last.pose.lean), Some(Lean::Spun(0.5, 0.0)));
        assert!(moments.iter().all(|moment| moment.pose.base.2 >= 0.0), "{moments:?}");
    }

    #[test]
    fn a_marble_leaves_over_the_next_square() {
        let (old, new) = (block(6.5, 1.0, 1.0), block(9.0, 1.0, 1.0));
        let moments = moments((&old, TOP), (&new, TOP), Motion::LeavesTowards(Direction::North));
        assert_eq!(moments[1].pose.base, (6.5, -0.5, 0.0));
    }

    #[test]
    fn a_block_falls_into_the_hole_beyond_its_edge() {
        let (lying, sunk) = (block(2.0, 2.0, 1.0), block(11.0, 1.0, 2.0));
        let moments = moments((&lying, TOP), (&sunk, TOP), Motion::Sinks(Direction::East));
        assert_eq!(moments[0].pose.base, (3.5, 0.5, 0.0));
    }

    #[test]
    fn a_block_sinks_as_long_as_it_is_and_then_hardly_shows() {
        let (lying, stub) = (block(2.0, 2.0, 1.0), block(11.0, 1.0, 0.2));
        let moments = moments((&lying, TOP), (&stub, TOP), Motion::Sinks(Direction::East));
        assert!((moments[0].pose.tall - 10.0).abs() < 1.0e-4, "{:?}", moments[0]);
        let last = moments.last().expect("an end");
        assert!((last.pose.tall - 1.0).abs() < 1.0e-6, "{last:?}");
        assert!(moments.iter().all(|moment| moment.pose.tall < 2.0 || moment.at < 0.76));
    }

    #[test]
    fn a_ghost_tips_into_its_hole() {
        let (lying, stub) = (block(2.0, 2.0, 1.0), block(11.0, 1.0, 0.2));
        let (ghost, lean) = super::ghost(&lying, &stub, Motion::Sinks(Direction::East));
        assert_eq!((ghost.x, ghost.y, ghost.body.height()), (3.5, 0.5, 2.0));
        assert!(matches!(lean, Lean::Over(Direction::East, _)));
        let (ghost, lean) = super::ghost(&lying, &stub, Motion::Slides);
        assert_eq!((ghost, lean), (stub, Lean::Upright));
    }

    #[test]
    fn around_a_corner_a_piece_goes_by_the_corner() {
        let (old, new) = (block(0.5, 1.0, 1.0), block(1.5, 1.0, 1.0));
        let moments = moments((&old, TOP), (&new, TOP), Motion::Bends(0.5, 3.5));
        assert_eq!(moments[1].pose.base, (0.5, 3.5, 0.0));
        assert!(moments[1].at > 0.4 && moments[1].at < 0.6, "{:?}", moments[1]);
    }
}
