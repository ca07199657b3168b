//! Chances to win as whole thousandths, which are a thousand together, and what shifts
//! them. Sums of such shifts are exact, and what is shown with one decimal adds up.

use std::ops::Add;

use bots::WinChances;
use game::{Outcome, Seat, Seats};

/// The chance of each seat to win, in thousandths; a draw is shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chances([u16; Seat::MOST]);

impl Chances {
    /// A certain win.
    pub const CERTAIN: u16 = 1_000;

    /// Those of a game that ended so.
    pub fn at_end(outcome: Outcome) -> Self {
        Self::rounded(WinChances::at_end(outcome), outcome.winners)
    }

    /// The nearest thousandths that are a thousand together: what is left over goes to
    /// those from whom most was cut off, of equals to the first.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "below 1,000")]
    pub(crate) fn rounded(chances: WinChances, seats: Seats) -> Self {
        let whole = f64::from(Self::CERTAIN);
        let exact = |seat: Seat| (chances.of(seat).clamp(0.0, 1.0)) * whole;
        let mut rounded = [0; Seat::MOST];
        for seat in seats {
            rounded[seat.index()] = exact(seat).floor() as u16;
        }
        let mut cut: Vec<Seat> = seats.into_iter().collect();
        let rest = |seat: &Seat| exact(*seat).fract();
        cut.sort_by(|one, other| rest(other).total_cmp(&rest(one)));
        let missing = Self::CERTAIN.saturating_sub(rounded.iter().sum());
        for seat in cut.iter().cycle().take(if cut.is_empty() { 0 } else { missing.into() }) {
            rounded[seat.index()] += 1;
        }
        Self(rounded)
    }

    /// That of one seat.
    pub const fn of(self, seat: Seat) -> u16 {
        self.0[seat.index()]
    }

    /// What leads from these to others.
    pub fn to(self, others: Self) -> Shift {
        let mut shift = Shift::default();
        for ((shift, before), after) in shift.0.iter_mut().zip(self.0).zip(others.0) {
            *shift = i32::from(after) - i32::from(before);
        }
        shift
    }
}

/// By how many thousandths the chance of each seat has changed; together they are
/// nothing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Shift([i32; Seat::MOST]);

impl Shift {
    /// That of one seat.
    pub const fn of(self, seat: Seat) -> i32 {
        self.0[seat.index()]
    }

    /// The largest, whichever seat's it is and whichever way.
    pub fn largest(self) -> u32 {
        self.0.into_iter().map(i32::unsigned_abs).max().unwrap_or(0)
    }
}

impl Add for Shift {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        for (sum, more) in self.0.iter_mut().zip(other.0) {
            *sum += more;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_a_thousand_together() {
        for seats in 1..=4 {
            let seats = Seats::first(seats);
            let uneven = WinChances::shared(seats, |seat| f64::from(seat.number()).sqrt());
            for chances in [uneven, WinChances::shared(seats, |_| 1.0)] {
                let rounded = Chances::rounded(chances, seats);
                let sum: u16 = seats.into_iter().map(|seat| rounded.of(seat)).sum();
                assert_eq!(sum, Chances::CERTAIN, "{chances:?}");
                for seat in seats {
                    let off = f64::from(rounded.of(seat)) - chances.of(seat) * 1_000.0;
                    assert!(off.abs() < 1.0, "{chances:?} {rounded:?}");
                }
            }
        }
    }

    #[test]
    fn shifts_add_up() {
        let seats = Seats::first(3);
        let of = |weights: [f64; 3]| {
            Chances::rounded(WinChances::shared(seats, |seat| weights[seat.index()]), seats)
        };
        let (a, b, c) = (of([1.0, 1.0, 1.0]), of([7.0, 2.0, 1.0]), of([0.0, 0.0, 1.0]));
        assert_eq!(a.to(b) + b.to(c), a.to(c));
        assert_eq!(seats.into_iter().map(|seat| a.to(b).of(seat)).sum::<i32>(), 0);
        assert_eq!(c.to(c).largest(), 0);
    }
}
