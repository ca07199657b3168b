//! The record of a table's game. Where a server keeps the table, with the proof
//! of its chance, the secret only once the game is over; where a device does, it
//! says how chance was drawn and calls nothing verifiable.

use chance::Proof;
use game::{Day, Line, Maker, Seat};
use shelf::Heading;

use crate::{PersonId, Sitter, Table};

impl Table {
    /// The text of the game's record; `None` before the start. `names` says what
    /// people are called, as far as it is known. A bot is `level:3`, and someone
    /// on another's device has no name. `drawn` tells how a device draws chance.
    pub fn record(
        &self,
        names: &dyn Fn(PersonId) -> Option<String>,
        date: Option<Day>,
        drawn: &str,
    ) -> Option<String> {
        let mut people: [Option<Line>; Seat::MOST] = Default::default();
        for (place, sitter) in people.iter_mut().zip(self.sitters()) {
            let name = match sitter {
                Some(Sitter::Person(person)) => names(*person),
                Some(Sitter::Bot(bot)) => Some(bot.to_string()),
                Some(Sitter::Companion(_)) | None => None,
            };
            *place = name.and_then(|name| Line::new(&name));
        }
        let play = self.play.as_ref()?;
        let chance = match self.proof() {
            Some(proof) => Line::new(&proof.to_string()),
            None => self.drawn_chance(drawn),
        };
        let date = play.heading.date.clone().or(date);
        let comments = play.heading.comments.clone();
        Some(play.game.record(Heading { people, date, chance, comments }))
    }

    /// How its chance was drawn, for anyone to check; `None` before the start, and
    /// where nothing was committed to.
    pub fn proof(&self) -> Option<Proof> {
        let play = self.play.as_ref()?;
        Some(Proof {
            table: self.id().to_string(),
            commitment: self.host().commitment()?,
            contributions: play.contributions.clone(),
            lot: play.lot,
            secret: play.revealed,
        })
    }

    /// What the sheet says of chance: what it said before, and how it was drawn
    /// since, if it was.
    fn drawn_chance(&self, drawn: &str) -> Option<Line> {
        let play = self.play.as_ref()?;
        let since = play.game.makers().get(play.begun_with..).unwrap_or_default();
        let before = play.heading.chance.as_ref().map(Line::as_str);
        match before {
            _ if !since.contains(&Maker::Chance) => play.heading.chance.clone(),
            Some(before) if before.ends_with(drawn) => Line::new(before),
            Some(before) => Line::new(&format!("{before}; {drawn}")),
            None => Line::new(drawn),
        }
    }
}
