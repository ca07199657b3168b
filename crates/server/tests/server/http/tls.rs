//! An https server.

use std::{net::TcpStream, sync::Arc};

use server::{Scheme, Tls};
use tokio_rustls::rustls::{
    ClientConfig, ClientConnection, DigitallySignedStruct, SignatureScheme, StreamOwned,
    client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier},
    crypto::ring,
    pki_types::{CertificateDer, ServerName, UnixTime},
};

use super::{
    test_server::TestServer,
    wire::{hear, request},
};

/// Believes the certificate, whose signatures the test is not about.
#[derive(Debug)]
struct Believing;

#[test]
fn https_is_answered_and_remembered_by_browsers() {
    let here =
        |name: &str| format!("{}/tests/server/http/{name}", env!("CARGO_MANIFEST_DIR")).into();
    let tls = Tls { certificate: here("certificate.pem"), key: here("key.pem") };
    let server = TestServer::with(|settings| settings.tls = Some(tls));
    assert_eq!(server.ready.scheme, Scheme::Https);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(Believing))
        .with_no_client_auth();
    let name = ServerName::try_from("localhost").expect("a name");
    let connection = ClientConnection::new(Arc::new(config), name).expect("a client");
    let stream = TcpStream::connect(server.address).expect("a connection");
    let mut stream = StreamOwned::new(connection, stream);
    std::io::Write::write_all(&mut stream, request("GET", "/", &[], "").as_bytes()).expect("sent");
    let answer = hear(&mut stream).expect("an answer");
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("strict-transport-security"), Some("max-age=63072000"));
}

impl ServerCertVerifier for Believing {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, tokio_rustls::rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, tokio_rustls::rustls::Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn verify_tls13_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, tokio_rustls::rustls::Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        vec![SignatureScheme::ECDSA_NISTP256_SHA256]
    }
}
