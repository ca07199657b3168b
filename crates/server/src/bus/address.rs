//! Where a bus is: `nats://host:4222`, or `tls://host:4222` for an encrypted connection.
//! Where it wants to know who comes, `user:password@` or `token@` stands before the host;
//! that is never shown.

use std::{error::Error, fmt, str::FromStr};

use async_nats::{ConnectOptions, ServerAddr};

/// The address of a NATS server.
#[derive(Clone)]
pub struct BusAddress {
    server: ServerAddr,
    /// What stands before the host.
    login: Option<String>,
}

/// A text that is no such address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoBusAddress;

impl BusAddress {
    pub(super) fn server(&self) -> ServerAddr {
        self.server.clone()
    }

    /// How to say who comes.
    pub(super) fn options(&self) -> ConnectOptions {
        let options = ConnectOptions::new();
        let Some(login) = &self.login else { return options };
        match login.split_once(':') {
            Some((user, password)) => {
                options.user_and_password(user.to_owned(), password.to_owned())
            }
            None => options.token(login.clone()),
        }
    }
}

impl FromStr for BusAddress {
    type Err = NoBusAddress;

    fn from_str(text: &str) -> Result<Self, NoBusAddress> {
        let (scheme, rest) = text.split_once("://").ok_or(NoBusAddress)?;
        let (login, host) = match rest.rsplit_once('@') {
            Some((login, host)) => (Some(login.to_owned()), host),
            None => (None, rest),
        };
        let server = format!("{scheme}://{host}");
        let server: ServerAddr = server.parse().map_err(|_| NoBusAddress)?;
        let is_known = matches!(scheme, "nats" | "tls") && !server.host().is_empty();
        if is_known { Ok(Self { server, login }) } else { Err(NoBusAddress) }
    }
}

/// Without what is said to be let in.
impl fmt::Display for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.server.tls_required() { "tls" } else { "nats" };
        let (host, port) = (self.server.host(), self.server.port());
        // An IPv6 address has brackets only where a port follows.
        let host = if host.contains(':') { format!("[{host}]") } else { host.to_owned() };
        write!(f, "{scheme}://{host}:{port}")
    }
}

impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for NoBusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no address of a bus")
    }
}

impl Error for NoBusAddress {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (text, shown) in [
            ("nats://bus.example", "nats://bus.example:4222"),
            ("nats://127.0.0.1:4333", "nats://127.0.0.1:4333"),
            ("nats://[::1]:4333", "nats://[::1]:4333"),
            ("tls://ada:secret@bus.example", "tls://bus.example:4222"),
            ("nats://a:s3cr@t%/secret@bus.example", "nats://bus.example:4222"),
        ] {
            let address: BusAddress = text.parse().expect("an address");
            assert_eq!(address.to_string(), shown);
            assert!(!format!("{address:?}").contains("secret"));
        }
        for text in ["", "bus.example", "nats://", "ws://bus.example", "postgres://bus.example"] {
            assert!(text.parse::<BusAddress>().is_err(), "{text}");
        }
    }
}
