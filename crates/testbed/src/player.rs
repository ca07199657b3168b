//! Somebody who plays at one table over a network and a server that may fail: they
//! come back when the connection breaks, ask again when no answer comes, and
//! send every command under the same id until it is answered. They note what they
//! were told, so that afterwards it can be compared with what the server has.

use std::time::Duration;

use client::{ClientError, Connection, Follower, News};
use game::Seat;
use protocol::{Actions, Command, CommandId, FromServer, WireError};
use rand::{
    RngExt, SeedableRng, TryRng,
    rngs::{SmallRng, SysRng},
};
use table::{Phase, Sitting, Stakes, Table, TableId};
use tokio::time::{sleep, timeout};

use crate::{Guest, Result, contribution, random_turn};

/// How long they wait before they call again.
const BETWEEN_CALLS: Duration = Duration::from_millis(30);
/// What is answered to actions that come too fast; another is chosen after a while.
const TOO_FAST: &str = "people-too-fast";
const BREATH: Duration = Duration::from_millis(200);

/// A player or watcher of one table.
pub struct Player {
    /// The servers that they call, one after the other until one answers.
    urls: Vec<String>,
    guest: Guest,
    follower: Follower,
    connection: Option<Connection>,
    rng: SmallRng,
    /// Tells their commands from those of their other visits.
    visit: String,
    commands: u32,
    /// How long they wait for an answer before they ask again.
    patience: Duration,
    /// The actions that they have asked for and have no answer to.
    asked: Option<SentCommand>,
    /// The actions that were acknowledged, in order.
    acknowledged: Vec<SentCommand>,
    refused: Vec<WireError>,
}

/// Actions that somebody asked for.
#[derive(Clone, Debug)]
pub struct SentCommand {
    /// Under which id.
    pub id: CommandId,
    /// On which seat.
    pub seat: Seat,
    /// Their tokens, with spaces between them.
    pub actions: String,
    /// The number of the last event that they knew of.
    pub answers: u32,
    /// Once acknowledged: the number of events at the table then.
    pub upto: u32,
}

impl Player {
    /// Somebody who is about to call this server about this table.
    pub fn new(url: &str, guest: Guest, table: TableId, seed: u64) -> Self {
        Self {
            urls: vec![live(url)],
            guest,
            follower: Follower::new(table),
            connection: None,
            rng: SmallRng::seed_from_u64(seed),
            visit: visit(),
            commands: 0,
            patience: Duration::from_secs(2),
            asked: None,
            acknowledged: Vec::new(),
            refused: Vec::new(),
        }
    }

    /// The same, calling these servers in turn.
    #[must_use]
    pub fn calling_any_of(self, urls: &[String]) -> Self {
        Self { urls: urls.iter().map(|url| live(url)).collect(), ..self }
    }

    /// The same, asking again after another time.
    #[must_use]
    pub fn with_patience(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// The table as far as they know it.
    pub fn table(&self) -> Option<&Table> {
        self.follower.table()
    }

    /// The actions that were acknowledged to them.
    pub fn acknowledged(&self) -> &[SentCommand] {
        &self.acknowledged
    }

    /// What was refused to them.
    pub fn refused(&self) -> &[WireError] {
        &self.refused
    }

    /// Whether they have no command without an answer.
    pub fn is_settled(&self) -> bool {
        !self.follower.is_waiting()
    }

    /// Sits down on a seat and, where the table asks, is ready to start.
    ///
    /// # Errors
    /// What they hear makes no sense.
    pub async fn sit_down(&mut self, seat: Seat) -> Result<()> {
        let contribution = contribution(&mut self.rng);
        let sit = Command::Sit { seat, sitting: Sitting::Myself, contribution, wish: None };
        self.ask(sit).await?;
        self.settle().await?;
        if self.table().is_some_and(|table| table.options().stakes == Stakes::Rated) {
            self.ask(Command::Ready { ready: true }).await?;
            self.settle().await?;
        }
        Ok(())
    }

    /// Waits until everything that they asked is answered.
    ///
    /// # Errors
    /// What they hear makes no sense.
    pub async fn settle(&mut self) -> Result<()> {
        while !self.is_settled() {
            self.step().await?;
        }
        Ok(())
    }

    /// Plays random turns, or looks on, until the table is as wanted.
    ///
    /// # Errors
    /// What they hear makes no sense.
    pub async fn play_until(&mut self, mut wanted: impl FnMut(&Self) -> bool) -> Result<()> {
        while !wanted(self) {
            self.act().await?;
            self.step().await?;
        }
        Ok(())
    }

    /// Looks on, without acting, until the table is as wanted.
    ///
    /// # Errors
    /// What they hear makes no sense.
    pub async fn look_until(&mut self, wanted: impl Fn(&Table) -> bool) -> Result<()> {
        while !self.table().is_some_and(&wanted) {
            self.step().await?;
        }
        Ok(())
    }

    /// Makes their turn if it is theirs, and hears one thing if there is one soon.
    ///
    /// # Errors
    /// What they hear makes no sense.
    pub async fn play_a_little(&mut self) -> Result<()> {
        self.act().await?;
        // Cut off while waiting, hearing loses nothing.
        match timeout(Duration::from_millis(2), self.step()).await {
            Ok(stepped) => stepped,
            Err(_) => Ok(()),
        }
    }

    /// Makes their next turn, if it is theirs and nothing of theirs is on the way.
    async fn act(&mut self) -> Result<()> {
        if !self.is_settled() {
            return Ok(());
        }
        let Some(table) = self.follower.table() else { return Ok(()) };
        let Some(seat) = table.actor().filter(|_| table.phase() == Phase::Playing) else {
            return Ok(());
        };
        let Some(game) = table.game() else { return Ok(()) };
        let mine = table.sitter(seat).and_then(table::Sitter::person) == Some(self.guest.id);
        if !mine {
            return Ok(());
        }
        // One action now and then where the turn has two: both ways must work.
        let most = self.rng.random_range(1..=2);
        let actions = random_turn(game, most, &mut self.rng);
        let answers = table.events() - 1;
        let text = actions.join(" ");
        let id = self.next_id();
        self.asked = Some(SentCommand { id: id.clone(), seat, actions: text, answers, upto: 0 });
        let actions = Actions::try_from(actions)?;
        self.say(id, Command::Act { seat, actions, answers }).await;
        Ok(())
    }

    /// Asks something of the table.
    ///
    /// # Errors
    /// Never yet; what can't be sent is sent again.
    pub async fn ask(&mut self, command: Command) -> Result<()> {
        let id = self.next_id();
        self.say(id, command).await;
        Ok(())
    }

    async fn say(&mut self, id: CommandId, command: Command) {
        let says = self.follower.ask(id, command);
        self.send(says).await;
    }

    async fn send(&mut self, text: String) {
        if let Some(connection) = &mut self.connection
            && connection.send_text(text).await.is_err()
        {
            self.connection = None;
        }
    }

    /// Hears one thing; or comes back, or asks again.
    async fn step(&mut self) -> Result<()> {
        let Some(connection) = &mut self.connection else { return self.call().await };
        match timeout(self.patience, connection.next()).await {
            Ok(Ok(message)) => self.hear(message).await,
            Ok(Err(failure)) if failure.may_pass() => {
                self.connection = None;
                Ok(())
            }
            Ok(Err(failure)) => Err(failure.into()),
            Err(_) => {
                self.resume().await;
                Ok(())
            }
        }
    }

    async fn call(&mut self) -> Result<()> {
        let caller = self.guest.caller();
        let calling = Connection::greeted(&self.urls[0], &caller);
        match timeout(self.patience, calling).await {
            Ok(Ok((connection, first))) => {
                self.connection = Some(connection);
                self.hear(first).await?;
                self.resume().await;
                Ok(())
            }
            Ok(Err(refused @ ClientError::Status(400..429))) => Err(refused.into()),
            // A server that goes away may do so in the middle of a handshake.
            Ok(Err(_)) | Err(_) => {
                self.urls.rotate_left(1);
                sleep(BETWEEN_CALLS).await;
                Ok(())
            }
        }
    }

    async fn resume(&mut self) {
        for says in self.follower.resume() {
            self.send(says).await;
        }
    }

    async fn hear(&mut self, message: FromServer) -> Result<()> {
        match &message {
            FromServer::Done { id, upto, .. } => {
                if let Some(asked) = self.asked.as_mut().filter(|asked| asked.id == *id) {
                    asked.upto = *upto;
                }
            }
            FromServer::Error { error } => self.refused.push(error.clone()),
            _ => {}
        }
        for news in self.follower.receive(message)? {
            match news {
                News::Events(_) => {}
                News::Missing(ask) => self.send(ask).await,
                News::Done(id) => {
                    self.acknowledged.extend(self.asked.take_if(|asked| asked.id == id));
                }
                News::Refused(id, error) => {
                    let acted = self.asked.take_if(|asked| asked.id == id).is_some();
                    if acted && error.code == TOO_FAST {
                        sleep(BREATH).await;
                    } else {
                        self.refused.push(error);
                    }
                }
            }
        }
        if self.follower.owes_contribution(self.guest.id) {
            let id = self.next_id();
            let says = self.follower.contribute(id, contribution(&mut self.rng));
            self.send(says).await;
        }
        Ok(())
    }

    /// An id that none of their commands has had, in this life of theirs or another.
    fn next_id(&mut self) -> CommandId {
        self.commands += 1;
        let text = format!("{}-{}", self.visit, self.commands);
        CommandId::try_from(text).expect("letters and digits")
    }
}

/// Random letters and digits.
fn visit() -> String {
    let mut bytes = [0; 8];
    SysRng.try_fill_bytes(&mut bytes).expect("the system's random source");
    format!("{:016x}", u64::from_ne_bytes(bytes))
}

/// Where the live tables of a server are.
pub(crate) fn live(url: &str) -> String {
    format!("{url}/api/live").replacen("http", "ws", 1)
}
