//! Programs that tests need and cargo does not bring: the names of Debian's
//! packages. Where one may, they are installed; elsewhere it is said plainly what
//! is missing and why.

use std::process::Command;

/// A program, the package that has it, and what it is for.
const PROGRAMS: [(&str, &str, &str); 4] = [
    ("strace", "strace", "shows that nothing is acknowledged before it is synced"),
    ("unshare", "util-linux", "gives a test a small disk that it can fill"),
    ("chromium", "chromium", "is the browser in which the page is tested"),
    ("chromedriver", "chromium-driver", "lets a test point and click in the browser"),
];

/// Installs what is missing.
///
/// # Errors
/// What is missing and can't be installed, in plain words.
pub(crate) fn install() -> Result<(), String> {
    for (program, package, purpose) in PROGRAMS {
        let install = || apt(&["install", "--yes", package]) && is_there(program);
        let there = is_there(program) || install();
        if !there {
            let how = format!("as root: apt-get install {package}");
            return Err(format!("the tests need {program}, which {purpose}; {how}"));
        }
    }
    Ok(())
}

fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
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
