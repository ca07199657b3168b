//! Seats and sets of seats. A seat is a place in turn order; which colour it
//! has and who sits there is known elsewhere.

use std::fmt;

use crate::notice::Fact;

/// One of at most four places, numbered from 1 in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The most seats that a game can have.
    pub const MOST: usize = 4;
    /// The seat that begins.
    pub const ONE: Self = Self(0);
    /// The second in turn order.
    pub const TWO: Self = Self(1);
    /// Every possible seat.
    pub const ALL: [Self; Self::MOST] = [Self(0), Self(1), Self(2), Self(3)];

    /// The seat with this number, counted from 1.
    pub const fn numbered(number: u8) -> Option<Self> {
        match number {
            1..=4 => Some(Self(number - 1)),
            _ => None,
        }
    }

    /// Its number, from 1 to 4.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its place in an array, from 0 to 3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl From<Seat> for Fact {
    fn from(seat: Seat) -> Self {
        Self::Number(i64::from(seat.number()))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat at all.
    pub const NONE: Self = Self(0);

    /// Seats 1 to `count`.
    ///
    /// # Panics
    /// When no game has so many.
    pub const fn first(count: usize) -> Self {
        assert!(count <= Seat::MOST, "more seats than any game has");
        Self((1 << count) - 1)
    }

    /// The set with this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set with this seat taken away.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// How many seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The next seat of the set in turn order after `seat`; `seat` itself when
    /// it is the only one.
    ///
    /// # Panics
    /// When the set is empty.
    pub const fn after(self, seat: Seat) -> Seat {
        assert!(self.0 != 0, "nobody is left to act");
        // Two copies side by side turn "around the table" into "upwards".
        let twice = (self.0 | self.0 << Seat::MOST) >> (seat.0 + 1);
        Seat((seat.0 + 1 + twice.trailing_zeros() as u8) % Seat::MOST as u8)
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    fn into_iter(self) -> SeatsIter {
        SeatsIter(self.0)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The seats of a set in turn order from seat 1.
#[derive(Clone, Debug)]
pub struct SeatsIter(u8);

impl Iterator for SeatsIter {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let index = self.0.trailing_zeros() as u8;
        self.0 &= self.0.wrapping_sub(1);
        (index < Seat::MOST as u8).then_some(Seat(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_seat_goes_around_the_table() {
        let three = Seats::first(3);
        let [one, two, three_, four] = Seat::ALL;
        assert_eq!(three.after(one), two);
        assert_eq!(three.after(three_), one);
        assert_eq!(three.without(two).after(one), three_);
        assert_eq!(three.without(two).without(three_).after(one), one);
        assert_eq!(Seats::first(4).after(four), one);
        assert_eq!(Seats::first(4).after(three_), four);
    }

    #[test]
    fn seats_are_listed_in_turn_order() {
        let seats: Seats = [Seat::ALL[3], Seat::ONE].into_iter().collect();
        assert_eq!(seats.into_iter().collect::<Vec<_>>(), [Seat::ONE, Seat::ALL[3]]);
        assert_eq!(seats.len(), 2);
        assert_eq!(seats.with(Seat::ONE), seats, "nobody sits twice");
    }
}
