//! Certificates from an authority: got, kept, used again, renewed. The authority is
//! a real one (pebble), and looks at the real port.

use std::{
    fs,
    net::{Ipv4Addr, TcpListener},
    path::PathBuf,
    thread,
    time::Duration,
};

use rcgen::{CertificateParams, KeyPair, date_time_ymd};
use server::{Acme, Settings, Tls};
use tokio_rustls::rustls::pki_types::CertificateDer;

use super::{
    authority::Authority,
    test_server::{Folder, TestServer},
    tls_client::{TlsClient, TlsConnection},
};

const NAME: &str = "games.example";

#[test]
fn a_certificate_is_got_by_itself_and_kept_over_restarts() {
    let mut authority = Authority::open();
    let client = TlsClient::trusting(authority.root());
    let server = TestServer::with(|settings| encrypt(settings, &authority));
    let mut line = wait_for(&client, &server);
    let answer = line.get(NAME, "/health").expect("an answer");
    assert_eq!(answer.status, 200);
    assert!(answer.header("strict-transport-security").is_some());
    let first = line.certificate();

    let mut settings = server.folder.settings();
    encrypt(&mut settings, &authority);
    is_private(&server.folder);
    let folder = server.closed();
    authority.close();
    // Again and again it begins anew, and nobody notices.
    settings.patience.authority = Duration::from_millis(20);
    let server = TestServer::again(folder, settings);
    assert_eq!(wait_for(&client, &server).certificate(), first);
    for _ in 0..50 {
        let line = client.connect(server.address, NAME).expect("always a certificate");
        assert_eq!(line.certificate(), first);
    }
}

#[test]
fn an_authority_that_does_not_answer_is_asked_again() {
    let silent = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let directory = format!("https://{}/dir", silent.local_addr().expect("an address"));
    let folder = Folder::new();
    let trusted = folder.0.join("authority.pem");
    fs::write(&trusted, certificate_of_the_past().1).expect("written");
    let server = TestServer::with(|settings| {
        settings.public_url = Some(format!("https://{NAME}").parse().expect("an address"));
        let directory = directory.parse().expect("an address");
        settings.tls =
            Some(Tls::Acme(Acme { directory, trusted: Some(trusted), ..Acme::default() }));
        settings.patience.authority = Duration::from_millis(50);
    });
    let asked: Vec<_> = (0..3).map(|_| silent.accept().expect("a question").0).collect();
    drop((asked, server));
}

#[test]
fn a_certificate_that_has_ended_is_renewed() {
    let authority = Authority::open();
    let client = TlsClient::trusting(authority.root());
    let server = TestServer::with(|settings| encrypt(settings, &authority));
    let first = wait_for(&client, &server).certificate();
    let mut settings = server.folder.settings();
    encrypt(&mut settings, &authority);
    let kept = kept(&server.folder, "certificate");
    let folder = server.closed();

    let (ended, ended_pem) = certificate_of_the_past();
    fs::write(&kept, ended_pem).expect("written");
    let server = TestServer::again(folder, settings);
    let second = wait_for(&client, &server).certificate();
    assert!(second != first && second != ended);
    while fs::read_to_string(&kept).expect("a text").contains(MARK) {
        thread::sleep(Duration::from_millis(5));
    }
    is_private(&server.folder);
}

/// A line that tells our own file from the authority's.
const MARK: &str = "of the past\n";

fn encrypt(settings: &mut Settings, authority: &Authority) {
    settings.listen = vec![authority.looks_at()];
    settings.public_url = Some(format!("https://{NAME}").parse().expect("an address"));
    settings.tls = Some(authority.settings());
}

/// Waits until the server shows a certificate that the authority has signed.
fn wait_for(client: &TlsClient, server: &TestServer) -> TlsConnection {
    loop {
        match client.connect(server.address, NAME) {
            Ok(line) => return line,
            Err(_) => thread::sleep(Duration::from_millis(20)),
        }
    }
}

/// A key with a certificate that was good in 2020.
fn certificate_of_the_past() -> (CertificateDer<'static>, String) {
    let key = KeyPair::generate().expect("a key");
    let mut made = CertificateParams::new([NAME.to_owned()]).expect("a name");
    made.not_before = date_time_ymd(2020, 1, 1);
    made.not_after = date_time_ymd(2020, 3, 31);
    let made = made.self_signed(&key).expect("a certificate");
    let pem = [MARK, &key.serialize_pem(), &made.pem()].concat();
    (made.der().clone(), pem)
}

/// The file in which something is kept, as soon as it is there.
fn kept(folder: &Folder, kind: &str) -> PathBuf {
    let is_it = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(kind) && name.ends_with(".pem")
    };
    loop {
        let entries = fs::read_dir(folder.0.join("acme")).expect("a folder");
        let mut files = entries.map(|entry| entry.expect("a file").path());
        if let Some(found) = files.find(is_it) {
            return found;
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// Keys are for the owner alone.
fn is_private(folder: &Folder) {
    use std::os::unix::fs::PermissionsExt;

    let mode = |path: PathBuf| fs::metadata(path).expect("there").permissions().mode() & 0o777;
    assert_eq!(mode(folder.0.join("acme")), 0o700);
    for kind in ["account", "certificate"] {
        assert_eq!(mode(kept(folder, kind)), 0o600, "{kind}");
    }
}
