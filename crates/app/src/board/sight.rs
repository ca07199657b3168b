//! Which point of the board is under a pointer, and where on the screen a point
//! of the board is seen: what the style sheet's perspective does, forwards and
//! backwards. Pure; how large a square is drawn was measured when a hand took
//! hold, and is not asked again while it goes.

use super::view::{Fit, View};

/// How the board is seen on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sight {
    /// From where.
    pub view: View,
    /// How far the viewer's seat turns it besides.
    pub seat: f32,
    /// How it comes into the room.
    pub fit: Fit,
    /// The middle of the ground, in squares.
    pub middle: (f32, f32),
    /// Where on the screen the eye looks straight at, in pixels.
    pub eye: (f64, f64),
    /// How many pixels a square has there.
    pub square: f64,
}

impl Sight {
    /// Where on the screen a point of the board is seen.
    pub(super) fn on_screen(&self, (x, y, z): (f32, f32, f32)) -> (f64, f64) {
        let (turn_sin, turn_cos) = self.turn();
        let (tilt_sin, tilt_cos) = self.view.tilt.to_radians().sin_cos();
        let Fit { scale, right, down } = self.fit;
        let (x, y) = (x - self.middle.0, y - self.middle.1);
        let (across, along) = (x * turn_cos - y * turn_sin, x * turn_sin + y * turn_cos);
        let nearer = scale * (along * tilt_sin + z * tilt_cos);
        let larger = self.view.distance / (self.view.distance - nearer).max(1.0);
        let seen_across = (scale * across + right) * larger;
        let seen_along = (scale * (along * tilt_cos - z * tilt_sin) + down) * larger;
        let pixels = |squares: f32| f64::from(squares) * self.square;
        (self.eye.0 + pixels(seen_across), self.eye.1 + pixels(seen_along))
    }

    /// The point so high above the board that is under a pointer; none where
    /// only the horizon is.
    pub(super) fn under(&self, pointer: (f64, f64), z: f32) -> Option<(f32, f32)> {
        let (turn_sin, turn_cos) = self.turn();
        let (tilt_sin, tilt_cos) = self.view.tilt.to_radians().sin_cos();
        let (Fit { scale, right, down }, distance) = (self.fit, self.view.distance);
        let squares = |pixels: f64| (pixels / self.square) as f32;
        let seen = (squares(pointer.0 - self.eye.0), squares(pointer.1 - self.eye.1));
        let steep = scale * (distance * tilt_cos + seen.1 * tilt_sin);
        let high = scale * z;
        let along = seen.1 * (distance - high * tilt_cos) - distance * (down - high * tilt_sin);
        let along = (steep > f32::EPSILON).then(|| along / steep)?;
        let larger = distance / (distance - scale * along * tilt_sin - high * tilt_cos);
        let across = (seen.0 / larger - right) / scale;
        (larger > 0.0 && larger.is_finite() && across.is_finite()).then(|| {
            let x = across * turn_cos + along * turn_sin;
            let y = along * turn_cos - across * turn_sin;
            (x + self.middle.0, y + self.middle.1)
        })
    }

    fn turn(&self) -> (f32, f32) {
        (self.view.turn + self.seat).to_radians().sin_cos()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::view::seen;

    const STRAIGHT: Fit = Fit { scale: 1.0, right: 0.0, down: 0.0 };
    const SHRUNK: Fit = Fit { scale: 0.8, right: 0.4, down: -0.3 };

    fn sight(view: View, seat: f32, fit: Fit) -> Sight {
        Sight { view, seat, fit, middle: (5.0, 5.0), eye: (400.0, 300.0), square: 60.0 }
    }

    fn corners() -> impl Iterator<Item = (f32, f32)> {
        [0.0, 5.0, 9.5].into_iter().flat_map(|x| [0.0, 4.0, 10.0].map(|y| (x, y)))
    }

    #[test]
    fn what_is_seen_somewhere_is_what_is_under_the_pointer_there() {
        for view in [View::WIDE, View::NARROW, View::WIDE.flat(), View::WIDE.tilted(90.0)] {
            for (seat, fit, z) in [(0.0, STRAIGHT, 0.0), (180.0, SHRUNK, 1.5), (90.0, SHRUNK, 0.3)]
            {
                let sight = sight(view.turned(20.0), seat, fit);
                for (x, y) in corners() {
                    let found = sight.under(sight.on_screen((x, y, z)), z).expect("a point");
                    let apart = (found.0 - x).hypot(found.1 - y);
                    assert!(apart < 1.0e-3, "{sight:?} {x} {y} {z}: {found:?}");
                }
            }
        }
    }

    #[test]
    fn it_is_seen_where_the_room_is_laid_out_for() {
        let sight = sight(View::WIDE, 30.0, STRAIGHT);
        for (x, y) in corners() {
            let (right, down) = seen((x - 5.0, y - 5.0, 0.7), View::WIDE, 30.0);
            let (left, top) = sight.on_screen((x, y, 0.7));
            assert!((left - 400.0 - 60.0 * f64::from(right)).abs() < 1.0e-2, "{x} {y}");
            assert!((top - 300.0 - 60.0 * f64::from(down)).abs() < 1.0e-2, "{x} {y}");
        }
    }

    #[test]
    fn above_the_horizon_there_is_no_board() {
        let sight = sight(View { distance: 10.0, ..View::WIDE }.tilted(90.0), 0.0, STRAIGHT);
        assert_eq!(sight.under((400.0, -4000.0), 0.0), None);
    }
}
