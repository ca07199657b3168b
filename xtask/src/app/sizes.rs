//! What a set costs whoever loads it, as a table, and whether each part is as small
//! as it should be. Brotli is what counts: browsers take it over https and on the same
//! machine. Over a room's plain http they ask for gzip alone, which is told beside.

use std::fmt;

use words::Language;

use super::set::Part;

/// The parts that are judged.
const JUDGED: [Judged; 3] = [
    Judged { part: Part::Page, name: "page, with the longest language", most: 600_000 },
    Judged { part: Part::Font, name: "fonts", most: 45_000 },
    Judged { part: Part::Thinker, name: "thinker", most: 250_000 },
];

struct Judged {
    part: Part,
    name: &'static str,
    /// How much it may take in brotli.
    most: usize,
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
        for Judged { part, name, most } in JUDGED {
            let takes = self.whole(part, |size| size.brotli);
            if takes > most {
                return Err(format!("{name}: {takes} bytes in brotli, more than {most}"));
            }
        }
        Ok(())
    }

    /// What a part takes; nobody sees the page without a language.
    fn whole(&self, part: Part, of: fn(&Size) -> usize) -> usize {
        let language = match part {
            Part::Page => {
                Language::ALL.into_iter().map(|it| self.sum(Part::Texts(it), of)).max().unwrap_or(0)
            }
            _ => 0,
        };
        self.sum(part, of) + language
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
        for Judged { part, name, most } in JUDGED {
            let [plain, gzip, brotli] =
                [|size: &Size| size.plain, |size: &Size| size.gzip, |size: &Size| size.brotli]
                    .map(|of| self.whole(part, of));
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
        let [english, french] = Language::ALL.map(Part::Texts);
        let page = |rest: usize| {
            Sizes(vec![size(580_000 + rest, Part::Page), size(20_000, french), size(9, english)])
        };
        assert_eq!(page(0).fit(), Ok(()), "one language counts");
        assert!(page(1).fit().is_err_and(|reason| reason.starts_with("page")));
        assert!(page(1).to_string().contains("600001, 1 more than 600000"), "{}", page(1));
        let sizes = Sizes(vec![size(250_000, Part::Thinker), size(1, Part::Thinker)]);
        assert!(sizes.fit().is_err_and(|reason| reason.starts_with("thinker: 250001 bytes")));
    }
}
