//! The three faces of our texts, how wide their letters are, and where lines break.
//! The widths are those of `fonts/widths.txt`, which `fonts/make.py` takes from the
//! fonts; the page has the same fonts, so lines break at the same words everywhere.

use std::{collections::HashMap, sync::LazyLock};

/// A face that texts are set in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Figtree.
    Text,
    /// Figtree, heavier.
    Strong,
    /// Fraunces.
    Heading,
}

const WIDTHS: &str = include_str!("../fonts/widths.txt");

/// What a letter is taken for that our fonts do not have, in thousandths.
const UNKNOWN: u32 = 600;

/// The table, read once.
static WIDTH_OF: LazyLock<HashMap<char, [u32; 3]>> = LazyLock::new(|| {
    let letter = |line: &str| {
        let (code, widths) = line.split_once(' ')?;
        let letter = char::from_u32(u32::from_str_radix(code, 16).ok()?)?;
        let mut widths = widths.split(' ').map_while(|width| width.parse().ok());
        Some((letter, [widths.next()?, widths.next()?, widths.next()?]))
    };
    WIDTHS.lines().filter_map(letter).collect()
});

impl Face {
    /// All faces, as the columns of the table have them.
    pub const ALL: [Self; 3] = [Self::Text, Self::Strong, Self::Heading];

    /// Its family and its weight.
    pub(crate) const fn family(self) -> (&'static str, u32) {
        match self {
            Self::Text => ("Figtree", 400),
            Self::Strong => ("Figtree", 600),
            Self::Heading => ("Fraunces", 600),
        }
    }

    /// Half the height of its capitals, as a part of its size.
    pub(crate) const HALF_HEIGHT: f32 = 0.35;

    /// How wide a text of size 1 is.
    pub fn width(self, text: &str) -> f32 {
        let thousandths: u32 = text.chars().map(|letter| self.letter_width(letter)).sum();
        thousandths as f32 / 1000.0
    }

    fn letter_width(self, letter: char) -> u32 {
        WIDTH_OF.get(&letter).map_or(UNKNOWN, |widths| widths[self as usize])
    }

    /// A text in lines no wider than this; they break at ordinary spaces only.
    pub(crate) fn lines(self, text: &str, size: f32, width: f32) -> Vec<String> {
        let (mut lines, mut used): (Vec<String>, f32) = (Vec::new(), 0.0);
        // Ten times ten is one word.
        let text = text.replace(" × ", "\u{a0}×\u{a0}");
        for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
            let (space, wide) = (self.width(" ") * size, self.width(word) * size);
            match lines.last_mut() {
                Some(line) if used + space + wide <= width => {
                    line.push(' ');
                    line.push_str(word);
                    used += space + wide;
                }
                _ => {
                    lines.push(word.to_owned());
                    used = wide;
                }
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_never_at_a_space_that_binds() {
        let lines = Face::Text.lines("une bille de 16\u{a0}mm roule", 4.0, 30.0);
        assert_eq!(lines, ["une bille de", "16\u{a0}mm roule"]);
        for line in lines {
            assert!(Face::Text.width(&line) * 4.0 <= 30.0);
        }
    }

    #[test]
    fn heavier_letters_are_wider() {
        let widths = [Face::Text, Face::Strong].map(|face| face.width("Ludothèque"));
        assert!(widths[0] > 4.0 && widths[0] < widths[1], "{widths:?}");
    }
}
