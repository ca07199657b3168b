//! The sounds as waves, computed from what makes them: a body that is struck
//! rings in a few modes of its own, and each dies away. Wood has low ones that
//! die at once, glass high ones that last a little longer. Pure; the browser
//! only plays what is computed here.

use std::f32::consts::TAU;

use super::Sound;

/// A mode of a struck body.
struct Mode {
    hertz: f32,
    /// After so many seconds a thousandth of it is left.
    dies: f32,
    level: f32,
}

const fn mode(hertz: f32, dies: f32, level: f32) -> Mode {
    Mode { hertz, dies, level }
}

const WOOD: [Mode; 4] = [
    mode(215.0, 0.14, 0.5),
    mode(490.0, 0.1, 0.45),
    mode(1140.0, 0.06, 0.25),
    mode(1930.0, 0.04, 0.12),
];
const GLASS: [Mode; 4] = [
    mode(2380.0, 0.12, 0.3),
    mode(3910.0, 0.09, 0.3),
    mode(5630.0, 0.06, 0.18),
    mode(7420.0, 0.04, 0.08),
];
const DIE: [Mode; 4] = [
    mode(240.0, 0.07, 0.3),
    mode(880.0, 0.05, 0.4),
    mode(1620.0, 0.04, 0.35),
    mode(2740.0, 0.03, 0.2),
];
const HOLLOW: [Mode; 3] = [mode(92.0, 0.26, 0.8), mode(168.0, 0.18, 0.5), mode(395.0, 0.08, 0.15)];
const NOTCH: [Mode; 3] =
    [mode(410.0, 0.06, 0.3), mode(930.0, 0.045, 0.3), mode(1750.0, 0.03, 0.15)];
const BELL_G: [Mode; 3] = [mode(784.0, 1.1, 0.3), mode(1570.0, 0.6, 0.08), mode(2360.0, 0.3, 0.03)];
const BELL_C: [Mode; 3] =
    [mode(523.3, 1.3, 0.3), mode(1047.0, 0.7, 0.08), mode(1573.0, 0.35, 0.03)];
const BELL_E: [Mode; 3] =
    [mode(659.3, 1.2, 0.3), mode(1319.0, 0.65, 0.08), mode(1982.0, 0.3, 0.03)];

/// The loudest that a sound may be: all of them are quiet.
const LOUDEST: f32 = 0.22;

/// The wave of a sound, so many samples a second.
pub(super) fn wave(sound: Sound, rate: f32) -> Vec<f32> {
    let mut wave = Wave { samples: Vec::new(), rate };
    match sound {
        Sound::Knock => wave.strike(0.0, 1.0, &WOOD, 0.004),
        Sound::Click => wave.strike(0.0, 1.0, &GLASS, 0.0006),
        Sound::Thud => wave.strike(0.0, 1.0, &HOLLOW, 0.008),
        // Where it lands, as `rolled` of the board lets it leap.
        Sound::Rattle => {
            for (at, level) in
                [(0.38, 1.0), (0.405, 0.5), (0.58, 0.7), (0.6, 0.35), (0.68, 0.35), (0.705, 0.2)]
            {
                wave.strike(at, level, &DIE, 0.002);
            }
        }
        Sound::Ratchet => {
            wave.strike(0.03, 0.5, &NOTCH, 0.002);
            wave.strike(0.22, 1.0, &NOTCH, 0.003);
        }
        Sound::Turn => wave.strike(0.0, 1.0, &BELL_G, 0.0),
        Sound::End => {
            wave.strike(0.0, 0.9, &BELL_C, 0.0);
            wave.strike(0.16, 0.9, &BELL_E, 0.0);
            wave.strike(0.32, 1.0, &BELL_G, 0.0);
        }
    }
    wave.quiet()
}

struct Wave {
    samples: Vec<f32>,
    rate: f32,
}

impl Wave {
    /// Something is struck `at` a time; `touch` is how long the two bodies touch,
    /// which is heard as a little noise.
    fn strike(&mut self, at: f32, level: f32, modes: &[Mode], touch: f32) {
        let begin = self.samples_in(at);
        for mode in modes {
            self.ring(begin, level, mode);
        }
        // Noise of the same grains each time: every knock is the same knock.
        let mut grain = 0x2545_f491_u32;
        let length = self.samples_in(touch);
        self.reach(begin + length);
        for number in 0..length {
            grain ^= grain << 13;
            grain ^= grain >> 17;
            grain ^= grain << 5;
            let fades = 1.0 - number as f32 / length as f32;
            self.samples[begin + number] +=
                level * 0.5 * fades * (grain as f32 / u32::MAX as f32 - 0.5);
        }
    }

    /// A mode rings, from zero on and until it is gone.
    fn ring(&mut self, begin: usize, level: f32, mode: &Mode) {
        let length = self.samples_in(mode.dies);
        self.reach(begin + length);
        let turn = TAU * mode.hertz / self.rate;
        // A thousandth after `length` samples.
        let fade = (-6.9078 / length as f32).exp();
        let (keep, back) = (2.0 * fade * turn.cos(), fade * fade);
        let (mut before, mut now) = (0.0, level * mode.level * fade * turn.sin());
        for sample in &mut self.samples[begin..begin + length] {
            *sample += before;
            (before, now) = (now, keep * now - back * before);
        }
    }

    /// How many samples so many seconds have.
    #[expect(clippy::cast_sign_loss, reason = "no time is below nought")]
    fn samples_in(&self, seconds: f32) -> usize {
        (seconds * self.rate) as usize
    }

    fn reach(&mut self, length: usize) {
        if self.samples.len() < length {
            self.samples.resize(length, 0.0);
        }
    }

    fn quiet(self) -> Vec<f32> {
        let peak = self.samples.iter().fold(f32::EPSILON, |peak, sample| peak.max(sample.abs()));
        self.samples.into_iter().map(|sample| sample * LOUDEST / peak).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: f32 = 44_100.0;

    #[test]
    fn sounds_are_short_quiet_and_end_in_silence() {
        for sound in Sound::ALL {
            let wave = wave(sound, RATE);
            let seconds = wave.len() as f32 / RATE;
            assert!(seconds > 0.02 && seconds < 1.6, "{sound:?}: {seconds} s");
            assert!(wave.iter().all(|sample| sample.abs() <= LOUDEST + 1.0e-4), "{sound:?}");
            let end = &wave[wave.len() - wave.len() / 50..];
            assert!(end.iter().all(|sample| sample.abs() < LOUDEST / 20.0), "{sound:?}");
        }
    }

    /// How often a wave crosses zero in a second, which is higher for glass.
    fn crossings(sound: Sound) -> f32 {
        let wave = wave(sound, RATE);
        let crossed = wave.windows(2).filter(|two| (two[0] < 0.0) != (two[1] < 0.0)).count();
        crossed as f32 * RATE / wave.len() as f32
    }

    #[test]
    fn glass_is_brighter_than_wood_and_wood_than_a_hole() {
        assert!(crossings(Sound::Click) > 2.0 * crossings(Sound::Knock));
        assert!(crossings(Sound::Knock) > 1.5 * crossings(Sound::Thud));
    }
}
