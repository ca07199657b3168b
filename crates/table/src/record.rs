//! The record of a table's game, with the proof of its chance. The secret is in
//! it only once the game is over.

use chance::Proof;
use game::{Day, Line, Seat};
use shelf::Heading;

use crate::{PersonId, Sitter, Table};

impl Table {
    /// The text of the game's record; `None` before the start. `names` says what
    /// people are called, as far as it is known. A bot is `level:3`, and someone
    /// on another's device has no name.
    pub fn record(
        &self,
        names: &dyn Fn(PersonId) -> Option<String>,
        date: Option<Day>,
    ) -> Option<String> {
        let mut people: [Option<Line>; Seat::MOST] = Default::default();
        for (place, sitter) in people.iter_mut().zip(self.sitters()) {
            let name = match sitter {
                Some(Sitter::Person(person)) => names(*person),
                Some(Sitter::Bot(level)) => Some(format!("level:{level}")),
                Some(Sitter::Companion(_)) | None => None,
            };
            *place = name.and_then(|name| Line::new(&name));
        }
        let chance = Line::new(&self.proof()?.to_string());
        Some(self.game()?.record(Heading { people, date, chance, ..Heading::default() }))
    }

    /// How its chance was drawn, for anyone to check; `None` before the start.
    pub fn proof(&self) -> Option<Proof> {
        let play = self.play.as_ref()?;
        Some(Proof {
            table: self.id().to_string(),
            commitment: self.commitment(),
            contributions: play.contributions.clone(),
            lot: play.lot,
            secret: play.revealed,
        })
    }
}
