//! What whoever runs the server decides before it opens: where it listens, where
//! its data lies, how many may come from one address. It knows no command line;
//! the program fills it in, and tests fill it in differently.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    num::NonZeroUsize,
    path::PathBuf,
    thread,
    time::Duration,
};

use crate::{
    acme::Acme,
    backups::Backups,
    bus::BusAddress,
    host::Host,
    privacy::{Contact, GuestsForgotten},
    public_url::PublicUrl,
    server_name::ServerName,
    store::{Database, PostgresAddress},
};

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// What it is called, if whoever runs it says so.
    pub name: Option<ServerName>,
    /// Where it listens; port 0 lets the system choose.
    pub listen: Vec<SocketAddr>,
    /// The machine's own addresses in the networks that it is opened to, the
    /// likeliest first; none when it is for this machine alone.
    pub room: Vec<IpAddr>,
    /// Names of the server beside those that it knows by itself.
    pub hosts: Vec<Host>,
    /// Where everybody reaches it, if there is such an address.
    pub public_url: Option<PublicUrl>,
    /// The data file. The folder that it is in, or would be, also holds certificates.
    pub data: PathBuf,
    /// The database that holds the data instead, if any.
    pub postgres: Option<PostgresAddress>,
    /// The bus between this server and others on the same database, if any.
    pub bus: Option<BusAddress>,
    /// The folder of a page to serve instead of the one in the program.
    pub page: Option<PathBuf>,
    /// Where the certificate comes from, for https.
    pub tls: Option<Tls>,
    /// The copies of the data file that are made, if any.
    pub backups: Option<Backups>,
    /// How many connections one address may have open at the same time.
    pub per_address: usize,
    /// Whether a proxy in front is believed about who is calling.
    pub forwarded: Forwarded,
    /// Who may read `/metrics`.
    pub metrics: MetricsFor,
    /// How many threads think for bots and analysis.
    pub bot_threads: usize,
    /// When the tables that the best bots read are fetched.
    pub books: BooksFetched,
    /// Whom people ask about their data, if whoever runs the server says so.
    pub contact: Option<Contact>,
    /// When a guest who stays away is forgotten.
    pub guests_forgotten: GuestsForgotten,
    /// How long the server waits for slow people.
    pub patience: Patience,
}

impl Settings {
    /// The port when none is chosen.
    pub const PORT: u16 = 7373;

    /// A server for this machine alone, with its data in this file.
    pub fn new(data: impl Into<PathBuf>) -> Self {
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Self {
            name: None,
            listen: vec![SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), Self::PORT)],
            room: Vec::new(),
            hosts: Vec::new(),
            public_url: None,
            data: data.into(),
            postgres: None,
            bus: None,
            page: None,
            tls: None,
            backups: None,
            per_address: 200,
            forwarded: Forwarded::Ignored,
            metrics: MetricsFor::Admin,
            bot_threads: cores.saturating_sub(1).max(1),
            books: BooksFetched::WhenNeeded,
            contact: None,
            guests_forgotten: GuestsForgotten::USUAL,
            patience: Patience::default(),
        }
    }

    /// What it is called: as its machine, unless it has a name of its own.
    pub fn server_name(&self) -> ServerName {
        self.name.clone().unwrap_or_else(ServerName::of_machine)
    }

    /// Where the data is.
    pub fn database(&self) -> Database {
        match &self.postgres {
            Some(address) => Database::Postgres(address.clone()),
            None => Database::File(self.data.clone()),
        }
    }
}

/// Where the certificate of an https server comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tls {
    /// From files of one's own.
    Files(TlsFiles),
    /// From an authority, which is asked for it.
    Acme(Acme),
}

/// A certificate of one's own, as PEM.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TlsFiles {
    /// The certificate, followed by those that vouch for it.
    pub certificate: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

/// What `X-Forwarded-For` and `X-Forwarded-Proto` are worth. Anybody can write
/// them; only behind a proxy that sets them itself are they true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forwarded {
    /// Nothing: whoever holds the connection is the caller.
    Ignored,
    /// What the nearest proxy added is believed.
    Trusted,
}

/// Who may read `/metrics`. The numbers tell how busy a server is, which is
/// nobody else's business.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MetricsFor {
    /// Programs on this machine, and whoever has the admin key.
    Admin,
    /// Whoever asks.
    Everyone,
}

/// When the tables that the best bots read are fetched. To work one out takes a
/// minute of a core.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BooksFetched {
    /// When the server opens.
    AtStart,
    /// When somebody plays against such a bot.
    WhenNeeded,
}

/// How long the server waits.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For a handshake, and for the next request's head.
    pub head: Duration,
    /// Between two pieces of a request's body.
    pub body: Duration,
    /// For somebody who does not read what they are sent.
    pub unread: Duration,
    /// For requests under way when the server closes.
    pub closing: Duration,
    /// Until the files of its certificate are looked at again.
    pub certificate: Duration,
    /// For anything to happen with a certificate that comes from an authority,
    /// until everything is begun anew.
    pub authority: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            head: Duration::from_secs(30),
            body: Duration::from_secs(10),
            unread: Duration::from_secs(30),
            closing: Duration::from_secs(10),
            certificate: Duration::from_mins(1),
            authority: Duration::from_hours(24),
        }
    }
}
