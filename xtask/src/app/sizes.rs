//! What a set costs whoever loads it, as a table, and whether each part is as small
//! as it should be. Brotli is what counts: browsers take it over https and on the same
//! machine. Over a room's plain http they ask for gzip alone, which is told beside.

use std::fmt;

use super::set::Part;

/// The parts that are judged.
const JUDGED: [Judged; 3] = [
    // Plain code goes before it.
    Judged { part: Part::Page, name: "page", bar: Bar::Aim(600_000) },
    Judged { part: Part::Font, name: "fonts", bar: Bar::Limit(45_000) },
    Judged { part: Part::Thinker, name: "thinker", bar: Bar::Limit(250_000) },
];

struct Judged {
    part: Part,
    name: &'static str,
    bar: Bar,
}

/// How much a part should take in brotli.
#[derive(Clone, Copy)]
enum Bar {
    /// More is told.
    Aim(usize),
    /// More is a failure.
    Limit(usize),
}

/// What a file takes.
pub(super) struct Size {
    pub(super) name: String,
    pub(super) plain: usize,
    pub(super) brotli: usize,
    pub(super) gzip: usize,
    pub(super) part: Part,
}

/// What the files of a set take.
pub(super) struct Sizes(pub(super) Vec<Size>);

impl Sizes {
    /// Whether every part that has a limit keeps it.
    ///
    /// # Errors
    /// One does not.
    pub(super) fn fit(&self) -> Result<(), String> {
        for Judged { part, name, bar } in JUDGED {
            let takes = self.sum(part, |size| size.brotli);
            match bar {
                Bar::Limit(most) if takes > most => {
                    return Err(format!("{name}: {takes} bytes in brotli, more than {most}"));
                }
                Bar::Limit(_) | Bar::Aim(_) => {}
            }
        }
        Ok(())
    }

    fn sum(&self, part: Part, of: fn(&Size) -> usize) -> usize {
        self.0.iter().filter(|size| size.part == part).map(of).sum()
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:<42}{:>10}{:>10}{:>10}", "", "bytes", "gzip", "brotli")?;
        for Size { name, plain, gzip, brotli, .. } in &self.0 {
            write!(out, "\n{name:<42}{plain:>10}{gzip:>10}{brotli:>10}")?;
        }
        for Judged { part, name, bar } in JUDGED {
            let [plain, gzip, brotli] =
                [|size: &Size| size.plain, |size: &Size| size.gzip, |size: &Size| size.brotli]
                    .map(|of| self.sum(part, of));
            let (Bar::Aim(most) | Bar::Limit(most)) = bar;
            write!(out, "\n{name:<42}{plain:>10}{gzip:>10}{brotli:>10}")?;
            match brotli.checked_sub(most) {
                None | Some(0) => write!(out, " of {most}")?,
                Some(more) => write!(out, ", {more} more than {most}")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_that_is_too_large_is_named() {
        let size = |brotli, part| Size { name: String::new(), plain: 0, brotli, gzip: 0, part };
        let sizes = Sizes(vec![size(250_000, Part::Thinker), size(9_000_000, Part::Book)]);
        assert_eq!(sizes.fit(), Ok(()), "the book is judged by nobody");
        let sizes = Sizes(vec![size(600_000, Part::Page), size(1, Part::Page)]);
        assert_eq!(sizes.fit(), Ok(()));
        assert!(sizes.to_string().contains("600001, 1 more than 600000"), "{sizes}");
        let sizes = Sizes(vec![size(250_000, Part::Thinker), size(1, Part::Thinker)]);
        assert!(sizes.fit().is_err_and(|reason| reason.starts_with("thinker: 250001 bytes")));
    }
}
