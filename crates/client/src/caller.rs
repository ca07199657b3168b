//! Who calls, and from where.

use std::{net::IpAddr, str::FromStr};

use hyper::header::{HeaderMap, HeaderName, HeaderValue};

use crate::ClientError;

/// What every request of a client says of its sender.
#[derive(Clone, Debug, Default)]
pub struct Caller {
    /// The address of this machine to call from; any, if none is given.
    pub from: Option<IpAddr>,
    /// Further headers.
    pub headers: Vec<(String, String)>,
}

impl Caller {
    /// Nobody in particular.
    pub fn anyone() -> Self {
        Self::default()
    }

    /// Whoever has this token.
    pub fn with_token(token: &str) -> Self {
        Self::default().and("authorization", &format!("Bearer {token}"))
    }

    /// Whoever has this cookie, written `name=value`.
    pub fn with_cookie(cookie: &str) -> Self {
        Self::default().and("cookie", cookie)
    }

    /// The same, with another header.
    #[must_use]
    pub fn and(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Adds the headers to those of a request, or puts them in their place.
    pub(crate) fn sign(&self, headers: &mut HeaderMap) -> Result<(), ClientError> {
        for (name, value) in &self.headers {
            let unfit = || ClientError::Speech(format!("header {name}"));
            let value = HeaderValue::from_str(value).map_err(|_| unfit())?;
            headers.insert(HeaderName::from_str(name).map_err(|_| unfit())?, value);
        }
        Ok(())
    }

    /// The same, calling from this address of this machine.
    #[must_use]
    pub fn calling_from(self, from: IpAddr) -> Self {
        Self { from: Some(from), ..self }
    }
}
