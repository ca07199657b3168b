//! A certificate authority for a test: pebble, which is made for this, with its own
//! DNS server, where every name leads to the address of the test. Each test has a
//! loopback address of its own, so that all ports there are free.

use std::{
    fs,
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    process::{self, Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::Duration,
};

use rcgen::{CertificateParams, KeyPair};
use serde_json::json;
use server::{Acme, Tls};
use tokio_rustls::rustls::pki_types::{CertificateDer, pem::PemObject};

use super::{test_server::Folder, tls_client::TlsClient, wire::RawConnection};

/// Where the authority looks whether a name is somebody's.
const LOOKS_AT: u16 = 5001;
const SERVICE: u16 = 14000;
const MANAGEMENT: u16 = 15000;
const NAMES: u16 = 8053;

/// An authority that is open.
pub(crate) struct Authority {
    here: Ipv4Addr,
    folder: Folder,
    known_by: CertificateDer<'static>,
    programs: [Program; 2],
}

/// A program that ends with the test.
struct Program(Child);

impl Authority {
    pub(crate) fn open() -> Self {
        let (here, folder) = (address_of_its_own(), Folder::new());
        let key = KeyPair::generate().expect("a key");
        let known_by = CertificateParams::new([here.to_string()]).expect("an address");
        let known_by = known_by.self_signed(&key).expect("a certificate");
        let file = |name: &str, text: &str| {
            let path = folder.0.join(name);
            fs::write(&path, text).expect("written");
            path.to_str().expect("UTF-8").to_owned()
        };
        let at = |port: u16| format!("{here}:{port}");
        let settings = json!({ "pebble": {
            "listenAddress": at(SERVICE),
            "managementListenAddress": at(MANAGEMENT),
            "certificate": file("authority.pem", &known_by.pem()),
            "privateKey": file("authority.key", &key.serialize_pem()),
            "httpPort": 5002,
            "tlsPort": LOOKS_AT,
        }});
        let settings = file("authority.json", &settings.to_string());
        let mut names = Command::new("pebble-challtestsrv");
        names.args(["-http01", "", "-https01", "", "-tlsalpn01", "", "-defaultIPv6", ""]);
        names.args(["-dns01", &at(NAMES), "-defaultIPv4", &here.to_string()]);
        names.args(["-management", &at(8055)]);
        let mut authority = Command::new("pebble");
        authority.args(["-config", &settings, "-dnsserver", &at(NAMES)]);
        authority.env("PEBBLE_VA_NOSLEEP", "1").env("PEBBLE_WFE_NONCEREJECT", "0");
        let programs = [Program::start(names), Program::start(authority)];
        let known_by = known_by.der().clone();
        let mut authority = Self { here, folder, known_by, programs };
        for port in [NAMES, SERVICE, MANAGEMENT] {
            authority.wait_for(port);
        }
        authority
    }

    /// Where a server must listen so that the authority finds it.
    pub(crate) fn looks_at(&self) -> SocketAddr {
        (self.here, LOOKS_AT).into()
    }

    /// How a server asks it for certificates.
    pub(crate) fn settings(&self) -> Tls {
        let directory = format!("https://{}:{SERVICE}/dir", self.here);
        Tls::Acme(Acme {
            contact: Some("ada@games.example".parse().expect("an address")),
            directory: directory.parse().expect("an address"),
            trusted: Some(self.file()),
        })
    }

    /// Ends it, so that there is nobody to ask any more.
    pub(crate) fn close(&mut self) {
        self.programs.iter_mut().for_each(Program::end);
    }

    /// What its certificates are signed with.
    pub(crate) fn root(&self) -> CertificateDer<'static> {
        let (management, name) = ((self.here, MANAGEMENT).into(), self.here.to_string());
        let client = TlsClient::trusting(self.known_by.clone());
        let mut line = client.connect(management, &name).expect("a connection");
        let answer = line.get(&name, "/roots/0").expect("an answer");
        CertificateDer::from_pem_slice(&answer.body).expect("a certificate")
    }

    fn file(&self) -> PathBuf {
        self.folder.0.join("authority.pem")
    }

    fn wait_for(&mut self, port: u16) {
        while RawConnection::try_to((self.here, port).into()).is_err() {
            for Program(child) in &mut self.programs {
                let ended = child.try_wait().expect("a child");
                assert_eq!(ended, None, "the authority ended");
            }
            thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Program {
    fn start(mut command: Command) -> Self {
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        Self(child.expect("pebble and pebble-challtestsrv, of Debian's package pebble"))
    }

    fn end(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.end();
    }
}

/// No other process, and no other test of this one, has this address.
fn address_of_its_own() -> Ipv4Addr {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = process::id() * 4 + COUNT.fetch_add(1, Ordering::Relaxed);
    let [_, first, second, third] = number.to_be_bytes();
    Ipv4Addr::new(127, first | 0x80, second, third)
}
