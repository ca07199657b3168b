//! When each motion of an action begins and how long it takes. Pure. What goes
//! alike goes together: a pushed line, a column with its stone. What goes
//! otherwise waits for those before it, so that the eye can follow; and all of
//! it is soon over.

use crate::{
    scene::{Motion, Scene, Tempo},
    sound,
};

/// The most that one action takes, in milliseconds.
const LONGEST: f64 = 450.0;
/// How many times as long a calm one takes, that others make.
const CALM: f64 = 1.8;
/// How long a die rolls: nobody can do anything before it lies.
const ROLL: f64 = 700.0;

/// The part of an action in which a motion is made, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Span {
    /// How long it waits.
    pub delay: f64,
    /// How long it takes.
    pub duration: f64,
}

impl Span {
    /// For what is carried along by the top while that turns.
    pub(super) const TURNING: Self = Self { delay: 0.0, duration: 260.0 };
    /// For what a hand gives back to its place.
    pub(super) const PUT_BACK: Self = Self { delay: 0.0, duration: 180.0 };
}

/// The spans of motions that are given in the order in which they begin.
pub(super) fn spans(motions: &[Motion], tempo: Tempo) -> Vec<Span> {
    let is_roll = motions.contains(&Motion::Rolls);
    let stages: Vec<&[Motion]> = motions.chunk_by(|one, next| alike(*one, *next)).collect();
    let lengths = stages.iter().map(|stage| stage.iter().copied().map(alone).fold(0.0, f64::max));
    let lengths: Vec<f64> = lengths.collect();
    let all: f64 = lengths.iter().sum();
    let most = if is_roll { ROLL } else { LONGEST };
    let calm = if tempo == Tempo::Calm && !is_roll { CALM } else { 1.0 };
    let scale = calm * if all > most { most / all } else { 1.0 };
    let mut delay = 0.0;
    let mut spans = Vec::with_capacity(motions.len());
    for (stage, length) in stages.into_iter().zip(lengths) {
        let span = |motion: &Motion| Span { delay, duration: alone(*motion) * scale };
        spans.extend(stage.iter().map(span));
        delay += length * scale;
    }
    spans
}

/// The same in seconds, for the sounds.
pub(super) fn in_seconds(scene: &Scene) -> Vec<sound::Span> {
    let motions: Vec<Motion> = scene.motions.iter().map(|(_, motion)| *motion).collect();
    let seconds = |time: f64| (time / 1000.0) as f32;
    let spans = spans(&motions, scene.tempo).into_iter();
    spans.map(|span| (seconds(span.delay), seconds(span.duration))).collect()
}

/// Whether two motions are made at the same time.
fn alike(one: Motion, next: Motion) -> bool {
    let on_the_board =
        |motion| matches!(motion, Motion::Slides | Motion::Bends(..) | Motion::LeavesTowards(_));
    one == next || (on_the_board(one) && on_the_board(next))
}

/// How long a motion takes by itself.
fn alone(motion: Motion) -> f64 {
    match motion {
        Motion::Slides => 240.0,
        Motion::Tips(_) => 280.0,
        Motion::Bends(..) | Motion::IsCarried => 340.0,
        Motion::Sinks(_) | Motion::Drops | Motion::LeavesTowards(_) | Motion::Bounces => LONGEST,
        Motion::Rolls => ROLL,
    }
}

#[cfg(test)]
mod tests {
    use game::Direction;

    use super::*;

    #[test]
    fn a_pushed_line_goes_together() {
        let leaves = Motion::LeavesTowards(Direction::East);
        let spans = spans(&[Motion::Slides, Motion::Slides, leaves], Tempo::Usual);
        assert!(spans.iter().all(|span| span.delay.abs() < 1e-9), "{spans:?}");
        assert_eq!(spans[0], spans[1]);
    }

    #[test]
    fn what_goes_otherwise_waits() {
        let motions = [Motion::IsCarried, Motion::Slides, Motion::Slides, Motion::IsCarried];
        let spans = spans(&motions, Tempo::Usual);
        assert!(spans[0].delay.abs() < 1e-9);
        for (before, after) in [(0, 1), (2, 3)] {
            let end = spans[before].delay + spans[before].duration;
            assert!((spans[after].delay - end).abs() < 1e-9, "{spans:?}");
        }
        assert_eq!(spans[1], spans[2]);
    }

    #[test]
    fn nothing_takes_long() {
        let (east, all) = (Direction::East, [Motion::Drops, Motion::Slides, Motion::IsCarried]);
        for motions in [&all[..], &[Motion::Sinks(east)], &[Motion::Tips(east)], &[]] {
            let spans = spans(motions, Tempo::Usual);
            assert_eq!(spans.len(), motions.len());
            for span in spans {
                assert!(span.duration > 0.0 && span.delay + span.duration <= LONGEST + 1e-6);
            }
        }
    }

    #[test]
    fn what_others_do_takes_longer_but_for_the_die() {
        let longer = |motion| {
            let [usual, calm] = [Tempo::Usual, Tempo::Calm].map(|tempo| spans(&[motion], tempo)[0]);
            calm.duration / usual.duration
        };
        assert!((longer(Motion::Slides) - CALM).abs() < 1e-9);
        assert!((longer(Motion::Sinks(Direction::East)) - CALM).abs() < 1e-9);
        assert!((longer(Motion::Rolls) - 1.0).abs() < 1e-9);
    }
}
