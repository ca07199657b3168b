//! Certificates from an authority, by ACME: it looks whether the name is ours by
//! a handshake at the port that everybody uses (TLS-ALPN-01), so that nothing else
//! must be open. A certificate is renewed when a third of its time is left; what
//! fails is tried again after waits that grow, and what gets no answer is begun
//! anew.

mod cache;

use std::{io, path::PathBuf, sync::Arc, time::Duration};

use futures_util::StreamExt;
use parking_lot::RwLock;
use rustls_acme::{
    AcmeConfig, AcmeState, EventError, EventOk, ResolvesServerCertAcme, is_tls_alpn_challenge,
};
use tokio::time::timeout;
use tokio_rustls::rustls::{
    ClientConfig, RootCertStore,
    crypto::ring,
    server::{ClientHello, ResolvesServerCert},
    sign::CertifiedKey,
};

use self::cache::Cache;
use super::certificates;
use crate::{
    acme::{Acme, AcmeContact},
    serve::ServeError,
    settings::Settings,
};

type State = AcmeState<io::Error>;
type Event = rustls_acme::Event<io::Error, io::Error>;

/// The certificate of an authority, and how it is asked for.
pub(super) struct AuthorityCertificate {
    request: Request,
    state: State,
    answering: Arc<Answering>,
    in_use: InUse,
}

/// What is asked for, of whom.
struct Request {
    domain: String,
    contacts: Vec<String>,
    directory: String,
    client: Arc<ClientConfig>,
    folder: PathBuf,
}

/// What answers handshakes now: those of the authority, which looks whether the name
/// is ours, and those of everybody else. Only a certificate takes the place of a
/// certificate.
#[derive(Debug)]
struct Answering(RwLock<Resolvers>);

#[derive(Debug)]
struct Resolvers {
    challenges: Arc<ResolvesServerCertAcme>,
    certificate: Arc<ResolvesServerCertAcme>,
}

/// Whether there is a certificate, and whether its file is there as well.
#[derive(Clone, Copy, PartialEq, Eq)]
enum InUse {
    Nothing,
    Unsaved,
    Saved,
}

impl ResolvesServerCert for Answering {
    fn resolve(&self, hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        let resolver = {
            let Resolvers { challenges, certificate } = &*self.0.read();
            Arc::clone(if is_tls_alpn_challenge(&hello) { challenges } else { certificate })
        };
        resolver.resolve(hello)
    }
}

impl AuthorityCertificate {
    /// What gets the certificate for the public address.
    ///
    /// # Errors
    /// There is no name to get a certificate for, or nobody to trust.
    pub(super) fn of(acme: &Acme, settings: &Settings) -> Result<Self, ServeError> {
        let domain = settings.public_url.as_ref().and_then(|url| url.encrypted_name());
        let request = Request {
            domain: domain.ok_or(ServeError::NoDomain)?.to_owned(),
            contacts: acme.contact.iter().map(AcmeContact::url).collect(),
            directory: acme.directory.url().to_owned(),
            client: trusting(acme)?,
            folder: settings.data.with_file_name("acme"),
        };
        let state = request.begin();
        let resolvers = Resolvers { challenges: state.resolver(), certificate: state.resolver() };
        let answering = Arc::new(Answering(RwLock::new(resolvers)));
        Ok(Self { request, state, answering, in_use: InUse::Nothing })
    }

    /// What always answers with the certificate in use.
    pub(super) fn resolver(&self) -> Arc<dyn ResolvesServerCert> {
        Arc::<Answering>::clone(&self.answering)
    }

    /// Gets and renews the certificate, for ever. Where nothing happens for so long,
    /// a question to the authority may have got lost.
    pub(super) async fn keep(mut self, patience: Duration) {
        loop {
            match timeout(patience, self.state.next()).await {
                Ok(Some(event)) => self.note(&event),
                Ok(None) => return,
                // To begin anew would ask for another certificate.
                Err(_) if self.in_use == InUse::Unsaved => {}
                Err(_) => self.begin_anew(),
            }
        }
    }

    /// Begins from what is saved. A certificate that is in use answers until it was
    /// read again.
    fn begin_anew(&mut self) {
        self.state = self.request.begin();
        self.answering.0.write().challenges = self.state.resolver();
    }

    fn use_certificate(&self) {
        self.answering.0.write().certificate = self.state.resolver();
    }

    fn note(&mut self, event: &Event) {
        match event {
            Ok(EventOk::DeployedCachedCert) => {
                self.use_certificate();
                if self.in_use == InUse::Nothing {
                    tracing::info!("saved certificate in use");
                }
                self.in_use = InUse::Saved;
            }
            Ok(EventOk::DeployedNewCert) => {
                self.use_certificate();
                tracing::info!("new certificate in use");
                self.in_use = InUse::Unsaved;
            }
            Ok(EventOk::CertCacheStore) => self.in_use = InUse::Saved,
            Ok(EventOk::AccountCacheStore) => {}
            Err(error) => note_error(error),
        }
    }
}

impl Request {
    fn begin(&self) -> State {
        AcmeConfig::new_with_client_config([&self.domain], Arc::clone(&self.client))
            .directory(&self.directory)
            .contact(&self.contacts)
            .cache(Cache::in_folder(self.folder.clone()))
            .state()
    }
}

fn note_error(error: &EventError<io::Error, io::Error>) {
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
