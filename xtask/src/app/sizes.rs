//! What a set costs whoever loads it, as a table.

use std::fmt;

use super::set::Load;

/// What a file takes.
pub(super) struct Size {
    pub(super) name: String,
    pub(super) plain: usize,
    pub(super) brotli: usize,
    pub(super) gzip: usize,
    pub(super) load: Load,
}

/// What the files of a set take.
pub(super) struct Sizes(pub(super) Vec<Size>);

impl Sizes {
    /// All that the first visit loads, in the larger form: gzip, which is all that
    /// browsers ask for over a room's plain http. Over https and on the same machine
    /// they take brotli.
    pub(super) fn sent(&self) -> usize {
        self.first(|size| size.gzip)
    }

    fn first(&self, of: fn(&Size) -> usize) -> usize {
        self.0.iter().filter(|size| size.load == Load::First).map(of).sum()
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{:<34}{:>10}{:>10}{:>10}", "", "bytes", "gzip", "brotli")?;
        for Size { name, plain, gzip, brotli, .. } in &self.0 {
            writeln!(out, "{name:<34}{plain:>10}{gzip:>10}{brotli:>10}")?;
        }
        let (plain, gzip) = (self.first(|size| size.plain), self.first(|size| size.gzip));
        let brotli = self.first(|size| size.brotli);
        write!(out, "{:<34}{plain:>10}{gzip:>10}{brotli:>10}", "first visit")
    }
}
