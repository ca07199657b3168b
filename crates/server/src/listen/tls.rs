//! https: what does the handshakes, and where its certificate comes from. That is
//! either two files of one's own, looked at again and again, or an authority that
//! gives certificates by ACME. Whatever comes later takes the place of what was
//! there, for the next handshake; connections that are open stay.

mod acme;
mod files;

use std::{fs, io, path::Path, sync::Arc};

use game::Quote;
use rustls_acme::acme::ACME_TLS_ALPN_NAME;
use tokio::{net::TcpStream, task::AbortHandle};
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        ServerConfig,
        crypto::ring,
        pki_types::{CertificateDer, pem::PemObject},
        server::ResolvesServerCert,
    },
    server::TlsStream,
};
use x509_parser::parse_x509_certificate;

use crate::{
    serve::ServeError,
    settings::{Settings, Tls},
};

/// What every browser speaks to this server.
const HTTP: &[u8] = b"http/1.1";

/// Does the handshakes, and keeps the certificate fresh while it is there.
pub(super) struct Encryption {
    acceptor: TlsAcceptor,
    keeper: AbortHandle,
}

impl Encryption {
    /// Encryption as it is wanted, or none.
    ///
    /// # Errors
    /// A file can't be used, or there is no name to get a certificate for.
    pub(super) fn of(settings: &Settings) -> Result<Option<Self>, ServeError> {
        match &settings.tls {
            None => Ok(None),
            Some(Tls::Files(files)) => {
                let certificate = files::OwnCertificate::read(files)?;
                let acceptor = acceptor(certificate.resolver(), &[HTTP]);
                let keeper = tokio::spawn(certificate.watch(settings.patience.certificate));
                Ok(Some(Self { acceptor, keeper: keeper.abort_handle() }))
            }
            Some(Tls::Acme(wanted)) => {
                let certificate = acme::AuthorityCertificate::of(wanted, settings)?;
                let acceptor = acceptor(certificate.resolver(), &[HTTP, ACME_TLS_ALPN_NAME]);
                let keeper = tokio::spawn(certificate.keep(settings.patience.authority));
                Ok(Some(Self { acceptor, keeper: keeper.abort_handle() }))
            }
        }
    }

    /// Does the handshake. `None` where there is nothing to be said afterwards: an
    /// authority has looked whether the name is ours (RFC 8737).
    pub(super) async fn accept(
        &self,
        stream: TcpStream,
    ) -> io::Result<Option<TlsStream<TcpStream>>> {
        let stream = self.acceptor.accept(stream).await?;
        let is_proof = stream.get_ref().1.alpn_protocol() == Some(ACME_TLS_ALPN_NAME);
        Ok((!is_proof).then_some(stream))
    }
}

impl Drop for Encryption {
    fn drop(&mut self) {
        self.keeper.abort();
    }
}

fn acceptor(resolver: Arc<dyn ResolvesServerCert>, protocols: &[&[u8]]) -> TlsAcceptor {
    let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider has all of them")
        .with_no_client_auth()
        .with_cert_resolver(resolver);
    config.alpn_protocols = protocols.iter().map(|name| name.to_vec()).collect();
    TlsAcceptor::from(Arc::new(config))
}

/// Notes until when a certificate is good, for whoever watches over the server.
fn note_expiry(certificate: &CertificateDer<'_>) {
    if let Ok((_, read)) = parse_x509_certificate(certificate) {
        let expiry = read.validity().not_after.timestamp();
        metrics::gauge!("ludotheque_certificate_expiry_timestamp_seconds").set(expiry as f64);
    }
}

/// The certificates of a PEM file.
fn certificates(path: &Path) -> Result<Vec<CertificateDer<'static>>, ServeError> {
    certificates_in(&read(path)?, path)
}

fn certificates_in(text: &[u8], path: &Path) -> Result<Vec<CertificateDer<'static>>, ServeError> {
    let found: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(text).collect();
    found
        .ok()
        .filter(|found| !found.is_empty())
        .ok_or_else(|| ServeError::NoCertificate { path: shown(path) })
}

fn read(path: &Path) -> Result<Vec<u8>, ServeError> {
    fs::read(path).map_err(|error| ServeError::Unreadable {
        path: shown(path),
        why: Quote::of(&error.to_string()),
    })
}

fn shown(path: &Path) -> Quote {
    Quote::of(&path.display().to_string())
}
