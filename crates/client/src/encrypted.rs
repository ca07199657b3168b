//! An encrypted line to a server. Trusted is who the system trusts, or whose
//! certificates the file holds that `SSL_CERT_FILE` names.

use std::{io, sync::Arc};

use tokio::net::TcpStream;
use tokio_rustls::{
    TlsConnector,
    client::TlsStream,
    rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName},
};

/// Speaks encrypted from now on, with nobody but this host.
pub(crate) async fn encrypted(stream: TcpStream, host: &str) -> io::Result<TlsStream<TcpStream>> {
    let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
    let mut trusted = RootCertStore::empty();
    // What can't be read is not trusted.
    trusted.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_root_certificates(trusted)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config)).connect(name, stream).await
}
