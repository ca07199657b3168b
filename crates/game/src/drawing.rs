//! Reads a board that is drawn as text, at compile time: rows from the top,
//! each behind its number, and the column letters in the last line. A blank is
//! no square. What the marks mean is each game's business.
//!
//! ```text
//! 2    O .
//! 1  . . .
//!    a b c
//! ```

/// The marks of the drawing, by row from the bottom and column from the left.
///
/// # Panics
/// When the drawing is not `H` rows and a line of `W` letters; at compile time
/// where it is read into a constant.
pub const fn read<const W: usize, const H: usize>(text: &str) -> [[u8; W]; H] {
    let text = text.as_bytes();
    let mut lines = [(0, 0); 32];
    let mut count = 0;
    let mut start = 0;
    while start < text.len() {
        let mut end = start;
        while end < text.len() && text[end] != b'\n' {
            end += 1;
        }
        lines[count] = (start, end);
        count += 1;
        start = end + 1;
    }
    assert!(count == H + 1, "a drawing has one line for each row and one for the letters");

    let letters = lines[H];
    let mut margin = 0;
    while text[letters.0 + margin] == b' ' {
        margin += 1;
    }
    assert!(letters.1 - letters.0 == margin + 2 * W - 1, "one letter for each column");

    let mut marks = [[b' '; W]; H];
    let mut row = 0;
    while row < H {
        let (start, end) = lines[H - 1 - row];
        assert!(number_before(text, start, margin) == row + 1, "rows are numbered from the bottom");
        let mut column = 0;
        while column < W {
            let place = start + margin + 2 * column;
            if place < end {
                marks[row][column] = text[place];
            }
            column += 1;
        }
        row += 1;
    }
    marks
}

const fn number_before(text: &[u8], start: usize, margin: usize) -> usize {
    let mut number = 0;
    let mut place = start;
    while place < start + margin {
        if text[place].is_ascii_digit() {
            number = number * 10 + (text[place] - b'0') as usize;
        }
        place += 1;
    }
    number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_are_no_squares() {
        let marks = read::<3, 2>("2    O .\n1  . .\n   a b c\n");
        assert_eq!(marks, [*b".. ", *b" O."]);
    }

    #[test]
    #[should_panic(expected = "numbered from the bottom")]
    fn rows_out_of_order_are_refused() {
        read::<3, 2>("1  . . .\n2  . . .\n   a b c\n");
    }
}
