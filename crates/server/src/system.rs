//! What the system is asked for: the time, and bytes that nobody can guess.

use std::time::{SystemTime, UNIX_EPOCH};

use rand::{TryRng, rngs::SysRng};
use table::Moment;

/// The time as the machine tells it.
pub(crate) fn wall_clock() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment::from_millis(since.as_millis() as u64)
}

/// Bytes that nobody can guess, from the system.
///
/// # Panics
/// When the system has no random source: nothing here would be safe then.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).expect("the system's random source");
    bytes
}
