//! How a review speaks on the page: who did what, what it did to whose chance, what would
//! have been better.

use advice::{ReviewedCause, ReviewedMove, SaidNotice};
use game::{Fact, Maker, Seat};
use shelf::GameInProgress;
use telling::{Reader, advised, told, why_of};
use words::{Words, capitalised};

use super::{
    figures::{chance, chooser, mistake},
    opened::Opened,
};
use crate::{page::bot_name::bot_name, saved_game::Sits};

/// The language and the players of one game.
pub(super) struct Wording<'a> {
    pub(super) opened: &'a Opened,
    pub(super) words: &'a Words,
}

impl Wording<'_> {
    fn game(&self) -> &GameInProgress {
        &self.opened.game
    }

    /// What a seat is called, with the name of who sat there.
    pub(super) fn seat(&self, seat: Seat) -> String {
        let colour = self.words.text(&format!("actor-{}", self.game().seat_name(seat)));
        let colour = capitalised(&colour);
        let sitter = match self.opened.sitters.get(seat.index()) {
            Some(Sits::Person(name)) => name.clone(),
            Some(Sits::Bot(bot)) => Some(bot_name(self.game().game().name(), *bot, self.words)),
            None => None,
        };
        match sitter {
            Some(sitter) => format!("{colour} ({sitter})"),
            None => colour,
        }
    }

    /// The entry with this number in a sentence.
    pub(super) fn entry(&self, number: usize) -> String {
        told(self.game(), number, &Reader::onlooker(self.words))
    }

    /// What an entry did to the chance of the one whose turn it was: a mistake what it is
    /// judged by, and anything else what is known afterwards.
    pub(super) fn change(&self, entry: &ReviewedMove<SaidNotice>) -> String {
        let seat = self.concerned(entry);
        let is_mistake = mistake(self.game(), entry).is_some();
        let after = if is_mistake { &entry.done } else { &entry.after };
        let facts = [
            ("seat", Fact::Text(self.seat(seat))),
            ("before", Fact::Text(self.percent(&entry.before, seat))),
            ("after", Fact::Text(self.percent(after, seat))),
        ];
        self.words.tell("review-went", &facts)
    }

    /// What would have been better, and why.
    pub(super) fn better(&self, entry: &ReviewedMove<SaidNotice>) -> Vec<String> {
        let Some(better) = &entry.better else { return Vec::new() };
        let mut before = self.game().clone();
        before.take_back_to(entry.number - 1);
        let reader = Reader::onlooker(self.words);
        let first = better.line.first();
        let action = first.and_then(|token| advised(&before, token, &reader)).unwrap_or_default();
        let line = Fact::Text(action);
        let first = match better.wins_in.filter(|_| entry.is_missed_win) {
            Some(moves) => {
                self.words.tell("review-win-missed", &[("line", line), ("actions", moves.into())])
            }
            None => self.words.tell("review-better", &[("line", line)]),
        };
        let game = self.game().game();
        let reasons = better.reason.iter().map(|reason| {
            let facts = self.with_same_figures(entry, reason.told_facts(self.words));
            why_of(game, &reason.code, &facts, better.line.first().map(String::as_str), &reader)
        });
        [first].into_iter().chain(reasons).collect()
    }

    /// The facts of a reason, with the figures that are told of the move that was made.
    fn with_same_figures<'f>(
        &self,
        entry: &ReviewedMove<SaidNotice>,
        mut facts: Vec<(&'f str, Fact)>,
    ) -> Vec<(&'f str, Fact)> {
        let Some(seat) = chooser(self.game(), entry) else { return facts };
        let chance = |chances| Fact::Number(chance(self.game(), chances, seat));
        let is_made = |(name, fact): &(&str, Fact)| {
            ["action", "tempting"].contains(name) && *fact == Fact::Text(entry.token.clone())
        };
        let is_of_made = facts.iter().any(is_made);
        for (name, fact) in &mut facts {
            match *name {
                "before" => *fact = chance(&entry.before),
                "after" | "percent" if is_of_made => *fact = chance(&entry.done),
                _ => {}
            }
        }
        facts
    }

    /// The chance of a seat among these, in percent.
    pub(super) fn percent(&self, chances: &[u16], seat: Seat) -> String {
        let percent = chance(self.game(), chances, seat);
        self.words.tell("review-percent", &[("percent", Fact::Number(percent))])
    }

    /// Thousandths as points of a hundred, with their sign.
    pub(super) fn points(&self, thousandths: i32) -> String {
        let points = self.words.decimal(f64::from(thousandths) / 10.0, 1).replace('-', "−");
        if thousandths > 0 { format!("+{points}") } else { points }
    }

    /// Whose chance is told with an entry.
    fn concerned(&self, entry: &ReviewedMove<SaidNotice>) -> Seat {
        let maker = self.game().makers().get(entry.number - 1).copied();
        match (entry.cause, maker) {
            (ReviewedCause::Decision | ReviewedCause::People, Some(Maker::Seat(seat)))
            | (_, Some(Maker::Leaver(seat))) => seat,
            _ => self.turn_of(entry.number - 1).unwrap_or(Seat::ONE),
        }
    }

    /// Whose turn it is after so many entries, whatever falls.
    fn turn_of(&self, entries: usize) -> Option<Seat> {
        let mut game = self.game().clone();
        game.take_back_to(entries);
        shelf::match_in_progress!(&game, game => bots::Described::whose(game.position()))
    }
}
