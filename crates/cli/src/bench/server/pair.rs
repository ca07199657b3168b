//! Two guests who play one game after the other, and one who looks on. One task
//! plays for all three: whoever acts reads what came of it, and the others'
//! connections are read when it is their turn, or forgotten.

use std::{
    sync::{Arc, PoisonError, atomic::Ordering},
    time::{Duration, Instant},
};

use game::Seat;
use protocol::{Actions, Command, CommandId, Decoded, FromServer, ToServer, decode};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use shelf::Game;
use table::{Phase, Sitting, Table, TableId};
use testbed::{Guest, contribution, open_table, random_turn};
use tokio::time::{Instant as TokioInstant, sleep, sleep_until};

use super::{Tally, servers::Servers, wire::Wire};

/// How fast a table plays.
#[derive(Clone, Copy)]
pub(super) enum Pace {
    /// As soon as one command is answered the next is sent.
    AsFastAsItGoes,
    /// An action each time this has passed.
    Every(Duration),
}

/// Two guests at a table.
pub(super) struct Pair {
    /// Where the table is opened.
    url: String,
    /// Whom the two and the one who looks on call.
    ports: [u16; 3],
    guests: [Guest; 2],
    number: usize,
    pace: Pace,
    tally: Arc<Tally>,
    rng: SmallRng,
    commands: u64,
}

/// What came of a command.
enum Reply {
    Done,
    Refused,
}

impl Pair {
    pub(super) fn new(
        servers: &Servers,
        guests: [Guest; 2],
        number: usize,
        pace: Pace,
        tally: Arc<Tally>,
    ) -> Self {
        let rng = SmallRng::seed_from_u64(number as u64);
        let url = servers.of(number).url();
        let ports = [0, 1, 2].map(|place| servers.of(number + place).port());
        Self { url, ports, guests, number, pace, tally, rng, commands: 0 }
    }

    pub(super) async fn play(mut self) -> testbed::Result<()> {
        // Not all at the same moment, so that paced tables are spread.
        if let Pace::Every(span) = self.pace {
            sleep(span.mul_f64(self.rng.random())).await;
        }
        let mut seats = [self.call(Some(0)).await?, self.call(Some(1)).await?];
        let mut watcher = self.call(None).await?;
        while !self.is_ending() {
            let game = Game::ALL[self.number % Game::ALL.len()];
            let table = testbed::Table::for_two(game);
            let id = open_table(&self.url, &self.guests[0], &table).await?;
            self.game(id, &mut seats, &mut watcher).await?;
            for wire in seats.iter_mut().chain([&mut watcher]) {
                wire.say(&text(&ToServer::Unfollow { table: id })).await?;
            }
        }
        Ok(())
    }

    async fn game(
        &mut self,
        id: TableId,
        seats: &mut [Wire; 2],
        watcher: &mut Wire,
    ) -> testbed::Result<()> {
        let follow = text(&ToServer::Follow { table: id, after: None });
        for wire in seats.iter_mut().chain([&mut *watcher]) {
            wire.say(&follow).await?;
        }
        let mut table = None;
        let first = Command::Contribute { contribution: contribution(&mut self.rng) };
        self.ask(id, first, &mut seats[0], &mut table).await?;
        let contribution = contribution(&mut self.rng);
        let (seat, sitting, wish) = (Seat::ALL[1], Sitting::Myself, None);
        let second = Command::Sit { seat, sitting, contribution, wish };
        self.ask(id, second, &mut seats[1], &mut table).await?;
        let mut next = TokioInstant::now();
        loop {
            let known: &Table = table.as_ref().ok_or("no events came")?;
            if known.phase() != Phase::Playing {
                self.tally.games.fetch_add(1, Ordering::Relaxed);
                return Ok(());
            }
            let (Some(seat), Some(game)) = (known.actor(), known.game()) else {
                return Err("nobody acts".into());
            };
            let who = known.sitter(seat).and_then(table::Sitter::person);
            let place = usize::from(who == Some(self.guests[1].id));
            let tokens = random_turn(game, 2, &mut self.rng);
            let (made, answers) = (tokens.len(), known.events() - 1);
            let command = Command::Act { seat, actions: Actions::try_from(tokens)?, answers };
            if let Pace::Every(span) = self.pace {
                next += span * made as u32;
                sleep_until(next).await;
            }
            if self.is_ending() {
                return Ok(());
            }
            let begun = Instant::now();
            let answer = self.ask(id, command, &mut seats[place], &mut table).await?;
            let waited = begun.elapsed().as_secs_f64() * 1e3;
            if let Reply::Done = answer {
                self.tally.actions.fetch_add(made as u64, Ordering::Relaxed);
                self.tally.waits.lock().unwrap_or_else(PoisonError::into_inner).push(waited);
            }
            watcher.drain().await?;
        }
    }

    /// Sends a command and reads until it is answered; what happens on the way is
    /// added to the table.
    async fn ask(
        &mut self,
        id: TableId,
        command: Command,
        wire: &mut Wire,
        table: &mut Option<Table>,
    ) -> testbed::Result<Reply> {
        self.commands += 1;
        let name = CommandId::try_from(format!("{}", self.commands))?;
        wire.say(&text(&ToServer::Do { table: id, id: name, command })).await?;
        loop {
            let heard = wire.hear().await?;
            if heard.starts_with(r#"{"kind":"done""#) {
                return Ok(Reply::Done);
            }
            if heard.starts_with(r#"{"kind":"refused""#) {
                // The second of two actions may come after a draw by repetition;
                // anything else is wrong, and would be refused for ever.
                if heard.contains(r#""at":2"#) {
                    return Ok(Reply::Refused);
                }
                return Err(heard.into());
            }
            if heard.starts_with(r#"{"kind":"events""#) {
                fold(&heard, id, table)?;
            }
        }
    }

    async fn call(&self, guest: Option<usize>) -> testbed::Result<Wire> {
        let from = Guest::address(self.number, 25);
        let port = self.ports[guest.unwrap_or(self.guests.len())];
        Wire::open(port, from, guest.map(|guest| &self.guests[guest])).await
    }

    fn is_ending(&self) -> bool {
        self.tally.ending.load(Ordering::Relaxed)
    }
}

/// Adds the events of a message that are not known yet.
fn fold(heard: &str, id: TableId, table: &mut Option<Table>) -> testbed::Result<()> {
    let Decoded::Message(FromServer::Events { table: of, first, events, .. }) = decode(heard)
    else {
        return Err("a message that is none".into());
    };
    if of != id {
        return Ok(());
    }
    let known = table.as_ref().map_or(0, Table::events);
    let new = events.into_iter().skip((known.saturating_sub(first)) as usize);
    let mut new = new.map(table::Event::from);
    match table {
        None => *table = Some(Table::replay(id, new)?),
        Some(table) => new.try_for_each(|event| table.apply(&event))?,
    }
    Ok(())
}

fn text(message: &ToServer) -> String {
    serde_json::to_string(message).expect("a message can be written")
}
