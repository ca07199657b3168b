//! Where things are put, as transforms of the style sheet. Pure; lengths are
//! multiples of `--unit`, one square, which the style sheet finds from the room
//! that there is.
//!
//! Every pose of a piece is the same list of functions, so that a browser can go
//! from one to another function by function: a tip is then a true rotation.

use game::Direction;

use crate::scene::{Ground, Piece, Spot, is_inside};

/// The top that turns, with what lies on it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Turned {
    /// The middle of the ground.
    pub middle: (f32, f32),
    /// How far the top is turned clockwise, in degrees.
    pub degrees: f32,
}

impl Turned {
    /// The top of this ground, turned so far.
    pub(super) fn of(ground: &Ground, degrees: f32) -> Self {
        Self { middle: (ground.width / 2.0, ground.depth / 2.0), degrees }
    }

    /// How far what has its middle here is turned.
    pub(super) fn at(self, x: f32, y: f32) -> f32 {
        if is_inside(self.middle, x, y) { self.degrees } else { 0.0 }
    }

    /// Where a spot is seen from above, from the middle, when the board is
    /// turned by `seen` degrees.
    pub(super) fn place(self, spot: &Spot, seen: f32) -> (f32, f32) {
        let (x, y) = (spot.x - self.middle.0, spot.y - self.middle.1);
        let (sin, cos) = (seen + self.at(spot.x, spot.y)).to_radians().sin_cos();
        (x * cos - y * sin, x * sin + y * cos)
    }
}

/// So many squares.
pub(super) fn units(count: f32) -> String {
    format!("calc(var(--unit) * {count})")
}

/// Where a spot's far left corner goes, turning with the top.
pub(super) fn spot(spot: &Spot, top: Turned) -> String {
    let half = spot.size / 2.0;
    let corner = (spot.x - half, spot.y - half, 0.0);
    format!("{} {}", around(top.middle, top.at(spot.x, spot.y)), moved(corner))
}

/// Where something stands, turning with the top.
pub(super) fn standing(place: (f32, f32, f32), top: Turned) -> String {
    format!("{} {}", around(top.middle, top.at(place.0, place.1)), moved(place))
}

/// A pose that a piece is in, or goes through.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pose {
    /// The middle of its base.
    pub base: (f32, f32, f32),
    /// The middle that it turns about, with the top under it.
    pub middle: (f32, f32),
    /// How far the top under it is turned.
    pub angle: f32,
    /// How it leans.
    pub lean: Lean,
    /// From the middle of its base to its edges, along x and along y.
    pub half: (f32, f32),
    /// How many times as high as it is drawn.
    pub tall: f32,
}

/// How a piece leans.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Lean {
    /// Not at all.
    Upright,
    /// Over this edge, seen from its base, by so many degrees.
    Over(Direction, f32),
    /// Spun about its own middle, which is so high, by so many degrees.
    Spun(f32, f32),
}

/// The axis of a spin: aslant, so that every side comes up.
const SPIN: &str = "0.8, -0.5, 0.35";

impl Pose {
    /// At rest.
    pub(super) fn of(piece: &Piece, top: Turned) -> Self {
        let half = piece.body.half();
        let base = (piece.x, piece.y, piece.z);
        let angle = top.at(piece.x, piece.y);
        Self { base, middle: top.middle, angle, lean: Lean::Upright, half, tall: 1.0 }
    }

    /// The transform. A piece that came over its edge towards a direction leans
    /// back over that edge: by 90 degrees before it tipped, by 0 when it lies.
    pub(super) fn transform(&self) -> String {
        let (edge, turn) = match self.lean {
            Lean::Upright => ((0.0, 0.0, 0.0), "rotate3d(1, 0, 0, 0deg)".to_owned()),
            Lean::Spun(middle, degrees) => {
                ((0.0, 0.0, middle), format!("rotate3d({SPIN}, {degrees}deg)"))
            }
            Lean::Over(direction, degrees) => {
                // Which edge is its back one, and about which axis it rises.
                let (edge, axis) = match direction {
                    Direction::East => ((-self.half.0, 0.0), "0, -1, 0"),
                    Direction::West => ((self.half.0, 0.0), "0, 1, 0"),
                    Direction::South => ((0.0, -self.half.1), "1, 0, 0"),
                    Direction::North => ((0.0, self.half.1), "-1, 0, 0"),
                };
                ((edge.0, edge.1, 0.0), format!("rotate3d({axis}, {degrees}deg)"))
            }
        };
        let back = (-edge.0, -edge.1, -edge.2);
        let top = around(self.middle, self.angle);
        let (base, edge, back) = (moved(self.base), moved(edge), moved(back));
        format!("{top} {base} {edge} {turn} {back} scaleZ({})", self.tall)
    }
}

/// The transform of what turns with the top, about its middle.
fn around((x, y): (f32, f32), degrees: f32) -> String {
    format!("{} rotateZ({degrees}deg) {}", moved((x, y, 0.0)), moved((-x, -y, 0.0)))
}

fn moved((x, y, z): (f32, f32, f32)) -> String {
    format!("translate3d({}, {}, {})", units(x), units(y), units(z))
}

/// The quarter of a turn that is nearest to so many degrees.
pub(super) fn quarter(degrees: f32) -> i32 {
    (degrees / 90.0).round() as i32
}

/// The turn that is drawn after `before`: `wanted` and so many whole turns, by
/// the shortest way.
pub(super) fn onward(before: f32, wanted: f32) -> f32 {
    let rest = (wanted - before).rem_euclid(360.0);
    before + if rest > 180.0 { rest - 360.0 } else { rest }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOP: Turned = Turned { middle: (5.0, 5.0), degrees: 45.0 };

    #[test]
    fn only_what_is_on_the_top_turns() {
        assert!((TOP.at(4.0, 5.0) - 45.0).abs() < 1.0e-6);
        assert!(TOP.at(0.2, 0.2).abs() < 1.0e-6);
    }

    #[test]
    fn tipping_east_turns_about_the_western_edge() {
        let pose = Pose {
            base: (6.0, 2.0, 0.0),
            middle: TOP.middle,
            angle: 0.0,
            lean: Lean::Over(Direction::East, 90.0),
            half: (1.0, 0.5),
            tall: 1.0,
        };
        let text = pose.transform();
        let expected = "translate3d(calc(var(--unit) * 6), calc(var(--unit) * 2), \
                        calc(var(--unit) * 0)) translate3d(calc(var(--unit) * -1), \
                        calc(var(--unit) * 0), calc(var(--unit) * 0)) \
                        rotate3d(0, -1, 0, 90deg) translate3d(calc(var(--unit) * 1)";
        assert!(text.contains(expected), "{text}");
    }

    #[test]
    fn the_top_goes_on_by_the_shortest_way() {
        for (before, wanted, drawn) in
            [(0.0, 45.0, 45.0), (315.0, 0.0, 360.0), (360.0, 315.0, 315.0), (720.0, 45.0, 765.0)]
        {
            let found = onward(before, wanted);
            assert!((found - drawn).abs() < 1.0e-3, "{before} {wanted}: {found}");
        }
    }
}
