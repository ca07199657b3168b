//! What a set costs whoever loads it, as a table, and whether each part keeps its
//! limit. Brotli is what counts: browsers take it over https and on the same
//! machine. Over a room's plain http they ask for gzip alone, which is told beside.

use std::fmt;

use super::set::Part;

/// The parts that are judged: what each is called, and the most that it may take
/// in brotli.
const LIMITS: [(Part, &str, usize); 2] =
    [(Part::Page, "page", 600_000), (Part::Thinker, "thinker", 250_000)];

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
    /// Whether every part keeps its limit.
    ///
    /// # Errors
    /// One does not.
    pub(super) fn fit(&self) -> Result<(), String> {
        for (part, name, most) in LIMITS {
            let takes = self.sum(part, |size| size.brotli);
            if takes > most {
                return Err(format!("{name}: {takes} bytes in brotli, more than {most}"));
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
        write!(out, "{:<36}{:>10}{:>10}{:>10}", "", "bytes", "gzip", "brotli")?;
        for Size { name, plain, gzip, brotli, .. } in &self.0 {
            write!(out, "\n{name:<36}{plain:>10}{gzip:>10}{brotli:>10}")?;
        }
        for (part, name, most) in LIMITS {
            let [plain, gzip, brotli] =
                [|size: &Size| size.plain, |size: &Size| size.gzip, |size: &Size| size.brotli]
                    .map(|of| self.sum(part, of));
            let name = format!("{name}, at most {most}");
            write!(out, "\n{name:<36}{plain:>10}{gzip:>10}{brotli:>10}")?;
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
        let sizes = Sizes(vec![size(600_000, Part::Page), size(9_000_000, Part::Book)]);
        assert_eq!(sizes.fit(), Ok(()), "the book is judged by nobody");
        let sizes = Sizes(vec![size(600_000, Part::Page), size(1, Part::Page)]);
        assert!(sizes.fit().is_err_and(|reason| reason.starts_with("page: 600001 bytes")));
    }
}
