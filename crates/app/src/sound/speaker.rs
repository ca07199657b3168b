//! The browser's loudspeaker: it plays the waves, each computed once. Whatever a
//! browser refuses is simply not heard.

use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext, AudioContextState};

use super::{Cue, Sound, wave::wave};

/// An open loudspeaker.
pub(super) struct Speaker {
    context: AudioContext,
    waves: Vec<(Sound, AudioBuffer)>,
}

impl Speaker {
    /// Opens it; none where the browser has none.
    pub(super) fn open() -> Option<Self> {
        let context = AudioContext::new().ok()?;
        let made = |sound| Some((sound, made(&context, sound).ok()?));
        let waves = Sound::ALL.into_iter().filter_map(made).collect();
        Some(Self { context, waves })
    }

    /// Lets it be heard, which browsers allow in a gesture only.
    pub(super) fn wake(&self) {
        if self.context.state() == AudioContextState::Suspended {
            // A browser that does not want to may stay silent.
            let _ = self.context.resume();
        }
    }

    /// The time by its own clock, in seconds.
    pub(super) fn now(&self) -> f64 {
        self.context.current_time()
    }

    /// Plays a sound at its time.
    pub(super) fn play(&self, cue: Cue) {
        let _ = self.try_play(cue);
    }

    fn try_play(&self, cue: Cue) -> Result<(), JsValue> {
        let wave = self.waves.iter().find(|(sound, _)| *sound == cue.sound);
        let Some((_, wave)) = wave else { return Ok(()) };
        let (source, loudness) =
            (self.context.create_buffer_source()?, self.context.create_gain()?);
        source.set_buffer(Some(wave));
        loudness.gain().set_value(cue.level);
        source.connect_with_audio_node(&loudness)?;
        loudness.connect_with_audio_node(&self.context.destination())?;
        source.start_with_when(self.now() + f64::from(cue.after))
    }

    /// Gives it back to the browser.
    pub(super) fn close(self) {
        // One that is closed already is closed.
        let _ = self.context.close();
    }
}

fn made(context: &AudioContext, sound: Sound) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let samples = wave(sound, rate);
    let buffer = context.create_buffer(1, samples.len() as u32, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}
