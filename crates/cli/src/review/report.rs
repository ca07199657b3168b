//! A review for a person: where the game turned, what was a mistake, how well each
//! played, and what made the result.

use std::{io::Write, time::Duration};

use bots::BotGame;
use game::{Fact, Judgement, Seat};
use review::{Balance, Review, ReviewedEntry};
use telling::Reader;

use super::wording::Wording;
use crate::{analyse::aligned, failure::Failure, wrapping::wrapped};

/// A review, and how it is told.
pub(super) struct Report<'a, P: BotGame> {
    pub(super) wording: &'a Wording<'a, P>,
    pub(super) review: &'a Review<P::Action>,
    pub(super) time: Duration,
}

impl<P: BotGame> Report<'_, P> {
    /// Prints it for a person.
    pub(super) fn print(&self) -> Result<(), Failure> {
        let words = self.wording.words;
        let mut out = anstream::stdout().lock();
        let (bold, faint) = (anstyle::Style::new().bold(), anstyle::Style::new().dimmed());
        let name = Fact::Text(words.text(&format!("game-{}", P::GAME)));
        writeln!(out, "{bold}{}{bold:#}", words.tell("review-title", &[("name", name)]))?;
        let game = self.wording.game.clone().into();
        writeln!(out, "{}", telling::turn(&game, &Reader::onlooker(words)))?;

        let notable = self.notable();
        let code = if notable.is_empty() { "review-nothing" } else { "review-moves" };
        writeln!(out, "\n{bold}{}{bold:#}", words.text(code))?;
        for (place, entry) in notable {
            writeln!(out, "{}", self.wording.entry(place, entry))?;
            for sentence in self.wording.better(entry) {
                writeln!(out, "    {sentence}")?;
            }
        }

        writeln!(out, "\n{bold}{}{bold:#}", words.text("review-accuracy"))?;
        for seat in self.review.seats {
            writeln!(out, "{}", self.accuracy(seat))?;
        }

        writeln!(out, "\n{bold}{}{bold:#}", words.text("review-balance"))?;
        for row in aligned(&self.balance()) {
            writeln!(out, "{row}")?;
        }

        // Of two the other has the rest.
        let two = self.review.seats.len() == 2;
        for seat in self.review.seats.into_iter().take(if two { 1 } else { Seat::MOST }) {
            let seat_name = Fact::Text(self.wording.seat(seat));
            writeln!(
                out,
                "\n{bold}{}{bold:#}",
                words.tell("review-curve", &[("seat", seat_name)])
            )?;
            let curve = self
                .review
                .curve()
                .map(|chances| words.decimal(f64::from(chances.of(seat)) / 10.0, 0));
            for line in wrapped(&curve.collect::<Vec<_>>()) {
                writeln!(out, "  {line}")?;
            }
        }
        writeln!(out, "\n{faint}{}{faint:#}", self.effort())?;
        Ok(())
    }

    /// What is worth a line: mistakes, and where the game turned.
    fn notable(&self) -> Vec<(usize, &ReviewedEntry<P::Action>)> {
        let turns = self.review.turning_points();
        let mistake = |entry: &ReviewedEntry<P::Action>| {
            matches!(
                entry.judgement,
                Some(Judgement::Doubtful | Judgement::Mistake | Judgement::Blunder)
            )
        };
        let entries = self.review.entries.iter().enumerate();
        entries.filter(|(place, entry)| turns.contains(place) || mistake(entry)).collect()
    }

    fn accuracy(&self, seat: Seat) -> String {
        let words = self.wording.words;
        let accuracy = self.review.accuracy(seat);
        let name = ("seat", Fact::Text(self.wording.seat(seat)));
        let (Some(percent), Some(lost)) = (accuracy.percent(), accuracy.lost_on_average()) else {
            return words.tell("review-no-choices", &[name]);
        };
        let facts = [
            name,
            ("kept", accuracy.kept.into()),
            ("choices", accuracy.choices.into()),
            ("percent", Fact::Text(words.decimal(percent, 0))),
            ("lost", Fact::Text(words.decimal(lost / 10.0, 1))),
        ];
        words.tell("review-kept", &facts)
    }

    /// What made the result, a column for each seat. What brought nothing to anybody is
    /// left out.
    fn balance(&self) -> Vec<Vec<String>> {
        let words = self.wording.words;
        let seats: Vec<Seat> = self.review.seats.into_iter().collect();
        let balances: Vec<Balance> = seats.iter().map(|seat| self.review.balance(*seat)).collect();
        let head = seats.iter().map(|seat| self.wording.seat(*seat));
        let head = [String::new()].into_iter().chain(head).collect();
        let row = |(code, part, shown): Row| {
            let parts: Vec<i32> = balances.iter().map(part).collect();
            let is_told = shown == Shown::Whole || parts.iter().any(|part| *part != 0);
            let cells = parts.into_iter().map(|part| match shown {
                Shown::Part if part > 0 => format!("+{}", self.wording.points(part)),
                _ => self.wording.points(part).replace('-', "−"),
            });
            is_told.then(|| [words.text(code)].into_iter().chain(cells).collect::<Vec<_>>())
        };
        let rows: [Row; 8] = [
            ("review-part-start", |it| it.start, Shown::Whole),
            ("review-part-die", |it| it.die, Shown::Part),
            ("review-part-traps", |it| it.traps, Shown::Part),
            ("review-part-own", |it| it.own, Shown::Part),
            ("review-part-others", |it| it.others, Shown::Part),
            ("review-part-people", |it| it.people, Shown::Part),
            ("review-part-hindsight", |it| it.hindsight, Shown::Part),
            ("review-part-end", |it| it.end, Shown::Whole),
        ];
        [head].into_iter().chain(rows.into_iter().filter_map(row)).collect()
    }

    fn effort(&self) -> String {
        let words = self.wording.words;
        let depths = self.review.entries.iter().map(|entry| entry.depth).filter(|depth| *depth > 0);
        let facts = [
            ("nodes", Fact::Text(words.decimal(self.review.nodes as f64, 0))),
            ("seconds", Fact::Text(words.decimal(self.time.as_secs_f64(), 1))),
            ("least", depths.clone().min().unwrap_or(0).into()),
            ("most", depths.max().unwrap_or(0).into()),
        ];
        words.tell("review-effort", &facts)
    }
}

/// A part of the balance: its name, which it is, and how it is shown.
type Row = (&'static str, fn(&Balance) -> i32, Shown);

/// How a figure of the balance is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    /// As a chance.
    Whole,
    /// As what was added or taken away.
    Part,
}
