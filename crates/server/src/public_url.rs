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
    port: u16,
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
        let port = authority.port_u16().unwrap_or(usual);
        let origin = if port == usual {
            format!("{scheme}://{name}")
        } else {
            format!("{scheme}://{name}:{port}")
        };
        Ok(Self { origin, host, port })
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

    pub fn port(&self) -> u16 {
        self.port
    }

    /// The name that a certificate for it bears: only an https address has one,
    /// and only if it is no number.
    pub(crate) fn encrypted_name(&self) -> Option<&str> {
        match &self.host {
            Host::Name(name) if self.origin.starts_with("https://") => Some(name),
            Host::Name(_) | Host::Address(_) => None,
        }
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

    #[test]
    fn a_certificate_bears_the_name_of_an_encrypted_address() {
        let read = |text: &str| text.parse::<PublicUrl>().expect("an address");
        let address = read("https://Games.example:8443");
        assert_eq!((address.encrypted_name(), address.port()), (Some("games.example"), 8443));
        assert_eq!(read("https://games.example").port(), 443);
        for unnamed in ["http://games.example", "https://192.0.2.7", "https://[::1]"] {
            assert_eq!(read(unnamed).encrypted_name(), None, "{unnamed}");
        }
    }
}
