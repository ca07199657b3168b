//! From where the board is looked at, and how large it may be drawn then. Pure:
//! all lengths are in squares, so that the style sheet can choose how many
//! pixels a square has without anything being measured.
//!
//! The room is laid out once, for the view that the board starts with; turning
//! and tilting only scale the ground, so that nothing on the page jumps.

use super::place::units;
use crate::scene::{Ground, Piece};

/// How far a turn by key or button goes, in degrees.
pub(super) const TURN_STEP: f32 = 30.0;
/// How far a tilt by key or button goes, in degrees.
pub(super) const TILT_STEP: f32 = 10.0;

const STEEPEST: f32 = 70.0;
/// How far the board goes down.
const SLAB: f32 = 0.4;
/// How far its edge goes beyond its places.
const RIM: f32 = 0.15;

/// From where the board is looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct View {
    /// How far it is turned clockwise, in degrees, besides what the viewer's
    /// seat asks for.
    pub turn: f32,
    /// How far it leans back, in degrees; 0 is seen from straight above.
    pub tilt: f32,
    /// How far the eye is away, in squares.
    pub distance: f32,
}

impl View {
    /// For a screen with room.
    pub(super) const WIDE: Self = Self { turn: -14.0, tilt: 50.0, distance: 26.0 };
    /// For a phone: the whole width belongs to the squares.
    pub(super) const NARROW: Self = Self { turn: 0.0, tilt: 25.0, distance: 90.0 };

    /// The views that have room from the beginning: this one, and on a phone,
    /// where height is cheap, also from straight above.
    pub(super) fn with_room(self) -> [Self; 2] {
        let other = if self == Self::NARROW { self.flat() } else { self };
        [self, other]
    }

    /// Turned clockwise by so many degrees more.
    #[must_use]
    pub(super) fn turned(self, degrees: f32) -> Self {
        Self { turn: self.turn + degrees, ..self }
    }

    /// Leaning back by so many degrees more, within what can be drawn.
    #[must_use]
    pub(super) fn tilted(self, degrees: f32) -> Self {
        Self { tilt: (self.tilt + degrees).clamp(0.0, STEEPEST), ..self }
    }

    /// From straight above, not turned.
    #[must_use]
    pub(super) fn flat(self) -> Self {
        Self { turn: 0.0, tilt: 0.0, ..self }
    }

    /// What the ground is transformed by, for a viewer whose seat asks for
    /// `seat` degrees, to fit where it is to be seen.
    pub(super) fn transform(self, seat: f32, fit: Fit) -> String {
        let (turn, scale) = (self.turn + seat, fit.scale);
        let moved = format!("translate({}, {})", units(fit.right), units(fit.down));
        let scaled = format!("scale3d({scale}, {scale}, {scale})");
        format!("{moved} {scaled} rotateX({}deg) rotateZ({turn}deg)", self.tilt)
    }
}

/// A box around the board and all pieces, in the ground's own directions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Extent {
    left: f32,
    right: f32,
    far: f32,
    near: f32,
    high: f32,
}

impl Extent {
    /// Around this board with these pieces.
    pub(super) fn of(ground: &Ground, pieces: &[Piece]) -> Self {
        let mut extent = Self {
            left: -RIM,
            right: ground.width + RIM,
            far: -RIM,
            near: ground.depth + RIM,
            high: 0.0,
        };
        for spot in &ground.spots {
            extent.take_in((spot.x, spot.y), (spot.size / 2.0, spot.size / 2.0), 0.0);
        }
        for piece in pieces {
            let high = piece.z + piece.body.height();
            extent.take_in((piece.x, piece.y), piece.body.half(), high);
        }
        extent
    }

    /// Around both.
    #[must_use]
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            right: self.right.max(other.right),
            far: self.far.min(other.far),
            near: self.near.max(other.near),
            high: self.high.max(other.high),
        }
    }

    fn take_in(&mut self, (x, y): (f32, f32), (half_width, half_depth): (f32, f32), high: f32) {
        self.left = self.left.min(x - half_width);
        self.right = self.right.max(x + half_width);
        self.far = self.far.min(y - half_depth);
        self.near = self.near.max(y + half_depth);
        self.high = self.high.max(high);
    }
}

/// What is seen of an extent, around the middle of the ground: to the right and
/// downwards on the screen, in squares.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Frame {
    /// How far it reaches to the left of the middle, as a negative number.
    pub left: f32,
    /// How far it reaches to the right of the middle.
    pub right: f32,
    /// How far it reaches above the middle, as a negative number.
    pub top: f32,
    /// How far it reaches below the middle.
    pub bottom: f32,
}

impl Frame {
    /// What is seen from here by a viewer whose seat asks for `seat` degrees.
    pub(super) fn of(ground: &Ground, extent: Extent, view: View, seat: f32) -> Self {
        let middle = (ground.width / 2.0, ground.depth / 2.0);
        let mut frame = Self { left: 0.0, right: 0.0, top: 0.0, bottom: 0.0 };
        for x in [extent.left, extent.right] {
            for y in [extent.far, extent.near] {
                for z in [-SLAB, extent.high] {
                    let (right, down) = seen((x - middle.0, y - middle.1, z), view, seat);
                    frame.left = frame.left.min(right);
                    frame.right = frame.right.max(right);
                    frame.top = frame.top.min(down);
                    frame.bottom = frame.bottom.max(down);
                }
            }
        }
        frame
    }

    /// Around both.
    #[must_use]
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            right: self.right.max(other.right),
            top: self.top.min(other.top),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// From the left to the right.
    pub(super) fn width(self) -> f32 {
        self.right - self.left
    }

    /// From the top to the bottom.
    pub(super) fn height(self) -> f32 {
        self.bottom - self.top
    }

    /// How `other` comes into the middle of this one, shrunk if it has to be.
    pub(super) fn fit(self, other: Self) -> Fit {
        let shrunk = |room: f32, wanted: f32| if wanted > room { room / wanted } else { 1.0 };
        let wide = shrunk(self.width(), other.width());
        let scale = shrunk(self.height(), other.height()).min(wide);
        let middle = |frame: Self| (frame.left + frame.right, frame.top + frame.bottom);
        let (here, there) = (middle(self), middle(other));
        Fit {
            scale,
            right: (here.0 - there.0 * scale) / 2.0,
            down: (here.1 - there.1 * scale) / 2.0,
        }
    }
}

/// How something comes into a frame, in squares.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Fit {
    /// How much smaller it is drawn; never more than 1.
    pub scale: f32,
    /// How far its middle is moved to the right.
    pub right: f32,
    /// How far its middle is moved downwards.
    pub down: f32,
}

/// Where a point, given from the middle of the ground, is seen.
pub(super) fn seen((x, y, z): (f32, f32, f32), view: View, seat: f32) -> (f32, f32) {
    let (turn_sin, turn_cos) = (view.turn + seat).to_radians().sin_cos();
    let (tilt_sin, tilt_cos) = view.tilt.to_radians().sin_cos();
    let (right, down) = (x * turn_cos - y * turn_sin, x * turn_sin + y * turn_cos);
    let (down, nearer) = (down * tilt_cos - z * tilt_sin, down * tilt_sin + z * tilt_cos);
    let larger = view.distance / (view.distance - nearer).max(1.0);
    (right * larger, down * larger)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(width: f32) -> Ground {
        Ground { look: "kuba", width, depth: width, spots: Vec::new(), turned: 0.0 }
    }

    #[test]
    fn seen_from_above_the_frame_is_the_board() {
        let ground = board(10.0);
        let view = View { distance: 1.0e6, ..View::NARROW.flat() };
        let frame = Frame::of(&ground, Extent::of(&ground, &[]), view, 90.0);
        assert!((frame.width() - 10.3).abs() < 0.01, "{frame:?}");
        assert!((frame.height() - 10.3).abs() < 0.01, "{frame:?}");
    }

    #[test]
    fn ten_squares_are_wide_enough_on_a_phone_of_360() {
        let ground = board(10.0);
        let high = Extent { high: 2.0, ..Extent::of(&ground, &[]) };
        let frame = Frame::of(&ground, high, View::NARROW, 0.0);
        let unit = 360.0 / frame.width();
        let far = |x| seen((x, -4.5, 0.0), View::NARROW, 0.0).0;
        assert!((far(1.0) - far(0.0)) * unit >= 32.0);
    }

    #[test]
    fn what_is_turned_further_shrinks_until_it_fits() {
        let ground = board(7.0);
        let extent = Extent::of(&ground, &[]);
        let room = Frame::of(&ground, extent, View::WIDE, 0.0);
        let turned = Frame::of(&ground, extent, View::WIDE.turned(45.0), 0.0);
        let fit = room.fit(turned);
        assert!(fit.scale < 1.0 && fit.scale > 0.5, "{fit:?}");
        assert_eq!(room.fit(room), Fit { scale: 1.0, right: 0.0, down: 0.0 });
        for (near, far, seen, moved) in [
            (room.left, room.right, (turned.left, turned.right), fit.right),
            (room.top, room.bottom, (turned.top, turned.bottom), fit.down),
        ] {
            assert!(seen.0 * fit.scale + moved >= near - 1.0e-3, "{fit:?}");
            assert!(seen.1 * fit.scale + moved <= far + 1.0e-3, "{fit:?}");
        }
    }

    #[test]
    fn tilting_ends_at_flat_and_at_the_steepest() {
        assert!(View::WIDE.tilted(-500.0).tilt.abs() < 1.0e-6);
        assert!((View::WIDE.tilted(500.0).tilt - STEEPEST).abs() < 1.0e-6);
    }
}
