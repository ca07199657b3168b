//! What a hand does to the pieces that it drags. Blocks are lifted, with all
//! that stands on them, and carried over what is in their way; a marble is
//! pushed, with those before it, and only where a push may go, so that it never
//! seems to lie where it can't be; on a track it is lifted alone. Pure.
//!
//! Places are those that are seen: what lies on a top is turned with it.

use super::{
    motion::{Ease, Moment},
    sight::Sight,
};
use crate::{
    bow,
    scene::{Motion, Piece, PieceId},
};

/// How high a piece is lifted, in squares.
const LIFT: f32 = 0.3;
/// How near something is when a carried piece begins to rise over it: not as
/// near as blocks stand beside each other. And within how much it has risen.
const APPROACH: f32 = 0.08;
const RISE: f32 = 0.25;
/// How far beyond the board a piece is carried.
const BEYOND: f32 = 1.5;
/// As far as this from its place, a block still belongs there, and a marble.
const NEAR: f32 = 0.5;
const HARDLY: f32 = 0.2;

/// To the right, towards the viewer and upwards, in squares.
pub(super) type Shift = (f32, f32, f32);

/// What is away from its place, and how far.
pub(super) type Away = Vec<(PieceId, Shift)>;

/// Where a hand took hold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Grasp {
    pub sight: Sight,
    /// How high above the board, and at which point.
    z: f32,
    at: (f32, f32),
}

impl Grasp {
    /// Under this pointer, at the height where the piece is.
    pub(super) fn of(sight: Sight, pointer: (f64, f64), piece: &Piece) -> Option<Self> {
        let (low, high) = (sight.under(pointer, 0.0)?, sight.under(pointer, 1.0)?);
        // How the pointed at goes aside as it rises, and where that comes nearest
        // to the middle of the piece.
        let (aside, to) = ((high.0 - low.0, high.1 - low.1), (piece.x - low.0, piece.y - low.1));
        let square = aside.0 * aside.0 + aside.1 * aside.1;
        let z = if square > 0.0 { (aside.0 * to.0 + aside.1 * to.1) / square } else { 0.0 };
        let z = z.clamp(0.0, piece.body.height());
        Some(Self { sight, z, at: sight.under(pointer, z)? })
    }

    /// How far what is held has gone with the pointer.
    pub(super) fn gone(&self, pointer: (f64, f64)) -> Option<(f32, f32)> {
        let (x, y) = self.sight.under(pointer, self.z)?;
        Some((x - self.at.0, y - self.at.1))
    }
}

/// A push that may be made: how far it goes, and what it moves.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Push {
    pub by: (f32, f32),
    pub pieces: Vec<PieceId>,
}

/// How pieces are held.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Hold {
    /// This one and what stands on it, over all others, on a ground so wide and
    /// deep.
    Lifts { foot: Piece, above: Vec<PieceId>, others: Vec<Piece>, ground: (f32, f32) },
    /// Towards one of these ways.
    Pushes(Vec<Push>),
}

impl Hold {
    /// All pieces that may move.
    pub(super) fn pieces(&self) -> Vec<PieceId> {
        match self {
            Self::Lifts { foot, above, .. } => above.iter().copied().chain([foot.id]).collect(),
            Self::Pushes(ways) => ways.iter().flat_map(|way| way.pieces.clone()).collect(),
        }
    }

    /// What is away, and how far, when the hand has gone so far.
    pub(super) fn away(&self, gone: (f32, f32)) -> Away {
        let (pieces, by) = match self {
            Self::Lifts { foot, others, ground, .. } => {
                let within = |place: f32, gone: f32, end: f32| {
                    (place + gone).clamp(-BEYOND, end + BEYOND) - place
                };
                let by = (within(foot.x, gone.0, ground.0), within(foot.y, gone.1, ground.1));
                (self.pieces(), (by.0, by.1, LIFT + clearance(foot, by, others)))
            }
            Self::Pushes(ways) => {
                let part = |way: &Push| along(way.by, gone);
                let best = ways.iter().max_by(|one, other| part(one).total_cmp(&part(other)));
                let Some(way) = best else { return Vec::new() };
                let part = part(way).clamp(0.0, 1.0);
                (way.pieces.clone(), (way.by.0 * part, way.by.1 * part, 0.0))
            }
        };
        pieces.into_iter().map(|piece| (piece, by)).collect()
    }

    /// Whether what is away so far would fall back into its place.
    pub(super) fn is_home(&self, away: &Away) -> bool {
        let near = match self {
            Self::Lifts { .. } => NEAR,
            Self::Pushes(_) => HARDLY,
        };
        away.iter().all(|(_, (x, y, _))| x.hypot(*y) < near)
    }
}

/// The moments of a motion that begins so far from the piece's place: what was
/// carried makes no bow and no bend any more.
pub(super) fn from_hand(moments: Vec<Moment>, motion: Motion, by: Shift) -> Vec<Moment> {
    let is_direct = matches!(motion, Motion::Slides | Motion::Bends(..) | Motion::IsCarried);
    let mut moments: Vec<_> = moments
        .into_iter()
        .filter(|moment| !is_direct || moment.at <= 0.0 || moment.at >= 1.0)
        .collect();
    if let Some(first) = moments.first_mut() {
        let (x, y, z) = first.pose.base;
        // On a top it is turned with its place, and the hand is not.
        let (right, near) = bow::turned((0.0, 0.0), (by.0, by.1), -first.pose.angle);
        first.pose.base = (x + right, y + near, z + by.2);
        if is_direct {
            first.ease = Ease::Stops;
        }
    }
    moments
}

/// How much higher a piece has to be, to go over what is in its way.
fn clearance(foot: &Piece, by: (f32, f32), others: &[Piece]) -> f32 {
    let (half, place) = (foot.body.half(), (foot.x + by.0, foot.y + by.1));
    let over = |other: &Piece| {
        let beside = other.body.half();
        let reach = (half.0 + beside.0, half.1 + beside.1);
        let gap = ((other.x - place.0).abs() - reach.0).max((other.y - place.1).abs() - reach.1);
        let near = ((APPROACH - gap) / RISE).clamp(0.0, 1.0);
        // Gently at both ends.
        near * near * (3.0 - 2.0 * near) * (other.z + other.body.height())
    };
    others.iter().map(over).fold(0.0, f32::max)
}

/// How much of a way has been gone.
fn along(way: (f32, f32), gone: (f32, f32)) -> f32 {
    (way.0 * gone.0 + way.1 * gone.1) / (way.0 * way.0 + way.1 * way.1).max(f32::EPSILON)
}

#[cfg(test)]
mod tests {
    use super::{
        super::{
            motion::moments,
            place::Turned,
            view::{Fit, View},
        },
        *,
    };
    use crate::scene::Body;

    fn block(id: u16, x: f32, z: f32) -> Piece {
        let body = Body::Block { width: 0.9, depth: 0.9, height: 1.9 };
        Piece { id: PieceId(id), body, look: "light", x, y: 0.5, z, spot: None }
    }

    fn lifts() -> Hold {
        Hold::Lifts {
            foot: block(0, 0.5, 0.0),
            above: vec![PieceId(1)],
            others: vec![block(2, 3.5, 0.0)],
            ground: (10.0, 10.0),
        }
    }

    fn pushes() -> Hold {
        let east = Push { by: (1.0, 0.0), pieces: vec![PieceId(0), PieceId(1)] };
        let north = Push { by: (0.0, -1.0), pieces: vec![PieceId(0)] };
        Hold::Pushes(vec![east, north])
    }

    fn shift(hold: &Hold, gone: (f32, f32)) -> Shift {
        hold.away(gone).first().map(|(_, shift)| *shift).expect("something is away")
    }

    #[test]
    fn what_stands_on_a_lifted_piece_goes_with_it() {
        let mut away = lifts().away((1.0, 2.0));
        away.sort_by_key(|(id, _)| *id);
        assert_eq!(away, [(PieceId(0), (1.0, 2.0, LIFT)), (PieceId(1), (1.0, 2.0, LIFT))]);
    }

    #[test]
    fn a_lifted_piece_goes_over_others_and_not_far_from_the_board() {
        let high = |gone| shift(&lifts(), (gone, 0.0)).2;
        assert!((high(2.0) - LIFT).abs() < 1.0e-6, "beside another: {}", high(2.0));
        assert!((high(3.0) - LIFT - 1.9).abs() < 1.0e-6, "on another: {}", high(3.0));
        assert!(high(2.2) > LIFT && high(2.2) < high(2.3));
        assert!((shift(&lifts(), (-50.0, 0.0)).0 + 0.5 + BEYOND).abs() < 1.0e-6);
    }

    #[test]
    fn a_marble_goes_only_where_a_push_goes() {
        assert_eq!(shift(&pushes(), (0.4, 0.1)), (0.4, 0.0, 0.0));
        assert_eq!(shift(&pushes(), (7.0, -3.0)), (1.0, 0.0, 0.0));
        assert_eq!(shift(&pushes(), (-2.0, 0.0)), (0.0, 0.0, 0.0));
        assert_eq!(pushes().away((0.9, 0.0)).len(), 2, "with the one before it");
        assert_eq!(pushes().away((0.0, -0.9)), [(PieceId(0), (0.0, -0.9, 0.0))]);
        assert_eq!(Hold::Pushes(Vec::new()).away((1.0, 1.0)), []);
    }

    #[test]
    fn what_is_hardly_moved_is_at_home() {
        for (hold, gone, is_home) in [
            (lifts(), (0.3, 0.3), true),
            (lifts(), (0.6, 0.0), false),
            (pushes(), (0.1, 0.0), true),
            (pushes(), (0.3, 0.0), false),
            (pushes(), (-3.0, 0.0), true),
        ] {
            assert_eq!(hold.is_home(&hold.away(gone)), is_home, "{gone:?}");
        }
    }

    #[test]
    fn a_piece_stays_under_the_pointer_where_it_was_taken() {
        let fit = Fit { scale: 1.0, right: 0.0, down: 0.0 };
        let middle = (5.0, 5.0);
        let sight =
            Sight { view: View::WIDE, seat: 0.0, fit, middle, eye: (0.0, 0.0), square: 60.0 };
        let foot = block(0, 4.5, 0.0);
        for z in [0.0, 1.2, 1.9] {
            let at = |x| sight.on_screen((x, foot.y, z));
            let grasp = Grasp::of(sight, at(4.5), &foot).expect("a grasp");
            let (x, y) = grasp.gone(at(7.5)).expect("a way");
            assert!((x - 3.0).abs() < 1.0e-3 && y.abs() < 1.0e-3, "{z}: {x} {y}");
        }
    }

    #[test]
    fn on_a_turned_top_a_motion_begins_in_the_hand_too() {
        let top = Turned { middle: (0.5, 0.5), degrees: 90.0 };
        let (old, new) = (block(0, 0.5, 0.0), block(0, 0.7, 0.0));
        let moments = moments((&old, top), (&new, top), Motion::IsCarried);
        let moments = from_hand(moments, Motion::IsCarried, (0.0, 1.0, LIFT));
        // A quarter clockwise: what is drawn to the right is seen towards the viewer.
        let (x, y, z) = moments[0].pose.base;
        assert!((x - 1.5).abs() < 1.0e-3 && (y - 0.5).abs() < 1.0e-3, "{x} {y}");
        assert!((z - LIFT).abs() < 1.0e-6);
    }

    #[test]
    fn a_motion_begins_in_the_hand_and_goes_straight() {
        let top = Turned { middle: (5.0, 5.0), degrees: 0.0 };
        let (old, new) = (block(0, 0.5, 0.0), block(0, 2.5, 0.0));
        for motion in [Motion::Bends(0.5, 3.5), Motion::IsCarried, Motion::Slides] {
            let moments = moments((&old, top), (&new, top), motion);
            let moments = from_hand(moments, motion, (1.5, 0.25, LIFT));
            let bases: Vec<_> = moments.iter().map(|moment| moment.pose.base).collect();
            assert_eq!(bases, [(2.0, 0.75, LIFT), (2.5, 0.5, 0.0)], "{motion:?}");
        }
    }
}
