//! The positions before this one, in the game and on the way through the
//! search: a position that comes back is a draw (ALL-1).

use game::{GameSoFar, Key, Position};

/// The positions so far. A small filter answers most questions at once.
pub(crate) struct Past {
    /// What has occurred so often in the game that once more is a draw.
    game: Vec<Key>,
    /// From the root to the position that is looked at.
    path: Vec<Key>,
    /// How many of both have each place.
    filter: Vec<u16>,
}

const FILTER_BITS: u32 = 12;
/// ALL-1: at the third occurrence the game is drawn.
const DRAWN: u8 = 3;

impl Past {
    pub(crate) fn of<P: Position>(game: &GameSoFar<P>, longest_path: usize) -> Self {
        let often = game.occurrences().filter(|(_, times)| times + 1 >= DRAWN);
        let mut past = Self {
            game: often.map(|(position, _)| Key::of(position)).collect(),
            path: Vec::with_capacity(longest_path),
            filter: vec![0; 1 << FILTER_BITS],
        };
        for key in &past.game {
            past.filter[key.place(FILTER_BITS)] += 1;
        }
        past
    }

    #[inline]
    pub(crate) fn enter(&mut self, key: Key) {
        self.path.push(key);
        self.filter[key.place(FILTER_BITS)] += 1;
    }

    #[inline]
    pub(crate) fn leave(&mut self) {
        if let Some(key) = self.path.pop() {
            self.filter[key.place(FILTER_BITS)] -= 1;
        }
    }

    /// Whether a position would be a draw here: it was met on the way, where
    /// both could go round once more, or has occurred twice in the game.
    #[inline]
    pub(crate) fn repeats(&self, key: Key) -> bool {
        self.filter[key.place(FILTER_BITS)] > 0 && self.is_found(key)
    }

    fn is_found(&self, key: Key) -> bool {
        self.path.contains(&key) || self.game.contains(&key)
    }
}
