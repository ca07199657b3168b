//! When to stop trusting a connection. A browser does not tell whether the other
//! end is still there: a page whose phone slept, or changed its network, hears
//! nothing for ever. So whoever hears nothing for a while greets again, and a
//! server that does not even answer that is called anew.
//!
//! It knows no clock: times are handed in, in milliseconds.

/// After so long a silence the server is greeted again.
const LONG: f64 = 20_000.0;
/// Whatever is said, the server lets something be heard within this time.
const PATIENCE: f64 = 8_000.0;

/// How long nothing has been heard.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Silence {
    heard: f64,
    /// The first thing said since then.
    said: Option<f64>,
}

/// What is to be done about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Due {
    Nothing,
    /// To say something that is always answered.
    Greet,
    /// To call anew.
    CallAgain,
}

impl Silence {
    /// A call begins, which is something said.
    pub(super) fn begun(now: f64) -> Self {
        Self { heard: now, said: Some(now) }
    }

    /// Something is said.
    pub(super) fn say(&mut self, now: f64) {
        self.said.get_or_insert(now);
    }

    /// Something is heard.
    pub(super) fn hear(&mut self, now: f64) {
        *self = Self { heard: now, said: None };
    }

    /// What is to be done now.
    pub(super) fn due(self, now: f64) -> Due {
        match self.said {
            Some(said) if now - said >= PATIENCE => Due::CallAgain,
            None if now - self.heard >= LONG => Due::Greet,
            _ => Due::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_does_not_answer_is_called_again() {
        let mut silence = Silence::begun(0.0);
        assert_eq!(silence.due(PATIENCE - 1.0), Due::Nothing);
        assert_eq!(silence.due(PATIENCE), Due::CallAgain);
        // Saying more does not make up for having heard nothing.
        silence.say(PATIENCE - 1.0);
        assert_eq!(silence.due(PATIENCE), Due::CallAgain);
    }

    #[test]
    fn who_hears_nothing_greets_again() {
        let mut silence = Silence::begun(0.0);
        silence.hear(10.0);
        assert_eq!(silence.due(10.0 + LONG - 1.0), Due::Nothing);
        assert_eq!(silence.due(10.0 + LONG), Due::Greet);
        silence.say(10.0 + LONG);
        assert_eq!(silence.due(10.0 + LONG + 1.0), Due::Nothing);
        assert_eq!(silence.due(10.0 + LONG + PATIENCE), Due::CallAgain);
        silence.hear(10.0 + LONG + 5.0);
        assert_eq!(silence.due(10.0 + LONG + PATIENCE), Due::Nothing);
    }
}
