//! What the system is asked for: the time, its name, and bytes that nobody can guess.

use std::time::{SystemTime, UNIX_EPOCH};

use rand::{TryRng, rngs::SysRng};
use table::Moment;

/// The time as the machine tells it.
pub(crate) fn wall_clock() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment::from_millis(since.as_millis() as u64)
}

/// The name of the machine, where it tells.
#[cfg(target_os = "linux")]
pub(crate) fn host_name() -> Option<String> {
    rustix::system::uname().nodename().to_str().ok().map(str::to_owned)
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn host_name() -> Option<String> {
    None
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
