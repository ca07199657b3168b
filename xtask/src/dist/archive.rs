//! The outer form of a Debian package: an `ar` archive, which is nothing but a
//! line of text before each file.

use super::date::Date;

/// Files one after the other, as `ar` does it.
pub(super) fn of(files: &[(&str, Vec<u8>)], date: Date) -> Vec<u8> {
    let mut archive = b"!<arch>\n".to_vec();
    for (name, bytes) in files {
        let (size, date) = (bytes.len(), date.0);
        let line = format!("{name:<16}{date:<12}{:<6}{:<6}{:<8}{size:<10}`\n", 0, 0, "100644");
        archive.extend(line.as_bytes());
        archive.extend(bytes);
        if size % 2 == 1 {
            archive.push(b'\n');
        }
    }
    archive
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_sixty_letters_and_files_begin_at_even_places() {
        let archive = of(&[("debian-binary", b"2.0\n".to_vec()), ("odd", b"!".to_vec())], Date(9));
        let text = String::from_utf8(archive).expect("text");
        let first = "debian-binary   9           0     0     100644  4         `\n2.0\n";
        let second = "odd             9           0     0     100644  1         `\n!\n";
        assert_eq!(text, ["!<arch>\n", first, second].concat());
        assert_eq!(first.len(), 60 + 4);
    }
}
