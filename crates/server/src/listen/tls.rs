//! The certificate and the key for https, read once at the start.

use std::{fs, path::Path, sync::Arc};

use game::Quote;
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        ServerConfig,
        crypto::ring,
        pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
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
    let found: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&text).collect();
    found
        .ok()
        .filter(|found| !found.is_empty())
        .ok_or_else(|| ServeError::NoCertificate { path: shown(path) })
}

fn key(path: &Path) -> Result<PrivateKeyDer<'static>, ServeError> {
    let text = read(path)?;
    PrivateKeyDer::from_pem_slice(&text).map_err(|_| ServeError::NoKey { path: shown(path) })
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
