//! Bows around a middle: the way from one point of a round track to the next,
//! from ring to ring too. Pure; x grows to the right, y towards the viewer, so
//! angles grow clockwise.

use std::f32::consts::{PI, TAU};

/// How many degrees lie between two points of a bow, at most; and how many steps
/// it has at least.
const STEP: f32 = 5.0;
const FEWEST: f32 = 10.0;
/// Nearer to the middle than this, a point has no direction from there.
const NEAR: f32 = 0.05;

pub(crate) type Point = (f32, f32);

/// The points of the shorter bow from one point to another, both included. On a
/// ring it follows the ring; from ring to ring it leaves the first and joins the
/// second gently; to the middle itself it goes straight.
pub(crate) fn bow(middle: Point, from: Point, to: Point) -> Vec<Point> {
    let (start, end) = (Polar::of(middle, from), Polar::of(middle, to));
    if start.radius < NEAR || end.radius < NEAR {
        return vec![from, to];
    }
    let angle = (end.angle - start.angle + PI).rem_euclid(TAU) - PI;
    let steps = (angle.abs().to_degrees() / STEP).ceil().max(FEWEST);
    let point = |step: f32| {
        let part = step / steps;
        let eased = part * part * (3.0 - 2.0 * part);
        let radius = start.radius + (end.radius - start.radius) * eased;
        Polar { radius, angle: start.angle + angle * part }.around(middle)
    };
    let numbers = std::iter::successors(Some(0.0), |step| Some(step + 1.0_f32));
    numbers.take_while(|step| *step <= steps).map(point).collect()
}

/// A line without what is nearer than this to its first and its last point.
pub(crate) fn trimmed(line: &[Point], first: f32, last: f32) -> Vec<Point> {
    let (Some(&start), Some(&end)) = (line.first(), line.last()) else { return Vec::new() };
    let is_left = |point: &&Point| apart(**point, start) >= first && apart(**point, end) >= last;
    line.iter().filter(is_left).copied().collect()
}

/// The point so far around the middle, clockwise, in degrees.
pub(crate) fn turned(middle: Point, point: Point, degrees: f32) -> Point {
    let Polar { radius, angle } = Polar::of(middle, point);
    Polar { radius, angle: angle + degrees.to_radians() }.around(middle)
}

/// How far two points are from each other.
pub(crate) fn apart(one: Point, other: Point) -> f32 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

/// A point as it is seen from a middle.
struct Polar {
    radius: f32,
    /// Clockwise from the right, in radians.
    angle: f32,
}

impl Polar {
    fn of(middle: Point, (x, y): Point) -> Self {
        let (right, down) = (x - middle.0, y - middle.1);
        Self { radius: right.hypot(down), angle: down.atan2(right) }
    }

    fn around(&self, middle: Point) -> Point {
        let (sin, cos) = self.angle.sin_cos();
        (middle.0 + self.radius * cos, middle.1 + self.radius * sin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIDDLE: Point = (5.0, 5.0);

    #[test]
    fn on_a_ring_a_bow_follows_it() {
        let line = bow(MIDDLE, (5.0, 1.0), (9.0, 5.0));
        assert!(line.len() > 10, "{line:?}");
        for point in &line {
            assert!((apart(*point, MIDDLE) - 4.0).abs() < 1.0e-3, "{line:?}");
            assert!(point.0 > 4.99 && point.1 < 5.01, "the shorter one: {line:?}");
        }
        assert!(apart(line[0], (5.0, 1.0)) < 1.0e-3);
        assert!(apart(line[line.len() - 1], (9.0, 5.0)) < 1.0e-3);
    }

    #[test]
    fn from_ring_to_ring_it_comes_nearer_all_the_time() {
        let line = bow(MIDDLE, (1.0, 5.0), (5.0, 2.0));
        let radii: Vec<f32> = line.iter().map(|point| apart(*point, MIDDLE)).collect();
        assert!(radii.is_sorted_by(|one, next| one >= next), "{radii:?}");
        assert_eq!(bow(MIDDLE, (1.0, 5.0), MIDDLE), [(1.0, 5.0), MIDDLE]);
    }

    #[test]
    fn what_is_trimmed_begins_and_ends_later() {
        let line: Vec<Point> = (0..=10).map(|step| (step as f32, 0.0)).collect();
        assert_eq!(trimmed(&line, 2.0, 3.0), (2..=7).map(|x| (x as f32, 0.0)).collect::<Vec<_>>());
        assert_eq!(trimmed(&[], 1.0, 1.0), []);
    }

    #[test]
    fn a_point_is_turned_clockwise() {
        let (x, y) = turned(MIDDLE, (5.0, 1.0), 90.0);
        assert!(apart((x, y), (9.0, 5.0)) < 1.0e-3, "{x} {y}");
    }
}
