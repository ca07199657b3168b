//! Programs that tests need and cargo does not bring: the names of Debian's
//! packages. Where one may, they are installed; elsewhere it is said plainly what
//! is missing and why.

use std::{fs, process::Command};

use crate::check::Extent;

/// A program, the package that has it, and what it is for.
struct Needed {
    program: &'static str,
    package: &'static str,
    purpose: &'static str,
}

/// What the plain check needs.
const PLAIN: &[Needed] = &[
    needed("strace", "strace", "shows that nothing is acknowledged before it is synced"),
    needed("unshare", "util-linux", "gives a test a small disk that it can fill"),
    needed("pdftotext", "poppler-utils", "reads the PDFs that we make"),
    needed("pebble", "pebble", "is a certificate authority for a server that asks for one"),
    needed("postgres", "postgresql", "is the other database that the server can use"),
    needed("nats-server", "nats-server", "carries what servers tell each other"),
    needed("chromium", "chromium", "is the browser in which the page is tested"),
    needed("chromedriver", "chromium-driver", "lets a test point and click in the browser"),
];

/// What only the longer tests need.
const LONG: &[Needed] = &[
    needed("dpkg-deb", "dpkg", "takes our Debian package apart again"),
    needed("systemd-analyze", "systemd", "says whether our service is sound"),
    needed("nginx", "nginx-light", "is the proxy of an example of ours"),
    needed("caddy", "caddy", "is the proxy of another"),
    needed("WebKitWebDriver", "webkit2gtk-driver", "is a second browser, as on phones"),
    needed("Xvfb", "xvfb", "is the screen that the second browser wants"),
];

const fn needed(program: &'static str, package: &'static str, purpose: &'static str) -> Needed {
    Needed { program, package, purpose }
}

/// Installs what is missing, all at once.
///
/// # Errors
/// What is missing and can't be installed, in plain words.
pub(crate) fn install(extent: Extent) -> Result<(), String> {
    let needed: Vec<&Needed> = match extent {
        Extent::Plain => PLAIN.iter().collect(),
        Extent::All => PLAIN.iter().chain(LONG).collect(),
    };
    let missing = || needed.iter().filter(|one| !is_there(one.program));
    let packages: Vec<&str> = missing().map(|one| one.package).collect();
    if packages.is_empty() {
        return Ok(());
    }
    apt(&[&["install", "--yes"], packages.as_slice()].concat());
    match missing().next() {
        None => Ok(()),
        Some(Needed { program, package, purpose }) => {
            let how = format!("as root: apt-get install {package}");
            Err(format!("the tests need {program}, which {purpose}; {how}"))
        }
    }
}

/// Whether it can be started; not all of them know what is asked here. Debian keeps
/// `PostgreSQL`'s programs in a folder for each version, out of the way.
fn is_there(program: &str) -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut apart = versions.map(|version| version.path().join("bin").join(program));
    apart.any(|program| program.exists()) || Command::new(program).arg("--version").output().is_ok()
}

/// Asks Debian's installer, once more after it has looked for what is new.
fn apt(arguments: &[&str]) {
    let ask = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(["-q", "-o", "DPkg::Lock::Timeout=120"]).args(arguments);
        // A service that comes along, as with nginx, is not started.
        command.env("DEBIAN_FRONTEND", "noninteractive").env("RUNLEVEL", "1");
        command.status().is_ok_and(|status| status.success())
    };
    if !ask(arguments) && ask(&["update"]) {
        ask(arguments);
    }
}
