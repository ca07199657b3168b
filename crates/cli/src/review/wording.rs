//! How a review speaks: who did what, and what it did to whose chance.

use bots::BotGame;
use game::{Fact, GameSoFar, Judgement, Line, Maker, Seat};
use review::{Better, Cause, Chances, ReviewedEntry};
use words::{Words, capitalised};

/// The language and the names of one game.
pub(super) struct Wording<'a, P: BotGame> {
    pub(super) game: &'a GameSoFar<P>,
    pub(super) people: &'a [Option<Line>; Seat::MOST],
    pub(super) words: &'a Words,
}

impl<P: BotGame> Wording<'_, P> {
    /// What a seat is called: by the name on the sheet, too, if there is one.
    pub(super) fn seat(&self, seat: Seat) -> String {
        let name = self.words.text(&format!("actor-{}", self.game.position().seat_name(seat)));
        let name = capitalised(&name);
        match &self.people[seat.index()] {
            Some(person) => format!("{name} ({})", person.as_str()),
            None => name,
        }
    }

    /// An entry in one line: `12. White a6e?? (White 61.2% → 23.4%)`.
    pub(super) fn entry(&self, place: usize, entry: &ReviewedEntry<P::Action>) -> String {
        let done = self.game.entries().get(place).map(ToString::to_string).unwrap_or_default();
        let facts = [
            ("number", (place + 1).into()),
            ("cause", Fact::Text(self.cause(entry.cause))),
            ("move", Fact::Text(format!("{done}{}", entry.judgement.map_or("", Judgement::sign)))),
            ("change", Fact::Text(self.change(place, entry))),
        ];
        self.words.tell("review-move", &facts)
    }

    /// What an entry did to the chance of the one whose turn it was.
    pub(super) fn change(&self, place: usize, entry: &ReviewedEntry<P::Action>) -> String {
        let seat = self.concerned(place, entry.cause);
        let facts = [
            ("seat", Fact::Text(self.seat(seat))),
            ("before", Fact::Text(self.percent(entry.before, seat))),
            ("after", Fact::Text(self.percent(entry.after, seat))),
        ];
        self.words.tell("review-change", &facts)
    }

    /// What would have been better, and why.
    pub(super) fn better(&self, entry: &ReviewedEntry<P::Action>) -> Vec<String> {
        let Some(better) = &entry.better else { return Vec::new() };
        let first = if let Some(moves) = better.wins_in.filter(|_| entry.is_missed_win()) {
            let action = Fact::Text(better.action.to_string());
            self.words.tell("review-missed", &[("move", action), ("actions", moves.into())])
        } else {
            let line = Fact::Text(line_of(better));
            self.words.tell("review-better", &[("line", line)])
        };
        let reasons = better.reasons.iter().map(|reason| self.words.say(reason));
        [first].into_iter().chain(reasons).collect()
    }

    /// A chance in percent, with one decimal: thousandths are shown exactly.
    pub(super) fn percent(&self, chances: Chances, seat: Seat) -> String {
        let percent = Fact::Text(self.points(chances.of(seat).into()));
        self.words.tell("analysis-percent", &[("percent", percent)])
    }

    /// Thousandths as points of a hundred.
    pub(super) fn points(&self, thousandths: i32) -> String {
        self.words.decimal(f64::from(thousandths) / 10.0, 1)
    }

    /// Whose chance is told with an entry.
    fn concerned(&self, place: usize, cause: Cause) -> Seat {
        let turn = || P::whose(&self.game.position_after(place)?);
        match cause {
            Cause::Decision(seat) | Cause::People(Maker::Leaver(seat)) => seat,
            Cause::Die | Cause::Trap | Cause::People(_) => turn().unwrap_or(Seat::ONE),
        }
    }

    fn cause(&self, cause: Cause) -> String {
        match cause {
            Cause::Decision(seat) | Cause::People(Maker::Leaver(seat)) => self.seat(seat),
            Cause::Die => self.words.text("review-die"),
            Cause::Trap => self.words.text("review-trap"),
            Cause::People(_) => self.words.text("review-people"),
        }
    }
}

fn line_of<A: std::fmt::Display>(better: &Better<A>) -> String {
    better.line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
