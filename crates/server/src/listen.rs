//! The listener: sockets, handshakes and who may connect. It serves any router and
//! knows nothing of tables. Its limits are here: how long it waits for somebody
//! slow, how many come from one address, how long a request's head may be.

mod connection_limits;
mod socket;
mod tls;

use std::{future::Future, io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{Router, extract::Request, middleware::Next, response::Response};
use futures_util::{StreamExt, stream};
use hyper::server::conn::http1::Builder;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    time,
};

use crate::{
    api_error::RequestError,
    caller::{Caller, Scheme},
    host::LocalAddress,
    serve::ServeError,
    settings::{Forwarded, Patience, Settings},
};
use connection_limits::ConnectionLimits;
use socket::{Crowded, PeerConnection, Socket, WithCaller};
use tls::Encryption;

/// The longest head of a request, and the most that is read ahead.
const HEAD_LIMIT: usize = 16 * 1024;

/// Sockets that are bound and not yet served.
pub(crate) struct Listener {
    listeners: Vec<TcpListener>,
    addresses: Vec<SocketAddr>,
    encryption: Option<Encryption>,
    limits: Arc<ConnectionLimits>,
    forwarded: Forwarded,
    patience: Patience,
}

impl Listener {
    /// Binds every address, and reads the certificate.
    ///
    /// # Errors
    /// When an address is taken or not ours, or the certificate can't be used.
    pub(crate) async fn bind(settings: &Settings) -> Result<Self, ServeError> {
        let encryption = Encryption::of(settings)?;
        let (mut listeners, mut addresses) = (Vec::new(), Vec::new());
        for address in &settings.listen {
            let refused = |error: io::Error| ServeError::of_address(*address, &error);
            let listener = TcpListener::bind(address).await.map_err(refused)?;
            addresses.push(listener.local_addr().map_err(refused)?);
            listeners.push(listener);
        }
        // Where it can't be raised the server holds fewer people.
        let _ = rlimit::increase_nofile_limit(u64::MAX);
        let limits = Arc::new(ConnectionLimits::new(settings.per_address));
        let (forwarded, patience) = (settings.forwarded, settings.patience);
        Ok(Self { listeners, addresses, encryption, limits, forwarded, patience })
    }

    /// Where it listens.
    pub(crate) fn addresses(&self) -> &[SocketAddr] {
        &self.addresses
    }

    /// How people come in.
    pub(crate) fn scheme(&self) -> Scheme {
        if self.encryption.is_some() { Scheme::Https } else { Scheme::Http }
    }

    /// Serves until `closing`, then lets the requests under way finish, for as
    /// long as patience lasts. What was upgraded to a WebSocket is no request any
    /// more; whoever holds it is told elsewhere.
    pub(crate) async fn serve(self, router: Router, closing: impl Future<Output = ()>) {
        // Every connection holds a receiver: it is told when the server closes,
        // and when all are gone the last connection has ended.
        let (close, open) = watch::channel(());
        let patience = self.patience.closing;
        let listeners = self.listeners.into_iter().map(|listener| {
            stream::unfold(listener, |listener| async {
                let accepted = listener.accept().await;
                Some((accepted, listener))
            })
            .boxed()
        });
        let mut arrivals = stream::select_all(listeners);
        let served = Arc::new(Served {
            router,
            encryption: self.encryption,
            limits: self.limits,
            forwarded: self.forwarded,
            patience: self.patience,
            builder: builder(self.patience.head),
        });
        tokio::pin!(closing);
        loop {
            tokio::select! {
                () = &mut closing => break,
                Some(arrival) = arrivals.next() => match arrival {
                    Ok((stream, from)) => served.welcome(stream, from, open.clone()),
                    Err(error) => out_of_breath(&error).await,
                },
            }
        }
        drop((arrivals, open));
        let _ = close.send(());
        if time::timeout(patience, close.closed()).await.is_err() {
            tracing::warn!("shutdown: running requests were aborted");
        }
    }
}

/// The layer that turns away whoever came through a trusted proxy from an
/// address with too many connections.
pub(crate) async fn refuse_crowds(request: Request, next: Next) -> Result<Response, RequestError> {
    match request.extensions().get() {
        Some(Crowded { most }) => {
            Err(RequestError::Crowded { most: u32::try_from(*most).unwrap_or(u32::MAX) })
        }
        None => Ok(next.run(request).await),
    }
}

fn builder(head: Duration) -> Builder {
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(head).max_buf_size(HEAD_LIMIT);
    builder
}

/// An accept that fails: one lost connection, or no room for more. The latter
/// lasts until somebody leaves.
async fn out_of_breath(error: &io::Error) {
    tracing::warn!(%error, "could not accept a connection");
    time::sleep(Duration::from_millis(50)).await;
}

/// What every connection needs.
struct Served {
    router: Router,
    encryption: Option<Encryption>,
    limits: Arc<ConnectionLimits>,
    forwarded: Forwarded,
    patience: Patience,
    builder: Builder,
}

impl Served {
    /// Takes a connection in, or turns it away at once.
    fn welcome(self: &Arc<Self>, stream: TcpStream, from: SocketAddr, open: watch::Receiver<()>) {
        let scheme = if self.encryption.is_some() { Scheme::Https } else { Scheme::Http };
        let caller = Caller { address: from.ip().to_canonical(), scheme };
        let connection = PeerConnection::new(caller, self.forwarded, Arc::clone(&self.limits));
        if connection.is_crowded() {
            turn_away(&stream, scheme);
            return;
        }
        // Actions are small and wanted at once.
        let _ = stream.set_nodelay(true);
        let local = stream.local_addr().ok().map(|local| LocalAddress(local.ip()));
        let served = Arc::clone(self);
        tokio::spawn(async move {
            let unread = served.patience.unread;
            let Some(encryption) = &served.encryption else {
                let socket = Socket::new(stream, connection.clone(), unread);
                return served.converse(socket, connection, local, open).await;
            };
            let handshake = time::timeout(served.patience.head, encryption.accept(stream));
            if let Ok(Ok(Some(stream))) = handshake.await {
                let socket = Socket::new(stream, connection.clone(), unread);
                served.converse(socket, connection, local, open).await;
            }
        });
    }

    async fn converse<IO>(
        &self,
        socket: Socket<IO>,
        connection: PeerConnection,
        local: Option<LocalAddress>,
        mut open: watch::Receiver<()>,
    ) where
        Socket<IO>: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send + 'static,
    {
        let with_caller = WithCaller::new(self.router.clone(), connection, local);
        let service = TowerToHyperService::new(with_caller);
        let served = self.builder.serve_connection(TokioIo::new(socket), service).with_upgrades();
        let mut served = pin!(served);
        let ended = tokio::select! {
            ended = &mut served => ended,
            _ = open.changed() => {
                served.as_mut().graceful_shutdown();
                served.await
            }
        };
        // What goes wrong on a connection is the caller's affair.
        if let Err(error) = ended {
            tracing::debug!(%error, "connection error");
        }
    }
}

/// A last word where it costs nothing. Through TLS there is none: a handshake is
/// just what a flood wants.
fn turn_away(stream: &TcpStream, scheme: Scheme) {
    const FULL: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\n\
        retry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    if scheme == Scheme::Http {
        let _ = stream.try_write(FULL);
    }
}
