//! What goes into a package beside the program, and where it lies there. The
//! texts are files of their own under `xtask/package`.

use std::io;

use super::{
    PROGRAM,
    tarball::{File, Mode, gzip},
};

const README: &str = include_str!("../../package/README.md");
const SERVICE: &str = include_str!("../../package/ludotheque.service");
const OPTIONS: &str = include_str!("../../package/default");
const COPYRIGHT: &str = include_str!("../../package/copyright");
const CHANGES: &str = include_str!("../../../CHANGELOG.md");
const MIT: &str = include_str!("../../../LICENSE-MIT");
const APACHE: &str = include_str!("../../../LICENSE-APACHE");

/// What is packed.
pub(super) struct Contents {
    /// The program.
    pub(super) bytes: Vec<u8>,
    /// The licences of what is in it.
    pub(super) licences: String,
    /// The notices of Rust's own library, which is in it too.
    pub(super) rust: Vec<u8>,
}

impl Contents {
    /// For any Linux: everything in one folder of this name.
    pub(super) fn plain(&self, folder: &str) -> Vec<File> {
        let files: [(&str, Mode, &[u8]); 7] = [
            (PROGRAM, Mode::Run, &self.bytes),
            ("README.md", Mode::Read, README.as_bytes()),
            ("ludotheque.service", Mode::Read, SERVICE.as_bytes()),
            ("LICENSE-MIT", Mode::Read, MIT.as_bytes()),
            ("LICENSE-APACHE", Mode::Read, APACHE.as_bytes()),
            ("LICENSES.txt", Mode::Read, self.licences.as_bytes()),
            ("LICENSES-rust.html", Mode::Read, &self.rust),
        ];
        let file = |(name, mode, bytes)| File::new(&format!("{folder}/{name}"), mode, bytes);
        files.map(file).into()
    }

    /// For Debian: everything where it belongs there.
    ///
    /// # Errors
    /// Never yet: what is compressed is in memory.
    pub(super) fn installed(&self) -> io::Result<Vec<File>> {
        let documents = "usr/share/doc/ludotheque";
        let document = |name: &str, bytes: Vec<u8>| {
            File::new(&format!("{documents}/{name}"), Mode::Read, bytes)
        };
        let unit = "usr/lib/systemd/system/ludotheque.service";
        Ok(vec![
            File::new(&format!("usr/bin/{PROGRAM}"), Mode::Run, self.bytes.clone()),
            File::new(unit, Mode::Read, SERVICE),
            File::new("etc/default/ludotheque", Mode::Read, OPTIONS),
            document("README.md", README.into()),
            document("copyright", COPYRIGHT.into()),
            document("changelog.gz", gzip(CHANGES.as_bytes())?),
            document("LICENSES.txt.gz", gzip(self.licences.as_bytes())?),
            document("LICENSES-rust.html.gz", gzip(&self.rust)?),
        ])
    }
}
