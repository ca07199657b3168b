//! An https server with a certificate of its own.

use std::{fs, path::Path, thread, time::Duration};

use rcgen::{CertificateParams, KeyPair};
use server::{Scheme, Settings, Tls, TlsFiles};
use tokio_rustls::rustls::pki_types::{CertificateDer, pem::PemObject};

use super::{
    test_server::{Folder, TestServer},
    tls_client::TlsClient,
};

/// A server that is known as localhost, and who trusts it.
pub(crate) fn encrypted(change: impl FnOnce(&mut Settings)) -> (TestServer, TlsClient) {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/server/http");
    let files = TlsFiles { certificate: here.join("certificate.pem"), key: here.join("key.pem") };
    let certificate = CertificateDer::from_pem_file(&files.certificate).expect("a certificate");
    let server = TestServer::with(|settings| {
        settings.tls = Some(Tls::Files(files));
        change(settings);
    });
    (server, TlsClient::trusting(certificate))
}

#[test]
fn https_is_answered_and_remembered_by_browsers() {
    let (server, client) = encrypted(|_| {});
    assert_eq!(server.ready.scheme, Scheme::Https);
    let mut line = client.connect(server.address, "localhost").expect("a connection");
    let answer = line.get("localhost", "/").expect("an answer");
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("strict-transport-security"), Some("max-age=63072000"));
}

#[test]
fn a_renewed_certificate_is_used_without_a_restart() {
    let folder = Folder::new();
    let files = TlsFiles { certificate: folder.0.join("c.pem"), key: folder.0.join("k.pem") };
    let renew = || {
        let key = KeyPair::generate().expect("a key");
        let made = CertificateParams::new(["localhost".to_owned()]).expect("a name");
        let made = made.self_signed(&key).expect("a certificate");
        fs::write(&files.certificate, made.pem()).expect("written");
        fs::write(&files.key, key.serialize_pem()).expect("written");
        made.der().clone()
    };
    let old = renew();
    let server = TestServer::with(|settings| {
        settings.tls = Some(Tls::Files(files.clone()));
        settings.patience.certificate = Duration::from_millis(5);
    });
    let open = TlsClient::trusting(old.clone());
    let mut open = open.connect(server.address, "localhost").expect("a connection");
    assert_eq!(open.certificate(), old);
    let client = TlsClient::trusting(renew());
    while client.connect(server.address, "localhost").is_err() {
        thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(open.get("localhost", "/health").expect("still open").status, 200);
}
