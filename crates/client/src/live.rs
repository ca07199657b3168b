//! A table followed over a connection that comes back: when it breaks, or the server
//! falls silent, it is opened again, at whichever server answers there, and the follower says where to go on. Where the table waits for
//! the caller's contribution to chance, it is drawn and sent without being asked.

use std::{collections::VecDeque, time::Duration};

use chance::Contribution;
use protocol::{Command, CommandId, FromServer};
use rand::{TryRng, rngs::SysRng};
use table::{PersonId, Table, TableId};
use tokio::time::{sleep, timeout};

use crate::{Caller, ClientError, Connection, Follower, News};

/// How long to wait before calling again, at first and at most.
const FIRST_WAIT: Duration = Duration::from_millis(20);
const LONGEST_WAIT: Duration = Duration::from_secs(2);
/// How long a server may be silent before it is asked whether it is there, and how long
/// until it has answered.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long it may take to greet.
const GREETING: Duration = Duration::from_secs(10);

/// A table, live.
pub struct Live {
    url: String,
    caller: Caller,
    connection: Connection,
    follower: Follower,
    /// Who the caller is to the server.
    me: Option<PersonId>,
    /// News that nobody has asked for yet.
    news: VecDeque<News>,
    patience: Duration,
}

impl Live {
    /// Calls, greets, and follows a table from its beginning.
    ///
    /// # Errors
    /// The server can't be reached or refuses.
    pub async fn open(url: &str, caller: Caller, table: TableId) -> Result<Self, ClientError> {
        let (connection, welcome) = Connection::greeted(url, &caller).await?;
        let mut live = Self {
            url: url.to_owned(),
            caller,
            connection,
            follower: Follower::new(table),
            me: who(&welcome),
            news: VecDeque::new(),
            patience: PATIENCE,
        };
        live.resume().await?;
        Ok(live)
    }

    /// The same, with a server that may be silent for as long before it is asked whether
    /// it is there, and then has as long to answer.
    #[must_use]
    pub fn with_patience(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// The table as far as it is known.
    pub const fn table(&self) -> Option<&Table> {
        self.follower.table()
    }

    /// Asks something of the table. The answer comes out of [`Self::next`],
    /// through however many connections.
    ///
    /// # Errors
    /// The server refuses to be called again.
    pub async fn ask(&mut self, id: CommandId, command: Command) -> Result<(), ClientError> {
        let says = self.follower.ask(id, command);
        self.say(says).await
    }

    /// Waits for news of the table; comes back as often as it takes.
    ///
    /// # Errors
    /// The server refuses to be called again, or can't be understood.
    pub async fn next(&mut self) -> Result<News, ClientError> {
        loop {
            match self.news.pop_front() {
                Some(News::Missing(ask)) => self.say(ask).await?,
                Some(news) => return Ok(news),
                None => self.listen().await?,
            }
        }
    }

    /// Waits until the table is as `wanted`.
    ///
    /// # Errors
    /// As [`Self::next`].
    pub async fn until(&mut self, wanted: impl Fn(&Table) -> bool) -> Result<&Table, ClientError> {
        while !self.table().is_some_and(&wanted) {
            self.next().await?;
        }
        self.table().ok_or(ClientError::Closed)
    }

    /// Hears one message, on whichever connection.
    async fn listen(&mut self) -> Result<(), ClientError> {
        match self.connection.next_within(self.patience).await {
            Ok(FromServer::Error { error }) => Err(ClientError::Speech(error.message)),
            Ok(message) => {
                self.news.extend(self.follower.receive(message)?);
                self.contribute().await
            }
            Err(failure) if failure.may_pass() => self.come_back().await,
            Err(failure) => Err(failure),
        }
    }

    /// Contributes to chance, where the table waits for it.
    async fn contribute(&mut self) -> Result<(), ClientError> {
        if !self.me.is_some_and(|me| self.follower.owes_contribution(me)) {
            return Ok(());
        }
        let id = format!("contribute-{:016x}", u64::from_ne_bytes(random()?));
        let id = CommandId::try_from(id).map_err(|_| ClientError::Closed)?;
        let says = self.follower.contribute(id, Contribution::of(random()?));
        self.say(says).await
    }

    async fn say(&mut self, text: String) -> Result<(), ClientError> {
        match self.connection.send_text(text).await {
            Err(failure) if failure.may_pass() => self.come_back().await,
            sent => sent,
        }
    }

    /// Calls until the server answers, and says where to go on.
    async fn come_back(&mut self) -> Result<(), ClientError> {
        let mut wait = FIRST_WAIT;
        loop {
            match self.try_again().await {
                Err(failure) if failure.may_pass() => {
                    sleep(wait).await;
                    wait = (wait * 2).min(LONGEST_WAIT);
                }
                outcome => return outcome,
            }
        }
    }

    async fn try_again(&mut self) -> Result<(), ClientError> {
        let greeted = timeout(GREETING, Connection::greeted(&self.url, &self.caller)).await;
        let welcome;
        (self.connection, welcome) = greeted.map_err(|_| ClientError::Closed)??;
        self.me = who(&welcome);
        self.resume().await
    }

    async fn resume(&mut self) -> Result<(), ClientError> {
        for says in self.follower.resume() {
            self.connection.send_text(says).await?;
        }
        Ok(())
    }
}

fn who(welcome: &FromServer) -> Option<PersonId> {
    match welcome {
        FromServer::Welcome { you, .. } => you.as_ref().map(|you| you.id),
        _ => None,
    }
}

/// Bytes that nobody can guess.
fn random<const N: usize>() -> Result<[u8; N], ClientError> {
    let mut bytes = [0; N];
    let drawn = SysRng.try_fill_bytes(&mut bytes);
    drawn.map_err(|error| ClientError::Speech(format!("no random source: {error}")))?;
    Ok(bytes)
}
