//! Whoever reads the page, as a game is told to them: what is theirs is told to “you”,
//! friends have names, and directions are those of the board as it lies before them.

use game::Seat;
use leptos::prelude::*;
use shelf::GameInProgress;
use table::Sitter;
use telling::Reader;
use words::Words;

use crate::page::game::session::{Authority, GameSession};
use crate::view::Draw;

impl GameSession {
    /// Whoever reads this, in their words.
    pub(in crate::page) fn reader(self, words: &Words) -> Reader<'_> {
        let mine = self.my_seats();
        Reader {
            words,
            you: mine.into_iter().next().filter(|_| mine.len() == 1),
            names: self.names(),
            quarters: self.quarters(),
        }
    }

    /// By how many quarters, clockwise, the board is turned.
    pub(in crate::page) fn quarters(self) -> u8 {
        let seat = self.near_seat();
        let degrees = self.with_game(|game| game.degrees(seat));
        (0..4).find(|quarters| (degrees - 90.0 * f32::from(*quarters)).abs() < 45.0).unwrap_or(0)
    }

    /// The people who have a name and play for themselves.
    fn names(self) -> Vec<(Seat, String)> {
        let name = |person| match self.authority {
            Authority::Here(here) => here.names.with(|names| names.of(person)),
            Authority::Online(online) => online
                .people
                .with(|people| people.get(&person).and_then(|known| known.name.clone())),
        };
        let seats = self.with_game(GameInProgress::seats);
        self.with_table(|table| {
            let named = seats.into_iter().filter(|seat| table.stand_in(*seat).is_none());
            let named = named.filter_map(|seat| match table.sitter(seat)? {
                Sitter::Person(person) => Some((seat, name(person)?)),
                Sitter::Companion(_) | Sitter::Bot(_) => None,
            });
            named.collect()
        })
    }
}
