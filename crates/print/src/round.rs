//! What lies around a middle. Pure; x grows to the right and y downwards, so angles
//! grow clockwise.

use crate::drawing::Point;

/// The point so far from a middle, so many degrees clockwise from the top.
pub(crate) fn around((x, y): Point, radius: f32, degrees: f32) -> Point {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (x + radius * sin, y - radius * cos)
}

/// Points of the way around a middle from one radius and angle to others, gently.
pub(crate) fn bow(middle: Point, (from, start): Point, (to, end): Point) -> Vec<Point> {
    const STEPS: u8 = 12;
    let point = |step: u8| {
        let part = f32::from(step) / f32::from(STEPS);
        let eased = part * part * (3.0 - 2.0 * part);
        around(middle, from + (to - from) * eased, start + (end - start) * part)
    };
    (0..=STEPS).map(point).collect()
}
