//! Where a server is: `http://host:port/path` or `ws://host:port/path`, encrypted
//! with `https` and `wss`.

use std::{io, net::IpAddr, time::Duration};

use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpSocket, TcpStream, lookup_host},
    time::timeout,
};

use crate::{ClientError, encrypted::encrypted};

/// How long a server may take to accept a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// The bytes of a connection, plain or encrypted.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// Plain or through TLS.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scheme {
    Plain,
    Encrypted,
}

/// A host with its port, and a path there.
pub(crate) struct Address<'a> {
    scheme: Scheme,
    /// As written, with the port if one is written.
    pub(crate) host: &'a str,
    pub(crate) path: &'a str,
}

impl<'a> Address<'a> {
    pub(crate) fn read(url: &'a str) -> Result<Self, ClientError> {
        let unfit = || ClientError::Address(url.to_owned());
        let (name, rest) = url.split_once("://").ok_or_else(unfit)?;
        let scheme = match name {
            "http" | "ws" => Scheme::Plain,
            "https" | "wss" => Scheme::Encrypted,
            _ => return Err(unfit()),
        };
        let slash = rest.find('/').unwrap_or(rest.len());
        let (host, path) = rest.split_at(slash);
        // What goes into a request's head must not end one of its lines.
        if host.is_empty() || !rest.bytes().all(|letter| letter.is_ascii_graphic()) {
            return Err(unfit());
        }
        Ok(Self { scheme, host, path: if path.is_empty() { "/" } else { path } })
    }

    /// Connects, from the given address of this machine if one is given.
    pub(crate) async fn connect(
        &self,
        from: Option<IpAddr>,
    ) -> Result<Box<dyn Stream>, ClientError> {
        let connecting = timeout(PATIENCE, self.connect_patiently(from));
        Ok(connecting.await.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??)
    }

    async fn connect_patiently(&self, from: Option<IpAddr>) -> io::Result<Box<dyn Stream>> {
        let stream = self.reach(from).await?;
        stream.set_nodelay(true)?;
        Ok(match self.scheme {
            Scheme::Plain => Box::new(stream),
            Scheme::Encrypted => Box::new(encrypted(stream, self.name()).await?),
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
        let usual = match self.scheme {
            Scheme::Plain => 80,
            Scheme::Encrypted => 443,
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
        for (url, scheme, host, name, path) in [
            (
                "ws://127.0.0.1:7373/api/live",
                Scheme::Plain,
                "127.0.0.1:7373",
                "127.0.0.1",
                "/api/live",
            ),
            ("http://localhost", Scheme::Plain, "localhost", "localhost", "/"),
            ("https://club.example", Scheme::Encrypted, "club.example", "club.example", "/"),
            ("wss://[::1]:80/a?b=c", Scheme::Encrypted, "[::1]:80", "::1", "/a?b=c"),
            ("https://[::1]/", Scheme::Encrypted, "[::1]", "::1", "/"),
        ] {
            let address = Address::read(url).expect("an address");
            assert_eq!((address.scheme, address.host, address.path), (scheme, host, path));
            assert_eq!(address.name(), name);
        }
        for url in ["", "localhost", "ftp://a/", "http:///x", "http://a/b c", "http://a/\r\nX: y"] {
            assert!(Address::read(url).is_err(), "{url}");
        }
    }
}
