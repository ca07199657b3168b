//! `ludotheque engine`: our bots as a program that others can play with, by
//! lines on stdin and stdout (see docs/engine.md).
//!
//! One thread reads and another answers. Commands are answered in their order;
//! only `stop` overtakes: the reader raises the flag of the last `go` itself,
//! however many commands are still waiting.

mod commands;
mod session;

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, SyncSender},
    },
    thread,
    time::Duration,
};

use bots::{Bot, BotKind, Limit, Visitor};
use game::Notice;
use shelf::Game;
use words::Words;

use crate::{args::Engine, failure::Failure};
use commands::{Command, Complaint, Setting};
use session::{Builder, Session};

/// The name of the program and the version of the protocol.
const GREETING: &str = "ludotheque 1";
/// No command comes near this length.
const LONGEST_LINE: u64 = 1 << 20;
/// So much longer a search may take after `quit`.
const FAREWELL: Duration = Duration::from_secs(1);
/// So many commands can wait for their turn.
const MOST_WAITING: usize = 1_024;

pub(crate) fn run(arguments: &Engine, words: &Words) -> Result<(), Failure> {
    let bot = arguments.bot.unwrap_or(Bot {
        kind: arguments.level.map_or(BotKind::Best, BotKind::Level),
        limit: None,
    });
    say(GREETING)?;
    let mut session: Option<Box<dyn Session>> = None;
    for order in orders() {
        let answered = match order {
            Order::Wrong(complaint) => Err(complaint.notice()),
            Order::Set(Setting::Game { name, setup }) => {
                session = None;
                let new = Builder::new(bot, arguments.seed, &setup);
                open(&name, new).map(|opened| session = Some(opened))
            }
            Order::Set(Setting::Position { start, tokens }) => match &mut session {
                Some(session) => session.set(start.as_deref(), &tokens),
                None => Err(Complaint::NoGame.notice()),
            },
            Order::Go(limit, stop) => match &mut session {
                Some(session) => session.go(limit, &stop, words)?,
                None => Err(Complaint::NoGame.notice()),
            },
            Order::Quit => return Ok(()),
        };
        if let Err(notice) = answered {
            say(&format!("error {} {}", notice.code, words.say(&notice)))?;
        }
    }
    Ok(())
}

/// Says a line, at once.
fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

/// What the reader hands over.
enum Order {
    /// Change the game or the position.
    Set(Setting),
    /// Search, until the limit or the flag.
    Go(Option<Limit>, Arc<AtomicBool>),
    /// A line that can't be understood.
    Wrong(Complaint),
    /// Nothing more.
    Quit,
}

/// The orders as they come in. At the end of the input what was asked for is
/// still answered.
fn orders() -> Receiver<Order> {
    let (orders, received) = mpsc::sync_channel(MOST_WAITING);
    thread::spawn(move || read_orders(&orders));
    received
}

fn read_orders(orders: &SyncSender<Order>) {
    let mut input = BufReader::new(io::stdin().lock());
    let mut line = Vec::new();
    let mut last_go = None::<Go>;
    loop {
        line.clear();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) {
            break;
        }
        let too_long = line.len() as u64 == LONGEST_LINE && !line.ends_with(b"\n");
        if too_long && input.skip_until(b'\n').is_err() {
            break;
        }
        let command = if too_long {
            Err(Complaint::TooLong)
        } else {
            commands::read(&String::from_utf8_lossy(&line))
        };
        let order = match command {
            Ok(None) => continue,
            Ok(Some(Command::Stop)) => {
                raise(last_go.as_ref());
                continue;
            }
            Ok(Some(Command::Quit)) => {
                // Once the answers before it are given, the program ends with
                // this thread wherever it is.
                let _ = orders.send(Order::Quit);
                raise(without_limit(last_go.as_ref()));
                thread::sleep(FAREWELL);
                raise(last_go.as_ref());
                return;
            }
            Ok(Some(Command::Go(limit))) => {
                let stop = Arc::new(AtomicBool::new(false));
                last_go = Some((limit, Arc::clone(&stop)));
                Order::Go(limit, stop)
            }
            Ok(Some(Command::Set(setting))) => Order::Set(setting),
            Err(complaint) => Order::Wrong(complaint),
        };
        if orders.send(order).is_err() {
            return;
        }
    }
    // Nobody is left to say stop.
    raise(without_limit(last_go.as_ref()));
}

/// A search that was asked for: its limit, and the flag that stops it.
type Go = (Option<Limit>, Arc<AtomicBool>);

/// The search, if only the flag can end it.
fn without_limit(go: Option<&Go>) -> Option<&Go> {
    go.filter(|(limit, _)| limit.is_none())
}

fn raise(go: Option<&Go>) {
    if let Some((_, stop)) = go {
        stop.store(true, Ordering::Relaxed);
    }
}

/// Opens a game by its name.
fn open<V: Visitor<Output = Result<Box<dyn Session>, Notice>>>(name: &str, new: V) -> V::Output {
    match Game::named(name) {
        Some(game) => bots::visit(game, new),
        None => Err(Complaint::unknown_game(name).notice()),
    }
}
