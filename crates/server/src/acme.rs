//! What whoever runs the server says about certificates that it is to get by
//! itself: from which authority, and who can be reached about them. How they are
//! got is the listener's affair.

use std::{error::Error, fmt, path::PathBuf, str::FromStr};

use axum::http::{Uri, uri::Scheme};

/// Certificates by ACME (RFC 8555), for the name of the public address.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Acme {
    /// Who the authority writes to when something is wrong with a certificate.
    pub contact: Option<AcmeContact>,
    /// The authority.
    pub directory: AcmeDirectory,
    /// The certificates (PEM) that the authority's own server is known by, where
    /// the system does not know it.
    pub trusted: Option<PathBuf>,
}

/// The address at which an authority's service begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AcmeDirectory(String);

/// An e-mail address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AcmeContact(String);

/// What is no such address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoAcmeAddress;

impl fmt::Display for NoAcmeAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no address of this kind")
    }
}

impl Error for NoAcmeAddress {}

impl AcmeDirectory {
    /// As it is asked for.
    pub(crate) fn url(&self) -> &str {
        &self.0
    }
}

impl Default for AcmeDirectory {
    /// Let's Encrypt.
    fn default() -> Self {
        Self(rustls_acme::acme::LETS_ENCRYPT_PRODUCTION_DIRECTORY.to_owned())
    }
}

impl FromStr for AcmeDirectory {
    type Err = NoAcmeAddress;

    fn from_str(text: &str) -> Result<Self, NoAcmeAddress> {
        let uri: Uri = text.parse().map_err(|_| NoAcmeAddress)?;
        let is_encrypted = uri.scheme() == Some(&Scheme::HTTPS);
        if is_encrypted { Ok(Self(text.to_owned())) } else { Err(NoAcmeAddress) }
    }
}

impl AcmeContact {
    /// As authorities want it.
    pub(crate) fn url(&self) -> String {
        format!("mailto:{}", self.0)
    }
}

impl FromStr for AcmeContact {
    type Err = NoAcmeAddress;

    /// Whether somebody reads there is for the authority to find out.
    fn from_str(text: &str) -> Result<Self, NoAcmeAddress> {
        let (name, host) = text.rsplit_once('@').ok_or(NoAcmeAddress)?;
        let is_plain = text.bytes().all(|letter| letter.is_ascii_graphic());
        let is_one = !text.contains([',', ':', '?']);
        if name.is_empty() || host.is_empty() || !is_plain || !is_one {
            return Err(NoAcmeAddress);
        }
        Ok(Self(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_or_refused() {
        let directory = |text: &str| text.parse::<AcmeDirectory>().is_ok();
        assert!(directory("https://ca.example:14000/dir"));
        assert!(!directory("http://ca.example/dir") && !directory("ca.example") && !directory(""));
        let contact = "ada@club.example".parse::<AcmeContact>().expect("an address");
        assert_eq!(contact.url(), "mailto:ada@club.example");
        for text in ["", "ada", "@club.example", "ada@", "a b@c", "a@b,c@d", "mailto:a@b", "é@b"] {
            assert_eq!(text.parse::<AcmeContact>(), Err(NoAcmeAddress), "{text}");
        }
    }
}
