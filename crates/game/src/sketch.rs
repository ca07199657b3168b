//! A picture of a position made of letters, with a tone for each piece of it.
//! Which colour a tone becomes, if any, is up to whoever shows it.

use std::fmt;

/// What a piece of the picture stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Text and anything neutral.
    Plain,
    /// Empty squares, coordinates.
    Faint,
    /// A hole in the board.
    Hole,
    /// Light or white pieces.
    Light,
    /// Dark or black pieces.
    Dark,
    /// Red pieces.
    Red,
    /// Yellow pieces.
    Yellow,
    /// Green pieces.
    Green,
    /// Blue pieces.
    Blue,
}

/// The picture, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sketch {
    lines: Vec<Vec<(Tone, String)>>,
}

impl Sketch {
    /// Begins a new line.
    pub fn line(&mut self) -> &mut Self {
        self.lines.push(Vec::new());
        self
    }

    /// Adds a piece to the last line.
    pub fn add(&mut self, tone: Tone, text: impl Into<String>) -> &mut Self {
        if self.lines.is_empty() {
            self.line();
        }
        if let Some(line) = self.lines.last_mut() {
            line.push((tone, text.into()));
        }
        self
    }

    /// A board of squares: rows from the top behind their numbers, the column
    /// letters below. `marks` draws the square in a column and row, both from 0,
    /// with what stands before it, which is mostly a blank.
    pub fn board(
        columns: usize,
        rows: usize,
        marks: impl Fn(usize, usize) -> (Tone, [char; 2]),
    ) -> Self {
        let mut sketch = Self::default();
        for row in (0..rows).rev() {
            sketch.line().add(Tone::Faint, format!("{:>2} ", row + 1));
            for column in 0..columns {
                let (tone, marks) = marks(column, row);
                sketch.add(tone, String::from_iter(marks));
            }
        }
        sketch.line().add(Tone::Faint, "   ");
        for letter in (b'a'..).take(columns) {
            sketch.add(Tone::Faint, format!(" {}", letter as char));
        }
        sketch
    }

    /// The pieces of each line, in order.
    pub fn lines(&self) -> &[Vec<(Tone, String)>] {
        &self.lines
    }
}

impl fmt::Display for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, line) in self.lines.iter().enumerate() {
            if number > 0 {
                f.write_str("\n")?;
            }
            let text: String = line.iter().map(|(_, text)| text.as_str()).collect();
            f.write_str(text.trim_end())?;
        }
        Ok(())
    }
}
