//! Works out the table: the chance to win of the seat that rolls, if traps had
//! no memory and both seats always played best. Sweeps over all pairs of
//! standings, those with the most way behind them first, so that what a move
//! leads to is mostly settled in the same sweep; only marbles that drop lead
//! back to what the sweep before has found.
//!
//! Pairs with the same way behind them are worked out side by side, from
//! values that none of them changes: the result is the same on any number of
//! threads, and on one.

use std::{num::NonZero, ops::Range, thread};

use shelf::games::bille_trap::{Finding, Roll};

use super::standing::{HOME, MARBLES, Move, Standing, Standings, spaces_of};

/// So many sweeps leave no value off by more than what a table can tell.
const SWEEPS: usize = 18;

/// The chances to win: a row for the standing of the seat that rolls, a column
/// for that of the other. Pairs that share a space mean nothing.
pub(super) fn work_out(standings: &Standings, done: &mut dyn FnMut(f64)) -> Vec<f32> {
    let mut sweeping = Sweeping::new(standings);
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    for sweep in 0..SWEEPS {
        sweeping.sweep(threads);
        done((sweep + 1) as f64 / SWEEPS as f64);
    }
    sweeping.chances
}

struct Sweeping<'a> {
    standings: &'a Standings,
    /// The spaces of each standing: bit n for space n.
    spaces: Vec<u32>,
    /// Which standings have this much way behind them.
    with_way: Vec<Range<usize>>,
    /// The chance that a seat with this standing has to pass.
    passing: Vec<f32>,
    chances: Vec<f32>,
    /// What each pair of the level under way comes to without passing.
    level: Vec<f32>,
    /// Where the row of each standing begins in `level`.
    rows: Vec<usize>,
}

impl<'a> Sweeping<'a> {
    fn new(standings: &'a Standings) -> Self {
        let count = standings.count();
        let all = (0..count as u16).map(Standing);
        // Standings are in the order of their ways.
        let ways: Vec<usize> = all.clone().map(|standing| standings.way(standing)).collect();
        let first_with = |way: usize| ways.partition_point(|other| *other < way);
        let with_way = (0..=MARBLES * usize::from(HOME))
            .map(|way| first_with(way)..first_with(way + 1))
            .collect();
        let passing = |standing| {
            let stuck = standings.moves(standing).iter().filter(|moves| moves.is_empty());
            stuck.count() as f32 / Roll::FACES as f32
        };
        let mut chances = vec![0.5; count * count];
        // Whose opponent has won rolls in vain.
        for row in chances.chunks_mut(count) {
            row[count - 1] = 0.0;
        }
        Self {
            spaces: all.clone().map(|standing| spaces_of(standings.places(standing))).collect(),
            passing: all.map(passing).collect(),
            standings,
            with_way,
            chances,
            level: Vec::new(),
            rows: Vec::new(),
        }
    }

    /// Works out every pair once.
    fn sweep(&mut self, threads: usize) {
        // In a running game neither seat has all its way behind it.
        let most = 2 * (self.with_way.len() - 2);
        for way in (0..=most).rev() {
            self.settle(way, threads);
        }
    }

    /// The columns of a row that belong to the level: standings with the rest
    /// of the way. None has won.
    fn columns(&self, row: usize, way: usize) -> Range<usize> {
        let own = self.standings.way(Standing(row as u16));
        match way.checked_sub(own) {
            Some(rest) if rest < self.with_way.len() - 1 => self.with_way[rest].clone(),
            _ => 0..0,
        }
    }

    /// Works out every pair with this much way behind both together.
    fn settle(&mut self, way: usize, threads: usize) {
        let running = self.standings.count() - 1;
        self.rows.clear();
        let mut length = 0;
        for row in 0..running {
            self.rows.push(length);
            length += self.columns(row, way).len();
        }
        self.rows.push(length);
        let mut level = std::mem::take(&mut self.level);
        level.clear();
        level.resize(length, 0.0);
        self.fill_on_threads(&mut level, way, threads);
        self.level = level;
        for row in 0..running {
            for column in self.columns(row, way) {
                let chance = self.with_passing(row, column, way);
                self.chances[row * self.standings.count() + column] = chance;
            }
        }
    }

    fn fill_on_threads(&self, level: &mut [f32], way: usize, threads: usize) {
        let running = self.rows.len() - 1;
        if threads <= 1 {
            return self.fill(level, 0..running, way);
        }
        let share = level.len() / threads + 1;
        thread::scope(|scope| {
            let mut left = level;
            let mut row = 0;
            while row < running {
                let start = self.rows[row];
                let end_row = self.rows.partition_point(|begin| *begin < start + share);
                let end_row = end_row.clamp(row + 1, running);
                let (part, rest) = left.split_at_mut(self.rows[end_row] - start);
                left = rest;
                scope.spawn(move || self.fill(part, row..end_row, way));
                row = end_row;
            }
        });
    }

    /// What the pairs of these rows come to without passing.
    fn fill(&self, part: &mut [f32], rows: Range<usize>, way: usize) {
        let mut places = part.iter_mut();
        for row in rows {
            for (column, place) in self.columns(row, way).zip(&mut places) {
                if self.spaces[row] & self.spaces[column] == 0 {
                    *place = self.best_moves(Standing(row as u16), Standing(column as u16));
                }
            }
        }
    }

    /// The chance to win of the seat that rolls, with the best move for each
    /// roll; rolls that can't be played count nothing.
    fn best_moves(&self, own: Standing, other: Standing) -> f32 {
        let mut sum = 0.0;
        for moves in self.standings.moves(own) {
            let mut best = 0.0_f32;
            for play in moves {
                best = best.max(self.after(*play, other));
            }
            sum += best;
        }
        sum / Roll::FACES as f32
    }

    /// The chance to win of the seat that has moved, over all tests (BT-9).
    #[inline]
    fn after(&self, play: Move, other: Standing) -> f32 {
        const OPEN: f32 =
            Finding::Open.dealt() as f32 / (Finding::Open.dealt() + Finding::Closed.dealt()) as f32;
        let count = self.standings.count();
        let chance = |standing: Standing, other: Standing| {
            1.0 - self.chances[usize::from(other.0) * count + usize::from(standing.0)]
        };
        let theirs = self.spaces[usize::from(other.0)];
        let own = play.spaces;
        if (theirs | own) >> play.target & 1 == 0 {
            return chance(play.after, other);
        }
        let stays = |rest, place, other| chance(self.standings.after(rest, place), other);
        let mut sum = 0.0;
        let mut share = 1.0;
        let mut place = play.target;
        while place < HOME && (theirs | own) >> place & 1 != 0 {
            sum += share
                * OPEN
                * if theirs >> place & 1 != 0 {
                    stays(play.rest, place, self.standings.dropped(other, place))
                } else {
                    stays(play.rest.dropped(place), place, other)
                };
            share *= 1.0 - OPEN;
            place += 1;
        }
        sum + share * stays(play.rest, place, other)
    }

    /// The chance of a pair, passing included. Where both may have to pass, the
    /// pair and its mirror lead to each other; two equations in two unknowns.
    fn with_passing(&self, row: usize, column: usize, way: usize) -> f32 {
        let moving =
            |row, column| self.level[self.rows[row] + column - self.columns(row, way).start];
        let (own, other) = (self.passing[row], self.passing[column]);
        if own == 0.0 {
            return moving(row, column);
        }
        let both = own * other;
        (moving(row, column) + own * (1.0 - moving(column, row)) - both) / (1.0 - both)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_do_not_change_the_result() {
        let standings = Standings::new();
        let swept = |threads| {
            let mut sweeping = Sweeping::new(&standings);
            sweeping.sweep(threads);
            sweeping.chances
        };
        let alone = swept(1);
        assert_eq!(alone, swept(2));
        assert_eq!(alone, swept(5));
    }
}
