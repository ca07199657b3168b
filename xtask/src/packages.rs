//! Programs that tests need and cargo does not bring: the names of Debian's
//! packages. Where one may, they are installed; elsewhere it is said plainly what
//! is missing and why.

use std::process::Command;

/// A program, the package that has it, and what it is for.
const PROGRAMS: &[(&str, &str, &str)] = &[
    ("strace", "strace", "shows that nothing is acknowledged before it is synced"),
    ("unshare", "util-linux", "gives a test a small disk that it can fill"),
    ("dpkg-deb", "dpkg", "takes our Debian package apart again"),
    ("systemd-analyze", "systemd", "says whether our service is sound"),
    ("chromium", "chromium", "is the browser in which the page is tested"),
    ("chromedriver", "chromium-driver", "lets a test point and click in the browser"),
    ("WebKitWebDriver", "webkit2gtk-driver", "is a second browser, as on phones, and its driver"),
    ("Xvfb", "xvfb", "is the screen that the second browser wants"),
];

/// Installs what is missing.
///
/// # Errors
/// What is missing and can't be installed, in plain words.
pub(crate) fn install() -> Result<(), String> {
    for &(program, package, purpose) in PROGRAMS {
        let install = || apt(&["install", "--yes", package]) && is_there(program);
        let there = is_there(program) || install();
        if !there {
            let how = format!("as root: apt-get install {package}");
            return Err(format!("the tests need {program}, which {purpose}; {how}"));
        }
    }
    Ok(())
}

/// Whether it can be started; not all of them know what is asked here.
fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}

/// Asks Debian's installer, once more after it has looked for what is new.
fn apt(arguments: &[&str]) -> bool {
    let ask = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(["-q", "-o", "DPkg::Lock::Timeout=120"]).args(arguments);
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command.status().is_ok_and(|status| status.success())
    };
    ask(arguments) || (ask(&["update"]) && ask(arguments))
}
