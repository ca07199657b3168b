//! What the servers of one database tell each other at once, over NATS. Nothing that must
//! not be lost goes this way: the database alone is the truth, and whatever is lost here,
//! because the bus was away or somebody too slow, does no harm. So nothing waits, and
//! nothing is kept for later.

mod address;
mod announcement;

use std::{cmp, time::Duration};

use async_nats::{
    Client, ConnectError, ConnectErrorKind, ConnectOptions, Event, Subscriber, connection::State,
};
use futures_util::{FutureExt, StreamExt};
use tokio::task::unconstrained;

pub use self::{
    address::{BusAddress, NoBusAddress},
    announcement::Announcement,
};

/// Under which subject everything is told. Several sites with one NATS have an account
/// each, which it keeps apart.
const SUBJECT: &str = "ludotheque";
/// How often the other end is asked whether it is there; the second time without an
/// answer it is not.
const PING: Duration = Duration::from_secs(5);
/// How long it is waited at most before a lost connection is tried again.
const LONGEST_WAIT: Duration = Duration::from_secs(1);

/// A connection to the other servers, which comes back by itself.
pub struct Bus {
    client: Client,
}

/// What the other servers tell, from some moment on.
pub struct Subscription(Subscriber);

impl Bus {
    /// Connects under a name, by which whoever runs the bus knows this server. Where
    /// nobody answers, it goes on trying, and there is a bus later.
    ///
    /// # Errors
    /// Somebody answers, and does not let this server in.
    pub async fn open(address: &BusAddress, name: &str) -> Result<Self, ConnectError> {
        let there = address.server();
        let options = || options(address, name);
        match options().connect(there.clone()).await {
            Err(error) if may_pass(error.kind()) => {
                tracing::warn!(%error, "the bus does not answer yet");
                let later = options().retry_on_initial_connect();
                later.connect(there).await.map(|client| Self { client })
            }
            connected => connected.map(|client| Self { client }),
        }
    }

    /// Tells the other servers, if it can be told now.
    pub fn announce(&self, announcement: &Announcement) {
        if !self.is_connected() {
            return;
        }
        let told = self.client.publish(SUBJECT, announcement.to_string().into());
        // Whether there is room to tell more is all that could be waited for.
        let _ = unconstrained(told).now_or_never();
    }

    /// Subscribes to what the other servers announce from now on, as far as this one hears
    /// anything. A server does not hear itself.
    ///
    /// # Errors
    /// The connection was closed for ever.
    pub async fn subscribe(&self) -> Result<Subscription, async_nats::SubscribeError> {
        self.client.subscribe(SUBJECT).await.map(Subscription)
    }

    /// Whether the other servers can be heard now.
    pub fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }
}

impl Subscription {
    /// What is announced next; nothing more when the bus is closed. It can be dropped
    /// while it waits.
    pub async fn next(&mut self) -> Option<Announcement> {
        loop {
            let message = self.0.next().await?;
            // Servers of a later release may announce what is not known here.
            if let Some(announcement) = Announcement::read(&message.payload) {
                return Some(announcement);
            }
        }
    }
}

fn options(address: &BusAddress, name: &str) -> ConnectOptions {
    address
        .options()
        .name(format!("ludotheque {name}"))
        .no_echo()
        .ping_interval(PING)
        .reconnect_delay_callback(|tries| {
            cmp::min(Duration::from_millis(50) * tries.saturating_sub(1) as u32, LONGEST_WAIT)
        })
        .event_callback(|event| async move {
            match event {
                Event::Connected => tracing::info!("the bus is there"),
                Event::Disconnected => tracing::warn!("the bus is away"),
                Event::SlowConsumer(_) => tracing::warn!("the bus tells more than can be heard"),
                event => tracing::debug!(%event, "bus"),
            }
        })
}

/// Whether waiting helps.
fn may_pass(error: ConnectErrorKind) -> bool {
    matches!(error, ConnectErrorKind::Dns | ConnectErrorKind::TimedOut | ConnectErrorKind::Io)
}
