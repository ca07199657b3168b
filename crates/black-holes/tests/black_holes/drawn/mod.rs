//! Positions drawn as text, and what the tests ask of them. Whatever fails
//! shows the board.
//!
//! The rows are drawn as the sketch of a position shows them; those that are
//! left out are empty, but for idle blocks in row 10 (Light's) and row 1
//! (Dark's), so that nobody has won.

use black_holes::{BlackHoles, Refusal, Square};
use game::Position;

const IDLE: [&str; 2] = ["10      L L L L L .", " 1      . D D D D D"];

/// The drawn position; `rest` is what stands behind the blocks in its text.
pub(crate) fn drawn(drawing: &str, rest: &str) -> BlackHoles {
    let mut rows: Vec<(usize, &str)> = drawing.lines().filter_map(row).collect();
    for (number, marks) in IDLE.into_iter().filter_map(row) {
        if rows.iter().all(|(drawn, _)| *drawn != number) {
            rows.push((number, marks));
        }
    }
    let [light, dark] = ['l', 'd'].map(|letter| {
        let blocks = rows.iter().flat_map(|(number, marks)| blocks(*number, marks, letter));
        blocks.collect::<Vec<_>>().join(",")
    });
    let text = format!("{light}/{dark} {rest}");
    let position: BlackHoles = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let sketch = position.sketch().to_string();
    for (number, marks) in rows {
        let line = format!("{number:>2}{marks}");
        assert!(sketch.lines().any(|shown| shown == line), "drawn: {line}\n{sketch}");
    }
    position
}

/// The number of a row, and what is drawn behind it.
fn row(line: &str) -> Option<(usize, &str)> {
    let line = line.trim();
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let (number, marks) = line.split_at(digits);
    Some((number.parse().ok()?, marks))
}

/// The blocks of one colour whose anchor is in this row.
fn blocks(number: usize, marks: &str, letter: char) -> Vec<String> {
    let marks: Vec<char> = marks.chars().skip(1).collect();
    let mut blocks = Vec::new();
    for (place, column) in ('a'..='j').enumerate() {
        let Some(&[join, mark]) = marks.get(2 * place..2 * place + 2) else { break };
        let next = char::from_u32(column as u32 + 1).expect("a letter");
        match join {
            _ if mark.to_ascii_lowercase() != letter => {}
            ' ' if mark.is_uppercase() => blocks.push(format!("{column}{number}")),
            ' ' => blocks.push(format!("{column}{number}{next}{number}")),
            '╵' => blocks.push(format!("{column}{number}{column}{}", number + 1)),
            // The other half has been read, or will be.
            _ => {}
        }
    }
    blocks
}

pub(crate) fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

/// The letters of the directions in which the block may go.
pub(crate) fn ways(position: &BlackHoles, anchor: &str) -> String {
    let tokens = position.actions().into_iter().map(|action| action.to_string());
    tokens.filter_map(|token| token.strip_prefix(anchor).map(str::to_owned)).collect()
}

/// The legal actions, in order.
pub(crate) fn legal(position: &BlackHoles) -> String {
    let tokens: Vec<_> = position.actions().iter().map(ToString::to_string).collect();
    tokens.join(" ")
}

/// The position after these actions, all of them legal.
pub(crate) fn played(position: &BlackHoles, tokens: &str) -> BlackHoles {
    tokens.split_whitespace().fold(*position, |position, token| {
        let shown = || format!("{token}\n{}\n{position}", position.sketch());
        let action = token.parse().expect("a token");
        assert!(position.actions().contains(&action), "not listed: {}", shown());
        position.play(action).unwrap_or_else(|refusal| panic!("{refusal}: {}", shown()))
    })
}

/// Checks that the action is not legal, and why.
pub(crate) fn refused(position: &BlackHoles, token: &str, expected: &Refusal) {
    let shown = || format!("{token}\n{}\n{position}", position.sketch());
    let action = token.parse().expect("a token");
    assert_eq!(position.check(action).as_ref(), Err(expected), "{}", shown());
    assert!(!position.actions().contains(&action), "listed: {}", shown());
}

/// Checks that these actions lead to the position with this text.
pub(crate) fn leads_to(position: &BlackHoles, tokens: &str, expected: &str) {
    let after = played(position, tokens).to_string();
    assert_eq!(after, expected, "{tokens}\n{}\n{position}", position.sketch());
}

/// What stands behind the blocks in the position's text.
pub(crate) fn rest(position: &BlackHoles) -> String {
    let text = position.to_string();
    text.split_once(' ').map(|(_, rest)| rest.to_owned()).expect("fields")
}
