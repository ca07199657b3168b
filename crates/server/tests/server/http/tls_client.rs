//! A browser's side of https: it trusts whom it is told to, and looks whose
//! certificate it is shown.

use std::{
    io::{self, Write},
    net::{SocketAddr, TcpStream},
    sync::Arc,
};

use tokio_rustls::rustls::{
    ClientConfig, ClientConnection, RootCertStore, StreamOwned,
    crypto::ring,
    pki_types::{CertificateDer, ServerName},
};

use super::wire::{RawConnection, RawResponse, hear, request};

/// Trusts one authority, or one certificate.
pub(crate) struct TlsClient(Arc<ClientConfig>);

/// An encrypted connection.
pub(crate) struct TlsConnection(StreamOwned<ClientConnection, TcpStream>);

impl TlsClient {
    pub(crate) fn trusting(certificate: CertificateDer<'static>) -> Self {
        let mut roots = RootCertStore::empty();
        roots.add(certificate).expect("a certificate");
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self(Arc::new(config))
    }

    /// Connects, and looks whether it is the host of this name.
    pub(crate) fn connect(&self, address: SocketAddr, name: &str) -> io::Result<TlsConnection> {
        let name = ServerName::try_from(name.to_owned()).expect("a name");
        let connection = ClientConnection::new(Arc::clone(&self.0), name);
        let mut connection = connection.map_err(io::Error::other)?;
        let mut stream = RawConnection::try_to(address)?.0;
        while connection.is_handshaking() {
            connection.complete_io(&mut stream)?;
        }
        Ok(TlsConnection(StreamOwned::new(connection, stream)))
    }
}

impl TlsConnection {
    /// The certificate that it was shown.
    pub(crate) fn certificate(&self) -> CertificateDer<'static> {
        let shown = self.0.conn.peer_certificates().expect("certificates");
        shown[0].clone().into_owned()
    }

    /// Asks for something at this host.
    pub(crate) fn get(&mut self, host: &str, path: &str) -> io::Result<RawResponse> {
        self.ask("GET", path, &[("host", host)], "")
    }

    /// Asks for something with other headers.
    pub(crate) fn ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> io::Result<RawResponse> {
        self.0.write_all(request(method, path, headers, body).as_bytes())?;
        hear(&mut self.0)
    }
}
