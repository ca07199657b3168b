//! What is heard: wood, glass, the die, a trap, a chime. Every sound is made in
//! code: `which.rs` says what is heard of a change of scene, `wave.rs` computes
//! it, `speaker.rs` hands it to the browser. Nothing is asked of the browser
//! before the first gesture, and nothing at all while it is muted.

mod speaker;
mod wave;
mod which;

use leptos::prelude::*;

use crate::scene::Scene;
use speaker::Speaker;
pub use which::{Cue, Sound, Span, of_change};

/// Sounds that follow each other faster than this, in seconds, are those of
/// somebody who leafs through a game, and only the first is heard.
const LEAFING: f64 = 0.15;

/// Whether anything is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loudness {
    /// Quietly.
    On,
    Muted,
}

/// Where a board is heard: a handle, which every part of the page can have a
/// copy of.
#[derive(Clone, Copy)]
pub struct Sounds {
    loudness: RwSignal<Loudness>,
    speaker: StoredValue<Option<Speaker>, LocalStorage>,
    last: StoredValue<f64>,
}

impl Sounds {
    /// Nothing is heard until a gesture wakes them.
    pub fn new(loudness: Loudness) -> Self {
        let sounds = Self {
            loudness: RwSignal::new(loudness),
            speaker: StoredValue::new_local(None),
            last: StoredValue::new(f64::NEG_INFINITY),
        };
        on_cleanup(move || sounds.close());
        sounds
    }

    /// Whether anything is heard.
    pub fn loudness(self) -> Loudness {
        self.loudness.get()
    }

    /// Mutes, or not; it takes a gesture to be heard again.
    pub fn set(self, loudness: Loudness) {
        self.loudness.set(loudness);
        match loudness {
            Loudness::On => self.wake(),
            Loudness::Muted => self.close(),
        }
    }

    /// Somebody has pointed at something or pressed a key: from now on browsers
    /// let the page be heard.
    pub fn wake(self) {
        if self.loudness.try_get_untracked() != Some(Loudness::On) {
            return;
        }
        self.speaker.try_update_value(|speaker| {
            if speaker.is_none() {
                *speaker = Speaker::open();
            }
            if let Some(speaker) = speaker {
                speaker.wake();
            }
        });
    }

    /// What is heard when one scene follows another; see [`of_change`].
    pub fn play_change(self, old: &Scene, new: &Scene, spans: &[Span]) {
        self.play(&of_change(old, new, spans));
    }

    /// These sounds, one after the other.
    pub fn play(self, sounds: &[Cue]) {
        self.speaker.try_with_value(|speaker| {
            let Some(speaker) = speaker.as_ref().filter(|_| !sounds.is_empty()) else { return };
            let now = speaker.now();
            if now - self.last.get_value() < LEAFING {
                return;
            }
            self.last.set_value(now);
            for sound in sounds {
                speaker.play(*sound);
            }
        });
    }

    fn close(self) {
        let speaker = self.speaker.try_update_value(Option::take).flatten();
        if let Some(speaker) = speaker {
            speaker.close();
        }
        self.last.try_set_value(f64::NEG_INFINITY);
    }
}
