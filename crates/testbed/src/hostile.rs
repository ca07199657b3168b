//! Bad manners: random bytes, frames of any size, messages of the wrong type,
//! other people's seats, passes that are over, people who stop reading or write a
//! byte at a time, floods from one address. Each is refused with a clear answer or
//! closed; meanwhile two well-behaved guests play on, and the server neither
//! panics nor grows without bound.

mod crowds;

use std::{fs, path::Path, time::Duration};

use chance::Contribution;
use client::{Caller, Connection, http};
use game::Seat;
use protocol::{Actions, Command, CommandId, FromServer, ToServer};
use rand::{Rng, RngExt, SeedableRng, rngs::SmallRng};
use shelf::Game;
use table::{Phase, Phrase, Proposal, Sitting, TableId};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::timeout,
};

use crate::{
    Folder, Guest, Player, Result, ServerProcess, Table,
    frames::{client_frame, shake_hands},
    open_table,
    player::live,
};

/// How long the server may take to answer or to hang up.
const PATIENCE: Duration = Duration::from_secs(90);
/// How much the server may grow under all of this.
const MOST_GROWTH: u64 = 64 << 20;

/// Two guests who play while others misbehave, and the server they are in.
pub struct Scene {
    server: ServerProcess,
    url: String,
    table: TableId,
    guests: [Guest; 2],
    rng: SmallRng,
    memory: u64,
    _folder: Folder,
}

impl Scene {
    /// Opens a server with a game under way.
    ///
    /// # Errors
    /// It does not open.
    pub async fn open(program: &Path, seed: u64) -> Result<Self> {
        let folder = Folder::new("hostile")?;
        let server = ServerProcess::open(program, &folder.file("data.sqlite"), &[])?;
        let url = server.url();
        let rng = SmallRng::seed_from_u64(seed);
        let one = Guest::arrive(&url, "Ada", Guest::address(1, 1)).await?;
        let other = Guest::arrive(&url, "Blaise", Guest::address(2, 1)).await?;
        let table = open_table(&url, &one, &Table::for_two(Game::Klotze)).await?;
        let mut scene =
            Self { server, url, table, guests: [one, other], rng, memory: 0, _folder: folder };
        scene.player(1).sit_down(Seat::ALL[1]).await?;
        scene.play_on().await?;
        scene.memory = memory(scene.server.process())?;
        Ok(scene)
    }

    /// Everything, one after the other.
    ///
    /// # Errors
    /// The first thing that the server does not bear.
    pub async fn run_all(&mut self, rounds: usize) -> Result<()> {
        self.noise(rounds).await?;
        self.wrong_messages(rounds).await?;
        self.other_peoples_seats().await?;
        self.passes_that_are_over().await?;
        self.slow_writers().await?;
        self.slow_reader().await?;
        self.flood().await
    }

    /// Random bytes, on the plain connection and inside a WebSocket.
    ///
    /// # Errors
    /// The server does not bear it.
    pub async fn noise(&mut self, rounds: usize) -> Result<()> {
        for round in 0..rounds {
            let mut bytes = vec![0; self.rng.random_range(1..5000)];
            self.rng.fill_bytes(&mut bytes);
            let mut stream = self.call(10 + round % 100).await?;
            if round % 2 == 1 {
                let (status, _) = shake_hands(&mut stream, &self.host(), None).await?;
                expect(status == 101, "a handshake from a stranger")?;
            }
            let _ = stream.write_all(&bytes).await;
            let _ = stream.shutdown().await;
            hang_up(&mut stream).await?;
        }
        self.play_on().await
    }

    /// Messages that are too long, of the wrong type, unknown or out of turn.
    ///
    /// # Errors
    /// The server does not bear it, or does not say so.
    pub async fn wrong_messages(&mut self, rounds: usize) -> Result<()> {
        let long = format!("\"{}\"", "a".repeat(100_000));
        let act = |actions: &str| {
            let table = self.table;
            format!(
                r#"{{"kind":"do","table":"{table}","id":"x","command":{{"kind":"act","seat":1,"actions":{actions},"answers":1}}}}"#
            )
        };
        let many = format!("[{}]", vec![r#""d2-d3""#; 65].join(","));
        let closing = [
            long,
            "[]".to_owned(),
            "{".to_owned(),
            "null".to_owned(),
            r#"{"kind":"hello","version":"one"}"#.to_owned(),
            r#"{"kind":"follow","table":7}"#.to_owned(),
            format!(r#"{{"kind":"follow","table":"{}"}}"#, "x".repeat(9000)),
            act("[]"),
            act(&many),
            act(r#"["a very long action that nobody can make"]"#),
            act("7"),
        ];
        for text in closing {
            let mut socket = self.greeted(20).await?;
            socket.send_text(text.clone()).await?;
            let said = until_closed(&mut socket).await?;
            expect(said.is_empty(), &format!("{} is answered", shortened(&text)))?;
        }
        for unknown in [r#"{"kind":"dance"}"#, r#"{"kind":"hello","version":4000000000}"#] {
            let mut socket = self.greeted(21).await?;
            socket.send_text(unknown.to_owned()).await?;
            let answer = hear(&mut socket).await?;
            expect(answer == FromServer::Reload, "someone unknown is not asked to reload")?;
        }
        // A frame that says to be huge, and one of the kind that has bytes.
        for (opcode, head) in [(1, [0x81, 0xff]), (2, [0x82, 0x84])] {
            let mut stream = self.call(22).await?;
            shake_hands(&mut stream, &self.host(), None).await?;
            let _ = stream.write_all(&head).await;
            let _ = stream.write_all(&[0x7f; 12]).await;
            hang_up(&mut stream).await.map_err(|error| format!("frame {opcode}: {error}"))?;
        }
        // Anything that looks like a message, a little spoilt.
        for round in 0..rounds {
            let mut text = act(r#"["d2-d3"]"#).into_bytes();
            for _ in 0..self.rng.random_range(1..4) {
                let place = self.rng.random_range(0..text.len());
                text[place] = self.rng.random();
            }
            let mut stream = self.call(30 + round % 50).await?;
            shake_hands(&mut stream, &self.host(), None).await?;
            let _ = stream.write_all(&client_frame(1, br#"{"kind":"hello","version":1}"#)).await;
            let _ = stream.write_all(&client_frame(1, &text)).await;
            let _ = stream.write_all(&client_frame(8, &[])).await;
            hang_up(&mut stream).await?;
        }
        self.play_on().await
    }

    /// Every kind of command, from a stranger, from a guest without a seat, and
    /// from one player for the other's seat.
    ///
    /// # Errors
    /// One of them is executed.
    pub async fn other_peoples_seats(&mut self) -> Result<()> {
        let stranger = Caller::anyone().calling_from(Guest::address(40, 1));
        let guest = Guest::arrive(&self.url, "Mallory", Guest::address(40, 1)).await?;
        let before = self.events().await?;
        for caller in [stranger, guest.caller()] {
            for (place, command) in commands(Seat::ALL[0]).into_iter().enumerate() {
                self.refused(&caller, place, command).await?;
            }
        }
        // Each player for the seat that is not theirs.
        let mut watcher = self.player(0);
        watcher.play_until(|player| player.table().is_some()).await?;
        let table = watcher.table().ok_or("no table")?;
        for guest in self.guests.clone() {
            let own = table.seats_of(guest.id);
            let theirs = table.game().ok_or("no game")?.seats().into_iter();
            for seat in theirs.filter(|seat| !own.contains(*seat)) {
                for (place, command) in of_a_seat(seat).into_iter().enumerate() {
                    self.refused(&guest.caller(), place, command).await?;
                }
            }
        }
        expect(self.events().await? == before, "a refused command left something behind")?;
        self.play_on().await
    }

    /// Passes that were never given, or are over.
    ///
    /// # Errors
    /// One of them opens the door.
    pub async fn passes_that_are_over(&mut self) -> Result<()> {
        let from = Guest::address(50, 1);
        let guest = Guest::arrive(&self.url, "Trudy", from).await?;
        let mut held = self.greeted_as(&guest.caller()).await?;
        let sessions = format!("{}/api/sessions", self.url);
        let status = http::request("DELETE", &sessions, &guest.caller(), None).await?.status;
        expect((200..300).contains(&status), "nobody can log out")?;
        // What was open with it ends, and it opens nothing more.
        expect(until_closed(&mut held).await.is_ok(), "a pass that is over is still heard")?;
        let invented = ["0".repeat(64), "x".to_owned(), guest.token.clone()];
        for token in invented {
            let caller = Caller::with_token(&token).calling_from(from);
            let answer = http::get(&format!("{}/api/me", self.url), &caller).await?;
            expect(answer.status == 401, &format!("{} for a bad pass", answer.status))?;
            let opened = Connection::open(&live(&self.url), &caller).await;
            expect(opened.is_err(), "a bad pass opens a connection")?;
        }
        self.play_on().await
    }

    /// The two guests play a few turns; the server is well.
    async fn play_on(&mut self) -> Result<()> {
        let (mut one, mut other) = (self.player(0), self.player(1));
        let enough = |player: &Player| has_played(player, 2);
        let playing = async { tokio::try_join!(one.play_until(enough), other.play_until(enough)) };
        timeout(PATIENCE, playing).await.map_err(|_| "the others can't play on")??;
        self.server.check_health()?;
        let now = memory(self.server.process())?;
        let grown = now.saturating_sub(self.memory);
        expect(self.memory == 0 || grown < MOST_GROWTH, &format!("grown by {grown} bytes"))
    }

    /// A player at the table, who knows nothing of it yet.
    fn player(&mut self, number: usize) -> Player {
        let (guest, seed) = (self.guests[number].clone(), self.rng.random());
        Player::new(&self.url, guest, self.table, seed)
    }

    /// How many events the table has.
    async fn events(&self) -> Result<usize> {
        Ok(crate::crash::events(&self.url, self.table).await?.len())
    }

    async fn refused(&self, caller: &Caller, place: usize, command: Command) -> Result<()> {
        let mut socket = self.greeted_as(caller).await?;
        let id = CommandId::try_from(format!("theirs-{place}"))?;
        let told = format!("{command:?}");
        socket.send(&ToServer::Do { table: self.table, id, command }).await?;
        match hear(&mut socket).await? {
            FromServer::Refused { error, .. } if !error.message.is_empty() => Ok(()),
            other => Err(format!("{told} is answered with {other:?}").into()),
        }
    }

    async fn greeted(&self, number: usize) -> Result<Connection> {
        self.greeted_as(&Caller::anyone().calling_from(Guest::address(number, 1))).await
    }

    async fn greeted_as(&self, caller: &Caller) -> Result<Connection> {
        Ok(Connection::greeted(&live(&self.url), caller).await?.0)
    }

    async fn call(&self, number: usize) -> Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((Guest::address(number, 1), 0).into())?;
        Ok(socket.connect(([127, 0, 0, 1], self.server.port()).into()).await?)
    }

    fn host(&self) -> String {
        format!("127.0.0.1:{}", self.server.port())
    }
}

/// Every kind of command that someone without a seat can think of.
fn commands(seat: Seat) -> Vec<Command> {
    let contribution = Contribution::of([1; 16]);
    let mut commands = of_a_seat(seat);
    commands.extend([
        Command::Sit { seat, sitting: Sitting::Myself, contribution, wish: None },
        Command::Sit { seat, sitting: Sitting::Companion, contribution, wish: Some("?".into()) },
        Command::Contribute { contribution },
        Command::SeatBot { seat, level: 1 },
        Command::Wish { word: "mirrored".to_owned() },
        Command::Ready { ready: true },
        Command::Ready { ready: false },
        Command::Resume,
        Command::Say { phrase: Phrase::ALL[0] },
        Command::Close,
    ]);
    for proposal in [Proposal::Draw, Proposal::TakeBack, Proposal::Pause, Proposal::Rematch] {
        commands.push(Command::Propose { proposal });
        commands.push(Command::Answer { proposal, agreed: true });
    }
    commands
}

/// Every kind of command that names a seat.
fn of_a_seat(seat: Seat) -> Vec<Command> {
    let actions = Actions::try_from(vec!["d2-d3".to_owned()]).expect("a short list");
    vec![
        Command::Act { seat, actions, answers: u32::MAX },
        Command::Resign { seat },
        Command::Stand { seat },
        Command::Claim { seat },
        Command::StandIn { seat, level: 1 },
        Command::Return { seat },
    ]
}

/// Whether somebody has made so many turns, or the game is over.
fn has_played(player: &Player, actions: usize) -> bool {
    let over = player.table().is_some_and(|table| table.phase() == Phase::Over);
    over || player.acknowledged().len() >= actions
}

async fn hear(socket: &mut Connection) -> Result<FromServer> {
    Ok(timeout(PATIENCE, socket.next()).await.map_err(|_| "no answer")??)
}

/// Whatever the server still says before it hangs up.
async fn until_closed(socket: &mut Connection) -> Result<Vec<String>> {
    let mut said = Vec::new();
    let hearing = async {
        while let Ok(text) = socket.next_text().await {
            said.push(text);
        }
    };
    timeout(PATIENCE, hearing).await.map_err(|_| "the server does not hang up")?;
    Ok(said)
}

/// Waits until the server has hung up.
async fn hang_up(stream: &mut TcpStream) -> Result<()> {
    let mut rest = Vec::new();
    let reading = stream.read_to_end(&mut rest);
    // Hanging up may look like a reset when something was still on its way.
    let _ = timeout(PATIENCE, reading).await.map_err(|_| "the server does not hang up")?;
    Ok(())
}

/// The memory of a process, in bytes.
fn memory(process: u32) -> Result<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kibibytes: u64 =
        line.and_then(|line| line.split_whitespace().next()).unwrap_or_default().parse()?;
    Ok(kibibytes << 10)
}

fn expect(holds: bool, otherwise: &str) -> Result<()> {
    if holds { Ok(()) } else { Err(otherwise.into()) }
}

fn shortened(text: &str) -> String {
    text.chars().take(60).collect()
}
