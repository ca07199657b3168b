//! A QR code in the terminal: two modules to a character, light ones drawn and
//! dark ones left out, in white on black whatever the terminal's own colours.
//! Where colours fall away it reads on a dark terminal.

use std::fmt::Write;

use anstyle::{Color, RgbColor, Style};
use fast_qr::{ECL, QRBuilder};

/// The light rim that readers need.
const RIM: usize = 3;

/// The code of a text, one line under the other. `None` where it is too long.
pub(super) fn drawn(text: &str) -> Option<String> {
    let code = QRBuilder::new(text).ecl(ECL::L).build().ok()?;
    let is_light = |row: usize, column: usize| {
        let inside = RIM..RIM + code.size;
        let dark = inside.contains(&row)
            && inside.contains(&column)
            && code[row - RIM][column - RIM].value();
        !dark
    };
    let side = code.size + 2 * RIM;
    let style = white_on_black();
    let mut lines = String::new();
    for row in (0..side).step_by(2) {
        let line: String = (0..side)
            .map(|column| match (is_light(row, column), is_light(row + 1, column)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            })
            .collect();
        // Writing to a string does not fail.
        let _ = writeln!(lines, "{style}{line}{style:#}");
    }
    Some(lines)
}

fn white_on_black() -> Style {
    let [white, black] = [RgbColor(255, 255, 255), RgbColor(0, 0, 0)].map(Color::Rgb);
    Style::new().fg_color(Some(white)).bg_color(Some(black))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The three corners that readers look for, and the rim around the code.
    #[test]
    fn a_code_has_its_rim_and_its_corners() {
        let drawn = drawn("http://192.168.1.20:7373/").expect("short enough");
        let plain = anstream::adapter::strip_str(&drawn).to_string();
        let lines: Vec<Vec<char>> = plain.lines().map(|line| line.chars().collect()).collect();
        let side = lines[0].len();
        assert!(lines.iter().all(|line| line.len() == side));
        assert_eq!(lines.len(), side.div_ceil(2));
        assert!(lines[0].iter().all(|letter| *letter == '█'), "a light rim");
        let light = |row: usize, column: usize| match lines[row / 2][column] {
            '█' => true,
            '▀' => row.is_multiple_of(2),
            '▄' => row % 2 == 1,
            _ => false,
        };
        let far = side - RIM - 7;
        for (top, left) in [(RIM, RIM), (RIM, far), (far, RIM)] {
            for place in 0..7 {
                assert!(!light(top, left + place) && !light(top + 6, left + place));
                assert!(!light(top + place, left) && !light(top + place, left + 6));
            }
            assert!((1..6).all(|place| light(top + 1, left + place)));
            assert!(!light(top + 3, left + 3));
        }
    }
}
