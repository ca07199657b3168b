//! An outside program as a player: a process that is spoken to in lines (see
//! docs/engine.md). Nothing that it does can hold us up: threads of their own
//! write to it and read from it, and every wait has an end.

use std::{
    io::{BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender},
    },
    thread,
    time::{Duration, Instant},
};

use bots::Limit;
use game::{Coded, GameSoFar, Position, Quote, Refusal, Start};

use super::{CommandLine, Decision, Failing};

/// What a program may need on top of its limit for its first answer…
const GRACE_AT_START: Duration = Duration::from_secs(5);
/// …and for each one after.
const GRACE: Duration = Duration::from_secs(1);
/// How long an answer may take where the limit is not one of time.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long it may take to end when it is told to.
const FAREWELL: Duration = Duration::from_millis(200);
/// A longer line is cut; none that makes sense comes near it.
const LONGEST_LINE: u64 = 1 << 16;
/// Who talks faster than we listen has to wait.
const MOST_LINES_WAITING: usize = 256;

/// A running program.
pub(super) struct Program {
    child: Child,
    /// `None` once it has been told to quit.
    to_it: Option<Sender<String>>,
    from_it: Receiver<String>,
    grace: Duration,
}

impl Program {
    /// Starts a program for a game.
    pub(super) fn start<P: Position>(
        command: &CommandLine,
        game: &GameSoFar<P>,
    ) -> Result<Self, Failing> {
        let mut child = Command::new(&command.program)
            .args(&command.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Failing::NoStart(Quote::of(&error.to_string())))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Failing::Died);
        };
        let (to_it, written) = mpsc::channel();
        let (read, from_it) = mpsc::sync_channel(MOST_LINES_WAITING);
        thread::spawn(move || write_lines(input, &written));
        thread::spawn(move || read_lines(output, &read));
        let program = Self { child, to_it: Some(to_it), from_it, grace: GRACE_AT_START };
        let setup = match game.start() {
            Start::Setup(setup) => with_players(&setup.to_string(), game.position()),
            Start::Position(position) => with_players("", position),
        };
        program.say(format!("newgame {} {setup}", P::GAME));
        Ok(program)
    }

    /// Its action for the seat that acts now; `None` when we are told to stop.
    pub(super) fn answer<P: Position>(
        &mut self,
        game: &GameSoFar<P>,
        limit: Limit,
        stop: &AtomicBool,
    ) -> Result<Option<Decision<P::Action>>, Failing> {
        // What it still had to say about earlier positions counts no more.
        while self.from_it.try_recv().is_ok() {}
        self.say(position_line(game));
        self.say(go_line(limit));
        let begun = Instant::now();
        let allowed = self.grace + if let Limit::Time(time) = limit { time } else { PATIENCE };
        let mut nodes = 0;
        loop {
            let Some(left) = allowed.checked_sub(begun.elapsed()) else {
                return Err(Failing::Hung(allowed));
            };
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let line = match self.from_it.recv_timeout(left.min(Duration::from_millis(20))) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => return Err(Failing::Died),
            };
            match line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), "")) {
                ("info", said) => nodes = told_nodes(said).unwrap_or(nodes),
                ("error", said) => return Err(Failing::Complained(Quote::of(said))),
                ("best", token) => {
                    self.grace = GRACE;
                    let action = read_action(game.position(), token.trim())?;
                    return Ok(Some(Decision { action, nodes, time: begun.elapsed() }));
                }
                // Greetings and remarks are its own affair.
                _ => {}
            }
        }
    }

    /// Sends a line. Whether it arrives shows when an answer is due.
    fn say(&self, line: String) {
        if let Some(to_it) = &self.to_it {
            let _ = to_it.send(line);
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.say("quit".to_owned());
        self.to_it = None;
        let told = Instant::now();
        while told.elapsed() < FAREWELL {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(2));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The set-up with the number of players in it, wherever it does not say it.
fn with_players<P: Position>(setup: &str, position: &P) -> String {
    match setup.split_whitespace().find(|word| word.starts_with("players=")) {
        Some(_) => setup.to_owned(),
        None => format!("players={} {setup}", position.seats().len()).trim_end().to_owned(),
    }
}

fn position_line<P: Position>(game: &GameSoFar<P>) -> String {
    let start = match game.start() {
        Start::Setup(_) => "start".to_owned(),
        Start::Position(position) => position.to_string(),
    };
    let tokens: Vec<String> = game.entries().iter().map(ToString::to_string).collect();
    format!("position {start} actions {}", tokens.join(" ")).trim_end().to_owned()
}

fn go_line(limit: Limit) -> String {
    match limit {
        Limit::Time(time) => format!("go time={}", time.as_millis()),
        Limit::Nodes(nodes) => format!("go nodes={nodes}"),
        Limit::Depth(depth) => format!("go depth={depth}"),
    }
}

/// How many positions an `info` line tells of.
fn told_nodes(said: &str) -> Option<u64> {
    let mut words = said.split_whitespace().take_while(|word| *word != "line");
    words.find(|word| *word == "nodes")?;
    words.next()?.parse().ok()
}

fn read_action<P: Position>(position: &P, token: &str) -> Result<P::Action, Failing> {
    let action: P::Action = token.parse().map_err(|_| Failing::Nonsense(Quote::of(token)))?;
    match position.check(action) {
        Ok(()) => Ok(action),
        Err(refusal) => Err(Failing::Refused(Quote::of(token), refusal.rule(), refusal.notice())),
    }
}

/// Writes what it is given until there is no more, or nobody reads it.
fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Hands on each line until the program closes its output or nobody listens.
fn read_lines(output: ChildStdout, lines: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(1..) if lines.send(String::from_utf8_lossy(&line).into_owned()).is_ok() => {}
            _ => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use kuba::Kuba;

    use super::*;

    #[test]
    fn positions_are_told_with_their_actions() {
        let mut game = GameSoFar::<Kuba>::from_setup(kuba::Setup::default());
        assert_eq!(position_line(&game), "position start actions");
        game.add_tokens(["a7s", "a1n"]).expect("legal");
        assert_eq!(position_line(&game), "position start actions a7s a1n");
        assert_eq!(go_line(Limit::Nodes(7)), "go nodes=7");
        assert_eq!(with_players("standard", game.position()), "players=2 standard");
    }

    #[test]
    fn nodes_are_read_from_info_lines() {
        assert_eq!(told_nodes("depth 3 score 5 nodes 123 line nodes 4"), Some(123));
        assert_eq!(told_nodes("depth 3 line nodes 4"), None);
        assert_eq!(told_nodes("nodes many"), None);
    }
}
