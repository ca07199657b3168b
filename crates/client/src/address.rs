//! Where a house is: `http://host:port/path` or `ws://host:port/path`, encrypted
//! with `https` and `wss`.

use std::{io, net::IpAddr, time::Duration};

use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpSocket, TcpStream, lookup_host},
    time::timeout,
};

use crate::{Failure, encrypted::encrypted};

/// How long a house may take to open its door.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is said goes out here, and what is heard comes in.
pub(crate) trait Line: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Line for T {}

/// How one speaks with a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Plain,
    Encrypted,
}

/// A host with its port, and a path there.
pub(crate) struct Address<'a> {
    way: Way,
    /// As written, with the port if one is written.
    pub(crate) host: &'a str,
    pub(crate) path: &'a str,
}

impl<'a> Address<'a> {
    pub(crate) fn read(url: &'a str) -> Result<Self, Failure> {
        let unfit = || Failure::Address(url.to_owned());
        let (scheme, rest) = url.split_once("://").ok_or_else(unfit)?;
        let way = match scheme {
            "http" | "ws" => Way::Plain,
            "https" | "wss" => Way::Encrypted,
            _ => return Err(unfit()),
        };
        let slash = rest.find('/').unwrap_or(rest.len());
        let (host, path) = rest.split_at(slash);
        // What goes into a request's head must not end one of its lines.
        if host.is_empty() || !rest.bytes().all(|letter| letter.is_ascii_graphic()) {
            return Err(unfit());
        }
        Ok(Self { way, host, path: if path.is_empty() { "/" } else { path } })
    }

    /// Knocks, from the given address of this machine if one is given.
    pub(crate) async fn connect(&self, from: Option<IpAddr>) -> Result<Box<dyn Line>, Failure> {
        let connecting = timeout(PATIENCE, self.connect_patiently(from));
        Ok(connecting.await.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??)
    }

    async fn connect_patiently(&self, from: Option<IpAddr>) -> io::Result<Box<dyn Line>> {
        let stream = self.reach(from).await?;
        stream.set_nodelay(true)?;
        Ok(match self.way {
            Way::Plain => Box::new(stream),
            Way::Encrypted => Box::new(encrypted(stream, self.name()).await?),
        })
    }

    /// The host without its port.
    fn name(&self) -> &str {
        let end = self.port_at().unwrap_or(self.host.len());
        self.host[..end].trim_matches(['[', ']'])
    }

    /// Where the colon before its port is, if one is written.
    fn port_at(&self) -> Option<usize> {
        self.host.rfind(':').filter(|place| !self.host[*place..].ends_with(']'))
    }

    async fn reach(&self, from: Option<IpAddr>) -> io::Result<TcpStream> {
        let usual = match self.way {
            Way::Plain => 80,
            Way::Encrypted => 443,
        };
        let host = match self.port_at() {
            Some(_) => self.host.to_owned(),
            None => format!("{}:{usual}", self.host),
        };
        let mut failure = io::Error::from(io::ErrorKind::NotFound);
        for there in lookup_host(host).await? {
            let socket = if there.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
            if let Some(from) = from {
                socket.bind((from, 0).into())?;
            }
            match socket.connect(there).await {
                Ok(stream) => return Ok(stream),
                Err(error) => failure = error,
            }
        }
        Err(failure)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_name_a_host_and_a_path() {
        for (url, way, host, name, path) in [
            (
                "ws://127.0.0.1:7373/api/live",
                Way::Plain,
                "127.0.0.1:7373",
                "127.0.0.1",
                "/api/live",
            ),
            ("http://localhost", Way::Plain, "localhost", "localhost", "/"),
            ("https://club.example", Way::Encrypted, "club.example", "club.example", "/"),
            ("wss://[::1]:80/a?b=c", Way::Encrypted, "[::1]:80", "::1", "/a?b=c"),
            ("https://[::1]/", Way::Encrypted, "[::1]", "::1", "/"),
        ] {
            let address = Address::read(url).expect("an address");
            assert_eq!((address.way, address.host, address.path), (way, host, path));
            assert_eq!(address.name(), name);
        }
        for url in ["", "localhost", "ftp://a/", "http:///x", "http://a/b c", "http://a/\r\nX: y"] {
            assert!(Address::read(url).is_err(), "{url}");
        }
    }
}
