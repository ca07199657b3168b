//! From where the board is looked at, and how large it may be drawn then. Pure:
//! all lengths are in squares, so that the style sheet can choose how many
//! pixels a square has without anything being measured.
//!
//! The room is laid out once, for the usual view of the screen; turning and tilting
//! only scale the ground to what the felt has room for, so that nothing on the page
//! jumps.

use super::place::units;
use crate::scene::{Ground, Piece, SLAB};

/// How far a turn by key or button goes, in degrees.
pub(super) const TURN_STEP: f32 = 30.0;
/// How far a tilt by key or button goes, in degrees.
pub(super) const TILT_STEP: f32 = 10.0;

const STEEPEST: f32 = 70.0;
/// How much larger than in the usual view a board is drawn at the most.
const LARGEST: f32 = 1.3;

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
    /// For a screen with room: straight, and leaning back a little.
    pub(super) const WIDE: Self = Self { turn: 0.0, tilt: 34.0, distance: 30.0 };
    /// For a phone: the whole width belongs to the squares.
    pub(super) const NARROW: Self = Self { turn: 0.0, tilt: 20.0, distance: 90.0 };
    /// For a phone on its side: the whole height belongs to them.
    pub(super) const LOW: Self = Self { turn: 0.0, tilt: 0.0, distance: 90.0 };

    /// As it is kept, in whole degrees: `-14 50`.
    pub(super) fn text(self) -> String {
        format!("{} {}", self.turn.round(), self.tilt.round())
    }

    /// The view of such a text, as far away as this one.
    pub(super) fn read(self, text: &str) -> Option<Self> {
        let (turn, tilt) = text.split_once(' ')?;
        // Earlier versions kept parts of a degree. They are nothing to see, and to read
        // them takes tables that the page would have to load.
        let whole = |text: &str| text.split('.').next()?.parse::<i16>().ok().map(f32::from);
        let (turn, tilt) = (whole(turn)? % 360.0, whole(tilt)?);
        Some(Self { turn, tilt: 0.0, ..self }.tilted(tilt))
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

/// Two boxes in the ground's own directions: one around the board and all that
/// lies beside it, and one, on top of it, around what stands higher.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Extent {
    low: Sides,
    tall: Sides,
    high: f32,
}

/// The sides of a box.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Sides {
    left: f32,
    right: f32,
    far: f32,
    near: f32,
}

impl Sides {
    fn around((x, y): (f32, f32), (half_width, half_depth): (f32, f32)) -> Self {
        let (left, right) = (x - half_width, x + half_width);
        Self { left, right, far: y - half_depth, near: y + half_depth }
    }

    #[must_use]
    fn and(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            right: self.right.max(other.right),
            far: self.far.min(other.far),
            near: self.near.max(other.near),
        }
    }
}

impl Extent {
    /// Around this board with these pieces.
    pub(super) fn of(ground: &Ground, pieces: &[Piece]) -> Self {
        let middle = (ground.width / 2.0, ground.depth / 2.0);
        let board = (middle.0 + ground.rim(), middle.1 + ground.rim());
        let tall = Sides::around(middle, (0.0, 0.0));
        let mut extent = Self { low: Sides::around(middle, board), tall, high: 0.0 };
        for spot in &ground.spots {
            let half = (spot.size / 2.0, spot.size / 2.0);
            extent.low = extent.low.and(Sides::around((spot.x, spot.y), half));
        }
        for piece in pieces {
            let (sides, top) = (
                Sides::around((piece.x, piece.y), piece.body.half()),
                piece.z + piece.body.height(),
            );
            extent.low = extent.low.and(sides);
            if top > f32::EPSILON {
                extent.tall = extent.tall.and(sides);
                extent.high = extent.high.max(top);
            }
        }
        extent
    }

    /// Around both.
    #[must_use]
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            low: self.low.and(other.low),
            tall: self.tall.and(other.tall),
            high: self.high.max(other.high),
        }
    }

    /// The corners of both boxes.
    fn corners(self) -> impl Iterator<Item = (f32, f32, f32)> {
        let of = |sides: Sides, heights: [f32; 2]| {
            let at = move |x| [sides.far, sides.near].map(|y| heights.map(|z| (x, y, z)));
            [sides.left, sides.right].into_iter().flat_map(at).flatten()
        };
        of(self.low, [-SLAB, 0.0]).chain(of(self.tall, [0.0, self.high]))
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
        for (x, y, z) in extent.corners() {
            let (right, down) = seen((x - middle.0, y - middle.1, z), view, seat);
            frame.left = frame.left.min(right);
            frame.right = frame.right.max(right);
            frame.top = frame.top.min(down);
            frame.bottom = frame.bottom.max(down);
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

    /// All that is seen on a felt of which this is the largest part that is so wide
    /// beside its height.
    #[must_use]
    pub(super) fn on_felt(self, width_by_height: f32) -> Self {
        let (wide, high) = (self.height() * width_by_height, self.width() / width_by_height);
        let more_wide = (wide - self.width()).max(0.0) / 2.0;
        let more_high = (high - self.height()).max(0.0) / 2.0;
        Self {
            left: self.left - more_wide,
            right: self.right + more_wide,
            top: self.top - more_high,
            bottom: self.bottom + more_high,
        }
    }

    /// How `other` comes into the middle of this one as large as it can be.
    pub(super) fn fit(self, other: Self) -> Fit {
        let wide = self.width() / other.width();
        let scale = (self.height() / other.height()).min(wide).min(LARGEST);
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
    /// How much larger or smaller it is drawn.
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
        Ground { look: "kuba", width, depth: width, ..Ground::default() }
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
    fn the_squares_of_every_game_are_wide_enough_on_a_phone_of_360() {
        use crate::view::{Draw, Pictures};
        for game in shelf::Game::ALL {
            let start = game.open(&shelf::Opening::default()).expect("a game");
            let scene = start.scene(0, &Pictures::of(&start));
            let extent = Extent::of(&scene.ground, &scene.pieces);
            let frame = Frame::of(&scene.ground, extent, View::NARROW, 0.0);
            let unit = 360.0 / frame.width();
            let far = |x| seen((x, 0.5 - scene.ground.depth / 2.0, 0.0), View::NARROW, 0.0).0;
            let wide = (far(1.0) - far(0.0)) * unit;
            assert!(wide >= 32.0, "{game:?}: {wide}");
        }
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
    fn a_felt_has_room_on_the_sides_that_the_board_leaves() {
        let room = Frame { left: -6.0, right: 6.0, top: -5.0, bottom: 5.0 };
        let wide = room.on_felt(2.0);
        assert_eq!((wide.width(), wide.height()), (20.0, 10.0));
        let high = room.on_felt(0.6);
        assert_eq!((high.width(), high.height()), (12.0, 20.0));
        assert_eq!(room.on_felt(1.2), room);
    }

    #[test]
    fn views_are_read_as_they_are_kept() {
        let view = View { turn: -30.0, tilt: 12.0, ..View::WIDE };
        assert_eq!(View::WIDE.read(&view.text()), Some(view));
        let between = View { turn: -29.6, tilt: 12.4, ..View::WIDE };
        assert_eq!(View::WIDE.read(&between.text()), Some(view));
        assert_eq!(View::WIDE.read("-30.25 12.5"), Some(view), "as earlier versions kept it");
        for wrong in ["", "1", "a b", "NaN 3", "1 inf"] {
            assert_eq!(View::WIDE.read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn tilting_ends_at_flat_and_at_the_steepest() {
        assert!(View::WIDE.tilted(-500.0).tilt.abs() < 1.0e-6);
        assert!((View::WIDE.tilted(500.0).tilt - STEEPEST).abs() < 1.0e-6);
    }
}
