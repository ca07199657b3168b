//! What keeps a server from opening is told by a code.

use std::{fs, net::TcpListener};

use game::{Coded, Notice};
use server::{Acme, Settings, Tls, TlsFiles};

use super::test_server::{Folder, TestServer, serve};

/// The code of what keeps a server with these settings closed.
fn refused(settings: Settings) -> Notice {
    serve(settings, |_| panic!("it opens"), async {}).expect_err("refused").notice()
}

#[test]
fn a_port_that_is_taken() {
    let folder = Folder::new();
    let other = TcpListener::bind("127.0.0.1:0").expect("a port");
    let mut settings = folder.settings();
    settings.listen = vec![other.local_addr().expect("its address")];
    assert_eq!(refused(settings).code, "serve-port-taken");
}

#[test]
fn an_address_that_is_not_ours() {
    let folder = Folder::new();
    let mut settings = folder.settings();
    settings.listen = vec!["192.0.2.1:7373".parse().expect("an address")];
    assert_eq!(refused(settings).code, "serve-no-address");
}

#[test]
fn data_that_another_server_has_open() {
    let server = TestServer::open();
    assert_eq!(refused(server.folder.settings()).code, "serve-in-use");
    assert_eq!(server.get("/health").status, 200);
}

#[cfg(unix)]
#[test]
fn data_that_another_server_has_open_under_another_name() {
    let server = TestServer::open();
    let elsewhere = Folder::new();
    let (file, folder) = (elsewhere.0.join("link.sqlite"), elsewhere.0.join("folder"));
    let data = server.folder.settings().data;
    std::os::unix::fs::symlink(&data, &file).expect("a link to the file");
    std::os::unix::fs::symlink(&server.folder.0, &folder).expect("a link to its folder");
    for data in [file, folder.join("data.sqlite")] {
        let settings = Settings { data, ..server.folder.settings() };
        assert_eq!(refused(settings).code, "serve-in-use");
    }
}

#[test]
fn the_key_is_shown_once() {
    let server = TestServer::open();
    assert!(server.ready.key.as_ref().is_some_and(|key| key.len() >= 32));
    let folder = server.closed();
    let mut settings = folder.settings();
    settings.per_address = 5;
    let mut shown = None;
    serve(settings, |ready| shown = Some(ready.key.clone()), async {}).expect("it opens again");
    assert_eq!(shown, Some(None));
}

#[test]
fn a_folder_that_is_none() {
    let folder = Folder::new();
    let file = folder.0.join("file");
    fs::write(&file, "").expect("written");
    assert_eq!(
        refused(Settings { data: file.join("deeper/data.sqlite"), ..folder.settings() }).code,
        "serve-folder"
    );
}

#[test]
fn data_that_are_none() {
    let folder = Folder::new();
    fs::write(folder.0.join("data.sqlite"), "no database at all, but a text").expect("written");
    assert_eq!(refused(folder.settings()).code, "serve-data");
    fs::write(folder.0.join("data.sqlite"), "").expect("written");
    assert_eq!(refused(folder.settings()).code, "serve-data", "an empty file is none either");
    assert_eq!(fs::read(folder.0.join("data.sqlite")).expect("left alone"), b"");
}

#[test]
fn certificates_and_keys_that_are_none() {
    let folder = Folder::new();
    let here =
        |name: &str| format!("{}/tests/server/http/{name}", env!("CARGO_MANIFEST_DIR")).into();
    for (certificate, key, code) in [
        ("none.pem", "key.pem", "serve-unreadable"),
        ("key.pem", "key.pem", "serve-no-certificate"),
        ("certificate.pem", "certificate.pem", "serve-no-key"),
        ("certificate.pem", "other-key.pem", "serve-unfit-key"),
    ] {
        let tls = Tls::Files(TlsFiles { certificate: here(certificate), key: here(key) });
        let settings = Settings { tls: Some(tls), ..folder.settings() };
        assert_eq!(refused(settings).code, code);
    }
}

#[test]
fn certificates_that_nobody_would_give() {
    let folder = Folder::new();
    let address = |text: &str| Some(text.parse().expect("an address"));
    let trusted = Some(format!("{}/Cargo.toml", env!("CARGO_MANIFEST_DIR")).into());
    for (public_url, trusted, code) in [
        (None, None, "serve-no-domain"),
        (address("http://games.example"), None, "serve-no-domain"),
        (address("https://192.0.2.7"), None, "serve-no-domain"),
        (address("https://games.example"), trusted, "serve-no-certificate"),
    ] {
        let tls = Some(Tls::Acme(Acme { trusted, ..Acme::default() }));
        assert_eq!(refused(Settings { tls, public_url, ..folder.settings() }).code, code);
    }
}
