//! Account and certificates in a folder of their own, so that a restart asks the
//! authority for nothing. Their keys are for the owner's eyes only. A file is
//! whole or not there: it gets its name when it is synced.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use async_trait::async_trait;
use rustls_acme::{AccountCache, CertCache};
use sha2::{Digest, Sha256};
use tokio::task::spawn_blocking;
use tokio_rustls::rustls::pki_types::{CertificateDer, pem::PemObject};

use super::super::note_expiry;
use crate::serve::private_folder;

/// The folder.
pub(super) struct Cache(PathBuf);

impl Cache {
    pub(super) fn in_folder(folder: PathBuf) -> Self {
        Self(folder)
    }

    /// A name for what belongs to these domains or contacts at this authority.
    fn file(&self, kind: &str, of: &[String], directory: &str) -> PathBuf {
        let mut hash = Sha256::new();
        for text in of.iter().map(String::as_str).chain([directory]) {
            hash.update(text);
            hash.update([0]);
        }
        let hash = hash.finalize();
        let [start, ..] = hash.as_chunks::<8>().0 else { unreachable!("a hash has 32 bytes") };
        self.0.join(format!("{kind}-{:016x}.pem", u64::from_be_bytes(*start)))
    }
}

#[async_trait]
impl CertCache for Cache {
    type EC = io::Error;

    async fn load_cert(&self, domains: &[String], directory: &str) -> io::Result<Option<Vec<u8>>> {
        let found = load(self.file("certificate", domains, directory)).await?;
        if let Some(pem) = &found {
            note(pem);
        }
        Ok(found)
    }

    async fn store_cert(&self, domains: &[String], directory: &str, pem: &[u8]) -> io::Result<()> {
        note(pem);
        store(self.file("certificate", domains, directory), pem).await
    }
}

#[async_trait]
impl AccountCache for Cache {
    type EA = io::Error;

    async fn load_account(
        &self,
        contacts: &[String],
        directory: &str,
    ) -> io::Result<Option<Vec<u8>>> {
        load(self.file("account", contacts, directory)).await
    }

    async fn store_account(
        &self,
        contacts: &[String],
        directory: &str,
        key: &[u8],
    ) -> io::Result<()> {
        store(self.file("account", contacts, directory), key).await
    }
}

/// Notes until when a chain is good: its first certificate ends first.
fn note(pem: &[u8]) {
    if let Some(Ok(certificate)) = CertificateDer::pem_slice_iter(pem).next() {
        note_expiry(&certificate);
    }
}

async fn load(path: PathBuf) -> io::Result<Option<Vec<u8>>> {
    let read = move || match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    };
    spawn_blocking(read).await.map_err(io::Error::other)?
}

async fn store(path: PathBuf, bytes: &[u8]) -> io::Result<()> {
    let bytes = bytes.to_vec();
    spawn_blocking(move || write(&path, &bytes)).await.map_err(io::Error::other)?
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new(""));
    private_folder(folder)?;
    let unnamed = path.with_extension("new");
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&unnamed)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&unnamed, path)?;
    File::open(folder)?.sync_all()
}
