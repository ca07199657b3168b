//! The Debian package, made without Debian's tools so that any machine gets the
//! same bytes: an `ar` archive of two tars. The test unpacks it with the real
//! ones.

use std::io;

use super::{
    PROGRAM, VERSION, archive,
    contents::Contents,
    date::Date,
    tarball::{File, Mode, packed},
};

const AFTER_UNPACKING: &str = include_str!("../../package/postinst");
const BEFORE_REMOVAL: &str = include_str!("../../package/prerm");
const AFTER_REMOVAL: &str = include_str!("../../package/postrm");
const DESCRIPTION: &str = include_str!("../../package/description");

/// What the user may change and an upgrade keeps.
const SETTINGS: &str = "/etc/default/ludotheque\n";

/// A package under its name.
pub(super) struct Package {
    pub(super) name: String,
    pub(super) bytes: Vec<u8>,
}

/// # Errors
/// Debian has no such machine, or something can't be packed.
pub(super) fn package(contents: &Contents, date: Date, machine: &str) -> Result<Package, String> {
    let debian = architecture(machine);
    let machine = debian.ok_or_else(|| format!("Debian has no name for {machine}"))?;
    let made = bytes(contents, date, machine);
    let bytes = made.map_err(|error| format!("Debian package: {error}"))?;
    Ok(Package { name: format!("{PROGRAM}_{VERSION}_{machine}.deb"), bytes })
}

fn bytes(contents: &Contents, date: Date, machine: &str) -> io::Result<Vec<u8>> {
    let files = contents.installed()?;
    let size: usize = files.iter().map(|file| file.bytes.len().div_ceil(1024)).sum();
    let control = [
        File::new("control", Mode::Read, control(machine, size, &contents.bytes)),
        File::new("conffiles", Mode::Read, SETTINGS),
        File::new("postinst", Mode::Run, AFTER_UNPACKING),
        File::new("prerm", Mode::Run, BEFORE_REMOVAL),
        File::new("postrm", Mode::Run, AFTER_REMOVAL),
    ];
    let parts = [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", packed(&control, date)?),
        ("data.tar.gz", packed(&files, date)?),
    ];
    Ok(archive::of(&parts, date))
}

/// What Debian calls a machine that Rust calls so.
fn architecture(machine: &str) -> Option<&'static str> {
    match machine {
        "x86_64" => Some("amd64"),
        "aarch64" => Some("arm64"),
        "arm" => Some("armhf"),
        "riscv64" => Some("riscv64"),
        "x86" => Some("i386"),
        _ => None,
    }
}

fn control(machine: &str, kilobytes: usize, program: &[u8]) -> String {
    let library = match c_library(program) {
        Some((major, minor)) => format!("libc6 (>= {major}.{minor})"),
        None => "libc6".to_owned(),
    };
    [
        format!("Package: {PROGRAM}\nVersion: {VERSION}\nArchitecture: {machine}\n"),
        format!("Installed-Size: {kilobytes}\nDepends: {library}, libgcc-s1\nRecommends: ca-certificates\n"),
        DESCRIPTION.to_owned(),
    ]
    .concat()
}

/// The oldest C library that has all that the program asks of it: the program
/// names the version of each function that it takes from there.
fn c_library(program: &[u8]) -> Option<(u32, u32)> {
    const MARK: &[u8] = b"GLIBC_";
    let number = |text: &[u8]| std::str::from_utf8(text).ok()?.parse::<u32>().ok();
    let version = |place: usize| {
        let rest = &program[place + MARK.len()..];
        let end = rest.iter().position(|byte| !byte.is_ascii_digit() && *byte != b'.')?;
        let mut numbers = rest[..end].split(|byte| *byte == b'.');
        Some((number(numbers.next()?)?, number(numbers.next()?)?))
    };
    let places = (0..program.len()).filter(|place| program[*place..].starts_with(MARK));
    places.filter_map(version).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_of_the_versions_that_are_asked_for() {
        let program = b"\0GLIBC_2.4\0GLIBC_2.34\0GLIBC_2.2.5\0GLIBC_PRIVATE\0GLIBC_2.9\0";
        assert_eq!(c_library(program), Some((2, 34)));
        assert_eq!(c_library(b"nothing of it"), None);
    }
}
