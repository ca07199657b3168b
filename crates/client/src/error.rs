//! How a conversation with a server can fail.

use std::{error::Error, fmt, io};

use tokio_tungstenite::tungstenite;

/// Why a conversation failed.
#[derive(Debug)]
pub enum ClientError {
    /// Not an address that this client can reach.
    Address(String),
    /// The connection failed, or could not be made.
    Network(io::Error),
    /// The server answers with this HTTP status.
    Status(u16),
    /// It does not speak HTTP or WebSocket as it should.
    Speech(String),
    /// It says something that this client doesn't know: another version.
    Unknown(String),
    /// It says something that is no message.
    Garbage(String),
    /// An event can't follow those before it.
    Broken(table::Broken),
    /// It has hung up.
    Closed,
}

impl ClientError {
    /// Whether calling again may help.
    pub const fn may_pass(&self) -> bool {
        matches!(self, Self::Network(_) | Self::Closed | Self::Status(429 | 500..=599))
    }
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(url) => write!(f, "not an http, https, ws or wss address: {url}"),
            Self::Network(error) => error.fmt(f),
            Self::Status(status) => write!(f, "answered with status {status}"),
            Self::Speech(what) => write!(f, "misspoken: {what}"),
            Self::Unknown(message) => write!(f, "unknown message: {message}"),
            Self::Garbage(message) => write!(f, "no message: {message}"),
            Self::Broken(broken) => broken.fmt(f),
            Self::Closed => f.write_str("closed"),
        }
    }
}

impl Error for ClientError {}

impl From<io::Error> for ClientError {
    fn from(error: io::Error) -> Self {
        Self::Network(error)
    }
}

impl From<table::Broken> for ClientError {
    fn from(broken: table::Broken) -> Self {
        Self::Broken(broken)
    }
}

impl From<hyper::Error> for ClientError {
    fn from(error: hyper::Error) -> Self {
        if error.is_incomplete_message() || error.is_closed() || error.is_canceled() {
            return Self::Closed;
        }
        match error.source().and_then(|source| source.downcast_ref::<io::Error>()) {
            Some(error) => Self::Network(io::Error::new(error.kind(), error.to_string())),
            None => Self::Speech(error.to_string()),
        }
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> Self {
        use tungstenite::{Error, error::ProtocolError};
        match error {
            Error::Io(error) => Self::Network(error),
            Error::Http(answer) => Self::Status(answer.status().as_u16()),
            Error::ConnectionClosed
            | Error::AlreadyClosed
            // A server that was killed in the middle of a greeting.
            | Error::Protocol(
                ProtocolError::ResetWithoutClosingHandshake | ProtocolError::HandshakeIncomplete,
            ) => Self::Closed,
            other => Self::Speech(other.to_string()),
        }
    }
}
