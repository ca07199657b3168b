//! Where a database is: `postgres://user@host:port/name`. A password may be in the
//! address, but is better kept where others on the machine can't see it: in the
//! variable `PGPASSWORD` or in `PostgreSQL`'s own password file. It is never shown.

use std::{error::Error, fmt, str::FromStr};

use sqlx::{ConnectOptions, postgres::PgConnectOptions};

/// The address of a `PostgreSQL` database.
#[derive(Clone)]
pub struct PostgresAddress {
    options: Box<PgConnectOptions>,
    shown: String,
}

/// A text that is no such address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPostgresAddress;

impl PostgresAddress {
    /// How to connect so that nothing is acknowledged before it is on disk, whatever
    /// the database's own settings are.
    pub(super) fn options(&self) -> PgConnectOptions {
        let options = PgConnectOptions::clone(&self.options).application_name("ludotheque");
        // A connection whose other end is gone is noticed within half a minute, and with
        // it the lock that it held is free.
        let settings = [
            ("synchronous_commit", "on"),
            ("tcp_keepalives_idle", "10"),
            ("tcp_keepalives_interval", "5"),
            ("tcp_keepalives_count", "4"),
        ];
        options.options(settings).disable_statement_logging()
    }
}

impl FromStr for PostgresAddress {
    type Err = NoPostgresAddress;

    fn from_str(text: &str) -> Result<Self, NoPostgresAddress> {
        let rest = text.strip_prefix("postgres://").or_else(|| text.strip_prefix("postgresql://"));
        rest.ok_or(NoPostgresAddress)?;
        let options: PgConnectOptions = text.parse().map_err(|_| NoPostgresAddress)?;
        let (user, host, port) = (options.get_username(), options.get_host(), options.get_port());
        let name = options.get_database().unwrap_or(user);
        let shown = format!("postgres://{user}@{host}:{port}/{name}");
        Ok(Self { options: Box::new(options), shown })
    }
}

/// Without its password.
impl fmt::Display for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl fmt::Debug for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for NoPostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no address of a PostgreSQL database")
    }
}

impl Error for NoPostgresAddress {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let address = "postgres://ada:secret@db.example:5433/club?sslmode=require";
        let address: PostgresAddress = address.parse().expect("an address");
        assert_eq!(address.to_string(), "postgres://ada@db.example:5433/club");
        assert!(!format!("{address:?}").contains("secret"));
        for text in ["", "club", "sqlite:club", "mysql://ada@db/club", "postgres://[::1"] {
            assert!(text.parse::<PostgresAddress>().is_err(), "{text}");
        }
    }
}
