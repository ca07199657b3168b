//! Certificates from an authority, by ACME: it looks whether the name is ours by
//! a handshake at the port that everybody uses (TLS-ALPN-01), so that nothing else
//! must be open. A certificate is renewed when a third of its time is left; what
//! fails is tried again after waits that grow.

mod cache;

use std::{io, sync::Arc};

use futures_util::StreamExt;
use rustls_acme::{AcmeConfig, AcmeState, EventError, EventOk};
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};

use self::cache::Cache;
use super::certificates;
use crate::{
    acme::{Acme, AcmeContact},
    serve::ServeError,
    settings::Settings,
};

type State = AcmeState<io::Error>;

/// What gets and renews the certificate, where anybody can ask for it meanwhile.
///
/// # Errors
/// There is no name to get a certificate for, or nobody to trust.
pub(super) fn state(acme: &Acme, settings: &Settings) -> Result<State, ServeError> {
    let domain = settings.public_url.as_ref().and_then(|url| url.encrypted_name());
    let domain = domain.ok_or(ServeError::NoDomain)?;
    let folder = settings.data.with_file_name("acme");
    Ok(AcmeConfig::new_with_client_config([domain], trusting(acme)?)
        .directory(acme.directory.url())
        .contact(acme.contact.iter().map(AcmeContact::url))
        .cache(Cache::in_folder(folder))
        .state())
}

/// Gets and renews the certificate, for ever.
pub(super) async fn keep(mut state: State) {
    while let Some(event) = state.next().await {
        match event {
            Ok(EventOk::DeployedCachedCert) => tracing::info!("certificate of before in use"),
            Ok(EventOk::DeployedNewCert) => tracing::info!("new certificate in use"),
            Ok(EventOk::CertCacheStore | EventOk::AccountCacheStore) => {}
            Err(error) => note(&error),
        }
    }
}

fn note(error: &EventError<io::Error, io::Error>) {
    metrics::counter!("ludotheque_certificate_errors_total").increment(1);
    tracing::error!(%error, "certificate not renewed; trying again");
}

/// How the authority's own server is known: by what the system trusts, or by what
/// whoever runs this server trusts.
fn trusting(acme: &Acme) -> Result<Arc<ClientConfig>, ServeError> {
    let trusted = match &acme.trusted {
        Some(path) => certificates(path)?,
        None => rustls_native_certs::load_native_certs().certs,
    };
    let mut roots = RootCertStore::empty();
    if roots.add_parsable_certificates(trusted).0 == 0 {
        return Err(ServeError::NobodyTrusted);
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider has all of them")
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Arc::new(config))
}
