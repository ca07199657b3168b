//! A line that the terminal does not show while it is typed: a password. Where
//! the input is no terminal, or a system has no such mode, it is any other line.

use std::io::{self, BufRead};

/// Reads a line without its end.
pub(crate) fn read_line() -> io::Result<String> {
    let hidden = Hidden::begin();
    let mut line = String::new();
    io::stdin().lock().read_line(&mut line)?;
    // The key that ended the line was not shown either.
    if hidden.is_some() {
        eprintln!();
    }
    line.truncate(line.trim_end_matches(['\r', '\n']).len());
    Ok(line)
}

/// As long as it lives, the terminal shows nothing of what is typed.
#[cfg(unix)]
struct Hidden(rustix::termios::Termios);

#[cfg(unix)]
impl Hidden {
    fn begin() -> Option<Self> {
        use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};
        let before = tcgetattr(io::stdin()).ok()?;
        let mut silent = before.clone();
        silent.local_modes.remove(LocalModes::ECHO);
        tcsetattr(io::stdin(), OptionalActions::Flush, &silent).ok()?;
        Some(Self(before))
    }
}

#[cfg(unix)]
impl Drop for Hidden {
    fn drop(&mut self) {
        // A terminal that is gone shows nothing anyway.
        let _ =
            rustix::termios::tcsetattr(io::stdin(), rustix::termios::OptionalActions::Now, &self.0);
    }
}

#[cfg(not(unix))]
struct Hidden;

#[cfg(not(unix))]
impl Hidden {
    fn begin() -> Option<Self> {
        None
    }
}
