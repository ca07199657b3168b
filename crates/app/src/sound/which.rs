//! Which sounds a change of scene makes, and when. Pure: it knows bodies and
//! motions, no game and no browser. The times are those of the motions.

use crate::scene::{Body, Motion, Scene};

/// A sound of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Wood on wood.
    Knock,
    /// Glass on glass, or in its hollow.
    Click,
    /// A die that leaps over wood until it lies.
    Rattle,
    /// Something falls into a hole, or into a tray.
    Thud,
    /// The top goes on by a notch.
    Ratchet,
    /// It is your turn.
    Turn,
    /// The game is over.
    End,
}

impl Sound {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Knock, Self::Click, Self::Rattle, Self::Thud, Self::Ratchet, Self::Turn, Self::End];
}

/// A sound at its time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cue {
    pub sound: Sound,
    /// When, in seconds from now.
    pub after: f32,
    /// How loud, 1 at most.
    pub level: f32,
}

impl Cue {
    /// Now, as loud as it is.
    pub const fn now(sound: Sound) -> Self {
        Self { sound, after: 0.0, level: 1.0 }
    }
}

/// How many marbles of a pushed line are heard one by one, and how far apart.
const LINE: usize = 4;
const APART: f32 = 0.018;

/// When a motion is made, in seconds: how long it waits, and how long it takes.
pub type Span = (f32, f32);

/// What is heard when one scene follows another: of each kind as much as can be
/// told apart. `spans` are those of the new scene's motions, in their order.
pub fn of_change(old: &Scene, new: &Scene, spans: &[Span]) -> Vec<Cue> {
    let mut cues: Vec<Cue> = Vec::new();
    for ((id, motion), (delay, duration)) in new.motions.iter().zip(spans) {
        let Some(piece) = new.pieces.iter().find(|piece| piece.id == *id) else { continue };
        for (sound, share, level) in of_motion(piece.body, *motion) {
            let same = cues.iter().filter(|other| other.sound == *sound).count();
            if same < LINE {
                let after = delay + duration * share + APART * same as f32;
                cues.push(Cue { sound: *sound, after, level: *level });
            }
        }
    }
    if (old.ground.turned - new.ground.turned).abs() > 1.0 {
        cues.push(Cue::now(Sound::Ratchet));
    }
    cues
}

/// What a body sounds like on its way: what, after which part of it, how loud.
fn of_motion(body: Body, motion: Motion) -> &'static [(Sound, f32, f32)] {
    use Sound::{Click, Knock, Rattle, Thud};
    match (body, motion) {
        (_, Motion::Rolls) => &[(Rattle, 0.0, 1.0)],
        (Body::Block { .. }, Motion::Slides | Motion::Bends(..)) => &[(Knock, 0.8, 0.45)],
        (Body::Block { .. }, Motion::Tips(_)) => &[(Knock, 0.85, 1.0)],
        (Body::Block { .. }, Motion::Sinks(_)) => &[(Knock, 0.4, 0.8), (Thud, 0.65, 1.0)],
        (Body::Block { .. }, Motion::Drops) => &[(Thud, 0.6, 1.0)],
        (Body::Block { .. }, _) => &[(Knock, 0.9, 0.9)],
        (Body::Marble { .. }, Motion::LeavesTowards(_)) => {
            &[(Click, 0.05, 0.8), (Thud, 0.55, 0.5), (Click, 0.95, 0.5)]
        }
        (Body::Marble { .. }, Motion::Bounces) => &[(Click, 0.2, 0.8), (Click, 0.95, 0.8)],
        (Body::Marble { .. }, Motion::Drops) => &[(Click, 0.15, 0.4), (Thud, 0.6, 1.0)],
        (Body::Marble { .. }, Motion::IsCarried) => &[(Click, 0.92, 0.8)],
        (Body::Marble { .. }, _) => &[(Click, 0.05, 0.8)],
    }
}

#[cfg(test)]
mod tests {
    use game::Direction;

    use super::*;
    use crate::scene::{Ground, Piece, PieceId};

    fn scene(moved: &[(Body, Motion)], turned: f32) -> Scene {
        let ids = || (0..).map(PieceId);
        let piece = |(id, (body, _)): (PieceId, &(Body, Motion))| Piece {
            id,
            body: *body,
            look: "white",
            x: 0.5,
            y: 0.5,
            z: 0.0,
            spot: None,
        };
        Scene {
            ground: Ground { look: "kuba", width: 7.0, depth: 7.0, turned, ..Ground::default() },
            pieces: ids().zip(moved).map(piece).collect(),
            motions: ids().zip(moved).map(|(id, (_, motion))| (id, *motion)).collect(),
            ..Scene::default()
        }
    }

    fn sounds(moved: &[(Body, Motion)], turned: f32) -> Vec<Sound> {
        let spans = vec![(0.0, 0.4); moved.len()];
        let cues = of_change(&scene(&[], 0.0), &scene(moved, turned), &spans);
        cues.into_iter().map(|one| one.sound).collect()
    }

    const MARBLE: Body = Body::Marble { radius: 0.4 };
    const BLOCK: Body = Body::Block { width: 1.0, depth: 1.0, height: 1.0 };

    #[test]
    fn each_body_has_its_sound() {
        let north = Direction::North;
        for (body, motion, heard) in [
            (BLOCK, Motion::Tips(north), vec![Sound::Knock]),
            (BLOCK, Motion::Slides, vec![Sound::Knock]),
            (BLOCK, Motion::Sinks(north), vec![Sound::Knock, Sound::Thud]),
            (BLOCK, Motion::Rolls, vec![Sound::Rattle]),
            (MARBLE, Motion::Slides, vec![Sound::Click]),
            (MARBLE, Motion::Drops, vec![Sound::Click, Sound::Thud]),
            (MARBLE, Motion::Bounces, vec![Sound::Click, Sound::Click]),
            (MARBLE, Motion::LeavesTowards(north), vec![Sound::Click, Sound::Thud, Sound::Click]),
        ] {
            assert_eq!(sounds(&[(body, motion)], 0.0), heard, "{body:?} {motion:?}");
        }
    }

    #[test]
    fn a_sound_waits_for_its_motion() {
        let new = scene(&[(MARBLE, Motion::IsCarried)], 0.0);
        let cues = of_change(&scene(&[], 0.0), &new, &[(0.2, 0.5)]);
        assert!((cues[0].after - 0.66).abs() < 1.0e-6, "{cues:?}");
    }

    #[test]
    fn a_long_line_is_no_noise() {
        assert_eq!(sounds(&[(MARBLE, Motion::Slides); 7], 0.0).len(), LINE);
    }

    #[test]
    fn what_does_not_move_is_not_heard_and_the_turning_top_is() {
        assert_eq!(sounds(&[], 0.0), []);
        assert_eq!(sounds(&[], 45.0), [Sound::Ratchet]);
    }
}
