//! A connection as the rest of the server sees it. The socket holds its permit and
//! gives it back when it is dropped, also long after it became a WebSocket; and
//! it gives up on somebody who does not read. Behind a trusted proxy the permit
//! belongs to whoever the proxy speaks for, which may change between requests.

use std::{
    future::Future,
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::Duration,
};

use axum::{
    BoxError, Router,
    body::{Bytes, HttpBody},
    http::{Extensions, HeaderMap, Request},
};
use parking_lot::{Mutex, MutexGuard};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Sleep, sleep},
};
use tower::Service;

use super::connection_limits::{ConnectionLimits, ConnectionPermit};
use crate::{caller::Caller, host::LocalAddress, settings::Forwarded};

/// Who is at the other end, and the permit that they hold.
#[derive(Clone)]
pub(super) struct PeerConnection {
    peer: Caller,
    forwarded: Forwarded,
    limits: Arc<ConnectionLimits>,
    held: Arc<Mutex<Option<ConnectionPermit>>>,
}

/// Marks a request from an address with too many connections.
#[derive(Clone, Copy)]
pub(super) struct Crowded {
    pub(super) most: usize,
}

impl PeerConnection {
    pub(super) fn new(peer: Caller, forwarded: Forwarded, limits: Arc<ConnectionLimits>) -> Self {
        let permit = match forwarded {
            Forwarded::Ignored => limits.take(peer.address),
            Forwarded::Trusted => None,
        };
        Self { peer, forwarded, limits, held: Arc::new(Mutex::new(permit)) }
    }

    /// Whether there was no permit left. A proxy itself needs none.
    pub(super) fn is_crowded(&self) -> bool {
        self.forwarded == Forwarded::Ignored && self.held().is_none()
    }

    /// Notes on a request who sent it.
    fn announce(&self, headers: &HeaderMap, extensions: &mut Extensions) {
        let caller = self.peer.seen_through(self.forwarded, headers);
        extensions.insert(caller);
        if self.forwarded == Forwarded::Trusted {
            let mut held = self.held();
            if !held.as_ref().is_some_and(|permit| permit.is_of(caller.address)) {
                *held = self.limits.take(caller.address);
            }
            if held.is_none() {
                extensions.insert(Crowded { most: self.limits.most() });
            }
        }
    }

    fn held(&self) -> MutexGuard<'_, Option<ConnectionPermit>> {
        self.held.lock()
    }
}

/// The router as one connection sees it: every request has its caller, and where
/// on this machine they have called.
#[derive(Clone)]
pub(super) struct WithCaller {
    router: Router,
    connection: PeerConnection,
    local: Option<LocalAddress>,
}

impl WithCaller {
    pub(super) fn new(
        router: Router,
        connection: PeerConnection,
        local: Option<LocalAddress>,
    ) -> Self {
        Self { router, connection, local }
    }
}

impl<B> Service<Request<B>> for WithCaller
where
    B: HttpBody<Data = Bytes> + Send + 'static,
    B::Error: Into<BoxError>,
{
    type Response = <Router as Service<Request<B>>>::Response;
    type Error = <Router as Service<Request<B>>>::Error;
    type Future = <Router as Service<Request<B>>>::Future;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Self::Error>> {
        Service::<Request<B>>::poll_ready(&mut self.router, context)
    }

    fn call(&mut self, request: Request<B>) -> Self::Future {
        let (mut parts, body) = request.into_parts();
        self.connection.announce(&parts.headers, &mut parts.extensions);
        if let Some(local) = self.local {
            parts.extensions.insert(local);
        }
        self.router.call(Request::from_parts(parts, body))
    }
}

/// The bytes of a connection.
pub(super) struct Socket<IO> {
    io: IO,
    /// Kept for its permit alone.
    _connection: PeerConnection,
    patience: Duration,
    /// Runs while nothing of what is written is read at the other end.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl<IO> Socket<IO> {
    pub(super) fn new(io: IO, connection: PeerConnection, patience: Duration) -> Self {
        Self { io, _connection: connection, patience, waiting: None }
    }

    /// Lets a write go on, unless the other end has read nothing for too long.
    fn patiently<T>(
        &mut self,
        written: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waiting = None;
            return written;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(patience)));
        match waiting.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl<IO: AsyncRead + Unpin> AsyncRead for Socket<IO> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_read(context, buffer)
    }
}

impl<IO: AsyncWrite + Unpin> AsyncWrite for Socket<IO> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.io).poll_write(context, bytes);
        self.patiently(written, context)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.io).poll_flush(context);
        self.patiently(flushed, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let closed = Pin::new(&mut self.io).poll_shutdown(context);
        self.patiently(closed, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.io).poll_write_vectored(context, pieces);
        self.patiently(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.io.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use tokio::io::AsyncWriteExt;

    use super::*;
    use crate::caller::Scheme;

    #[tokio::test]
    async fn whoever_does_not_read_is_given_up() {
        let (ours, _theirs) = tokio::io::duplex(16);
        let peer = Caller { address: IpAddr::from([127, 0, 0, 1]), scheme: Scheme::Http };
        let limits = Arc::new(ConnectionLimits::new(1));
        let connection = PeerConnection::new(peer, Forwarded::Ignored, Arc::clone(&limits));
        let mut socket = Socket::new(ours, connection, Duration::from_millis(20));
        let refused = socket.write_all(&[0; 64]).await.expect_err("nobody reads");
        assert_eq!(refused.kind(), io::ErrorKind::TimedOut);
        assert!(limits.take(peer.address).is_none(), "it still holds its place");
        drop(socket);
        assert!(limits.take(peer.address).is_some());
    }

    #[test]
    fn behind_a_proxy_places_are_counted_by_what_it_says() {
        let peer = Caller { address: IpAddr::from([127, 0, 0, 1]), scheme: Scheme::Http };
        let limits = Arc::new(ConnectionLimits::new(1));
        let proxy = || PeerConnection::new(peer, Forwarded::Trusted, Arc::clone(&limits));
        let [one, two] = [proxy(), proxy()];
        assert!(!one.is_crowded() && !two.is_crowded());
        let crowded = |connection: &PeerConnection, address: &str| {
            let (mut headers, mut extensions) = (HeaderMap::new(), Extensions::new());
            headers.insert("x-forwarded-for", address.parse().expect("a header"));
            connection.announce(&headers, &mut extensions);
            extensions.get::<Crowded>().is_some()
        };
        assert!(!crowded(&one, "9.9.9.9"));
        assert!(!crowded(&one, "9.9.9.9"), "the same connection again");
        assert!(crowded(&two, "9.9.9.9"));
        assert!(!crowded(&two, "8.8.8.8"), "somebody else through the same proxy");
        assert!(!crowded(&one, "7.7.7.7"));
        assert!(!crowded(&two, "9.9.9.9"), "the place was given back");
    }
}
