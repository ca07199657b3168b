//! The licences under which something may become part of the program: those
//! that ask for nothing but to be named.

const ACCEPTED: [&str; 13] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Whether a licence expression can be met with accepted licences alone. Brackets
/// are not looked at: read as if OR bound closer than AND, an expression is
/// refused too often rather than too seldom.
pub(super) fn is(expression: &str) -> bool {
    every(expression, |choice| choice.iter().any(|one| ACCEPTED.contains(one)))
}

/// Whether each of the choices that an expression asks for is as wanted.
fn every(expression: &str, wanted: impl Fn(&[&str]) -> bool) -> bool {
    let plain = expression.replace(['(', ')'], " ").replace('/', " OR ");
    plain.split(" AND ").all(|choice| {
        let choice: Vec<_> = choice.split(" OR ").map(str::trim).collect();
        wanted(&choice)
    })
}

#[cfg(test)]
mod tests {
    use super::is;

    #[test]
    fn one_of_several_is_enough_and_all_of_several_are_needed() {
        let fine = ["MIT", "MIT/Apache-2.0", "Apache-2.0 OR GPL-2.0-only"];
        assert!(fine.into_iter().all(is));
        assert!(is("(MIT OR Apache-2.0) AND Unicode-3.0"));
        let not = ["", "GPL-3.0-only", "MIT AND GPL-3.0-only", "(MIT OR ISC) AND MPL-2.0"];
        assert!(!not.into_iter().any(is));
    }
}
