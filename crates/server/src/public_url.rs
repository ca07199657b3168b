//! The address under which everybody reaches the server, such as
//! `https://games.example`: a proxy or a name in front of it can't be guessed.

use std::{error::Error, fmt, str::FromStr};

use axum::http::Uri;

use crate::host::Host;

/// Scheme and host, with the port where it is not the usual one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    origin: String,
    host: Host,
}

/// What is no such address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPublicUrl;

impl fmt::Display for NoPublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no http address of a whole host")
    }
}

impl Error for NoPublicUrl {}

impl FromStr for PublicUrl {
    type Err = NoPublicUrl;

    /// The server lies at the root of its host: there is no path.
    fn from_str(text: &str) -> Result<Self, NoPublicUrl> {
        let uri: Uri = text.parse().map_err(|_| NoPublicUrl)?;
        let (scheme, authority) = uri.scheme_str().zip(uri.authority()).ok_or(NoPublicUrl)?;
        let usual = match scheme {
            "http" => 80,
            "https" => 443,
            _ => return Err(NoPublicUrl),
        };
        let is_whole = uri.path() == "/" && uri.query().is_none();
        if !is_whole || authority.as_str().contains('@') {
            return Err(NoPublicUrl);
        }
        let host = authority.host().parse().map_err(|_| NoPublicUrl)?;
        let name = authority.host().to_ascii_lowercase();
        let origin = match authority.port_u16().filter(|port| *port != usual) {
            Some(port) => format!("{scheme}://{name}:{port}"),
            None => format!("{scheme}://{name}"),
        };
        Ok(Self { origin, host })
    }
}

impl PublicUrl {
    /// As browsers write it: `https://games.example`.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    pub(crate) fn host(&self) -> &Host {
        &self.host
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_as_browsers_write_it() {
        for (text, origin) in [
            ("https://Games.Example", Some("https://games.example")),
            ("https://games.example:443/", Some("https://games.example")),
            ("http://games.example:8080", Some("http://games.example:8080")),
            ("http://[::1]", Some("http://[::1]")),
            ("games.example", None),
            ("ftp://games.example", None),
            ("https://games.example/play", None),
            ("https://games.example/?a", None),
            ("https://a@games.example", None),
            ("https://", None),
            ("", None),
        ] {
            let read = text.parse::<PublicUrl>().ok();
            assert_eq!(read.as_ref().map(PublicUrl::origin), origin, "{text}");
        }
    }
}
