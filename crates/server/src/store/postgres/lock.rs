//! What keeps servers away from a database that is being prepared or copied: a lock that
//! servers share and whoever does that has alone. One connection holds it, and
//! `PostgreSQL` takes it back when that connection ends, however it ends. Where the
//! connection is lost it is made anew and the lock taken again. Should somebody have the
//! database alone by then, the server must close.

use std::time::Duration;

use sqlx::{ConnectOptions, Connection as _, PgConnection};
use tokio::{
    sync::watch,
    task::JoinHandle,
    time::{Instant, sleep},
};

use super::{address::PostgresAddress, fault::fault};
use crate::store::StoreError;

/// The number of the lock.
const SERVER: i64 = 0x6c75_646f_0000_0001;
/// How long a server that was killed may hold it: until its connection is found dead.
const AT_OPENING: Duration = Duration::from_secs(5);
/// The same where the network failed, and the other end learns of it by itself.
const AFTER_A_LOSS: Duration = Duration::from_mins(1);
/// How often the connection is tried.
const STEP: Duration = Duration::from_secs(1);
/// How soon a lock that is taken is asked for again.
const SOON: Duration = Duration::from_millis(50);

/// Who may have a database beside oneself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sharing {
    /// Other servers.
    Servers,
    /// Nobody.
    Alone,
}

/// A database that is this program's, as long as this lives.
pub struct PostgresLock {
    lost: watch::Receiver<bool>,
    keeper: JoinHandle<()>,
}

impl PostgresLock {
    /// Takes a database.
    ///
    /// # Errors
    /// It can't be reached, or others have it who don't share it so.
    pub async fn take(address: &PostgresAddress, sharing: Sharing) -> Result<Self, StoreError> {
        let connection = take(address, sharing, AT_OPENING).await?;
        let (tell, lost) = watch::channel(false);
        let keeper = tokio::spawn(keep(address.clone(), sharing, connection, tell));
        Ok(Self { lost, keeper })
    }

    /// Lets go of the database, and waits until the connection is gone.
    pub async fn release(mut self) {
        self.keeper.abort();
        // It was aborted: there is nothing to hear from it.
        let _ = (&mut self.keeper).await;
    }

    /// Ends when somebody else has the database alone.
    pub async fn lost(&self) {
        let mut lost = self.lost.clone();
        if lost.wait_for(|lost| *lost).await.is_err() {
            // The keeper is gone, and with it the server.
            std::future::pending::<()>().await;
        }
    }

    /// Whether somebody else has it alone.
    pub fn is_lost(&self) -> bool {
        *self.lost.borrow()
    }
}

impl Drop for PostgresLock {
    fn drop(&mut self) {
        // The connection goes with its keeper, and the lock with the connection.
        self.keeper.abort();
    }
}

/// Holds the lock, until somebody else has it.
async fn keep(
    address: PostgresAddress,
    sharing: Sharing,
    mut connection: PgConnection,
    tell: watch::Sender<bool>,
) {
    loop {
        sleep(STEP).await;
        if connection.ping().await.is_ok() {
            continue;
        }
        tracing::warn!("the connection that holds the database was lost");
        connection = loop {
            match take(&address, sharing, AFTER_A_LOSS).await {
                Ok(connection) => break connection,
                Err(StoreError::InUse) => {
                    tracing::error!("somebody else has taken the database for themselves");
                    tell.send_replace(true);
                    return;
                }
                Err(_) => sleep(STEP).await,
            }
        };
    }
}

/// A connection that holds the lock.
async fn take(
    address: &PostgresAddress,
    sharing: Sharing,
    patience: Duration,
) -> Result<PgConnection, StoreError> {
    let take = match sharing {
        Sharing::Servers => "SELECT pg_try_advisory_lock_shared($1)",
        Sharing::Alone => "SELECT pg_try_advisory_lock($1)",
    };
    let mut connection = address.options().connect().await.map_err(fault)?;
    let begun = Instant::now();
    loop {
        let taken: bool = sqlx::query_scalar(take)
            .bind(SERVER)
            .fetch_one(&mut connection)
            .await
            .map_err(fault)?;
        if taken {
            return Ok(connection);
        }
        if begun.elapsed() >= patience {
            return Err(StoreError::InUse);
        }
        sleep(SOON).await;
    }
}
