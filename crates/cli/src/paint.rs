//! Gives a sketch its colours. Without a terminal the colours fall away.

use std::fmt::Write;

use anstyle::{AnsiColor, Effects, Style};
use game::{Sketch, Tone};

/// The sketch as text with colours, each line indented.
pub(crate) fn paint(sketch: &Sketch) -> String {
    let mut text = String::new();
    for line in sketch.lines() {
        let end =
            line.iter().rposition(|(_, piece)| !piece.trim().is_empty()).map_or(0, |last| last + 1);
        if end > 0 {
            text.push(' ');
        }
        for (tone, piece) in &line[..end] {
            let style = style(*tone);
            // Writing to a string does not fail.
            let _ = write!(text, "{style}{piece}{style:#}");
        }
        text.push('\n');
    }
    text
}

fn style(tone: Tone) -> Style {
    let bold = |color: AnsiColor| color.on_default().effects(Effects::BOLD);
    match tone {
        Tone::Plain => Style::new(),
        Tone::Faint => Style::new().dimmed(),
        Tone::Hole => bold(AnsiColor::Magenta),
        Tone::Light => bold(AnsiColor::BrightYellow),
        Tone::Dark => bold(AnsiColor::Cyan),
        Tone::Red => bold(AnsiColor::Red),
        Tone::Yellow => bold(AnsiColor::Yellow),
        Tone::Green => bold(AnsiColor::Green),
        Tone::Blue => bold(AnsiColor::Blue),
    }
}
