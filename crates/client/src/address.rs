//! Where a house is: `ws://host:port/path` or `http://host:port/path`.

use std::{io, net::IpAddr, time::Duration};

use tokio::{
    net::{TcpSocket, TcpStream, lookup_host},
    time::timeout,
};

use crate::Failure;

/// How long a house may take to open its door.
const PATIENCE: Duration = Duration::from_secs(10);

/// A host with its port, and a path there.
pub(crate) struct Address<'a> {
    /// As written, with the port if one is written.
    pub(crate) host: &'a str,
    pub(crate) path: &'a str,
}

impl<'a> Address<'a> {
    pub(crate) fn read(url: &'a str) -> Result<Self, Failure> {
        let rest = url.strip_prefix("http://").or_else(|| url.strip_prefix("ws://"));
        let rest = rest.ok_or_else(|| Failure::Address(url.to_owned()))?;
        let slash = rest.find('/').unwrap_or(rest.len());
        let (host, path) = rest.split_at(slash);
        // What goes into a request's head must not end one of its lines.
        if host.is_empty() || !rest.bytes().all(|letter| letter.is_ascii_graphic()) {
            return Err(Failure::Address(url.to_owned()));
        }
        Ok(Self { host, path: if path.is_empty() { "/" } else { path } })
    }

    /// Knocks, from the given address of this machine if one is given.
    pub(crate) async fn connect(&self, from: Option<IpAddr>) -> Result<TcpStream, Failure> {
        let connecting = timeout(PATIENCE, self.connect_patiently(from));
        let stream = connecting.await.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    async fn connect_patiently(&self, from: Option<IpAddr>) -> io::Result<TcpStream> {
        let has_port = self.host.rsplit_once(':').is_some_and(|(_, port)| !port.ends_with(']'));
        let host = if has_port { self.host.to_owned() } else { format!("{}:80", self.host) };
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
        for (url, host, path) in [
            ("ws://127.0.0.1:7373/api/live", "127.0.0.1:7373", "/api/live"),
            ("http://localhost", "localhost", "/"),
            ("http://[::1]:80/a?b=c", "[::1]:80", "/a?b=c"),
        ] {
            let address = Address::read(url).expect("an address");
            assert_eq!((address.host, address.path), (host, path));
        }
        for url in ["", "localhost", "https://a/", "http:///x", "http://a/b c", "http://a/\r\nX: y"]
        {
            assert!(Address::read(url).is_err(), "{url}");
        }
    }
}
