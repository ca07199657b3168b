//! Checksums in the form that `sha256sum --check` reads.

use std::fmt::Write;

use sha2::{Digest, Sha256};

pub(super) fn of(files: &[(String, Vec<u8>)]) -> String {
    let mut text = String::new();
    for (name, bytes) in files {
        for byte in Sha256::digest(bytes) {
            // Writing to a string does not fail.
            let _ = write!(text, "{byte:02x}");
        }
        let _ = writeln!(text, "  {name}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_for_each_file() {
        let lines = of(&[("empty".to_owned(), Vec::new())]);
        let known = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(lines, format!("{known}  empty\n"));
    }
}
