//! A certificate and its key in files of one's own. Whoever renews them writes
//! over them: they are read again and again, and used as soon as they have changed
//! and fit together. What does not fit is told in the log, once, and the pair
//! before it stays.

use std::{sync::Arc, time::Duration};

use parking_lot::RwLock;
use tokio::time;
use tokio_rustls::rustls::{
    crypto::ring,
    pki_types::{PrivateKeyDer, pem::PemObject},
    server::{ClientHello, ResolvesServerCert},
    sign::CertifiedKey,
};

use super::{certificates_in, note_expiry, read, shown};
use crate::{serve::ServeError, settings::TlsFiles};

/// The certificate in use, and what its files held when they were read last.
pub(super) struct OwnCertificate {
    files: TlsFiles,
    read: Result<Contents, ServeError>,
    used: Arc<Used>,
}

/// What both files held.
#[derive(PartialEq, Eq)]
struct Contents {
    certificate: Vec<u8>,
    key: Vec<u8>,
}

/// What handshakes are made with.
#[derive(Debug)]
struct Used(RwLock<Arc<CertifiedKey>>);

impl ResolvesServerCert for Used {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.0.read()))
    }
}

impl OwnCertificate {
    /// Reads both files.
    ///
    /// # Errors
    /// One can't be read, or they don't fit together.
    pub(super) fn read(files: &TlsFiles) -> Result<Self, ServeError> {
        let contents = Contents::of(files)?;
        let used = Arc::new(Used(RwLock::new(contents.fitting(files)?)));
        Ok(Self { files: files.clone(), read: Ok(contents), used })
    }

    /// What always answers with the pair in use.
    pub(super) fn resolver(&self) -> Arc<dyn ResolvesServerCert> {
        Arc::<Used>::clone(&self.used)
    }

    /// Looks at the files again and again, for ever.
    pub(super) async fn watch(mut self, every: Duration) {
        loop {
            time::sleep(every).await;
            self.look();
        }
    }

    /// Uses what the files hold now, if that is new and fits.
    fn look(&mut self) {
        let found = Contents::of(&self.files);
        if found == self.read {
            return;
        }
        let fitting = found.as_ref().map_err(Clone::clone);
        match fitting.and_then(|contents| contents.fitting(&self.files)) {
            Ok(pair) => {
                *self.used.0.write() = pair;
                tracing::info!("new certificate in use");
            }
            Err(reason) => {
                metrics::counter!("ludotheque_certificate_errors_total").increment(1);
                tracing::error!(%reason, "new certificate not usable; the one before stays in use");
            }
        }
        self.read = found;
    }
}

impl Contents {
    fn of(files: &TlsFiles) -> Result<Self, ServeError> {
        Ok(Self { certificate: read(&files.certificate)?, key: read(&files.key)? })
    }

    /// The pair, for handshakes.
    fn fitting(&self, files: &TlsFiles) -> Result<Arc<CertifiedKey>, ServeError> {
        let chain = certificates_in(&self.certificate, &files.certificate)?;
        let key = PrivateKeyDer::from_pem_slice(&self.key)
            .map_err(|_| ServeError::NoKey { path: shown(&files.key) })?;
        let unfit = |_| ServeError::UnfitKey { path: shown(&files.key) };
        let pair = CertifiedKey::from_der(chain, key, &ring::default_provider()).map_err(unfit)?;
        note_expiry(&pair.cert[0]);
        Ok(Arc::new(pair))
    }
}

#[cfg(test)]
mod tests {
    use std::{env, fs, process};

    use rcgen::{CertificateParams, KeyPair};

    use super::*;

    /// A certificate and its key, as texts.
    fn pair() -> [String; 2] {
        let key = KeyPair::generate().expect("a key");
        let made = CertificateParams::new(["localhost".to_owned()]).expect("a name");
        let made = made.self_signed(&key).expect("a certificate");
        [made.pem(), key.serialize_pem()]
    }

    #[test]
    fn what_does_not_fit_leaves_the_pair_before_in_use() {
        let folder = env::temp_dir().join(format!("ludotheque-tls-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let files = TlsFiles { certificate: folder.join("c.pem"), key: folder.join("k.pem") };
        let write = |certificate: &str, key: &str| {
            fs::write(&files.certificate, certificate).expect("written");
            fs::write(&files.key, key).expect("written");
        };
        let [old, new] = [pair(), pair()];
        write(&old[0], &old[1]);
        let mut own = OwnCertificate::read(&files).expect("a pair");
        let in_use = |own: &OwnCertificate| own.used.0.read().cert.clone();
        let of = |pair: &[String; 2]| {
            certificates_in(pair[0].as_bytes(), &files.certificate).expect("a certificate")
        };
        for (certificate, key) in [("", &old[1]), (&new[0], &old[1]), (&new[0], &new[0])] {
            write(certificate, key);
            own.look();
            assert!(in_use(&own) == of(&old), "{certificate}{key}");
        }
        write(&new[0], &new[1]);
        own.look();
        assert!(in_use(&own) == of(&new));
        fs::remove_dir_all(&folder).expect("cleared away");
        own.look();
        assert!(in_use(&own) == of(&new), "files that are gone");
    }
}
