//! The names under which the server is asked for something. A page of another site
//! can lead its own name to this machine (DNS rebinding) and would then count as
//! the server's own; so only names that are known to be the server's are answered:
//! those of this machine, and those that whoever runs it has given.

use std::{collections::HashSet, error::Error, fmt, net::IpAddr, str::FromStr};

use axum::http::{HeaderMap, Uri, header, uri::Authority};

use crate::{settings::Settings, system};

/// A host as a request names it, without its port.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Host {
    /// By a name, in small letters.
    Name(String),
    /// By an address.
    Address(IpAddr),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoHost;

impl fmt::Display for NoHost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no host")
    }
}

impl Error for NoHost {}

impl FromStr for Host {
    type Err = NoHost;

    /// A name such as `games.example`, or an address with or without brackets.
    fn from_str(text: &str) -> Result<Self, NoHost> {
        let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
        if let Ok(address) = bare.parse::<IpAddr>() {
            return Ok(Self::Address(address.to_canonical()));
        }
        let name = text.strip_suffix('.').unwrap_or(text);
        let fits = |letter: u8| letter.is_ascii_alphanumeric() || b"-._".contains(&letter);
        if name.is_empty() || name.len() > 253 || !name.bytes().all(fits) {
            return Err(NoHost);
        }
        Ok(Self::Name(name.to_ascii_lowercase()))
    }
}

impl Host {
    /// The host that a request is for; `None` where it names none, as no browser
    /// does.
    pub(crate) fn asked(uri: &Uri, headers: &HeaderMap) -> Option<Result<Self, NoHost>> {
        let named = headers.get(header::HOST).map(|host| host.to_str().unwrap_or_default());
        let authority = match (uri.authority(), named) {
            (Some(authority), _) => Ok(authority.clone()),
            (None, Some(named)) => named.parse::<Authority>().map_err(|_| NoHost),
            (None, None) => return None,
        };
        Some(authority.and_then(|authority| authority.host().parse()))
    }

    /// Whether it means the machine that asks.
    pub(crate) fn is_loopback(&self) -> bool {
        match self {
            Self::Name(name) => name == "localhost",
            Self::Address(address) => address.is_loopback(),
        }
    }
}

/// The address on this machine at which a connection has arrived.
#[derive(Clone, Copy)]
pub(crate) struct LocalAddress(pub(crate) IpAddr);

/// Every host that is the server.
pub(crate) struct KnownHosts(HashSet<Host>);

impl KnownHosts {
    pub(crate) fn of(settings: &Settings) -> Self {
        let public = settings.public_url.as_ref().map(|url| url.host().clone());
        let room = settings.room.iter().map(|address| Host::Address(address.to_canonical()));
        let machine = names_of_machine(&system::host_name().unwrap_or_default());
        Self(settings.hosts.iter().cloned().chain(public).chain(room).chain(machine).collect())
    }

    /// Whether a host is the server, for a connection that arrived at this address.
    pub(crate) fn has(&self, host: &Host, local: Option<LocalAddress>) -> bool {
        let is_local = local.is_some_and(|local| *host == Host::Address(local.0.to_canonical()));
        host.is_loopback() || is_local || self.0.contains(host)
    }
}

/// The name of a machine as others in its network may type it.
fn names_of_machine(name: &str) -> Vec<Host> {
    let short = name.split('.').next().unwrap_or_default();
    let names = [name.to_owned(), short.to_owned(), format!("{short}.local")];
    if short.is_empty() {
        return Vec::new();
    }
    names.into_iter().filter_map(|name| name.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(host: &str, local: &str) -> bool {
        let mut settings = Settings::new("data");
        settings.hosts = vec!["Games.Example".parse().expect("a host")];
        settings.public_url = Some("https://club.example".parse().expect("an address"));
        settings.room = vec!["192.168.1.20".parse().expect("an address")];
        let hosts = KnownHosts::of(&settings);
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().expect("a header"));
        let local = LocalAddress(local.parse().expect("an address"));
        match Host::asked(&Uri::from_static("/"), &headers) {
            Some(Ok(host)) => hosts.has(&host, Some(local)),
            Some(Err(NoHost)) => false,
            None => true,
        }
    }

    #[test]
    fn only_names_and_addresses_of_the_server_are_known() {
        for host in [
            "localhost",
            "LOCALHOST:7373",
            "localhost.",
            "127.0.0.1:7373",
            "127.9.9.9",
            "[::1]:7373",
            "10.0.0.7:7373",
            "192.168.1.20",
            "games.example:8080",
            "club.example",
        ] {
            assert!(known(host, "10.0.0.7"), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "localhost.evil.example",
            "games.example.evil.example",
            "10.0.0.8",
            "a b",
            "a\"><b",
            "[::2]",
            "user@evil.example",
        ] {
            assert!(!known(host, "10.0.0.7"), "{host}");
        }
        assert!(known("[fd00::7]:7373", "fd00::7"));
        assert!(known("10.0.0.7", "::ffff:10.0.0.7"));
    }

    #[test]
    fn a_machine_is_known_by_its_name_with_and_without_its_domain() {
        let expected = ["box.example.org", "box", "box.local"].map(str::parse);
        let known: Vec<_> = names_of_machine("Box.example.org").into_iter().map(Ok).collect();
        assert_eq!(known, expected);
        assert_eq!(names_of_machine(""), []);
    }
}
