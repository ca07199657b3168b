//! The certificate and the key of an https house, read once when it opens.

use std::{fs, path::Path, sync::Arc};

use game::Quote;
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        ServerConfig,
        crypto::ring,
        pki_types::{CertificateDer, PrivateKeyDer},
    },
};

use crate::{serve::ServeError, settings::Tls};

/// What does the handshakes.
pub(super) fn acceptor(tls: &Tls) -> Result<TlsAcceptor, ServeError> {
    let certificates = certificates(&tls.certificate)?;
    let key = key(&tls.key)?;
    let unfit = || ServeError::UnfitKey { path: shown(&tls.key) };
    let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|_| unfit())?
        .with_no_client_auth()
        .with_single_cert(certificates, key)
        .map_err(|_| unfit())?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}

fn certificates(path: &Path) -> Result<Vec<CertificateDer<'static>>, ServeError> {
    let text = read(path)?;
    let found: Result<Vec<_>, _> = rustls_pemfile::certs(&mut text.as_slice()).collect();
    found
        .ok()
        .filter(|found| !found.is_empty())
        .ok_or_else(|| ServeError::NoCertificate { path: shown(path) })
}

fn key(path: &Path) -> Result<PrivateKeyDer<'static>, ServeError> {
    let text = read(path)?;
    rustls_pemfile::private_key(&mut text.as_slice())
        .ok()
        .flatten()
        .ok_or_else(|| ServeError::NoKey { path: shown(path) })
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
