//! What the server did to its files and sockets, as the system saw it: the output
//! of strace, and the proof over it that no acknowledgement left before the sync
//! that covers it.
//!
//! The proof is by order alone. An acknowledgement names a command's id; the id is
//! stored with the events. So the id must be in a write to the log of the data
//! file that was finished, a sync of that file must have begun after it and have
//! returned, and only then may the acknowledgement be written to a socket.

use std::collections::HashMap;

/// A call of the server, from its beginning to its end, in lines of the trace.
#[derive(Clone, Debug)]
struct Call {
    name: String,
    /// The file or socket, as strace describes it.
    target: String,
    data: String,
    begun: usize,
    ended: usize,
}

/// What the proof found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proven {
    /// How many acknowledgements were sent, each after its sync.
    pub acknowledgements: usize,
    /// How many syncs there were.
    pub syncs: usize,
}

/// Why there is no proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unproven {
    /// Nothing was acknowledged at all.
    Nothing,
    /// This command was acknowledged and is in no write to the log before that.
    Unwritten(String),
    /// This command was acknowledged before its write was synced.
    Unsynced(String),
}

/// Proves that every acknowledgement in a trace came after its sync.
///
/// # Errors
/// The first that did not.
pub fn prove(trace: &str) -> Result<Proven, Unproven> {
    let calls = calls(trace);
    let is_log = |call: &&Call| call.target.contains("-wal");
    let syncs: Vec<&Call> =
        calls.iter().filter(|call| call.name.ends_with("sync")).filter(is_log).collect();
    let writes: Vec<&Call> =
        calls.iter().filter(|call| call.name.contains("write")).filter(is_log).collect();
    let mut acknowledgements = 0;
    for call in calls.iter().filter(|call| is_socket(call)) {
        for id in acknowledged(&call.data) {
            acknowledgements += 1;
            let mut holding = writes
                .iter()
                .filter(|write| write.ended < call.begun && write.data.contains(id))
                .peekable();
            if holding.peek().is_none() {
                return Err(Unproven::Unwritten(id.to_owned()));
            }
            let is_synced = |write: &Call| {
                syncs.iter().any(|sync| write.ended < sync.begun && sync.ended < call.begun)
            };
            if !holding.any(|write| is_synced(write)) {
                return Err(Unproven::Unsynced(id.to_owned()));
            }
        }
    }
    match acknowledgements {
        0 => Err(Unproven::Nothing),
        acknowledgements => Ok(Proven { acknowledgements, syncs: syncs.len() }),
    }
}

/// Whether a trace has the end of a process, `1234  +++ killed by SIGKILL +++`;
/// strace fills short numbers up with spaces.
#[must_use]
pub fn tells_the_end_of(process: u32, trace: &str) -> bool {
    let process = process.to_string();
    trace.lines().rev().any(|line| {
        let mut words = line.split_whitespace();
        words.next() == Some(&process) && words.next() == Some("+++")
    })
}

fn is_socket(call: &Call) -> bool {
    let is_write = matches!(call.name.as_str(), "write" | "writev" | "sendto" | "sendmsg");
    is_write && (call.target.contains("TCP") || call.target.contains("socket"))
}

/// The ids of the commands that a piece of data acknowledges.
fn acknowledged(data: &str) -> impl Iterator<Item = &str> {
    const DONE: &str = r#"{\"kind\":\"done\",\"id\":\""#;
    data.split(DONE).skip(1).filter_map(|rest| rest.split_once('\\').map(|(id, _)| id))
}

/// The calls of a trace, with those that strace shows in two pieces put together.
/// One that failed or never returned is left out.
fn calls(trace: &str) -> Vec<Call> {
    let mut calls = Vec::new();
    let mut unfinished: HashMap<&str, (usize, String)> = HashMap::new();
    for (number, line) in trace.lines().enumerate() {
        let Some((process, rest)) = line.split_once(' ') else { continue };
        let rest = rest.trim_start();
        if let Some(begun) = rest.strip_suffix(" <unfinished ...>") {
            unfinished.insert(process, (number, begun.to_owned()));
        } else if rest.starts_with("<... ") {
            let Some((begun, mut text)) = unfinished.remove(process) else { continue };
            text.push_str(rest.split_once("resumed>").map_or("", |(_, end)| end));
            calls.extend(call(&text, begun, number));
        } else {
            calls.extend(call(rest, number, number));
        }
    }
    calls
}

fn call(text: &str, begun: usize, ended: usize) -> Option<Call> {
    let (name, rest) = text.split_once('(')?;
    let (arguments, result) = rest.rsplit_once(" = ")?;
    if result.trim_start().starts_with('-') {
        return None;
    }
    // `12</path/data.sqlite-wal>, "…"`; a sync has nothing after the file.
    let target = arguments.split(", ").next().unwrap_or_default().to_owned();
    Some(Call { name: name.trim().to_owned(), target, data: arguments.to_owned(), begun, ended })
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = r#"
7 pwrite64(9</d/data.sqlite-wal>, "..a-1..", 7, 0) = 7
7 fdatasync(9</d/data.sqlite-wal> <unfinished ...>
8 sendto(11<TCP:[127.0.0.1:80->127.0.0.1:9]>, "\201\5hello", 7, 0, NULL, 0) = 7
7 <... fdatasync resumed>) = 0
8 sendto(11<TCP:[127.0.0.1:80->127.0.0.1:9]>, "\201{\"kind\":\"done\",\"id\":\"a-1\",\"t\":1}", 9, 0, NULL, 0) = 9
"#;

    #[test]
    fn an_acknowledgement_after_its_sync_is_proven() {
        assert_eq!(prove(GOOD), Ok(Proven { acknowledgements: 1, syncs: 1 }));
    }

    #[test]
    fn the_end_is_found_whatever_the_number_of_the_process() {
        let trace = "17    +++ killed by SIGKILL +++\n123456 +++ killed by SIGKILL +++\n";
        assert!(tells_the_end_of(17, trace));
        assert!(tells_the_end_of(123_456, trace));
        assert!(!tells_the_end_of(12, trace));
        assert!(!tells_the_end_of(17, GOOD));
    }

    #[test]
    fn a_doctored_trace_is_found_out() {
        let lines: Vec<&str> = GOOD.trim().lines().collect();
        let joined = |places: &[usize]| {
            places.iter().map(|place| lines[*place]).collect::<Vec<_>>().join("\n")
        };
        let unsynced = Err(Unproven::Unsynced("a-1".to_owned()));
        assert_eq!(prove(&joined(&[0, 4])), unsynced, "no sync");
        assert_eq!(prove(&joined(&[0, 1, 4, 3])), unsynced, "before the sync returned");
        assert_eq!(prove(&joined(&[1, 3, 0, 4])), unsynced, "synced before it was written");
        let unwritten = Err(Unproven::Unwritten("a-1".to_owned()));
        assert_eq!(prove(&joined(&[1, 3, 4])), unwritten);
        assert_eq!(prove(&joined(&[0, 1, 2, 3])), Err(Unproven::Nothing));
        let failed = GOOD.replace("resumed>) = 0", "resumed>) = -1 EIO (Input/output error)");
        assert_eq!(prove(&failed), unsynced, "the sync failed");
    }
}
