//! A review for a program: one line of JSON, described in docs/review.md. Chances and
//! shifts are whole thousandths.

use std::io::{self, Write};

use bots::BotGame;
use game::{Judgement, Seat, result_text};
use review::{Balance, Cause, Chances, ReviewedEntry};
use serde::Serialize;

use super::{report::Report, wording::Wording};
use crate::failure::Failure;

#[derive(Serialize)]
struct ReviewJson {
    game: &'static str,
    seats: Vec<&'static str>,
    result: String,
    is_whole: bool,
    start: Vec<u16>,
    entries: Vec<EntryJson>,
    turning_points: Vec<usize>,
    players: Vec<PlayerJson>,
    nodes: u64,
    seconds: f64,
}

#[derive(Serialize)]
struct EntryJson {
    number: usize,
    token: String,
    cause: &'static str,
    seat: Option<&'static str>,
    before: Vec<u16>,
    done: Vec<u16>,
    after: Vec<u16>,
    is_choice: bool,
    lost: u16,
    judgement: Option<&'static str>,
    is_missed_win: bool,
    better: Option<BetterJson>,
    depth: u32,
}

#[derive(Serialize)]
struct BetterJson {
    line: Vec<String>,
    wins_in: Option<u32>,
    reason: Vec<String>,
}

#[derive(Serialize)]
struct PlayerJson {
    seat: &'static str,
    choices: usize,
    kept: usize,
    lost: u32,
    balance: BalanceJson,
}

#[derive(Serialize)]
struct BalanceJson {
    start: i32,
    die: i32,
    traps: i32,
    own: i32,
    others: i32,
    people: i32,
    hindsight: i32,
    end: i32,
}

impl<P: BotGame> Report<'_, P> {
    /// Prints it for a program.
    pub(super) fn print_json(&self) -> Result<(), Failure> {
        let Wording { game, .. } = self.wording;
        let review = self.review;
        let name = |seat: Seat| game.position().seat_name(seat);
        let entries = review.entries.iter().enumerate();
        let told = ReviewJson {
            game: P::GAME,
            seats: review.seats.into_iter().map(name).collect(),
            result: result_text(game),
            is_whole: review.is_whole,
            start: self.all(review.start),
            entries: entries.map(|(place, entry)| self.entry(place, entry)).collect(),
            turning_points: review.turning_points().iter().map(|place| place + 1).collect(),
            players: review.seats.into_iter().map(|seat| self.player(seat)).collect(),
            nodes: review.nodes,
            seconds: self.time.as_secs_f64(),
        };
        let mut out = io::stdout().lock();
        serde_json::to_writer(&mut out, &told).map_err(io::Error::from)?;
        writeln!(out)?;
        Ok(())
    }

    fn entry(&self, place: usize, entry: &ReviewedEntry<P::Action>) -> EntryJson {
        let Wording { game, words, .. } = self.wording;
        let (cause, seat) = match entry.cause {
            Cause::Decision(seat) => ("decision", Some(game.position().seat_name(seat))),
            Cause::Die => ("die", None),
            Cause::Trap => ("trap", None),
            Cause::People(_) => ("people", None),
        };
        let better = entry.better.as_ref().map(|better| BetterJson {
            line: better.line.iter().map(ToString::to_string).collect(),
            wins_in: better.wins_in,
            reason: better.reasons.iter().map(|reason| words.say(reason)).collect(),
        });
        EntryJson {
            number: place + 1,
            token: game.entries().get(place).map(ToString::to_string).unwrap_or_default(),
            cause,
            seat,
            before: self.all(entry.before),
            done: self.all(entry.done),
            after: self.all(entry.after),
            is_choice: entry.is_choice,
            lost: entry.lost(),
            judgement: entry.judgement.map(Judgement::sign),
            is_missed_win: entry.is_missed_win(),
            better,
            depth: entry.depth,
        }
    }

    fn player(&self, seat: Seat) -> PlayerJson {
        let accuracy = self.review.accuracy(seat);
        let balance = self.review.balance(seat);
        let Balance { start, die, traps, own, others, people, hindsight, end } = balance;
        PlayerJson {
            seat: self.wording.game.position().seat_name(seat),
            choices: accuracy.choices,
            kept: accuracy.kept,
            lost: accuracy.lost,
            balance: BalanceJson { start, die, traps, own, others, people, hindsight, end },
        }
    }

    /// The chance of each seat, in seat order.
    fn all(&self, chances: Chances) -> Vec<u16> {
        self.review.seats.into_iter().map(|seat| chances.of(seat)).collect()
    }
}
