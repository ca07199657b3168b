//! The board as it is drawn in `board.txt`, read at compile time (BT-1, BT-2,
//! BT-4): the rings from the outside in with their marked entry spaces, the
//! marbles of each player, and the keys, each of which closes one trap.
//!
//! Change the drawing and the game changes; nothing of it is written elsewhere.

use crate::{
    action::Roll,
    phase::Then,
    space::{Space, Spaces},
};

const DRAWING: Drawing = Drawing::read(include_str!("board.txt").as_bytes());

/// BT-1: how many rings the track has.
pub(crate) const RINGS: usize = DRAWING.rings;
/// BT-1: how many spaces a ring has; so many notches are a whole turn (BT-3).
pub const RING: usize = DRAWING.ring;
/// BT-1: how many spaces the track has, and traps the base (BT-2).
pub(crate) const SPACES: usize = RINGS * RING;
/// BT-4: how many marbles each player has.
pub const MARBLES: usize = DRAWING.marbles;
/// BT-2: so many traps are closed.
pub(crate) const CLOSED: usize = DRAWING.keys;
/// BT-2: so many traps are open.
pub(crate) const OPEN: usize = SPACES - CLOSED;

const _: () = {
    assert!(SPACES < u32::BITS as usize, "a set of spaces is one 32-bit word");
    assert!(CLOSED <= SPACES, "no more keys than traps");
    assert!(0 < MARBLES && MARBLES < 10 && RING <= 10, "counts are printed as one digit");
};

/// Where a roll brings a marble in from the tray.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    pub(crate) space: Space,
    /// BT-11: after entering on a marked space the turn ends at once.
    pub(crate) then: Then,
}

impl Entry {
    #[inline]
    pub(crate) const fn with(roll: Roll) -> Self {
        ENTRIES[roll.number() as usize - 1]
    }
}

/// BT-6: to the space with the mark of the roll, or else counted from the
/// space marked "1".
static ENTRIES: [Entry; Roll::FACES] = {
    let Some(first) = DRAWING.marked(1) else { panic!("no space is marked 1") };
    let mut entries = [Entry { space: Space::FIRST, then: Then::Top }; Roll::FACES];
    let mut roll = 1;
    while roll <= Roll::FACES {
        let (index, then) = match DRAWING.marked(roll) {
            Some(index) if index != first => (index, Then::End),
            _ => (first + roll - 1, Then::Top),
        };
        let Some(space) = Space::from_index(index) else { panic!("an entry beyond the track") };
        entries[roll - 1] = Entry { space, then };
        roll += 1;
    }
    entries
};

/// The spaces where a marble from the tray can arrive, by what follows.
pub(crate) fn entry_spaces(then: Then) -> Spaces {
    let matching = ENTRIES.iter().filter(|entry| entry.then == then);
    matching.map(|entry| entry.space).collect()
}

/// What the lines of the drawing say. A line is a label and marks behind it,
/// with blanks between them.
struct Drawing {
    rings: usize,
    ring: usize,
    marbles: usize,
    keys: usize,
    /// The marks of all rings, from the outside in.
    marks: [u8; 64],
}

impl Drawing {
    const fn read(text: &[u8]) -> Self {
        let mut drawing = Self { rings: 0, ring: 0, marbles: 0, keys: 0, marks: [b' '; 64] };
        let mut start = 0;
        while start < text.len() {
            let mut end = start;
            while end < text.len() && text[end] != b'\n' {
                end += 1;
            }
            drawing.read_line(text, start, end);
            start = end + 1;
        }
        assert!(drawing.rings > 0, "a drawing has rings");
        drawing
    }

    const fn read_line(&mut self, text: &[u8], start: usize, end: usize) {
        let mut label_end = start;
        while label_end < end && text[label_end] != b' ' {
            label_end += 1;
        }
        let marbles = is_word(text, start, label_end, b"marbles");
        let keys = is_word(text, start, label_end, b"keys");
        let mut count = 0;
        let mut place = label_end;
        while place < end {
            if text[place] != b' ' {
                if !marbles && !keys {
                    self.marks[self.rings * self.ring + count] = text[place];
                }
                count += 1;
            }
            place += 1;
        }
        if marbles {
            self.marbles = count;
        } else if keys {
            self.keys = count;
        } else {
            assert!(self.rings == 0 || self.ring == count, "all rings have as many spaces");
            self.ring = count;
            self.rings += 1;
        }
    }

    /// The index of the space with this number for a mark.
    const fn marked(&self, number: usize) -> Option<usize> {
        let mut index = 0;
        while index < self.rings * self.ring {
            if self.marks[index] == b'0' + number as u8 {
                return Some(index);
            }
            index += 1;
        }
        None
    }
}

const fn is_word(text: &[u8], start: usize, end: usize, word: &[u8]) -> bool {
    if end - start != word.len() {
        return false;
    }
    let mut place = 0;
    while place < word.len() {
        if text[start + place] != word[place] {
            return false;
        }
        place += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_drawing_is_another_game() {
        let drawing = Drawing::read(b"keys x x\nouter  1 . 3\ninner  . 2 .\nmarbles o");
        assert_eq!((drawing.rings, drawing.ring), (2, 3));
        assert_eq!((drawing.marbles, drawing.keys), (1, 2));
        let marked = [1, 2, 3, 4].map(|number| drawing.marked(number));
        assert_eq!(marked, [Some(0), Some(4), Some(2), None]);
    }

    #[test]
    #[should_panic(expected = "as many spaces")]
    fn rings_of_different_lengths_are_refused() {
        Drawing::read(b"outer 1 . .\ninner . .");
    }
}
