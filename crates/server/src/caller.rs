//! Where a request comes from: the caller's address, and whether the way to them
//! is encrypted. Without a trusted proxy that is the connection itself; behind
//! one it is what the nearest proxy wrote, which is the last entry of the list:
//! whoever calls can write the others themselves.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr},
};

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, request::Parts},
};

use crate::settings::Forwarded;

/// Whoever sent a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Caller {
    /// Their address.
    pub address: IpAddr,
    /// How they came.
    pub scheme: Scheme,
}

/// How a request came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scheme {
    /// Plain http, as in a room.
    Http,
    /// https.
    Https,
}

impl Caller {
    /// The caller behind a connection, or behind the proxy that holds it.
    #[must_use]
    pub(crate) fn seen_through(self, forwarded: Forwarded, headers: &HeaderMap) -> Self {
        match forwarded {
            Forwarded::Ignored => self,
            Forwarded::Trusted => Self {
                address: last(headers, "x-forwarded-for")
                    .and_then(|address| address.parse().ok())
                    .map_or(self.address, |address: IpAddr| address.to_canonical()),
                scheme: match last(headers, "x-forwarded-proto") {
                    Some("https") => Scheme::Https,
                    Some(_) => Scheme::Http,
                    None => self.scheme,
                },
            },
        }
    }
}

/// The last entry of a list that may stand on several lines.
fn last<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let line = headers.get_all(name).into_iter().next_back()?.to_str().ok()?;
    line.rsplit(',').next().map(str::trim)
}

/// Every request that is served has its caller; one that never was on a
/// network comes from this machine.
impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let here = Self { address: IpAddr::V4(Ipv4Addr::LOCALHOST), scheme: Scheme::Http };
        Ok(parts.extensions.get().copied().unwrap_or(here))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_proxy_is_believed_only_when_it_is_trusted() {
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", HeaderValue::from_static("1.1.1.1, 2.2.2.2"));
        headers.append("x-forwarded-for", HeaderValue::from_static("3.3.3.3, ::ffff:4.4.4.4"));
        headers.append("x-forwarded-proto", HeaderValue::from_static("https"));
        let proxy = Caller { address: IpAddr::V4(Ipv4Addr::LOCALHOST), scheme: Scheme::Http };
        assert_eq!(proxy.seen_through(Forwarded::Ignored, &headers), proxy);
        let caller = proxy.seen_through(Forwarded::Trusted, &headers);
        assert_eq!(caller.address, IpAddr::from([4, 4, 4, 4]));
        assert_eq!(caller.scheme, Scheme::Https);
        headers.append("x-forwarded-for", HeaderValue::from_static("nonsense"));
        let caller = proxy.seen_through(Forwarded::Trusted, &headers);
        assert_eq!(caller.address, proxy.address);
    }
}
