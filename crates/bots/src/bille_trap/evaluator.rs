//! What a player of Bille-Trap goes by: how likely a seat is to win between two
//! turns. Estimates are on the scale of the expectation search: 10,000 for a
//! sure win.
//!
//! A turn that is half made is never judged as it stands: all actions but the
//! die's are loud, and where someone asks nevertheless, the turn is brought to
//! its end first. The findings are not looked at here: they matter to the next
//! tests, and those the search goes through one by one.

use std::{convert::Infallible, ops::ControlFlow, sync::Arc};

use game::{Actor, Key, Position, Seat, Seats};
use search::{Evaluator, MoveHint, Score};
use shelf::games::bille_trap::{Action, BilleTrap, Phase};

use super::{
    standing::{HOME, Standing},
    table::Table,
};

/// What a sure win is worth.
pub(super) const SURE: i32 = 10_000;
/// What a space of way is worth to those who count it.
const STEP: i32 = 60;

/// Differences up to twice this are left to taste: one game in a thousand.
const TASTE: i32 = 10;

/// What a player goes by.
#[derive(Clone)]
pub struct Insight {
    pub(super) judging: Judging,
    /// Settles what is left to taste; without one there is nothing left to it.
    pub(super) seed: Option<u64>,
}

/// How a player judges a position between turns.
#[derive(Clone)]
pub(super) enum Judging {
    /// By the table.
    Table(Arc<Table>),
    /// By counting the way that marbles have behind them, against that of the
    /// best of the others. Home counts as so many spaces more than it is, the
    /// tray as so many less.
    Way { tray: u8, home: u8 },
}

impl Evaluator<BilleTrap> for Insight {
    #[inline]
    fn evaluate(&self, position: &BilleTrap, seat: Seat) -> Score {
        if position.phase() != Phase::Die {
            return self.after_turn(position, seat);
        }
        let Score(worth) = match &self.judging {
            Judging::Table(table) => by_table(table, position, seat),
            Judging::Way { tray, home } => by_way(position, seat, *tray, *home),
        };
        let taste = self.taste(position);
        Score(if seat == position.turn_of() { worth + taste } else { worth - taste })
    }

    /// The front-most marble first: it is the best one most often.
    #[inline]
    fn hint(&self, _: &BilleTrap, action: Action) -> MoveHint {
        let priority = match action {
            Action::Advance(space) => i32::from(space.number()),
            _ => 0,
        };
        MoveHint { priority, loud: !matches!(action, Action::Roll(_)) }
    }
}

impl Insight {
    /// How much this player likes a position beyond what it is worth, seen from
    /// the seat that rolls. It settles what is as good as equal.
    #[inline]
    fn taste(&self, position: &BilleTrap) -> i32 {
        let Some(seed) = self.seed else { return 0 };
        let range = 2 * TASTE as u64 + 1;
        (Key::of(position).with(seed).0 % range) as i32 - TASTE
    }

    /// The estimate once the turn is over, played best and over all tests.
    fn after_turn(&self, position: &BilleTrap, seat: Seat) -> Score {
        let acting = match position.actor() {
            Actor::Over(outcome) if outcome.winners.contains(seat) => return Score(SURE),
            Actor::Over(_) => return Score(-SURE),
            Actor::Seat(acting) => Some(acting),
            Actor::Chance => None,
        };
        let (mut sum, mut weights) = (0, 0);
        let mut best: Option<(Score, Score)> = None;
        let ControlFlow::Continue(()) = position.visit_actions(|action| {
            let next = position.apply(action);
            let worth = self.evaluate(&next, seat);
            let weight = position.weight(action).cast_signed();
            sum += worth.0 * weight;
            weights += weight;
            let to_acting = acting.map_or(worth, |acting| self.evaluate(&next, acting));
            if best.is_none_or(|(most, _)| to_acting > most) {
                best = Some((to_acting, worth));
            }
            ControlFlow::<Infallible>::Continue(())
        });
        match best {
            Some((_, worth)) if acting.is_some() => worth,
            _ => Score(sum / weights.max(1)),
        }
    }
}

/// The chance to win as a score. With more than two seats, each against each of
/// the others by the table, and all of these together: measured to be better
/// than counting way.
#[inline]
fn by_table(table: &Table, position: &BilleTrap, seat: Seat) -> Score {
    let playing = position.playing();
    let rolling = position.turn_of();
    if playing.len() > 2 {
        return among_many(table, position, playing, seat);
    }
    let own = table.standing(position, rolling);
    let other = table.standing(position, playing.after(rolling));
    let (chance, certain) = (i32::from(table.chance(own, other)), i32::from(Table::CERTAIN));
    let score = (chance * 2 * SURE + certain / 2) / certain - SURE;
    Score(if seat == rolling { score } else { -score })
}

fn among_many(table: &Table, position: &BilleTrap, playing: Seats, seat: Seat) -> Score {
    // Around the table from the one that rolls: who comes first rolls first.
    let mut seats = [position.turn_of(); Seat::MOST];
    for place in 1..playing.len() {
        seats[place] = playing.after(seats[place - 1]);
    }
    let seats = &seats[..playing.len()];
    let mut standings = [Standing(0); Seat::MOST];
    for (standing, seat) in standings.iter_mut().zip(seats) {
        *standing = table.standing(position, *seat);
    }
    let mut products = [1.0_f64; Seat::MOST];
    for first in 0..seats.len() {
        for second in first + 1..seats.len() {
            let chance = f64::from(table.chance(standings[first], standings[second]))
                / f64::from(Table::CERTAIN);
            products[first] *= chance;
            products[second] *= 1.0 - chance;
        }
    }
    let sum: f64 = products[..seats.len()].iter().sum();
    let Some(place) = seats.iter().position(|other| *other == seat) else { return Score(-SURE) };
    let share = if sum > 0.0 { products[place] / sum } else { 1.0 / seats.len() as f64 };
    Score((share * f64::from(2 * SURE)) as i32 - SURE)
}

/// The way behind the seat's marbles against that of the best of the others.
fn by_way(position: &BilleTrap, seat: Seat, tray: u8, home: u8) -> Score {
    let way = |seat: Seat| {
        let spaces = position.on_track(seat).into_iter();
        let track: i32 = spaces.map(|space| i32::from(space.number())).sum();
        let counted = |marbles: usize, spaces: u8| i32::from(marbles as u8) * i32::from(spaces);
        track + counted(position.at_home(seat), HOME + home) - counted(position.in_tray(seat), tray)
    };
    let others = position.playing().without(seat).into_iter();
    Score((way(seat) - others.map(way).max().unwrap_or(0)) * STEP)
}
