//! Who calls, and from where.

use std::net::IpAddr;

/// What every request of a client says of him.
#[derive(Clone, Debug, Default)]
pub struct Caller {
    /// The address of this machine to call from; any, if none is given.
    pub from: Option<IpAddr>,
    /// Further header lines.
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

    /// The same, with another header line.
    #[must_use]
    pub fn and(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The same, calling from this address of this machine.
    #[must_use]
    pub fn calling_from(self, from: IpAddr) -> Self {
        Self { from: Some(from), ..self }
    }
}
